import type { Command } from '@meridian/protocol/live/commands';
import type { DeskSecurityEvent } from '@meridian/protocol/ports/identity';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { ClientConnection } from './client-connection.ts';
import type { CommandOutcome } from './command-handlers.ts';
import type { LiveContext } from './live-context.ts';

/** Somebody asked for what their permissions do not allow. */
export function noteRefusal(context: LiveContext, connection: ClientConnection, user: User, what: string): void {
  const detail = { call: `live ${what}` };
  void context.identity.record({ kind: 'refused', userId: user.id, ip: connection.origin.ip, detail });
}

/** A command that was done and belongs into the security log. */
export function noteDone(
  context: LiveContext,
  connection: ClientConnection,
  user: User,
  given: Command,
  outcome: CommandOutcome,
): void {
  const event = outcome.ok ? eventOf(given) : null;
  if (event !== null) void context.identity.record({ ...event, userId: user.id, ip: connection.origin.ip });
}

function eventOf(given: Command): Pick<DeskSecurityEvent, 'kind' | 'detail'> | null {
  const { args } = given;
  if (given.name === 'global_auto_trading.set') {
    const { global_auto_trading_status: isOn, reason = '' } = given.args;
    return { kind: 'auto_trading_switched', detail: { to: isOn ? 'on' : 'off', reason } };
  }
  if ('override_reason' in args && args.override_reason !== undefined) {
    return { kind: 'warnings_overridden', detail: { call: `live ${given.name}`, reason: args.override_reason } };
  }
  return null;
}
