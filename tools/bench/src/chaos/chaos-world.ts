import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MEMORY_BOUNDS } from '../support/product-process.ts';

export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'compiled');
const MAX_START_MS = 300_000;

export type Ended = { readonly code: number | null; readonly signal: NodeJS.Signals | null; readonly afterMs: number };

/** The product in a folder of its own, which faults stop and start again. */
export class ChaosWorld {
  static readonly #all = new Set<ChaosWorld>();
  readonly folder: string;
  /** Where each thread leaves what it did. Null without a profile. */
  readonly #profileFolder: string | null;
  #pastDays = 0;
  #child: ChildProcess | null = null;
  #output = '';
  #url = '';

  private constructor(folder: string, profileFolder: string | null) {
    this.folder = folder;
    this.#profileFolder = profileFolder;
  }

  /** In a new folder. */
  static async create(parent = tmpdir(), profileFolder: string | null = null): Promise<ChaosWorld> {
    const world = new ChaosWorld(await mkdtemp(join(parent, 'meridian-chaos-')), profileFolder);
    ChaosWorld.#all.add(world);
    return world;
  }

  /** Also those of a trial that took too long. */
  static async removeAll(): Promise<void> {
    for (const world of ChaosWorld.#all) await world.remove();
  }

  get url(): string {
    return this.#url;
  }

  /** With which it was started. */
  get pastDays(): number {
    return this.#pastDays;
  }

  get isUp(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** The process id of the server, or null when none is running. */
  get pid(): number | null {
    return this.isUp ? (this.#child?.pid ?? null) : null;
  }

  /** What it printed since the start. */
  get output(): string {
    return this.#output;
  }

  /** Resolves with how long it took until it served. */
  async start(settings: Readonly<Record<string, string>> = {}, pastDays = 0): Promise<number> {
    const beganMs = performance.now();
    const child = this.launch(settings, pastDays);
    this.#child = child;
    this.#pastDays = pastDays;
    this.#output = '';
    const add = (chunk: Buffer): void => {
      this.#output = (this.#output + chunk.toString('utf8')).slice(-100_000);
    };
    child.stdout?.on('data', add);
    child.stderr?.on('data', add);
    for (;;) {
      const url = /Meridian is ready at (http:\/\/[^\s/]+)/.exec(this.#output)?.[1];
      if (url !== undefined) {
        this.#url = url;
        return performance.now() - beganMs;
      }
      const isLate = performance.now() - beganMs > MAX_START_MS;
      if (!this.isUp || isLate) throw new Error(`the product did not start:\n${this.#output.slice(-2_000)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Another process on the same folder. */
  launch(settings: Readonly<Record<string, string>> = {}, pastDays = 0): ChildProcess {
    const profiling = this.#profileFolder === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${this.#profileFolder}`];
    const args = ['apps/meridian/src/main.ts', '--orders', '60', '--past-days', String(pastDays), '--bare'];
    return spawn(process.execPath, [...MEMORY_BOUNDS, ...profiling, ...args], {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'] ?? '',
        HOME: process.env['HOME'] ?? '',
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        PORT: '0',
        DATA_DIR: this.folder,
        LOG_LEVEL: 'warn',
        // Each client has an address of its own, so that limits by address count for it alone.
        TRUST_PROXY: '127.0.0.1',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** Sends the signals one after another and waits for the end. */
  async end(...signals: readonly NodeJS.Signals[]): Promise<Ended> {
    const child = this.#child;
    if (child === null || !this.isUp) return { code: child?.exitCode ?? null, signal: null, afterMs: 0 };
    const beganMs = performance.now();
    const ended = endOf(child);
    for (const signal of signals) {
      child.kill(signal);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    return { ...(await ended), afterMs: performance.now() - beganMs };
  }

  /** The process id of the embedded database, or null when none is running. */
  async databasePid(): Promise<number | null> {
    try {
      const [pid] = (await readFile(join(this.folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 0);
      return Number(pid);
    } catch {
      return null;
    }
  }

  async remove(): Promise<void> {
    ChaosWorld.#all.delete(this);
    await this.end('SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
  }
}

export function endOf(child: ChildProcess): Promise<Omit<Ended, 'afterMs'>> {
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
}
