import type { InstrumentMarket } from '../instrument-market.ts';
import { clearTicks, moveWindow } from '../book/move-window.ts';
import { limitEvent, nextLimitMs, restingOrder } from './limit-flow.ts';
import { marketOrderEvent, nextTradeMs } from './market-orders.ts';
import { recentre } from './quoting.ts';

/** Starts continuous trading, or joins it in the middle, with a full book around the fair value. */
export function startContinuous(market: InstrumentMarket, openMs: number, nowMs: number): void {
  const { book, model } = market;
  const centre = Math.round(market.fair);
  moveWindow(book, centre, market.events.onParked);
  market.openMs = openMs;
  market.bidQuote = centre;
  market.askQuote = centre;
  market.isContinuous = true;
  market.hawkes.calm();
  recentre(market);
  for (let order = book.marketCount; order < model.restingOrders; order += 1) restingOrder(market);
  market.nextTradeMs = nextTradeMs(market, nowMs);
  market.nextLimitMs = nextLimitMs(market, nowMs);
  market.tellQuote();
}

/** Ends continuous trading. The market's orders are removed; own ones are handed back first. */
export function stopContinuous(market: InstrumentMarket): void {
  const { book } = market;
  market.isContinuous = false;
  market.nextTradeMs = Infinity;
  market.nextLimitMs = Infinity;
  clearTicks(book, book.low, book.high, market.events.onParked);
  market.tellQuote();
}

/** Runs the market's next own event. */
export function continuousEvent(market: InstrumentMarket): void {
  if (market.nextTradeMs <= market.nextLimitMs) {
    marketOrderEvent(market);
    market.nextTradeMs = nextTradeMs(market, market.nextTradeMs);
  } else {
    limitEvent(market);
    market.nextLimitMs = nextLimitMs(market, market.nextLimitMs);
  }
  market.tellQuote();
}
