import { type AuctionWindow, auctionPermissions } from '@meridian/cost-model/schedules/auction-window';
import {
  auctionCutOffMs,
  auctionFreezeMs,
  CLOSING_CALL_MS,
  OPENING_CALL_MS,
  uncrossMs,
} from '../../market/session-calendar.ts';
import type { TradingDay } from '../../market/market-port.ts';
import type { AlgoInput } from '../../kernel/algo.ts';

export type Auction = 'opening' | 'closing';

/** Children are cancelled this long before the call, so that the cancels are confirmed when it begins. */
export const STOP_BEFORE_CALL_MS = 2000;

type AuctionWindows = { readonly day: TradingDay } & Readonly<Record<Auction, AuctionWindow>>;

/** Of the day that was asked about last: all looks of a day ask about the same one, many times each. */
let windows: AuctionWindows | null = null;

export function auctionWindow(day: TradingDay, auction: Auction): AuctionWindow {
  if (windows?.day !== day) {
    windows = { day, opening: makeWindow(day, 'opening'), closing: makeWindow(day, 'closing') };
  }
  return windows[auction];
}

function makeWindow(day: TradingDay, auction: Auction): AuctionWindow {
  const uncross = uncrossMs(day, auction);
  const callMs = auction === 'opening' ? OPENING_CALL_MS : CLOSING_CALL_MS;
  return {
    entryCutoffMs: auctionCutOffMs(day, auction),
    freezeFromMs: auctionFreezeMs(day, auction),
    continuousStopMs: uncross - callMs - STOP_BEFORE_CALL_MS,
    uncrossMs: uncross,
  };
}

/** Lit and dark work only in continuous trading, and not right before a call. */
export function mayWorkContinuous({ day, market, nowMs }: AlgoInput): boolean {
  return market.phase === 'continuous' && auctionPermissions(auctionWindow(day, 'closing'), nowMs).mayWorkContinuous;
}

/** Auction orders cannot be cancelled from the freeze to the uncross. */
export function isFrozen({ day, nowMs }: AlgoInput, auction: Auction): boolean {
  const window = auctionWindow(day, auction);
  return nowMs < window.uncrossMs && !auctionPermissions(window, nowMs).mayCancel;
}

/** The end of continuous work: the end time, or before the closing call. */
export function workEndMs({ day, parameters }: AlgoInput): number {
  return Math.min(parameters.endMs, auctionWindow(day, 'closing').continuousStopMs);
}

/** The start of continuous work: the start time, or the open. */
export function workStartMs({ day, parameters }: AlgoInput): number {
  return Math.max(parameters.startMs, day.openMs);
}

/** The elapsed share of a window's expected volume: 0 at its start, 1 at its end, linear in time without volume. */
export function volumeProgress(input: AlgoInput, fromMs: number, toMs: number): number {
  const { nowMs, volumeShareAt } = input;
  if (nowMs <= fromMs) return 0;
  if (nowMs >= toMs) return 1;
  const before = volumeShareAt(fromMs);
  const volume = volumeShareAt(toMs) - before;
  if (!(volume > 0)) return (nowMs - fromMs) / (toMs - fromMs);
  return Math.min(1, Math.max(0, (volumeShareAt(nowMs) - before) / volume));
}

/** Expected lots of an auction. */
export function expectedAuctionLots({ day, expectedDayLots, volumeShareAt }: AlgoInput, auction: Auction): number {
  const share = auction === 'opening' ? volumeShareAt(day.openMs) : 1 - volumeShareAt(day.closeMs - 1);
  return Math.max(0, share * expectedDayLots);
}
