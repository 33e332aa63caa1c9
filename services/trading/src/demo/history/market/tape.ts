import type { OwnImpact } from '../fills/own-impact.ts';
import type { DayMarket } from './day-market.ts';
import { add, at, CLOSING_SLOT, MINUTES, OPENING_SLOT, SLOTS } from '../../../history/slots.ts';
import { volumeClock } from './volume-clock.ts';

/** One instrument's day as the market saw it, including own orders. */
export type Tape = {
  readonly market: DayMarket;
  readonly mids: Float64Array;
  readonly open: number;
  readonly close: number;
  /** Lots by slot. */
  readonly lots: Float64Array;
  /** Price times lots by slot. */
  readonly value: Float64Array;
};

export function toTick(price: number, tickSize: number): number {
  return exact(Math.round(price / tickSize) * tickSize);
}

export function toHalfTick(price: number, tickSize: number): number {
  return exact((Math.round((price / tickSize) * 2) * tickSize) / 2);
}

/** Removes binary fractions such as 100.03000000000002. No tick has more than eight places. */
export function exact(price: number): number {
  return Math.round(price * 1e8) / 1e8;
}

/** The price path with the effect of own orders. With a given close the path is bent to end there. */
export function impactedPath(
  market: DayMarket,
  impacts: readonly OwnImpact[],
  closeAt: number | null,
): Pick<Tape, 'mids' | 'open' | 'close'> {
  const { path, instrument } = market;
  const mids = path.mids.slice();
  let close = path.close;
  for (const impact of impacts) {
    for (let minute = 0; minute <= MINUTES; minute += 1) add(mids, minute, at(impact.minutes, minute));
    close += impact.close;
  }
  if (closeAt !== null) {
    const { clock } = volumeClock(instrument);
    for (let minute = 0; minute <= MINUTES; minute += 1) add(mids, minute, (closeAt - close) * at(clock, minute));
    close = closeAt;
  }
  const { tickSize } = instrument;
  return { mids, open: toTick(at(mids, 0), tickSize), close: toTick(close, tickSize) };
}

/** The mid at a position within a slot, interpolated between minutes. */
export function midAt(mids: Float64Array, slot: number, part: number): number {
  const minute = Math.min(MINUTES - 1, Math.max(0, slot - 1));
  const from = at(mids, minute);
  return from + (at(mids, minute + 1) - from) * part;
}

/** Trades of others at the mids of the day. */
export function othersTape(market: DayMarket, path: Pick<Tape, 'mids' | 'open' | 'close'>): Tape {
  const value = new Float64Array(SLOTS);
  const { others } = market;
  value[OPENING_SLOT] = at(others, OPENING_SLOT) * path.open;
  for (let slot = 1; slot <= MINUTES; slot += 1) value[slot] = at(others, slot) * midAt(path.mids, slot, 0.5);
  value[CLOSING_SLOT] = at(others, CLOSING_SLOT) * path.close;
  return { market, ...path, lots: others.slice(), value };
}

/** Adds an own print to the tape. */
export function printOn(tape: Tape, slot: number, lots: number, price: number): void {
  add(tape.lots, slot, lots);
  add(tape.value, slot, lots * price);
}
