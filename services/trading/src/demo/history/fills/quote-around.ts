import type { Rng } from '@meridian/cost-model/sfc32';
import type { PastLiquidity } from '@meridian/history/tables/executions';
import type { SideSign } from '../../../venues/venue-port.ts';
import { around, roundFairly } from '../../draw.ts';
import type { DayMarket } from '../market/day-market.ts';
import { exact } from '../market/tape.ts';

/** A price with a quote around it that fits how it traded. */
export type QuotedPrice = {
  readonly price: number;
  readonly bid: number;
  readonly ask: number;
  readonly bidLots: number;
  readonly askLots: number;
};

const SIZE_LOG_SD = 0.5;

/** The best bid in whole ticks for a price in half ticks and a spread. */
function bidTicks(halfTicks: number, spread: number, liquidity: PastLiquidity, side: SideSign): number {
  if (liquidity === 'mid') return (halfTicks - spread) / 2;
  if (liquidity === 'auction') return halfTicks / 2 - (spread >> 1);
  // A resting buyer is the bid. A crossing buyer meets the ask.
  const isBid = (liquidity === 'add') === (side === 1);
  return halfTicks / 2 - (isBid ? 0 : spread);
}

/** Rounds a drawn price to ticks and half ticks. On average nothing is gained or lost. */
export function quoteAround(
  rng: Rng,
  market: DayMarket,
  price: number,
  liquidity: PastLiquidity,
  side: SideSign,
): QuotedPrice {
  const { tickSize } = market.instrument;
  let spread = Math.max(1, roundFairly(rng, market.spreadTicks));
  const halfTicks = liquidity === 'mid' ? roundFairly(rng, (2 * price) / tickSize) : 2 * Math.round(price / tickSize);
  const traded = liquidity === 'add' || liquidity === 'remove' ? 2 * roundFairly(rng, price / tickSize) : halfTicks;
  if (liquidity === 'mid' && (traded - spread) % 2 !== 0) spread += 1;
  const bid = bidTicks(traded, spread, liquidity, side);
  const size = () => Math.max(1, Math.round(around(rng, market.depthLots, SIZE_LOG_SD)));
  return {
    price: exact((traded * tickSize) / 2),
    bid: exact(bid * tickSize),
    ask: exact((bid + spread) * tickSize),
    bidLots: size(),
    askLots: size(),
  };
}
