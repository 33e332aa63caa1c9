import { describe, expect, it } from 'vitest';
import { endTimeMs, startTimeMs } from './resolve-times.ts';

const openMs = Date.parse('2026-11-03T14:30:00Z');
const atMinute = (minute: number) => openMs + minute * 60_000;

/** The day opens at 9:30 in New York; the order arrives an hour later. */
const context = { day: { openMs, closeMs: atMinute(390) }, country: 'US', arrivedMs: atMinute(60) };
const early = { ...context, arrivedMs: atMinute(-30) };

describe('start time', () => {
  it.each([
    ['-1', -30],
    ['0', 0],
    ['1', 15],
    ['11:00', 90],
    ['10:00:30', 30.5],
    ['02:00 PM', 270],
    [String(atMinute(100)), 100],
  ])('%s is minute %d after the open', (code, minute) => {
    expect(startTimeMs(early, code)).toBe(atMinute(minute));
  });

  it('is never before the order arrived', () => {
    expect(startTimeMs(context, '0')).toBe(atMinute(60));
    expect(startTimeMs(context, '09:00')).toBe(atMinute(60));
    expect(startTimeMs(context, '-1')).toBe(atMinute(60));
  });

  it('uses the exchange’s clock', () => {
    // The open is 15:30 in Berlin.
    expect(startTimeMs({ ...context, country: 'DE' }, '17:00')).toBe(atMinute(90));
  });

  it.each(['', 'soon', '25:00', '+5'])('%j is none', (code) => {
    expect(startTimeMs(context, code)).toBeNull();
  });
});

describe('end time', () => {
  it.each([
    ['0', 390],
    ['1', 375],
    ['+90', 150],
    ['15:30', 360],
    ['18:00', 390],
  ])('%s is minute %d after the open', (code, minute) => {
    expect(endTimeMs(context, code, atMinute(60))).toBe(atMinute(minute));
  });

  it('counts minutes from the start of the order', () => {
    expect(endTimeMs(early, '+30', atMinute(-5))).toBe(atMinute(30));
  });

  it.each(['', '-1', 'late'])('%j is none', (code) => {
    expect(endTimeMs(context, code, atMinute(60))).toBeNull();
  });
});
