import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// These scripts run on whatever Node the machine has, before anything is installed: plain JavaScript, no dependency.

const wait = () => {};

const LOOK_EVERY_MS = 500;

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where Node keeps what it compiled: the next start loads its modules in half the time. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') };

/**
 * The young part of the main thread's memory: two halves of so many MB, which Node would let grow to 64 each. The old
 * part may have so many MB before it is collected, because nothing that a start makes is waste. Nothing is collected only
 * to give memory back to the machine. All of it can be said only here; the trading engine's thread takes its own.
 */
export const memoryBounds = ['--max-semi-space-size=16', '--initial-old-space-size=160', '--no-memory-reducer'];

/**
 * How the C library holds buffers: in two arenas instead of eight for each processor, and those of 32 KB and more by
 * themselves, so that the machine has them back when they are free. Left alone, it keeps more and more of them.
 */
export const bufferBounds = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};

/** Runs a program in the repository and answers its exit code; Ctrl-C reaches the child by the terminal, so we only wait. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', wait);
    process.on('SIGTERM', forward);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', wait);
      process.off('SIGTERM', forward);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}

/** Ends in good order when npm is ended alone: npm tells its shell, which goes without a word to us. */
export function endWithParent() {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  looking.unref();
}

/** Says what went wrong and what to do, and ends. */
export function stop(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}
