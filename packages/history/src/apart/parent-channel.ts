import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';

export type ParentChannel<Heard> = {
  /** Aborts when the server asks the process to stop. */
  readonly signal: AbortSignal;
  /** Resolves when the message is on its way. */
  tell(message: object): Promise<void>;
  hear(listener: (message: Heard) => void): void;
  /** Nothing is heard from now on, and the process ends with its work. */
  close(): void;
};

/** Behind trading, which runs at 0. */
const NICENESS = 5;
/** Ended before the server when the machine is out of memory. */
const OUT_OF_MEMORY_SCORE = '800';
const PRIVATE_FILES = 0o077;

/** On Linux each thread has a priority of its own, and some are there before the first line of a program. */
function standBehindTrading(): void {
  setPriority(NICENESS);
  try {
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), NICENESS);
    writeFileSync('/proc/self/oom_score_adj', OUT_OF_MEMORY_SCORE);
  } catch {
    // Other systems have no such files.
  }
}

/** Nobody waits for the work, and a thread of DuckDB could hold up an orderly end for as long as its query takes. */
function endAlone(): void {
  rmSync(tmpdir(), { recursive: true, force: true });
  process.kill(process.pid, 'SIGKILL');
}

function isStop(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'stop';
}

/** The side of a process that `startProcess` started. */
export function openParentChannel<Heard>(): ParentChannel<Heard> {
  if (process.send === undefined) throw new Error('this program is started by the server');
  const send = process.send.bind(process);
  process.title = `meridian ${process.env['MERIDIAN_PROCESS'] ?? 'past'}`;
  process.umask(PRIVATE_FILES);
  standBehindTrading();
  const controller = new AbortController();
  const stop = (): void => controller.abort(new Error('The work was stopped.'));
  const listeners: ((message: Heard) => void)[] = [];
  const unheard: Heard[] = [];
  // Ctrl-C reaches every process of a terminal. The server tells this one when it is its turn to stop.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', stop);
  process.on('disconnect', endAlone);
  process.on('message', (message) => {
    if (isStop(message)) return stop();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the server writes into this channel.
    const heard = message as Heard;
    if (listeners.length === 0) unheard.push(heard);
    for (const listener of listeners) listener(heard);
  });
  return {
    signal: controller.signal,
    tell: (message) =>
      new Promise((resolve) => {
        // Without a channel there is nobody to tell.
        send(message, undefined, undefined, () => resolve());
      }),
    hear: (listener) => {
      listeners.push(listener);
      for (const heard of unheard.splice(0)) listener(heard);
    },
    close: () => {
      process.off('disconnect', endAlone);
      if (process.connected) process.disconnect();
    },
  };
}
