import { addDays, toCalendarDate } from '@meridian/domain/calendar-date';
import {
  type MarketDay,
  type MarketInstrument,
  marketDays,
  marketInstruments,
} from '@meridian/history/queries/market-days';
import type { History } from '@meridian/history/reader/open-history';

/** An instrument with its past days, oldest first. */
export type InstrumentPast = { readonly instrument: MarketInstrument; readonly days: readonly MarketDay[] };

export type MarketBookOptions = {
  readonly history: Pick<History, 'days' | 'query'>;
  readonly nowMs: () => number;
  /** Told of a day that could not be read; the days before stay in use. */
  readonly onError: (error: unknown) => void;
};

/** A year of trading and a little more. */
const MAX_CALENDAR_DAYS = 400;
const MAX_ROWS = 1_000_000;
/** How often the folder is looked at for new days. */
const LOOK_EVERY_MS = 10_000;

type Loaded = { readonly signature: string; readonly bySymbol: ReadonlyMap<string, InstrumentPast> };

const NOTHING: Loaded = { signature: '', bySymbol: new Map() };

/** The past days of every instrument in memory: an estimate must not wait for a file. */
export class MarketBook {
  readonly #options: MarketBookOptions;
  #loaded: Loaded | null = null;
  #lookedMs = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | null = null;

  constructor(options: MarketBookOptions) {
    this.#options = options;
  }

  async find(symbol: string): Promise<InstrumentPast | null> {
    return (await this.#current()).bySymbol.get(symbol) ?? null;
  }

  async all(): Promise<readonly InstrumentPast[]> {
    return [...(await this.#current()).bySymbol.values()];
  }

  /** The days that are known. It changes with every day that is written. */
  async signature(): Promise<string> {
    await this.#current();
    return this.#loaded?.signature ?? '';
  }

  /** Waits only while nothing is known; later looks happen behind the answers. */
  async #current(): Promise<Loaded> {
    const isDue = this.#options.nowMs() - this.#lookedMs >= LOOK_EVERY_MS;
    if (isDue || this.#loaded === null) this.#looking ??= this.#look();
    if (this.#loaded === null || this.#loaded.bySymbol.size === 0) await this.#looking;
    return this.#loaded ?? NOTHING;
  }

  async #look(): Promise<void> {
    const { history, nowMs, onError } = this.#options;
    this.#lookedMs = nowMs();
    try {
      const range = { from: addDays(toCalendarDate(nowMs()), -MAX_CALENDAR_DAYS) };
      const { whole } = await history.days(range);
      const signature = whole.map(({ tradeDate, source }) => `${tradeDate} ${source}`).join('\n');
      if (signature === this.#loaded?.signature) return;
      const instruments = await history.query(marketInstruments, range, {}, { maxRows: MAX_ROWS });
      const days = await history.query(marketDays, range, {}, { maxRows: MAX_ROWS });
      this.#loaded = { signature, bySymbol: pastOf(instruments.rows, days.rows) };
    } catch (error) {
      onError(error);
      this.#loaded ??= NOTHING;
    } finally {
      this.#looking = null;
    }
  }
}

type DayRow = MarketDay & { readonly symbol: string };

function pastOf(
  instruments: readonly MarketInstrument[],
  rows: readonly DayRow[],
): ReadonlyMap<string, InstrumentPast> {
  const days = Map.groupBy(rows, ({ symbol }) => symbol);
  return new Map(
    instruments.map((instrument) => [
      instrument.exchange_symbol,
      { instrument, days: days.get(instrument.exchange_symbol) ?? [] },
    ]),
  );
}
