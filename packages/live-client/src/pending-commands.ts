import type { Result } from '@meridian/protocol/live/desk-messages';
import type { Timers } from './socket-port.ts';

export const MAX_PENDING_COMMANDS = 256;
export const MAX_COMMAND_MS = 15_000;

export type CommandResult =
  | { readonly kind: 'ok'; readonly message: string; readonly data: unknown }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string; readonly data: unknown }
  /** The outcome is unknown. Ask again with the same id; it is executed at most once. */
  | { readonly kind: 'unknown'; readonly id: string; readonly message: string }
  /** It was never sent. */
  | { readonly kind: 'not-sent'; readonly message: string };

export type PendingCommands = {
  /** Null with too many pending commands. */
  wait(id: string): Promise<CommandResult> | null;
  /** True when the result was expected. */
  settle(id: string, result: Result): boolean;
  /** The command could not be sent. */
  withdraw(id: string): void;
  /** The connection is lost, and with it every response. */
  loseAll(): void;
};

export function createPendingCommands(timers: Timers): PendingCommands {
  const pending = new Map<string, { readonly resolve: (result: CommandResult) => void; readonly cancel: () => void }>();

  function finish(id: string, result: CommandResult): boolean {
    const entry = pending.get(id);
    if (entry === undefined) return false;
    pending.delete(id);
    entry.cancel();
    entry.resolve(result);
    return true;
  }

  return {
    wait: (id) => {
      if (pending.size >= MAX_PENDING_COMMANDS || pending.has(id)) return null;
      return new Promise((resolve) => {
        const late = { kind: 'unknown', id, message: 'Network error: no answer came in time.' } as const;
        pending.set(id, { resolve, cancel: timers.after(MAX_COMMAND_MS, () => finish(id, late)) });
      });
    },
    settle: (id, result) => finish(id, commandResult(result)),
    withdraw: (id) => void finish(id, { kind: 'not-sent', message: 'There is no connection.' }),
    loseAll: () => {
      const message = 'Network error: the connection was lost before the answer came.';
      for (const id of pending.keys()) finish(id, { kind: 'unknown', id, message });
    },
  };
}

export function commandResult(result: Result): CommandResult {
  const { ok, code, message, data } = result;
  return ok ? { kind: 'ok', message, data } : { kind: 'failed', code: code ?? 'failed', message, data };
}
