import { clearMarketAt, moveWindow } from '../book/move-window.ts';
import { WINDOW_TICKS } from '../book/price-levels.ts';
import type { InstrumentMarket } from '../instrument-market.ts';
import { wholeLots } from './order-sizes.ts';

/** Levels behind the best price that the market maker keeps. */
const DEPTH_LEVELS = 12;
/** The window follows when the price is this far from its middle. */
const WINDOW_SLACK_TICKS = WINDOW_TICKS / 4;

/**
 * Quotes follow the fair value once it is this far from their middle. Each move is then as likely up as down, so the
 * mid cannot be predicted from its past. Quotes at the nearest tick would flicker between two ticks.
 */
const SLACK_TICKS = 1;
/** A push of this size or more moves quotes to the ticks nearest to the fair value. */
const STRONG_PUSH_TICKS = 0.5;
/**
 * From this distance on, the next tick is nearer to the fair value; and how often quotes are this far off on one side.
 */
const NEARER_TICKS = 0.7;
const NEARER_SHARE = 0.06;

function nearestBid(market: InstrumentMarket): number {
  return Math.round(market.fair - market.spread / 2);
}

/** Distance of the fair value from the middle of the quotes. */
function strayTicks(market: InstrumentMarket): number {
  return market.fair - (market.bidTarget + market.spread / 2);
}

/** Puts quotes at the ticks nearest to the fair value, after a new width or on a new day. */
export function recentre(market: InstrumentMarket): void {
  market.bidTarget = nearestBid(market);
  requote(market);
}

/**
 * Moves quotes after a trade has pushed the price. Waiting for a whole tick would ignore weak pushes, so quotes move
 * with a probability, as if the trade had used up the size at the price. On average they move by the push, and never
 * against the fair value.
 */
export function requoteAfterPush(market: InstrumentMarket, pushTicks: number): void {
  const side = Math.sign(pushTicks);
  const strength = Math.abs(pushTicks);
  const drawn = market.quoteRng.unit();
  if (strength >= STRONG_PUSH_TICKS) market.bidTarget = nearestBid(market);
  else if (side * strayTicks(market) >= NEARER_TICKS && drawn < strength / NEARER_SHARE) market.bidTarget += side;
  requote(market);
}

/** The market maker: quotes follow the fair value at once, and an empty side is refilled. */
export function requote(market: InstrumentMarket): void {
  const { book } = market;
  if (Math.abs(strayTicks(market)) >= SLACK_TICKS) market.bidTarget = nearestBid(market);
  const bid = market.bidTarget;
  const ask = bid + market.spread;
  const isStanding = bid === market.bidQuote && ask === market.askQuote && book.bestBid >= bid && book.bestAsk <= ask;
  if (isStanding) return;
  clearStale(market, bid, ask);
  followWindow(market, bid);
  runOver(market, bid, ask);
  // Own orders that are too large to trade at once hold the price until they are filled.
  const askQuote = Math.max(ask, book.bestBid + 1);
  const bidQuote = Math.min(bid, book.bestAsk - 1);
  trimDepth(market, bidQuote, askQuote);
  market.bidQuote = bidQuote;
  market.askQuote = askQuote;
  refill(market, 1, bidQuote);
  refill(market, -1, askQuote);
}

/** Removes market orders that are better than the fair price allows. */
function clearStale(market: InstrumentMarket, bid: number, ask: number): void {
  const { book } = market;
  if (book.bestBid >= book.low) {
    for (let tick = book.bestBid; tick > bid; tick -= 1) if (book.levels.lotsAt(tick) !== 0) clearMarketAt(book, tick);
  }
  if (book.bestAsk < book.high) {
    for (let tick = book.bestAsk; tick < ask; tick += 1) if (book.levels.lotsAt(tick) !== 0) clearMarketAt(book, tick);
  }
}

function followWindow(market: InstrumentMarket, bid: number): void {
  const { book } = market;
  if (Math.abs(bid - (book.low + book.high) / 2) <= WINDOW_SLACK_TICKS) return;
  moveWindow(book, bid, market.events.onParked);
  market.events.onWindowMoved(market);
}

/** Trades own orders on the wrong side of the fair price, as far as informed traders have the size. */
function runOver(market: InstrumentMarket, bid: number, ask: number): void {
  const { book } = market;
  if (book.bestBid >= ask) hit(market, -1, ask);
  else if (book.bestAsk <= bid) hit(market, 1, bid);
}

function hit(market: InstrumentMarket, side: 1 | -1, limitTick: number): void {
  const lots = market.informedLots.available(market.clock.nowMs);
  if (lots === 0) return;
  market.informedLots.spend(market.book.take(side, lots, limitTick, 0));
  market.tellPrints(null, null);
}

/** Removes market orders too far behind the price. Own orders stay. */
function trimDepth(market: InstrumentMarket, bidQuote: number, askQuote: number): void {
  const { book, model } = market;
  const depth = DEPTH_LEVELS * model.levelTicks;
  const lowest = Math.max(book.low, market.bidQuote - depth);
  for (let tick = lowest; tick < bidQuote - depth; tick += 1) {
    if (book.levels.lotsAt(tick) !== 0) clearMarketAt(book, tick);
  }
  const highest = Math.min(book.high - 1, market.askQuote + depth);
  for (let tick = highest; tick > askQuote + depth; tick -= 1) {
    if (book.levels.lotsAt(tick) !== 0) clearMarketAt(book, tick);
  }
}

/** Refills an empty side: the market maker returns with a part of its size. */
function refill(market: InstrumentMarket, side: 1 | -1, tick: number): void {
  const { book, model } = market;
  if (book.levels.lotsAt(tick) !== 0) return;
  const total = model.touchLots * (0.4 + 0.6 * market.quoteRng.unit());
  let before = 0;
  for (let queue = 0; queue < model.venueChances.length; queue += 1) {
    const upTo = model.venueChances[queue] ?? 1;
    book.addMarket(side, tick, queue, wholeLots(total * (upTo - before), model.roundLots));
    before = upTo;
  }
}
