import type { CommandResult } from '@meridian/live-client/pending-commands';
import { failureText } from './failure-text.ts';

/** So often a question is asked again by itself. Then the page shows why there is no answer. */
const MAX_TRIES = 3;
const MAX_WAIT_MS = 60_000;

/** The server has no share left for this user. It says when it has. */
export class BusyAnswer extends Error {
  readonly retryAfterMs: number;

  constructor(message: string, retryAfterMs: number) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Why a question has no answer. */
export function answerError(result: Exclude<CommandResult, { readonly kind: 'ok' }>): Error {
  const seconds = result.kind === 'failed' && result.code === 'busy' ? secondsIn(result.data) : null;
  return seconds === null ? new Error(failureText(result)) : new BusyAnswer(result.message, seconds * 1_000);
}

export function isAskedAgain(failures: number, error: Error): boolean {
  return error instanceof BusyAnswer && error.retryAfterMs <= MAX_WAIT_MS && failures < MAX_TRIES;
}

export function askAgainAfterMs(_failures: number, error: Error): number {
  return error instanceof BusyAnswer ? error.retryAfterMs : 0;
}

function secondsIn(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('retry_after_seconds' in data)) return null;
  return typeof data.retry_after_seconds === 'number' ? data.retry_after_seconds : null;
}
