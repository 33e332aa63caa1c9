import { dateAt } from '@meridian/domain/zoned-time';
import { addTradingDays, onWeekday } from '../reference/trading-dates.ts';
import type { SessionPhase, TradingDay } from './market-port.ts';

const MINUTE_MS = 60_000;

/** From the opening uncross to the closing one. */
export const SESSION_MS = 390 * MINUTE_MS;
export const OPENING_CALL_MS = 5 * MINUTE_MS;
export const CLOSING_CALL_MS = 5 * MINUTE_MS;
/** From a close to the next open. */
export const NIGHT_MS = 15 * MINUTE_MS;
/** The old day lasts this long after its close, so that its last reports belong to it. */
export const ROLL_AFTER_CLOSE_MS = MINUTE_MS;
export const CYCLE_MS = SESSION_MS + NIGHT_MS;
/** The demo world starts this long after the open of its first day. */
export const FIRST_START_AFTER_OPEN_MS = 120 * MINUTE_MS;

/** Auction orders are accepted until this long before the uncross. */
export const AUCTION_ENTRY_CUT_OFF_MS = MINUTE_MS;
/** Auction orders cannot be cancelled within this long before the uncross. */
export const AUCTION_FREEZE_MS = 2 * MINUTE_MS;

export type SessionCalendarOptions = {
  /** Opening uncross of day 0. */
  readonly firstOpenMs: number;
  /** Trading date of day 0, YYYY-MM-DD. */
  readonly firstDate: string;
};

/** The sessions of an exchange with short nights. A pure function of its first open. */
export type SessionCalendar = {
  readonly dayIndexAt: (ms: number) => number;
  readonly dayOf: (index: number) => TradingDay;
  readonly phaseAt: (ms: number) => SessionPhase;
  /** The next change of day or phase after `ms`. */
  readonly nextBoundaryAfter: (ms: number) => number;
};

/** First open and date of a world that first starts at `startMs`, two hours into its first day. */
export function firstSession(startMs: number, zone: string): SessionCalendarOptions {
  return { firstOpenMs: startMs - FIRST_START_AFTER_OPEN_MS, firstDate: onWeekday(dateAt(startMs, zone)) };
}

/** Boundaries of a day relative to its open, in order: start of the day, opening call, open, closing call, close. */
const BOUNDARIES_MS = [
  ROLL_AFTER_CLOSE_MS - NIGHT_MS,
  -OPENING_CALL_MS,
  0,
  SESSION_MS - CLOSING_CALL_MS,
  SESSION_MS,
] as const;

const PHASES: readonly SessionPhase[] = ['closed', 'opening-auction', 'continuous', 'closing-auction', 'closed'];

export function sessionCalendar({ firstOpenMs, firstDate }: SessionCalendarOptions): SessionCalendar {
  const firstRollMs = firstOpenMs + BOUNDARIES_MS[0];
  const dayIndexAt = (ms: number) => Math.floor((ms - firstRollMs) / CYCLE_MS);
  const openOf = (index: number) => firstOpenMs + index * CYCLE_MS;
  let known: { readonly index: number; readonly day: TradingDay } | null = null;
  return {
    dayIndexAt,
    dayOf: (index) => {
      if (known?.index === index) return known.day;
      const openMs = openOf(index);
      known = {
        index,
        day: { date: addTradingDays(firstDate, index), openMs, closeMs: openMs + SESSION_MS },
      };
      return known.day;
    },
    phaseAt: (ms) => {
      const sinceOpenMs = ms - openOf(dayIndexAt(ms));
      const passed = BOUNDARIES_MS.findLastIndex((boundary) => sinceOpenMs >= boundary);
      return PHASES[passed] ?? 'closed';
    },
    nextBoundaryAfter: (ms) => {
      const index = dayIndexAt(ms);
      const sinceOpenMs = ms - openOf(index);
      const next = BOUNDARIES_MS.find((boundary) => boundary > sinceOpenMs);
      return next === undefined ? openOf(index + 1) + BOUNDARIES_MS[0] : openOf(index) + next;
    },
  };
}

/** The time of an auction's uncross: the day's open or close. */
export function uncrossMs(day: TradingDay, auction: 'opening' | 'closing'): number {
  return auction === 'opening' ? day.openMs : day.closeMs;
}

/** New auction orders are refused from here on. */
export function auctionCutOffMs(day: TradingDay, auction: 'opening' | 'closing'): number {
  return uncrossMs(day, auction) - AUCTION_ENTRY_CUT_OFF_MS;
}

/** Auction orders cannot be cancelled from here on. */
export function auctionFreezeMs(day: TradingDay, auction: 'opening' | 'closing'): number {
  return uncrossMs(day, auction) - AUCTION_FREEZE_MS;
}
