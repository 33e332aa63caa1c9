import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SOURCE = 'apps/meridian/src/main.ts';
/** What `npm start` runs, when it was built before. */
const PROGRAM = process.env.MERIDIAN_PROGRAM ?? SOURCE;
/** As tools/bootstrap/run.mjs has it. */
export const MEMORY_BOUNDS = ['--max-semi-space-size=16', '--initial-old-space-size=160', '--no-memory-reducer'];
const MAX_START_MS = 180_000;
const MAX_STOP_MS = 60_000;

export type Product = {
  readonly pid: number;
  /** Of the live socket. */
  readonly url: string;
  readonly pageUrl: string;
  stop(): Promise<void>;
};

/** The product as `npm start` runs it, in a folder of its own. A profile is of its sources, and is written at the end. */
export async function startProduct(args: readonly string[], profileFolder: string | null): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-bench-'));
  const profiling = profileFolder === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`];
  const program = profileFolder === null ? PROGRAM : SOURCE;
  const child = spawn(process.execPath, [...MEMORY_BOUNDS, ...profiling, program, ...args], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await readyAddress(child);
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await Promise.race([ended, sleep(MAX_STOP_MS, undefined, { ref: false })]);
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  return { pid: child.pid ?? 0, url: `${address.replace('http', 'ws')}/live`, pageUrl: address, stop };
}

function readyAddress(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let text = '';
  const limit = setTimeout(() => reject(new Error(`the product did not start:\n${text}`)), MAX_START_MS);
  child.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${text}`)));
  child.stdout?.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString('utf8')).slice(-10_000);
    const found = /Meridian is ready at (http:\/\/[^\s/]+)/.exec(text)?.[1];
    if (found === undefined) return;
    clearTimeout(limit);
    resolve(found);
  });
  return promise;
}
