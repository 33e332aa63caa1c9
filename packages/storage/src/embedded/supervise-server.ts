import { setTimeout as sleep } from 'node:timers/promises';
import { type LaunchedServer, type LaunchOptions, launchServer } from './launch-server.ts';

export type SupervisedServer = {
  readonly port: number;
  stop(): Promise<void>;
  kill(): Promise<void>;
};

export type SuperviseOptions = LaunchOptions & {
  /** The server does not start again. It is tried until it does, because a full disk may be freed. */
  readonly onDown: (error: unknown) => void;
};

const MIN_PAUSE_MS = 500;
const MAX_PAUSE_MS = 15_000;
/** A server that lived this long is started again at once. */
const CALM_MS = 60_000;

/** Starts the server and restarts it on the same port when it dies. Pools reconnect by themselves. */
export async function superviseServer(options: SuperviseOptions): Promise<SupervisedServer> {
  const first = await launchServer(options);
  const supervisor = new Supervisor(first, options);
  return { port: first.port, stop: () => supervisor.end('stop'), kill: () => supervisor.end('kill') };
}

class Supervisor {
  readonly #options: SuperviseOptions;
  readonly #port: number;
  readonly #told = new AbortController();
  readonly #watching: Promise<void>;
  #current: LaunchedServer;
  #ending: 'stop' | 'kill' | null = null;

  constructor(first: LaunchedServer, options: SuperviseOptions) {
    this.#options = options;
    this.#port = first.port;
    this.#current = first;
    this.#watching = this.#watch();
  }

  async end(how: 'stop' | 'kill'): Promise<void> {
    this.#ending = how;
    this.#told.abort();
    await this.#current.postmaster[how]();
    // Waits for a restart that is under way.
    await this.#watching;
  }

  async #watch(): Promise<void> {
    let pauseMs = 0;
    for (;;) {
      const beganMs = performance.now();
      await this.#current.postmaster.ended;
      if (this.#ending !== null) return;
      pauseMs = performance.now() - beganMs > CALM_MS ? 0 : longer(pauseMs);
      this.#options.onLog('the database died and is started again');
      for (;;) {
        if (await this.#startsAgain()) break;
        await sleep(pauseMs, undefined, { signal: this.#told.signal }).catch(() => undefined);
        if (this.#ending !== null) return;
        pauseMs = longer(pauseMs);
      }
    }
  }

  async #startsAgain(): Promise<boolean> {
    try {
      this.#current = await launchServer({ ...this.#options, port: this.#port });
    } catch (error) {
      if (this.#ending === null) this.#options.onDown(error);
      return false;
    }
    if (this.#ending !== null) await this.#current.postmaster[this.#ending]();
    return true;
  }
}

function longer(pauseMs: number): number {
  return Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, 2 * pauseMs));
}
