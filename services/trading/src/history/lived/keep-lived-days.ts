import type { Logger } from '@meridian/service-kit/logger';
import type { NewLogEntry } from '@meridian/storage/event-log/log-entry';
import type { LivedDay } from './lived-day.ts';
import { failedLine, writtenLine } from './lived-days-log.ts';
import type { LivedDayOutcome } from './write-lived-day.ts';

export type LivedDaysOptions = {
  /** Changes when a day starts. Null before the first. */
  readonly newestDaySeq: () => Promise<number | null>;
  /** Finished days that are not written, oldest first. */
  readonly unwritten: () => Promise<readonly LivedDay[]>;
  readonly write: (lived: LivedDay, isPatienceOver: boolean, signal: AbortSignal) => Promise<LivedDayOutcome>;
  readonly log: (entry: NewLogEntry) => void;
  readonly logger: Logger;
  readonly nowMs: () => number;
};

const MINUTE_MS = 60_000;
/** By then the last reports of a day have arrived. */
const SETTLED_AFTER_MS = 30_000;
/** After this time an unfinished order is written as it is. */
const PATIENCE_MS = 10 * MINUTE_MS;
/** Until an order that has not ended is looked at again. */
const UNFINISHED_RETRY_MS = 3 * MINUTE_MS;
const RETRY_AFTER_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS] as const;

type Failures = { readonly count: number; readonly retryAtMs: number };

/** Writes each day once, some time after its end. A failed day is retried. */
export class LivedDays {
  readonly #options: LivedDaysOptions;
  readonly #failures = new Map<string, Failures>();
  readonly #stopping = new AbortController();
  #looking: Promise<void> | null = null;
  /** The number of the newest day when all earlier ones were written. */
  #doneSeq: number | null = null;

  constructor(options: LivedDaysOptions) {
    this.#options = options;
  }

  /** Call it regularly. A call during a run joins that run. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#looking;
  }

  async #look(): Promise<void> {
    const { logger } = this.#options;
    try {
      const newestSeq = await this.#options.newestDaySeq();
      if (newestSeq === this.#doneSeq) return;
      const unwritten = await this.#options.unwritten();
      if (unwritten.length === 0) this.#doneSeq = newestSeq;
      // One after the other, because each takes a core.
      for (const lived of unwritten) {
        if (this.#stopping.signal.aborted) return;
        if (this.#isDue(lived)) await this.#write(lived);
      }
    } catch (err) {
      logger.warn({ err }, 'past trading days could not be looked up');
    }
  }

  #isDue({ day, endedMs }: LivedDay): boolean {
    const now = this.#options.nowMs();
    return now >= endedMs + SETTLED_AFTER_MS && now >= (this.#failures.get(day.date)?.retryAtMs ?? 0);
  }

  async #write(lived: LivedDay): Promise<void> {
    const { write, log, nowMs } = this.#options;
    const { date } = lived.day;
    const isPatienceOver = nowMs() >= lived.endedMs + PATIENCE_MS;
    try {
      const outcome = await write(lived, isPatienceOver, this.#stopping.signal);
      if (outcome.kind === 'unfinished') {
        this.#failures.set(date, { count: 0, retryAtMs: nowMs() + UNFINISHED_RETRY_MS });
        return;
      }
      this.#failures.delete(date);
      log(writtenLine(date, outcome, nowMs()));
    } catch (error) {
      if (!this.#stopping.signal.aborted) this.#fail(date, error);
    }
  }

  #fail(date: string, err: unknown): void {
    const { log, logger, nowMs } = this.#options;
    const count = (this.#failures.get(date)?.count ?? 0) + 1;
    const retryMs = RETRY_AFTER_MS[Math.min(count, RETRY_AFTER_MS.length) - 1] ?? MINUTE_MS;
    this.#failures.set(date, { count, retryAtMs: nowMs() + retryMs });
    logger.error({ err, date }, 'a trading day could not be written');
    log(failedLine(date, reasonOf(err), retryMs, nowMs()));
  }
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.endsWith('.') ? text : `${text}.`;
}
