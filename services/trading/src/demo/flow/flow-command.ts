import type { Command, CommandArgs } from '@meridian/protocol/live/commands';

export type FlowCommandName =
  | 'order.new'
  | 'order.modify'
  | 'order.cancel'
  | 'order.cancel_children'
  | 'order.pause'
  | 'order.resume'
  | 'order.release'
  | 'order.send_staged';

/** A command of the live socket, as the demo's traders and clients send it. */
export type FlowCommand = Extract<Command, { readonly name: FlowCommandName }>;

/** A command before it has its id. */
export type FlowIntent = FlowCommand extends infer Each ? (Each extends FlowCommand ? Omit<Each, 'id'> : never) : never;

export type NewOrderArgs = CommandArgs<'order.new'>;
