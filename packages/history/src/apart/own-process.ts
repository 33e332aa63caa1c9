import { fork } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type ProcessEnd = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

export type OwnProcess = {
  /** Resolves when the process is gone, however it ended. It never rejects. */
  readonly ended: Promise<ProcessEnd>;
  send(message: object): void;
  /** Asks it to stop and kills it when it does not. Resolves when it is gone. */
  stop(): Promise<void>;
  kill(): void;
};

export type OwnProcessOptions = {
  /** Shown in the process list. */
  readonly name: string;
  /** Memory for objects, beside what DuckDB may have. */
  readonly maxHeapMb: number;
  readonly onMessage: (message: unknown) => void;
};

/** A query is interrupted at once. What still computes after this is killed. */
const MAX_STOP_MS = 2_000;

/** The secrets of the server are no business of a process that reads files. */
const PASSED = /^(?:PATH|HOME|TZ|LANG|LC_|PG|NODE_|MALLOC_|SSL_CERT_)/;

function environmentOf(temporary: string, name: string): NodeJS.ProcessEnv {
  const passed = Object.entries(process.env).filter(([key]) => PASSED.test(key));
  return { ...Object.fromEntries(passed), TMPDIR: temporary, MERIDIAN_PROCESS: name };
}

/**
 * Starts a program in a process of its own: DuckDB runs native code, and what ends that ends its process. The program
 * calls `openParentChannel`. Its temporary files go when it ends.
 */
export function startProcess(program: URL, { name, maxHeapMb, onMessage }: OwnProcessOptions): OwnProcess {
  const temporary = mkdtempSync(join(tmpdir(), 'meridian-past-'));
  const child = fork(fileURLToPath(program), {
    execArgv: [`--max-old-space-size=${maxHeapMb}`],
    env: environmentOf(temporary, name),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { promise, resolve } = Promise.withResolvers<ProcessEnd>();
  child.on('message', onMessage);
  child.once('exit', (code, signal) => resolve({ code, signal }));
  // A process that could not be started has no exit. Any other error is followed by one.
  child.on('error', () => {
    if (child.pid === undefined) resolve({ code: null, signal: null });
  });
  let isOver = false;
  const ended = promise.then(async (end) => {
    isOver = true;
    await rm(temporary, { recursive: true, force: true }).catch(() => undefined);
    return end;
  });
  const send = (message: object): void => {
    // A process that ends does not hear any more, and `ended` says so.
    if (child.connected) child.send(message, () => undefined);
  };
  const kill = (): void => void child.kill('SIGKILL');
  return {
    ended,
    send,
    kill,
    stop: async () => {
      if (isOver) return;
      send({ kind: 'stop' });
      const late = setTimeout(kill, MAX_STOP_MS);
      await ended;
      clearTimeout(late);
    },
  };
}
