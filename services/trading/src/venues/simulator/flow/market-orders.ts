import type { InstrumentMarket } from '../instrument-market.ts';
import { MEAN_VOLATILITY } from './log-volatility.ts';
import { marketOrderLots } from './order-sizes.ts';
import { requoteAfterPush } from './quoting.ts';

/** More than this many times the usual volatility pushes no further. */
const MAX_WILDNESS = 3;
/** How far through the book a market order may go, in usual spreads. */
const REACH_SPREADS = 6;

/** The worst price that an order without a limit may get. */
export function protectionTick(market: InstrumentMarket, side: 1 | -1): number {
  const reach = Math.ceil(REACH_SPREADS * Math.max(market.spread, market.model.spreadTicks));
  return side === 1 ? market.book.bestAsk + reach : market.book.bestBid - reach;
}

/**
 * What a trade does to the price, in ticks: a push with the root of its size and with the volatility of the moment, or
 * calm days would be nothing but bounce. Quotes have to follow at once.
 */
export function pushPrice(market: InstrumentMarket, side: 1 | -1, lots: number, queue: number): number {
  const { model, impact } = market;
  const wildness = Math.min(MAX_WILDNESS, market.volatilityFactor / MEAN_VOLATILITY);
  const pushTicks = side * (model.impactTicks[queue] ?? 0) * Math.sqrt(lots / model.meanLots) * wildness;
  impact.push(pushTicks);
  return pushTicks;
}

/** One market order of the flow: against the book, or printed off it. */
export function marketOrderEvent(market: InstrumentMarket): void {
  const { book, model, tradeRng } = market;
  const lots = marketOrderLots(model, tradeRng);
  const queue = market.pickQueue(tradeRng);
  const side = market.signs.next();
  if (model.offBookShare > 0 && tradeRng.unit() < model.offBookShare) {
    const mic = tradeRng.unit() < 0.5 ? 'SGMX' : 'CRSX';
    market.events.onPrint(market, market.midHalfTicks, lots, mic, 'off-book', null);
    market.trades += 1;
    return;
  }
  const taken = book.take(side, lots, protectionTick(market, side), queue);
  market.tellPrints(null, null);
  requoteAfterPush(market, pushPrice(market, side, taken, queue));
}

export function nextTradeMs(market: InstrumentMarket, fromMs: number): number {
  return market.openMs + market.hawkes.next(fromMs - market.openMs);
}
