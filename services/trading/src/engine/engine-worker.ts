import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import type { EngineJob } from './engine-job.ts';
import type { EngineNews, EngineRequest } from './engine-messages.ts';
import { openEngine } from './open-engine.ts';

/** Forty times a second: fills are seen within it, and a core is hardly touched. */
const STEP_MS = 25;
const REMEMBER_MS = 10_000;

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
  const { engine, started, closeSteps } = await openEngine({
    job,
    nowMs,
    post,
    onStopped: (error) => {
      throw error;
    },
  });
  engine.start();
  post({ kind: 'started', started });
  let beat = 0;
  const stepping = setInterval(() => {
    beat += 1;
    engine.step(beat);
  }, STEP_MS);
  let remembering: Promise<void> = Promise.resolve();
  const keeping = setInterval(() => {
    remembering = engine.remember().catch((error: unknown) => post({ kind: 'problem', text: String(error) }));
  }, REMEMBER_MS);
  const close = async (): Promise<void> => {
    clearInterval(stepping);
    clearInterval(keeping);
    await remembering;
    for (const step of closeSteps) await step.close();
    port.close();
  };
  port.on('message', (request: EngineRequest) => {
    if (request.kind === 'command') engine.submit(request.ticket, request.command, request.user);
    else if (request.kind === 'rows-taken') engine.rowsTaken();
    else void close();
  });
}

run().catch(fail);
