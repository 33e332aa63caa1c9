import type { Solution } from 'altcha-lib/types';

export type WorkerAnswer =
  | { readonly kind: 'progress'; readonly attempts: number }
  | { readonly kind: 'solved'; readonly solution: Solution }
  | { readonly kind: 'failed' };

export type SolveOptions = {
  readonly onProgress: (attempts: number) => void;
  readonly signal: AbortSignal;
};

export type SolveChallenge = (challenge: unknown, options: SolveOptions) => Promise<Solution | null>;

/** One worker for one challenge. Null when it was not solved or the request was aborted. */
export const solveInWorker: SolveChallenge = (challenge, { onProgress, signal }) =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' });
    const finish = (solution: Solution | null) => {
      worker.terminate();
      resolve(solution);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === 'progress') onProgress(data.attempts);
      else finish(data.kind === 'solved' ? data.solution : null);
    });
    worker.addEventListener('error', () => finish(null));
    signal.addEventListener('abort', () => finish(null));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin.
    worker.postMessage(challenge);
  });
