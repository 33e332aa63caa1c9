import type { Command } from '@meridian/protocol/live/commands';
import type { DeskSecurityEvent } from '@meridian/protocol/ports/identity';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { ClientConnection } from './client-connection.ts';
import type { CommandOutcome } from './command-handlers.ts';
import type { LiveContext } from './live-context.ts';

type Entry = Pick<DeskSecurityEvent, 'kind' | 'detail'>;

const NOT_RECORDED = {
  ok: false,
  code: 'not-recorded',
  message: 'Trading stays off: the security log could not record the change. Try again in a moment.',
} as const;

/** Somebody asked for what their permissions do not allow. */
export function noteRefusal(context: LiveContext, connection: ClientConnection, user: User, what: string): void {
  const detail = { call: `live ${what}` };
  void context.identity.record({ kind: 'refused', userId: user.id, ip: connection.origin.ip, detail });
}

/**
 * Does a command and records it when it belongs into the security log. Trading goes on only once that is recorded, and
 * stops whether or not it can be: then the journal has who stopped it and why, and the process log has the entry.
 */
export async function doAndRecord(
  context: LiveContext,
  connection: ClientConnection,
  user: User,
  given: Command,
  run: () => Promise<CommandOutcome>,
): Promise<CommandOutcome> {
  const keep = (entry: Entry | null) => keepEntry(context, connection, user, entry);
  if (!isSwitchOn(given)) {
    const outcome = await run();
    // The answer to an order does not wait for it.
    if (outcome.ok) void keep(entryOf(given));
    return outcome;
  }
  const entry = entryOf(given);
  if (!(await keep(entry))) return NOT_RECORDED;
  const outcome = await run();
  if (!outcome.ok) void keep({ ...entry, detail: { ...entry.detail, not_done: outcome.message } });
  return outcome;
}

async function keepEntry(
  context: LiveContext,
  connection: ClientConnection,
  user: User,
  entry: Entry | null,
): Promise<boolean> {
  if (entry === null) return true;
  const { ip } = connection.origin;
  try {
    await context.identity.record({ ...entry, userId: user.id, ip });
    return true;
  } catch (err) {
    context.logger.error({ err, ...entry, userId: user.id, ip }, 'the security log lacks this entry');
    return false;
  }
}

type SwitchCommand = Extract<Command, { name: 'global_auto_trading.set' }>;

function isSwitchOn(given: Command): given is SwitchCommand {
  return given.name === 'global_auto_trading.set' && given.args.global_auto_trading_status;
}

function entryOf(given: SwitchCommand): Entry;
function entryOf(given: Command): Entry | null;
function entryOf(given: Command): Entry | null {
  const { args } = given;
  if (given.name === 'global_auto_trading.set') {
    const { global_auto_trading_status: isOn, reason = '' } = given.args;
    return { kind: 'auto_trading_switched', detail: { from: isOn ? 'off' : 'on', to: isOn ? 'on' : 'off', reason } };
  }
  if (given.name === 'global_auto_trading.explain') {
    return { kind: 'auto_trading_switched', detail: { explained: true, reason: given.args.reason } };
  }
  if ('override_reason' in args && args.override_reason !== undefined) {
    return { kind: 'warnings_overridden', detail: { call: `live ${given.name}`, reason: args.override_reason } };
  }
  return null;
}
