import { midHalfTicks } from '../../kernel/market-snap.ts';
import { intervalBetween, type TapeInterval } from '../../kernel/tape/tape-mark.ts';
import { OPENING_CALL_MS } from '../../market/session-calendar.ts';
import type { RecordedMarket } from '../recording/recorded-market.ts';
import type { DayPart } from './day-part.ts';

/** When an order worked on its day, and the market meanwhile. Prices are in half ticks. */
export type DayWork = {
  readonly startMs: number;
  readonly endMs: number;
  readonly interval: TapeInterval;
  readonly arrivalHalfTicks: number | null;
  readonly endHalfTicks: number | null;
};

function endOf({ parent }: DayPart, startMs: number, closeMs: number): number {
  const { outcome, lastFillMs, endMark } = parent;
  if (outcome === 'filled' && lastFillMs !== null) return Math.max(startMs, lastFillMs);
  return Math.max(startMs, Math.min(endMark?.atMs ?? closeMs, closeMs));
}

/** Null for an order that never started. */
export function dayWorkOf(part: DayPart, market: RecordedMarket, closeTicks: number | null): DayWork | null {
  const { parent, isCarried } = part;
  const { startMark, endMark, terms } = parent;
  if (startMark === null) return null;
  const { openMs, closeMs } = market.day;
  const startMs = isCarried ? Math.max(startMark.atMs, openMs - OPENING_CALL_MS) : startMark.atMs;
  const endMs = endOf(part, startMs, closeMs);
  const line = market.line(terms.instrument);
  // Engine marks continue from day to day, recording marks cover one day. The two are never mixed.
  const isMarked = endMark !== null && !isCarried;
  const interval = isMarked
    ? intervalBetween(startMark, endMark)
    : intervalBetween(line.markAt(startMs), line.markAt(endMs));
  const hasEndedInTime = endMark !== null && endMark.atMs <= closeMs;
  const endMid = hasEndedInTime && part.endSnap !== null ? midHalfTicks(part.endSnap) : null;
  const close = closeTicks === null || endMs < closeMs ? null : 2 * closeTicks;
  return {
    startMs,
    endMs,
    interval,
    arrivalHalfTicks: isCarried ? line.path.firstIn(startMs, endMs) : parent.arrivalHalfTicks,
    endHalfTicks: endMid ?? close ?? line.path.lastUntil(endMs),
  };
}
