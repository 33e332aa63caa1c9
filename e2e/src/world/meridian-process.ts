import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Every world starts the same program, so what was compiled for one is loaded by the next. */
const compileCache = join(repositoryRoot, 'node_modules', '.cache', 'compiled');

/** What `npm start` runs, when it was built before: a journey should travel with the program that users have. */
export const meridianProgram = process.env.MERIDIAN_PROGRAM ?? 'apps/meridian/src/main.ts';

export type MeridianProcess = {
  readonly child: ChildProcess;
  /** Address from the ready line. */
  readonly url: string;
  /** Everything printed so far, standard error included. */
  output(): string;
  /** Asks it to close in good order and waits for the end. */
  stop(): Promise<number | null>;
};

export type ProcessOutcome = { readonly code: number | null; readonly output: string };

export type MeridianSettings = Readonly<Record<string, string>>;

/** A first look lives a morning before it is ready. */
const startLimitMs = 180_000;

/** Whether simulated clients send orders: a desk that works is slower to look at, and most journeys are about others. */
export type Orders = 'none' | 'some' | 'past' | 'first look' | 'none, and silent venues';

const ARGUMENTS: Readonly<Record<Orders, readonly string[]>> = {
  none: ['--empty'],
  'none, and silent venues': ['--empty', '--silent-venues'],
  some: ['--orders', '60', '--past-days', '0', '--bare'],
  past: ['--orders', '60', '--past-days', '2', '--bare'],
  // As anybody's first start, with fewer days, and orders enough for lists at any moment.
  'first look': ['--orders', '150', '--past-days', '12'],
};

function spawnMeridian(script: string, args: readonly string[], settings: MeridianSettings): ChildProcess {
  return spawn(process.execPath, [script, ...args], {
    cwd: repositoryRoot,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', NODE_COMPILE_CACHE: compileCache, ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  const add = (chunk: Buffer) => {
    text = (text + chunk.toString('utf8')).slice(-200_000);
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return () => text;
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

/** Starts the product, or a script that does, and waits for its ready line. */
export async function startMeridianProcess(
  settings: MeridianSettings,
  orders: Orders = 'none',
  script = meridianProgram,
): Promise<MeridianProcess> {
  const child = spawnMeridian(script, ARGUMENTS[orders], settings);
  const output = collect(child);
  const deadline = Date.now() + startLimitMs;
  for (;;) {
    const url = /Meridian is ready at (http:\/\/\S+)/.exec(output())?.[1];
    if (url !== undefined) {
      const stop = async () => {
        child.kill('SIGTERM');
        return ended(child);
      };
      return { child, url, output, stop };
    }
    if (child.exitCode !== null || Date.now() > deadline) {
      // In good order, so that no database is left at work: it would slow down what is tried next.
      child.kill('SIGTERM');
      await ended(child);
      throw new Error(`Meridian did not start:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs a program of the product to its end, for starts that are expected to be refused and for the admin command. */
export async function runMeridianProgram(
  script: string,
  args: readonly string[],
  settings: MeridianSettings,
  input = '',
): Promise<ProcessOutcome> {
  const child = spawnMeridian(script, args, settings);
  const output = collect(child);
  child.stdin?.end(input);
  return { code: await ended(child), output: output() };
}

/** Starts the product and kills it, and only it, after a while, wherever it then is. */
export async function cutOffStart(settings: MeridianSettings, afterMs: number): Promise<void> {
  const child = spawnMeridian(meridianProgram, ARGUMENTS.none, settings);
  collect(child);
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  child.kill('SIGKILL');
  await ended(child);
}

/** Starts the product, asks it to close as soon as its database runs, and gives the exit code and the database's id. */
export async function stopDuringStart(
  settings: MeridianSettings & { readonly DATA_DIR: string },
): Promise<{ readonly code: number | null; readonly databasePid: number }> {
  const child = spawnMeridian(meridianProgram, ARGUMENTS.none, settings);
  collect(child);
  let databasePid = 0;
  while (databasePid === 0 && child.exitCode === null) {
    const file = await readFile(join(settings.DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
    databasePid = Number(file.split('\n')[0]);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  child.kill('SIGTERM');
  return { code: await ended(child), databasePid };
}
