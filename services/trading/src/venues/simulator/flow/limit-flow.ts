import { randomIndex } from '@meridian/cost-model/sfc32';
import type { InstrumentMarket } from '../instrument-market.ts';
import { restingOrderLots } from './order-sizes.ts';
import { requote } from './quoting.ts';

/** Mean distance of resting orders from the best price, in levels. */
const MEAN_LEVELS = 1.8;
const MAX_LEVELS = 11;

/** Adds or cancels one market order. The book tends to its usual number of orders. */
export function limitEvent(market: InstrumentMarket): void {
  const { book, limitRng, model } = market;
  if (limitRng.unit() < book.marketCount / (2 * model.restingOrders)) {
    book.remove(book.marketOrder(randomIndex(limitRng, book.marketCount)));
    requote(market);
  } else {
    restingOrder(market);
  }
}

export function restingOrder(market: InstrumentMarket): void {
  const { book, limitRng, model } = market;
  const side = limitRng.unit() < 0.5 ? 1 : -1;
  const levels = Math.min(MAX_LEVELS, Math.floor(-Math.log(1 - limitRng.unit()) * MEAN_LEVELS));
  const lots = restingOrderLots(model, limitRng);
  const queue = market.pickQueue(limitRng);
  const distance = levels * model.levelTicks;
  const tick = side === 1 ? market.bidQuote - distance : market.askQuote + distance;
  if (book.holds(tick) && !book.pool.isFull) book.addMarket(side, tick, queue, lots);
}

export function nextLimitMs(market: InstrumentMarket, fromMs: number): number {
  const sinceOpenMs = fromMs - market.openMs;
  const at = sinceOpenMs - Math.log(1 - market.limitRng.unit()) / market.limitCurve.rateAt(sinceOpenMs);
  return at >= market.limitCurve.endMs ? Infinity : market.openMs + at;
}
