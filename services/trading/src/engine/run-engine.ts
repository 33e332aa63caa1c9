import type { EngineRequest, EngineStarted } from './engine-messages.ts';
import { openEngine, type OpenEngineOptions } from './open-engine.ts';
import { liveHours } from './live-hours.ts';
import { STEP_MS, Stepping } from './stepping.ts';

const REMEMBER_MS = 10_000;
const REMEMBER_ARRIVALS_MS = 60_000;

export type RunningEngine = {
  readonly started: EngineStarted;
  hear(request: Exclude<EngineRequest, { kind: 'close' }>): void;
  close(): Promise<void>;
};

/** Opens an engine and keeps it going, whatever thread or process this is. */
export async function runEngine(options: OpenEngineOptions): Promise<RunningEngine> {
  const { post, nowMs } = options;
  const { engine, earlier, closeSteps, ...opened } = await openEngine(options);
  engine.start();
  if (earlier !== null) await liveHours({ engine, ...earlier });
  const started = opened.begin();
  const stepping = new Stepping({ parts: engine.stepParts, everyMs: STEP_MS, nowMs });
  const keeping = [
    new Keeping(() => engine.remember(), REMEMBER_MS, post),
    new Keeping(() => engine.rememberArrivals(), REMEMBER_ARRIVALS_MS, post),
  ];
  return {
    started,
    hear: (request) => {
      if (request.kind === 'command') engine.submit(request.ticket, request.command, request.user);
      else if (request.kind === 'live-strategies') engine.tellLiveStrategies(request.ticket);
      else if (request.kind === 'held-orders') engine.tellHeldOrders(request.ticket);
      else if (request.kind === 'today-venues') engine.tellTodayVenues(request.ticket, request.question);
      else if (request.kind === 'question') void engine.ask(request.ticket, request.question, request.user);
      else if (request.kind === 'routing-changed') engine.routingChanged();
      else if (request.kind === 'limits-changed') engine.limitsChanged();
      else if (request.kind === 'reference-changed') void engine.referenceChanged();
      else if (request.kind === 'watch-depth') engine.watchDepth(request.symbols);
      else if (request.kind === 'watch-audit') engine.watchAudit(request.version, request.parentIds);
      else if (request.kind === 'watch-orders') engine.watchOrders(request.parentIds);
      else engine.rowsTaken();
    },
    close: async () => {
      stepping.stop();
      for (const each of keeping) await each.stop();
      for (const step of closeSteps) await step.close();
    },
  };
}

/** Does it every so often. */
class Keeping {
  readonly #timer: NodeJS.Timeout;
  #doing: Promise<void> = Promise.resolve();

  constructor(keep: () => Promise<void>, everyMs: number, post: OpenEngineOptions['post']) {
    this.#timer = setInterval(() => {
      this.#doing = keep().catch((error: unknown) => post({ kind: 'problem', text: String(error) }));
    }, everyMs);
  }

  /** Waits for what has begun. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#doing;
  }
}
