import { flushCompileCache } from 'node:module';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import type { EngineJob } from './engine-job.ts';
import type { EngineNews, EngineRequest } from './engine-messages.ts';
import { runEngine } from './run-engine.ts';

if (parentPort === null || isMainThread) throw new Error('this file runs in a worker thread');
const port = parentPort;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is not a window.
const post = (news: EngineNews): void => port.postMessage(news);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- engine-thread.ts is the only one who starts it.
const job = workerData as EngineJob;

let lastMs = 0;
/** A clock that was set back must not make time run backwards. */
const nowMs = (): number => {
  lastMs = Math.max(lastMs, Date.now());
  return lastMs;
};

function fail(error: unknown): void {
  if (error instanceof StartupProblem) {
    post({ kind: 'refused', message: error.message, advice: error.advice });
    port.close();
    return;
  }
  // An error that nobody catches ends the thread, and whoever started it is told.
  throw error;
}

async function run(): Promise<void> {
  const engine = await runEngine({
    job,
    nowMs,
    post,
    onStopped: (error) => {
      throw error;
    },
  });
  post({ kind: 'started', started: engine.started });
  // Now rather than at the end, which may be a kill -9: a restart is the moment that must not take long.
  flushCompileCache();
  port.on('message', (request: EngineRequest) => {
    if (request.kind === 'close') void engine.close().then(() => port.close());
    else engine.hear(request);
  });
}

run().catch(fail);
