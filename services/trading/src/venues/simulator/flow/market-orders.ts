import type { InstrumentMarket } from '../instrument-market.ts';
import { MEAN_VOLATILITY } from './log-volatility.ts';
import { marketOrderLots } from './order-sizes.ts';
import { requoteAfterPush } from './quoting.ts';

/** Higher volatility than this multiple of the usual pushes no further. */
const MAX_WILDNESS = 3;
/** Maximum reach of a market order through the book, in usual spreads. */
const REACH_SPREADS = 6;

/** The worst price of an order without a limit. */
export function protectionTick(market: InstrumentMarket, side: 1 | -1): number {
  const reach = Math.ceil(REACH_SPREADS * Math.max(market.spread, market.model.spreadTicks));
  return side === 1 ? market.book.bestAsk + reach : market.book.bestBid - reach;
}

/**
 * The push of a trade on the price, in ticks. It grows with the root of the size and with current volatility; otherwise
 * calm days would consist of bounces only. Quotes must follow at once.
 */
export function pushPrice(market: InstrumentMarket, side: 1 | -1, lots: number, queue: number): number {
  const { model, impact } = market;
  const wildness = Math.min(MAX_WILDNESS, market.volatilityFactor / MEAN_VOLATILITY);
  const pushTicks = side * (model.impactTicks[queue] ?? 0) * Math.sqrt(lots / model.meanLots) * wildness;
  impact.push(pushTicks);
  return pushTicks;
}

/** One market order: against the book, or printed off the book. */
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
