import { Worker } from 'node:worker_threads';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import type { EngineJob } from './engine-job.ts';
import { engineMemory } from './engine-memory.ts';
import type { EngineNews, EngineRequest } from './engine-messages.ts';

export type EngineThread = {
  send(request: EngineRequest): void;
  /** Resolves when the thread has ended: null after a request, an error otherwise. */
  readonly ended: Promise<Error | null>;
  close(): Promise<void>;
};

/** The engine in its own thread, so that heavy requests here never delay an order. */
export function startEngineThread(program: URL, job: EngineJob, onNews: (news: EngineNews) => void): EngineThread {
  const worker = new Worker(program, { workerData: job, name: 'engine', resourceLimits: engineMemory() });
  let isClosing = false;
  let refusal: StartupProblem | null = null;
  const { promise: ended, resolve } = Promise.withResolvers<Error | null>();
  worker.on('message', (news: EngineNews) => {
    if (news.kind === 'refused') refusal = new StartupProblem(news.message, news.advice);
    onNews(news);
  });
  worker.on('error', (error) => resolve(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', (code) => {
    if (refusal !== null) resolve(refusal);
    else resolve(isClosing ? null : new Error(`the engine's thread ended with ${code}`));
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is not a window.
  const send = (request: EngineRequest): void => worker.postMessage(request);
  return {
    send,
    ended,
    close: async () => {
      isClosing = true;
      send({ kind: 'close' });
      await ended;
    },
  };
}
