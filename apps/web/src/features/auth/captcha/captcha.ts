import { captchaChallenge } from '@meridian/protocol/rest/auth-calls';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ApiClient } from '../../../api/api-client.ts';
import { failureMessage } from '../../../api/error-text.ts';
import type { SolveChallenge } from './solve-in-worker.ts';

export type CaptchaState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly attempts: number }
  | { readonly kind: 'solved' }
  | { readonly kind: 'failed'; readonly message: string };

export type CaptchaOutcome =
  | { readonly kind: 'solved'; readonly solution: string }
  | { readonly kind: 'failed'; readonly message: string };

export type Captcha = {
  readonly state: StoreApi<CaptchaState>;
  /** Starts solving ahead of time. Does nothing when a solution is under way or ready. */
  readonly prepare: () => void;
  /** The proof for one submission. Waits for it if necessary; each proof is used once. */
  readonly take: () => Promise<CaptchaOutcome>;
  readonly stop: () => void;
};

export type CaptchaDeps = {
  readonly api: Pick<ApiClient, 'callMain'>;
  readonly solve: SolveChallenge;
  readonly now: () => number;
};

/** A challenge is valid for five minutes. One that is about to expire could fail in transit. */
export const FRESH_FOR_MS = 4 * 60_000;

const NOT_SOLVED = 'This browser could not confirm that you are not a robot. Reload the page, or try another browser.';

type Attempt = { readonly startedMs: number; readonly outcome: Promise<CaptchaOutcome> };

export function createCaptcha(deps: CaptchaDeps): Captcha {
  const state = createStore<CaptchaState>(() => ({ kind: 'idle' }));
  let attempt: Attempt | null = null;
  let stopping = new AbortController();

  const current = (): Attempt => {
    if (attempt !== null && deps.now() - attempt.startedMs < FRESH_FOR_MS) return attempt;
    const started: Attempt = { startedMs: deps.now(), outcome: work(deps, state, stopping.signal) };
    attempt = started;
    return started;
  };

  return {
    state,
    prepare: () => {
      current();
    },
    take: async () => {
      const taken = current();
      const outcome = await taken.outcome;
      if (attempt === taken) attempt = null;
      return outcome;
    },
    stop: () => {
      stopping.abort();
      stopping = new AbortController();
      attempt = null;
      state.setState({ kind: 'idle' }, true);
    },
  };
}

async function work(
  { api, solve }: CaptchaDeps,
  state: StoreApi<CaptchaState>,
  signal: AbortSignal,
): Promise<CaptchaOutcome> {
  const show = (next: CaptchaState) => {
    if (!signal.aborted) state.setState(next, true);
  };
  const fail = (message: string): CaptchaOutcome => {
    show({ kind: 'failed', message });
    return { kind: 'failed', message };
  };
  show({ kind: 'working', attempts: 0 });
  const challenge = await api.callMain(captchaChallenge, { signal });
  if (challenge.kind !== 'ok') return fail(failureMessage(challenge));
  const solution = await solve(challenge.value, {
    signal,
    onProgress: (attempts) => show({ kind: 'working', attempts }),
  });
  if (solution === null) return fail(NOT_SOLVED);
  show({ kind: 'solved' });
  return { kind: 'solved', solution: btoa(JSON.stringify({ challenge: challenge.value, solution })) };
}
