import type { MarketTrade, MarketView } from '../../market/market-port.ts';
import { EMPTY_MARK, type TapeMark } from './tape-mark.ts';

const BUCKET_MS = 10_000;
const BUCKETS = 30;

export type DayTotal = { readonly lots: number; readonly turnoverTicks: number; readonly lastTicks: number | null };

type Line = {
  lots: number;
  value: number;
  countableLots: number;
  quotedMs: number;
  spreadMs: number;
  midMs: number;
  /** The time of the quote below. The integrals are complete up to it. */
  quoteMs: number;
  bidTicks: number | null;
  askTicks: number | null;
  day: DayTotal;
  /** The sum of the buckets after this one; NaN when a trade has changed it. */
  recentFrom: number;
  recentLots: number;
  readonly bucketIds: Float64Array;
  readonly bucketLots: Float64Array;
};

/** Running sums of each instrument's market. Their cost does not depend on the number of orders. */
export class MarketTape {
  readonly #lines: Line[] = [];

  constructor(instruments: number, startMs: number) {
    this.add(instruments, startMs);
  }

  /** Adds lines for instruments that follow the known ones. */
  add(instruments: number, startMs: number): void {
    for (let nth = 0; nth < instruments; nth += 1) this.#lines.push(emptyLine(startMs));
  }

  /** Continues from a mark of an earlier run. The time between counts as a gap. */
  restore(instrument: number, mark: TapeMark): void {
    const { atMs: _, ...sums } = mark;
    Object.assign(this.#line(instrument), sums);
  }

  trade(trade: MarketTrade): void {
    const line = this.#line(trade.instrument);
    line.lots += trade.lots;
    line.value += trade.lots * trade.priceHalfTicks;
    if (!trade.isCountable) return;
    line.countableLots += trade.lots;
    line.recentFrom = Number.NaN;
    const id = Math.floor(trade.atMs / BUCKET_MS);
    const slot = id % BUCKETS;
    if (line.bucketIds[slot] !== id) {
      line.bucketIds[slot] = id;
      line.bucketLots[slot] = 0;
    }
    line.bucketLots[slot] = (line.bucketLots[slot] ?? 0) + trade.lots;
  }

  view(instrument: number, view: MarketView, nowMs: number): void {
    const line = this.#line(instrument);
    integrate(line, nowMs);
    line.bidTicks = view.bidTicks;
    line.askTicks = view.askTicks;
    line.day = { lots: view.dayLots, turnoverTicks: view.dayTurnover, lastTicks: view.lastTicks };
  }

  mark(instrument: number, nowMs: number): TapeMark {
    const line = this.#line(instrument);
    integrate(line, nowMs);
    const { lots, value, countableLots, quotedMs, spreadMs, midMs } = line;
    return { atMs: nowMs, lots, value, countableLots, quotedMs, spreadMs, midMs };
  }

  /** All prints so far that participation counts. */
  countableLots(instrument: number): number {
    return this.#line(instrument).countableLots;
  }

  /** The day as last seen, which may still be the previous one just after a change. */
  dayTotal(instrument: number): DayTotal {
    return this.#line(instrument).day;
  }

  /** Countable lots of the last five minutes, to ten seconds. */
  recentCountableLots(instrument: number, nowMs: number): number {
    const line = this.#line(instrument);
    const oldest = Math.floor(nowMs / BUCKET_MS) - BUCKETS;
    // Asked for every order at every look; most looks come before the next trade.
    if (line.recentFrom !== oldest) {
      line.recentFrom = oldest;
      line.recentLots = lotsAfter(line, oldest);
    }
    return line.recentLots;
  }

  #line(instrument: number): Line {
    const line = this.#lines[instrument];
    if (line === undefined) throw new RangeError(`there is no instrument ${instrument}`);
    return line;
  }
}

function emptyLine(startMs: number): Line {
  return {
    ...EMPTY_MARK,
    quoteMs: startMs,
    bidTicks: null,
    askTicks: null,
    day: { lots: 0, turnoverTicks: 0, lastTicks: null },
    recentFrom: Number.NaN,
    recentLots: 0,
    bucketIds: new Float64Array(BUCKETS).fill(-1),
    bucketLots: new Float64Array(BUCKETS),
  };
}

function lotsAfter({ bucketIds, bucketLots }: Line, oldest: number): number {
  let sum = 0;
  for (let slot = 0; slot < BUCKETS; slot += 1) if ((bucketIds[slot] ?? -1) > oldest) sum += bucketLots[slot] ?? 0;
  return sum;
}

function integrate(line: Line, nowMs: number): void {
  const elapsedMs = Math.max(0, nowMs - line.quoteMs);
  line.quoteMs = Math.max(line.quoteMs, nowMs);
  if (line.bidTicks === null || line.askTicks === null) return;
  line.quotedMs += elapsedMs;
  line.spreadMs += (line.askTicks - line.bidTicks) * elapsedMs;
  line.midMs += (line.askTicks + line.bidTicks) * elapsedMs;
}
