import type { CommandName } from '@meridian/protocol/live/command-names';
import type { Command } from '@meridian/protocol/live/commands';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { Cause } from '../events/cause.ts';

/** The part of a user that the engine checks and records. */
export type KernelUser = Pick<
  User,
  'id' | 'email_id' | 'trader_id' | 'organisation' | 'are_actions_permitted' | 'is_admin' | 'data_permissions'
> & {
  /** The session of the command. Missing for clients without a sign-in. */
  readonly session?: string;
};

export type KernelCommandName = Extract<
  CommandName,
  `order.${string}` | `global_auto_trading.${string}` | 'destination.retry'
>;

/** A command of the live socket that changes orders; its id is the idempotency key. */
export type KernelCommand = Extract<Command, { readonly name: KernelCommandName }>;

export type ArgsOf<Name extends KernelCommandName> = Extract<KernelCommand, { readonly name: Name }>['args'];

/** What the events of a command say of where they come from. */
export function causeOf({ name, id }: KernelCommand, { email_id: user, session }: KernelUser): Cause {
  return { kind: 'command', name, id, user, ...(session !== undefined && { session }) };
}

/** Who asked and why, as events keep it. */
export function askedBy(user: KernelUser, args: { readonly reason?: string }) {
  return { by: user.email_id, reason: args.reason ?? null };
}
