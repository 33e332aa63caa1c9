import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { MEMORY_BOUNDS } from '../support/product-process.ts';
import type { DeskJob, FromDesk } from './desk-messages.ts';

/** As `npm start` has it, like the program that was built before. */
const COMPILE_CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url));
const SOURCE = fileURLToPath(new URL('./desk-program.ts', import.meta.url));

export type DeskStart = {
  readonly orders: number;
  readonly replayedEvents: number;
  /** The engine's own account of its recovery. */
  readonly recoveryMs: number;
  /** Since the process was started: until a command was acknowledged, and until the topics had every order. */
  readonly servingMs: number;
  readonly shownMs: number;
  /** Processor time up to the first acknowledgement: on a busy machine it says more than the clock. */
  readonly cpuMs: number;
  readonly rssMb: number;
};

export type DeskProcess = { readonly start: DeskStart; kill(): Promise<void> };

/** Resolves when the desk's start is complete. */
export async function startDeskProcess(job: DeskJob): Promise<DeskProcess> {
  const beganMs = performance.now();
  const child = fork(process.env.DESK_PROGRAM ?? SOURCE, [JSON.stringify(job)], {
    execArgv: MEMORY_BOUNDS,
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE },
  });
  const start = await hearStart(child, () => performance.now() - beganMs);
  const kill = async (): Promise<void> => {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  return { start, kill };
}

function hearStart(child: ChildProcess, elapsedMs: () => number): Promise<DeskStart> {
  const { promise, resolve, reject } = Promise.withResolvers<DeskStart>();
  let start = { orders: 0, replayedEvents: 0, recoveryMs: 0, servingMs: 0, cpuMs: 0 };
  child.on('exit', (code) => reject(new Error(`the desk's process ended with ${code}`)));
  child.on('message', (message: FromDesk) => {
    if (message.kind === 'recovered') {
      const { orders, replayedEvents, recoveryMs } = message;
      start = { ...start, orders, replayedEvents, recoveryMs };
    } else if (message.kind === 'serving') {
      if (!message.ok) reject(new Error(message.message));
      start = { ...start, servingMs: elapsedMs(), cpuMs: message.cpuMs };
    } else resolve({ ...start, shownMs: elapsedMs(), rssMb: message.rssMb });
  });
  return promise;
}
