import { midHalfTicks } from '@meridian/trading/kernel/market-snap';
import type { Instrument } from '@meridian/trading/reference/instrument';
import { atMost, type Claim, type Length, type Witness } from '../claim.ts';
import { liveDays, livedMarket } from './lived-market.ts';

/** What one of them shows all show: the flow of each root is drawn alike. */
const SHORT_ROOTS = new Set(['ES', 'NQ']);
const DAYS: Readonly<Record<Length, number>> = { short: 1, long: 3 };

type Gaps = { squares: number; widths: number; count: number };

/** A calendar spread and its legs are one price: whoever legs must not find free ticks. */
export const spreadsWitness: Witness = {
  name: 'spreads',
  about: 'calendar spreads against the difference of their legs, with no order of ours in the market',
  see: async ({ length, seed }) => {
    const isMeant = ({ assetClass, baseSymbol }: Instrument) =>
      assetClass === 'FUTURE' && (length === 'long' || SHORT_ROOTS.has(baseSymbol));
    const market = livedMarket(`spreads ${seed}`, isMeant);
    const view = (index: number) => market.simulator.market.view(index);
    const pairs = market.instruments.flatMap(({ index, legs }) => (legs === null ? [] : [{ index, legs }]));
    const gaps = new Map<number, Gaps>(pairs.map(({ index }) => [index, { squares: 0, widths: 0, count: 0 }]));
    liveDays(market, DAYS[length], () => {
      for (const { index, legs } of pairs) {
        const quote = view(index);
        const [spread, near, far] = [midHalfTicks(quote), midHalfTicks(view(legs[0])), midHalfTicks(view(legs[1]))];
        const seen = gaps.get(index);
        if (spread === null || near === null || far === null || seen === undefined) continue;
        seen.squares += ((spread - near + far) / 2) ** 2;
        seen.widths += (quote.askTicks ?? 0) - (quote.bidTicks ?? 0);
        seen.count += 1;
      }
    });
    return pairs.map(({ index }) => claimOf(market.instruments[index]?.exchangeSymbol ?? '', gaps.get(index)));
  },
};

function claimOf(symbol: string, gaps: Gaps | undefined): Claim {
  const { squares, widths, count } = gaps ?? { squares: 0, widths: 0, count: 0 };
  return {
    name: `${symbol} is near − far, rms`,
    expected: atMost(widths / count),
    seen: Math.sqrt(squares / count),
    unit: 'ticks',
    count,
  };
}
