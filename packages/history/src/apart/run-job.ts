import { startProcess } from './own-process.ts';
import type { JobMessage } from './serve-job.ts';

export type JobOutcome<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  /** The work says why. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** The process ended without a word. */
  | { readonly kind: 'lost' }
  /** The signal was aborted. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'late' };

export type RunJobOptions<Work, Progress> = {
  readonly name: string;
  readonly work: Work;
  /** Asks the job to stop; one that does not is killed. */
  readonly signal: AbortSignal;
  readonly maxMs: number;
  readonly maxHeapMb: number;
  readonly onProgress?: (progress: Progress) => void;
};

/** Does a job in a process of its own. Resolves when the process is gone, so that a job counts until then. */
export async function runJob<Work, Result, Progress = never>(
  program: URL,
  { name, work, signal, maxMs, maxHeapMb, onProgress }: RunJobOptions<Work, Progress>,
): Promise<JobOutcome<Result>> {
  if (signal.aborted) return { kind: 'stopped' };
  const { promise, resolve } = Promise.withResolvers<JobOutcome<Result>>();
  const onMessage = (message: unknown): void => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the program answers with `serveJob`.
    const heard = message as JobMessage;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller names what its program tells.
    if (heard.kind === 'progress') onProgress?.(heard.progress as Progress);
    else if (heard.kind === 'failed') resolve(heard);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above.
    else resolve({ kind: 'done', result: heard.result as Result });
  };
  const own = startProcess(program, { name, maxHeapMb, onMessage });
  const stop = (): void => resolve({ kind: 'stopped' });
  signal.addEventListener('abort', stop, { once: true });
  const late = setTimeout(() => resolve({ kind: 'late' }), maxMs);
  void own.ended.then(() => resolve({ kind: 'lost' }));
  own.send({ work });
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', stop);
    await own.stop();
  }
}
