import { Worker } from 'node:worker_threads';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import type { EngineJob } from './engine-job.ts';
import { engineMemory, engineMemoryTaken } from './engine-memory.ts';
import type { EngineNews, EngineRequest } from './engine-messages.ts';

export type EngineThread = {
  send(request: EngineRequest): void;
  /** Resolves when the thread has ended: null after a request, an error otherwise. */
  readonly ended: Promise<Error | null>;
  close(): Promise<void>;
};

/** A thread that loads its program and waits for its job. Alone it keeps no process alive. */
export type PreparedEngine = {
  /** Gives it its job as soon as the database can be read. Its news are kept until somebody begins to hear them. */
  recover(job: EngineJob): void;
  /** The job counts if it had none before. */
  begin(job: EngineJob, onNews: (news: EngineNews) => void): EngineThread;
  /** Ends a thread that nobody hears. One at work is closed by its owner. */
  discard(): Promise<void>;
};

/** The engine in its own thread, so that heavy requests here never delay an order. */
export function prepareEngine(program: URL): PreparedEngine {
  const worker = new Worker(program, { name: 'engine', resourceLimits: engineMemory() });
  worker.unref();
  worker.once('online', engineMemoryTaken);
  let hear: ((news: EngineNews) => void) | null = null;
  let hasJob = false;
  const unheard: EngineNews[] = [];
  let isClosing = false;
  let refusal: StartupProblem | null = null;
  const { promise: ended, resolve } = Promise.withResolvers<Error | null>();
  worker.on('message', (news: EngineNews) => {
    if (news.kind === 'refused') refusal = new StartupProblem(news.message, news.advice);
    if (hear === null) unheard.push(news);
    else hear(news);
  });
  worker.on('error', (error) => resolve(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', (code) => {
    if (refusal !== null) resolve(refusal);
    else resolve(isClosing ? null : new Error(`the engine's thread ended with ${code}`));
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is not a window.
  const post = (message: EngineJob | EngineRequest): void => worker.postMessage(message);
  const recover = (job: EngineJob): void => {
    if (!hasJob) post(job);
    hasJob = true;
  };
  return {
    recover,
    begin: (job, onNews) => {
      hear = onNews;
      worker.ref();
      recover(job);
      // Not at once: whoever hears them may answer through the thread that is returned here.
      queueMicrotask(() => unheard.splice(0).forEach(onNews));
      return {
        send: post,
        ended,
        close: async () => {
          isClosing = true;
          post({ kind: 'close' });
          await ended;
        },
      };
    },
    discard: async () => {
      if (hear === null) await worker.terminate();
    },
  };
}
