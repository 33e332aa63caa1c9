import { flushCompileCache } from 'node:module';
import { isMainThread, type MessagePort, parentPort } from 'node:worker_threads';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import { machineClock, stepText } from '@meridian/service-kit/steady-clock';
import { serviceLogEntry } from '@meridian/storage/event-log/log-entry';
import type { OpenWorld } from '../world/world.ts';
import type { EngineJob } from './engine-job.ts';
import type { EngineNews, EngineRequest } from './engine-messages.ts';
import { HOLD_BACK_MS, holdBackHelpers } from './helper-threads.ts';
import { runEngine } from './run-engine.ts';

/** The engine of a worker thread, in the world of the thread's program. It waits for its job. */
export function serveEngine(openWorld: OpenWorld): void {
  if (parentPort === null || isMainThread) throw new Error('this runs in a worker thread');
  const port = parentPort;
  port.once('message', (job: EngineJob) => {
    run(port, openWorld, job).catch((error: unknown) => fail(port, error));
  });
}

function fail(port: MessagePort, error: unknown): void {
  if (error instanceof StartupProblem) {
    post(port, { kind: 'refused', message: error.message, advice: error.advice });
    port.close();
    return;
  }
  // An uncaught error ends the thread and is reported to its starter.
  throw error;
}

function post(port: MessagePort, news: EngineNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is not a window.
  port.postMessage(news);
}

async function run(port: MessagePort, openWorld: OpenWorld, job: EngineJob): Promise<void> {
  const engine = await runEngine({
    job,
    openWorld,
    nowMs: engineClock(port),
    post: (news) => post(port, news),
    onStopped: (error) => {
      throw error;
    },
  });
  post(port, { kind: 'started', started: engine.started });
  // Written now, because the process may be killed, and the next start must be fast.
  flushCompileCache();
  const problem = (error: unknown): void =>
    post(port, { kind: 'problem', text: `V8's helpers could not be held back: ${String(error)}` });
  setTimeout(() => void holdBackHelpers().catch(problem), HOLD_BACK_MS).unref();
  port.on('message', (request: EngineRequest) => {
    if (request.kind === 'close') void engine.close().then(() => port.close());
    else engine.hear(request);
  });
}

/** The engine's clock. A step of the machine's clock is logged, also in the desk's event log. */
function engineClock(port: MessagePort): () => number {
  const clock = machineClock((stepMs) => {
    const log_message = stepText(stepMs);
    post(port, { kind: 'problem', text: log_message });
    const entry = { timestamp: clock(), log_level: 'critical', file_name: 'clock', log_message } as const;
    post(port, { kind: 'logs', entries: [serviceLogEntry(entry)] });
  });
  return clock;
}
