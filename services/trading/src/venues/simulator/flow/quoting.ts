import { clearMarketAt, moveWindow } from '../book/move-window.ts';
import { WINDOW_TICKS } from '../book/price-levels.ts';
import type { InstrumentMarket } from '../instrument-market.ts';
import { wholeLots } from './order-sizes.ts';

/** Levels behind the best price that the market keeps. */
const DEPTH_LEVELS = 12;
/** The window follows when the price has gone this far from its middle. */
const WINDOW_SLACK_TICKS = WINDOW_TICKS / 4;

/** Quotes move with the fair value once it is this far from their middle. Then each move is as likely up as down, and
 * the mid cannot be predicted from its past; quotes that always stood nearest would flicker between two ticks. */
const SLACK_TICKS = 1;
/** A push from here on moves quotes to where they are nearest to the fair value. */
const STRONG_PUSH_TICKS = 0.5;
/** From here on a tick further is nearer to the fair value, and how often quotes are so far off on one side. */
const NEARER_TICKS = 0.6;
const NEARER_SHARE = 0.08;

function nearestBid(market: InstrumentMarket): number {
  return Math.round(market.fair - market.spread / 2);
}

/** How far the fair value is from the middle of the quotes. */
function strayTicks(market: InstrumentMarket): number {
  return market.fair - (market.bidTarget + market.spread / 2);
}

/** A new width, or a new day: quotes stand nearest to the fair value. */
export function recentre(market: InstrumentMarket): void {
  market.bidTarget = nearestBid(market);
  requote(market);
}

/** After a trade pushed the price: quotes that wait for a whole tick would answer weak pushes too rarely, so they move
 * by chance where that brings them nearer, as if the trade had used up what was left at the price. On average they move
 * by what was pushed, and a move that would have to be taken back does not happen. */
export function requoteAfterPush(market: InstrumentMarket, pushTicks: number): void {
  const side = Math.sign(pushTicks);
  const strength = Math.abs(pushTicks);
  const drawn = market.quoteRng.unit();
  if (strength >= STRONG_PUSH_TICKS) market.bidTarget = nearestBid(market);
  else if (side * strayTicks(market) >= NEARER_TICKS && drawn < strength / NEARER_SHARE) market.bidTarget += side;
  requote(market);
}

/** The market maker: quotes follow the fair value at once, and a side that ran empty is filled again. */
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
  // Own orders that were too large to run over hold the price until they are absorbed.
  const askQuote = Math.max(ask, book.bestBid + 1);
  const bidQuote = Math.min(bid, book.bestAsk - 1);
  trimDepth(market, bidQuote, askQuote);
  market.bidQuote = bidQuote;
  market.askQuote = askQuote;
  refill(market, 1, bidQuote);
  refill(market, -1, askQuote);
}

/** The market's orders that are better than the fair price allows are pulled. */
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

/** Own orders on the wrong side of the fair price are hit, as far as those who see it first have the size. */
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

/** Drops the market's orders that the move has left too far behind; own ones stay. */
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

/** A side can run empty; the market maker comes back at its price with some of its size. */
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
