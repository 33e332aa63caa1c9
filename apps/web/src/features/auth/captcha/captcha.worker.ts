import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { WorkerAnswer } from './solve-in-worker.ts';

const REPORT_EVERY = 10;

/** Runs in a worker, so that typing stays smooth. */
async function work(challenge: Challenge): Promise<void> {
  let attempts = 0;
  try {
    const solution = await solveChallenge({
      challenge,
      deriveKey: (...args) => {
        attempts += 1;
        if (attempts % REPORT_EVERY === 0) post({ kind: 'progress', attempts });
        return deriveKey(...args);
      },
    });
    post(solution === null ? { kind: 'failed' } : { kind: 'solved', solution });
  } catch {
    post({ kind: 'failed' });
  }
}

function post(answer: WorkerAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page to answer.
  self.postMessage(answer);
}

self.addEventListener('message', ({ data }: MessageEvent<Challenge>) => void work(data));
