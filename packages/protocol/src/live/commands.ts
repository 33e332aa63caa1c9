import { type Static, type TObject, Type } from 'typebox';
import type { CommandName } from './command-names.ts';
import { CorrelationIdSchema, frame } from './envelope.ts';
import { LOG_COMMAND_ARGS } from './log-commands.ts';
import { ORDER_COMMAND_ARGS } from './order-commands.ts';
import { REPLAY_COMMAND_ARGS } from './replay-commands.ts';
import { SEARCH_COMMAND_ARGS } from './search-commands.ts';
import { TRADE_QUESTION_ARGS } from './trade-questions.ts';

/** The arguments of every command. */
export const COMMAND_ARGS = {
  ...ORDER_COMMAND_ARGS,
  ...LOG_COMMAND_ARGS,
  ...TRADE_QUESTION_ARGS,
  ...SEARCH_COMMAND_ARGS,
  ...REPLAY_COMMAND_ARGS,
} as const satisfies Record<CommandName, TObject>;

export type CommandArgs<Name extends CommandName> = Static<(typeof COMMAND_ARGS)[Name]>;

export type Command = {
  [Name in CommandName]: { readonly id: string; readonly name: Name; readonly args: CommandArgs<Name> };
}[CommandName];

/** The frame of one command; its id is also the idempotency key. */
export function commandFrame(name: CommandName) {
  return frame('command', Type.Object({ id: CorrelationIdSchema, name: Type.Literal(name), args: COMMAND_ARGS[name] }));
}
