import { midHalfTicks } from '@meridian/trading/kernel/market-snap';
import type { Instrument } from '@meridian/trading/reference/instrument';
import type { Length } from '../claim.ts';
import { liveDays, livedMarket } from './lived-market.ts';

/** Of few trades each, so that days pass quickly; large ticks, small ticks and middling ones. */
const SHARES = new Set(
  'T PFE VZ KO INTC CSCO BAC WMT WFC C MRK ABT NEE LMT UPS DE NKE HON JNJ GE AMGN BLK MS SBUX IBM PEP'.split(' '),
);
const INDEX = 'ESZ26';
const DAYS: Readonly<Record<Length, number>> = { short: 2, long: 8 };
const HALF_HOUR = 30 * 60;

/** What was seen of the market second by second, each by instrument. */
export type LivedFacts = {
  readonly instruments: readonly Instrument[];
  /** Mids by day. */
  readonly mids: readonly (readonly number[][])[];
  /** Mean width of the quotes, in ticks. */
  readonly widths: readonly number[];
  readonly tradesPerDay: readonly number[];
  /** Lots by half hour of continuous trading, over all days. */
  readonly halfHours: readonly (readonly number[])[];
};

export function isOfFacts({ exchangeSymbol }: Instrument): boolean {
  return SHARES.has(exchangeSymbol) || isIndex({ exchangeSymbol });
}

export function isIndex({ exchangeSymbol }: Pick<Instrument, 'exchangeSymbol'>): boolean {
  return exchangeSymbol === INDEX;
}

export function liveFacts(length: Length, seed: number): LivedFacts {
  const { simulator, instruments } = livedMarket(`facts ${seed}`, isOfFacts);
  const days = DAYS[length];
  const mids = instruments.map(() => Array.from({ length: days }, (): number[] => []));
  const widths = instruments.map(() => 0);
  const trades = instruments.map(() => 0);
  const halfHours = instruments.map((): number[] => []);
  let [second, seconds] = [0, 0];
  simulator.market.onTrade(({ instrument, lots, isCountable }) => {
    if (!isCountable) return;
    trades[instrument] = (trades[instrument] ?? 0) + 1;
    const at = Math.floor(second / HALF_HOUR);
    const own = halfHours[instrument];
    if (own !== undefined) own[at] = (own[at] ?? 0) + lots;
  });
  liveDays({ simulator, instruments }, days, (day, now) => {
    second = now;
    seconds += 1;
    for (const { index } of instruments) {
      const view = simulator.market.view(index);
      const mid = midHalfTicks(view);
      if (mid === null) continue;
      mids[index]?.[day]?.push(mid);
      widths[index] = (widths[index] ?? 0) + (view.askTicks ?? 0) - (view.bidTicks ?? 0);
    }
  });
  return {
    instruments,
    mids,
    widths: widths.map((sum) => sum / seconds),
    tradesPerDay: trades.map((count) => count / days),
    halfHours,
  };
}
