import { volumeProfileOf } from '../../../reference/volume-profiles.ts';
import { PrintBuffer } from '../book/print-buffer.ts';
import { continuousEvent, startContinuous, stopContinuous } from '../flow/continuous.ts';
import { FairGroup } from '../flow/fair-group.ts';
import { onGrid } from '../price-grid.ts';
import { InstrumentMarket } from '../instrument-market.ts';
import { dailyTicksOf, type FlowScale, instrumentModel } from '../instrument-model.ts';
import { smallUniverse } from './small-world.ts';

export type ObservedTrade = {
  readonly day: number;
  readonly sign: number;
  readonly queue: number;
  readonly lots: number;
  /** Mids right before, right after and one second after the trade, in ticks. */
  readonly midBefore: number;
  readonly midAfter: number;
  midLater: number;
};

export type ContinuousDays = {
  readonly market: InstrumentMarket;
  /** Mid at every second, by day. */
  readonly mids: number[][];
  readonly trades: ObservedTrade[];
};

const SECOND_MS = 1000;

/** Runs days of continuous trading of one instrument. `look` sees the market after each event. */
export function continuousDays(
  symbol: string,
  days: number,
  scale: FlowScale,
  look: (market: InstrumentMarket) => void = () => {},
): ContinuousDays {
  const universe = smallUniverse([symbol]);
  const [instrument] = universe.instruments;
  if (instrument === undefined) throw new Error(`no ${symbol}`);
  const lit = universe.venues.filter(({ kind, mic }) => kind === 'lit' && instrument.venues.includes(mic));
  const dailyTicks = dailyTicksOf(instrument, instrument.previousCloseTicks);
  const model = instrumentModel(instrument, lit, volumeProfileOf(instrument), dailyTicks, scale);
  const events = {
    onPrint: () => {},
    onRestingFill: () => 0,
    onQuote: () => {},
    onParked: () => {},
    onWindowMoved: () => {},
  };
  const clock = { nowMs: 0 };
  const seedOf = (purpose: string) => `${symbol} ${purpose}`;
  const market = new InstrumentMarket(onGrid(instrument), model, lit, events, clock, new PrintBuffer(), seedOf);
  const group = new FairGroup([market], seedOf);
  const mids: number[][] = [];
  const trades: ObservedTrade[] = [];
  for (let day = 0; day < days; day += 1) {
    group.leap(0.1);
    mids.push(liveDay(market, group, day, trades, look));
  }
  return { market, mids, trades };
}

function liveDay(
  market: InstrumentMarket,
  group: FairGroup,
  day: number,
  trades: ObservedTrade[],
  look: (market: InstrumentMarket) => void,
): number[] {
  const mids: number[] = [];
  const mid = () => market.midHalfTicks / 2;
  let waiting: { readonly trade: ObservedTrade; readonly untilMs: number }[] = [];
  startContinuous(market, 0, 0);
  group.start(0, group.stepMs);
  for (;;) {
    const atMs = Math.min(group.nextMs, market.nextMs);
    while (mids.length * SECOND_MS <= Math.min(atMs, market.curve.endMs)) mids.push(mid());
    while ((waiting[0]?.untilMs ?? Infinity) <= atMs) waiting.splice(0, 1).map(({ trade }) => (trade.midLater = mid()));
    if (atMs >= market.curve.endMs) break;
    market.clock.nowMs = atMs;
    if (group.nextMs <= market.nextMs) {
      group.step(atMs);
    } else {
      const trade = eventOf(market, day);
      if (trade !== null) {
        trades.push(trade);
        waiting.push({ trade, untilMs: atMs + SECOND_MS });
      }
    }
    look(market);
  }
  waiting = [];
  stopContinuous(market);
  return mids;
}

/** Runs the next event. Returns the trade if it was one on a book. */
function eventOf(market: InstrumentMarket, day: number): ObservedTrade | null {
  const isTrade = market.nextTradeMs <= market.nextLimitMs;
  const midBefore = market.midHalfTicks / 2;
  const { prints } = market.book;
  prints.clear();
  continuousEvent(market);
  if (!isTrade || prints.count === 0) return null;
  const { tick, queue } = prints.at(0);
  const lots = prints.copies().reduce((sum, print) => sum + print.lots, 0);
  const midAfter = market.midHalfTicks / 2;
  return { day, sign: tick > midBefore ? 1 : -1, queue, lots, midBefore, midAfter, midLater: midAfter };
}
