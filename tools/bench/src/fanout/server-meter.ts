import type { ServerMeasured } from './fanout-messages.ts';

const SAMPLE_MS = 100;

type Sending = { readonly writableLength: number };

/** What serving costs this process, from `begin` to `end`. */
export class ServerMeter {
  readonly #sockets: ReadonlySet<Sending>;
  readonly #updates: () => number;
  #began = { atMs: 0, cpuMs: 0, rss: 0, updates: 0 };
  #mostUnsentBytes = 0;
  #mostRss = 0;
  #sampling: NodeJS.Timeout | undefined;

  constructor(sockets: ReadonlySet<Sending>, updates: () => number) {
    this.#sockets = sockets;
    this.#updates = updates;
  }

  begin(): void {
    const { rss } = process.memoryUsage();
    this.#began = { atMs: performance.now(), cpuMs: cpuMs(), rss, updates: this.#updates() };
    this.#mostUnsentBytes = 0;
    this.#mostRss = rss;
    this.#sampling = setInterval(() => this.#sample(), SAMPLE_MS);
  }

  end(): ServerMeasured {
    clearInterval(this.#sampling);
    const elapsedMs = performance.now() - this.#began.atMs;
    return {
      cpuShare: (cpuMs() - this.#began.cpuMs) / elapsedMs,
      updatesPerSecond: ((this.#updates() - this.#began.updates) / elapsedMs) * 1000,
      mostUnsentBytes: this.#mostUnsentBytes,
      rssGrowthMb: (this.#mostRss - this.#began.rss) / 2 ** 20,
      connections: this.#sockets.size,
    };
  }

  #sample(): void {
    for (const { writableLength } of this.#sockets) {
      this.#mostUnsentBytes = Math.max(this.#mostUnsentBytes, writableLength);
    }
    this.#mostRss = Math.max(this.#mostRss, process.memoryUsage().rss);
  }
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
