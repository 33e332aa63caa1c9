import type { TapeMark } from '../../kernel/tape/tape-mark.ts';
import type { TradingDay } from '../../market/market-port.ts';
import { at, CLOSING_SLOT, MINUTE_MS, MINUTES, OPENING_SLOT, total } from '../slots.ts';
import type { SeenQuote, SeenTrade } from './market-records.ts';
import { MidPath, type PathBudget } from './mid-path.ts';
import { slotAt, SlotSums } from './slot-sums.ts';

const NO_QUOTE: SeenQuote = { bidTicks: null, askTicks: null, bidLots: 0, askLots: 0 };

/** One instrument's recorded day. */
export class RecordedLine {
  readonly sums: SlotSums;
  readonly path: MidPath;
  readonly #day: TradingDay;
  tradeCount = 0;
  /** Trades above and below the mid. Those at the mid and in auctions count as neither. */
  boughtLots = 0;
  soldLots = 0;
  #quote: SeenQuote = NO_QUOTE;
  #quoteMs = Number.NEGATIVE_INFINITY;

  constructor(day: TradingDay, budget: PathBudget) {
    this.#day = day;
    this.sums = new SlotSums(day);
    this.path = new MidPath(budget);
  }

  quote(seenMs: number, quote: SeenQuote): void {
    // A late message of a vendor is not older than its previous one.
    const atMs = Math.max(seenMs, this.#quoteMs);
    this.#stand(atMs);
    this.#quote = quote;
    this.path.add(atMs, midOf(quote));
  }

  trade({ atMs, lots, priceHalfTicks, isCountable }: SeenTrade): void {
    this.tradeCount += 1;
    this.sums.print(atMs, lots, priceHalfTicks, isCountable);
    const mid = midOf(this.#quote);
    if (mid === null || isAuction(slotAt(this.#day, atMs))) return;
    if (priceHalfTicks > mid) this.boughtLots += lots;
    else if (priceHalfTicks < mid) this.soldLots += lots;
  }

  /** After this last update it is unknown whether the quote was still valid. */
  loseSight(lastMs: number): void {
    this.#stand(Math.max(lastMs, this.#quoteMs));
    this.#quote = NO_QUOTE;
    this.path.add(this.#quoteMs + 1, null);
  }

  /** The market's sums at the full minute nearest to a time. Empty before the open. */
  markAt(ms: number): TapeMark {
    const { openMs, closeMs } = this.#day;
    const minute = Math.min(MINUTES, Math.round((ms - openMs) / MINUTE_MS));
    const slots = ms < openMs ? 0 : ms >= closeMs ? CLOSING_SLOT + 1 : minute + 1;
    const { lots, value, countableLots, quotedMs, spreadMs, midMs } = this.sums;
    return {
      atMs: ms,
      lots: total(lots, 0, slots),
      value: total(value, 0, slots),
      countableLots: total(countableLots, 0, slots),
      quotedMs: total(quotedMs, 0, slots),
      spreadMs: total(spreadMs, 0, slots),
      midMs: total(midMs, 0, slots),
    };
  }

  /** Highest and lowest mid, to the minute, in half ticks. Null without one. */
  midRange(fromMs: number, toMs: number): { readonly high: number; readonly low: number } | null {
    let high = Number.NEGATIVE_INFINITY;
    let low = Number.POSITIVE_INFINITY;
    for (let slot = slotAt(this.#day, fromMs); slot <= slotAt(this.#day, toMs); slot += 1) {
      high = Math.max(high, at(this.sums.highMid, slot));
      low = Math.min(low, at(this.sums.lowMid, slot));
    }
    return high < low ? null : { high, low };
  }

  #stand(untilMs: number): void {
    const { bidTicks, askTicks, bidLots, askLots } = this.#quote;
    if (bidTicks !== null && askTicks !== null) {
      this.sums.stand(this.#quoteMs, untilMs, bidTicks, askTicks, (bidLots + askLots) / 2);
    }
    this.#quoteMs = untilMs;
  }
}

function midOf({ bidTicks, askTicks }: SeenQuote): number | null {
  return bidTicks === null || askTicks === null ? null : bidTicks + askTicks;
}

function isAuction(slot: number): boolean {
  return slot === OPENING_SLOT || slot === CLOSING_SLOT;
}
