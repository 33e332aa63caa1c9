import { addDays, toCalendarDate } from '@meridian/domain/calendar-date';
import { runJob } from '@meridian/history/apart/run-job';
import type { History } from '@meridian/history/reader/open-history';
import type { CalibrationResult, CalibrationWork } from './calibration-messages.ts';
import { groupKey } from './calibration-messages.ts';
import type { CalibrationStore } from './calibration-store.ts';

export type NightlyOptions = {
  /** `<DATA_DIR>/history`. */
  readonly dir: string;
  readonly history: Pick<History, 'days'>;
  readonly store: CalibrationStore;
  readonly nowMs: () => number;
  readonly onDone: (result: CalibrationResult) => void;
  readonly onError: (error: unknown) => void;
};

/** A year: older orders met another market. */
const MAX_CALENDAR_DAYS = 370;
/** With fewer nothing can be kept back to judge by. */
const MIN_DAYS = 10;
const LOOK_EVERY_MS = 30_000;
const MAX_MS = 60 * 60_000;
const MAX_HEAP_MB = 2_048;

/** Calibrates once for each day that is over, in a process of its own, as soon as no more days are being written. */
export class NightlyCalibration {
  readonly #options: NightlyOptions;
  readonly #timer: NodeJS.Timeout;
  #seen = '';
  #done = '';
  #running: Promise<void> | null = null;
  readonly #closing = new AbortController();

  constructor(options: NightlyOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  /** Looks for new days; starts at the second look that finds the same ones. */
  async look(): Promise<void> {
    this.#running ??= this.#look()
      .catch(this.#options.onError)
      .finally(() => {
        this.#running = null;
      });
    await this.#running;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#closing.abort();
    await this.#running;
  }

  async #look(): Promise<void> {
    const { history, store, nowMs, onDone, dir } = this.#options;
    const from = addDays(toCalendarDate(nowMs()), -MAX_CALENDAR_DAYS);
    const { whole } = await history.days({ from });
    const found = whole.map(({ tradeDate }) => tradeDate).join(' ');
    const isSettled = found === this.#seen;
    this.#seen = found;
    if (!isSettled || found === this.#done || whole.length < MIN_DAYS) return;
    const newest = await store.newest();
    const throughDate = whole.at(-1)?.tradeDate;
    if (!newest.some((calibration) => calibration.throughDate === throughDate)) {
      const adopted = await store.adopted();
      const current = Object.fromEntries(adopted.map((calibration) => [groupKey(calibration), calibration.model]));
      const result = await this.#run({ dir, from, current });
      if (result === null) return;
      await store.add(result, nowMs());
      onDone(result);
    }
    this.#done = found;
  }

  async #run(work: CalibrationWork): Promise<CalibrationResult | null> {
    const outcome = await runJob<CalibrationWork, CalibrationResult | null>(
      new URL('./calibration-program.ts', import.meta.url),
      { name: 'calibration', work, signal: this.#closing.signal, maxMs: MAX_MS, maxHeapMb: MAX_HEAP_MB },
    );
    if (outcome.kind === 'done') return outcome.result;
    if (outcome.kind === 'stopped') return null;
    throw new Error(outcome.kind === 'failed' ? outcome.reason : 'the process of the calibration ended early');
  }
}
