import type { DayPoint } from '@meridian/protocol/live/trade-questions';
import { priceOfTicks } from '../kernel/price-units.ts';
import type { MarketPort } from '../market/market-port.ts';
import type { FirstRecorded, PriceMinute } from '../market/price-minute.ts';
import type { Instrument } from '../reference/instrument.ts';

const MINUTE_MS = 60_000;
/** A session with its night and auctions. */
const MAX_MINUTES = 600;

export type DayPricesOptions = {
  readonly market: Pick<MarketPort, 'view' | 'day'>;
  readonly instruments: readonly Pick<Instrument, 'index' | 'tickSize'>[];
  readonly nowMs: () => number;
};

/** The last price of every instrument per minute of the day. A restart restores it from the recording. */
export class DayPrices {
  readonly #options: DayPricesOptions;
  #date = '';
  #minutes: PriceMinute[] = [];

  constructor(options: DayPricesOptions) {
    this.#options = options;
  }

  /** Call it several times a minute. */
  tick(): void {
    const { market, instruments, nowMs } = this.#options;
    const atMs = nowMs();
    this.#turnTo(market.day().date);
    const last = this.#minutes.at(-1);
    if (last !== undefined && Math.floor(last.atMs / MINUTE_MS) === Math.floor(atMs / MINUTE_MS)) return;
    if (this.#minutes.length >= MAX_MINUTES) return;
    this.#minutes.push({ atMs, lastTicks: instruments.map(({ index }) => market.view(index).lastTicks) });
  }

  /** Minutes of the day, in any order and possibly repeated. A price that is known stays. */
  restore(date: string, minutes: Iterable<PriceMinute>): void {
    this.#turnTo(date);
    const known = new Map(this.#minutes.map((minute) => [Math.floor(minute.atMs / MINUTE_MS), minute]));
    for (const minute of minutes) {
      const at = Math.floor(minute.atMs / MINUTE_MS);
      const before = known.get(at);
      if (before !== undefined) known.set(at, completed(before, minute));
      else if (known.size < MAX_MINUTES) known.set(at, minute);
    }
    this.#minutes = [...known.values()].sort((a, b) => a.atMs - b.atMs);
  }

  /** The first known price of the day. */
  readonly first: FirstRecorded = (instrument) => {
    const minute = this.#minutes.find(({ lastTicks }) => (lastTicks[instrument] ?? null) !== null);
    const lastTicks = minute?.lastTicks[instrument] ?? null;
    return minute === undefined || lastTicks === null ? null : { atMs: minute.atMs, lastTicks };
  };

  /** From the open to now. Missing minutes are left out. */
  of({ index, tickSize }: Pick<Instrument, 'index' | 'tickSize'>): readonly DayPoint[] {
    const { market, nowMs } = this.#options;
    const day = market.day();
    const view = market.view(index);
    const point = (atMs: number, ticks: number | null): readonly DayPoint[] =>
      ticks === null ? [] : [[atMs, priceOfTicks(ticks, tickSize)]];
    const minutes = this.#date === day.date ? this.#minutes : [];
    const since = minutes.filter(({ atMs }) => atMs > day.openMs);
    return [
      ...(nowMs() >= day.openMs ? point(day.openMs, view.openTicks) : []),
      ...since.flatMap(({ atMs, lastTicks }) => point(atMs, lastTicks[index] ?? null)),
      ...point(nowMs(), view.lastTicks),
    ];
  }

  #turnTo(date: string): void {
    if (this.#date === date) return;
    this.#date = date;
    this.#minutes = [];
  }
}

/** An instrument may be known later in the day than others. */
function completed(known: PriceMinute, other: PriceMinute): PriceMinute {
  if (!known.lastTicks.includes(null)) return known;
  const lastTicks = known.lastTicks.map((ticks, index) => ticks ?? other.lastTicks[index] ?? null);
  return { atMs: known.atMs, lastTicks };
}
