import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  auctionCutOffMs,
  auctionFreezeMs,
  CLOSING_CALL_MS,
  CYCLE_MS,
  FIRST_START_AFTER_OPEN_MS,
  firstSession,
  OPENING_CALL_MS,
  ROLL_AFTER_CLOSE_MS,
  SESSION_MS,
  sessionCalendar,
} from './session-calendar.ts';

const startMs = Date.parse('2026-11-16T14:00:00Z');
const calendar = sessionCalendar(firstSession(startMs, 'America/New_York'));
const openMs = startMs - FIRST_START_AFTER_OPEN_MS;

const dateAt = (ms: number) => calendar.dayOf(calendar.dayIndexAt(ms)).date;

describe('session calendar', () => {
  it('starts two hours into a day of six and a half', () => {
    expect(calendar.phaseAt(startMs)).toBe('continuous');
    expect(calendar.dayOf(calendar.dayIndexAt(startMs))).toEqual({
      date: '2026-11-16',
      openMs,
      closeMs: openMs + 6.5 * 3_600_000,
    });
  });

  it('takes the date of the zone, and Monday on a weekend', () => {
    expect(firstSession(Date.parse('2026-11-17T02:00:00Z'), 'America/New_York').firstDate).toBe('2026-11-16');
    expect(firstSession(Date.parse('2026-11-15T15:00:00Z'), 'America/New_York').firstDate).toBe('2026-11-16');
  });

  it.each([
    ['before the opening call', openMs - OPENING_CALL_MS - 1, 'closed'],
    ['at the opening call', openMs - OPENING_CALL_MS, 'opening-auction'],
    ['at the open', openMs, 'continuous'],
    ['before the closing call', openMs + SESSION_MS - CLOSING_CALL_MS - 1, 'continuous'],
    ['in the closing call', openMs + SESSION_MS - 1, 'closing-auction'],
    ['at the close', openMs + SESSION_MS, 'closed'],
    ['at the next open', openMs + CYCLE_MS, 'continuous'],
  ])('%s it is %s %s', (_, ms, phase) => {
    expect(calendar.phaseAt(ms)).toBe(phase);
  });

  it('keeps the old date for a minute after the close, then takes the next weekday', () => {
    const closeMs = openMs + SESSION_MS;
    expect(dateAt(closeMs + ROLL_AFTER_CLOSE_MS - 1)).toBe('2026-11-16');
    expect(dateAt(closeMs + ROLL_AFTER_CLOSE_MS)).toBe('2026-11-17');
    expect(dateAt(openMs + 5 * CYCLE_MS)).toBe('2026-11-23');
  });

  it('changes day and phase only at its boundaries', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 40 }), fc.double({ min: 0, max: 1, noNaN: true }), (cycle, part) => {
        const ms = openMs + (cycle + part) * CYCLE_MS;
        const next = calendar.nextBoundaryAfter(ms);
        expect(next).toBeGreaterThan(ms);
        const before = (ms + next) / 2;
        expect(calendar.phaseAt(before)).toBe(calendar.phaseAt(ms));
        expect(calendar.dayIndexAt(before)).toBe(calendar.dayIndexAt(ms));
        const isChanged =
          calendar.phaseAt(next) !== calendar.phaseAt(ms) || calendar.dayIndexAt(next) !== calendar.dayIndexAt(ms);
        expect(isChanged).toBe(true);
      }),
    );
  });

  it('freezes cancels before it stops taking orders, both before the uncross', () => {
    const day = calendar.dayOf(0);
    expect(auctionFreezeMs(day, 'closing')).toBeLessThan(auctionCutOffMs(day, 'closing'));
    expect(auctionCutOffMs(day, 'opening')).toBeLessThan(day.openMs);
  });
});
