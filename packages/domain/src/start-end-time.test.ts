import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatEndTime, formatStartTime } from './start-end-time.ts';

const EPOCH = Date.UTC(2026, 0, 15, 14, 30);
const ZONE = 'America/New_York';

describe('formatStartTime', () => {
  it.each([
    ['-1', 'Current Time'],
    [-1, 'Current Time'],
    ['0', 'Market Open'],
    [0, 'Market Open'],
    ['1', 'Liquid Market Open'],
    ['09:30', '09:30'],
    ['09:30:15', '09:30:15'],
    ['00:00:00', '00:00'],
    ['02:15 PM', '14:15'],
    [EPOCH, '09:30'],
    [String(EPOCH), '09:30'],
    [EPOCH + 15_000, '09:30:15'],
    ['2026-01-15T14:30:00Z', '09:30'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    ['soon', ''],
    ['2', ''],
    ['+90', ''],
    [Number.NaN, ''],
  ])('shows %j as "%s"', (value, text) => {
    expect(formatStartTime(value, ZONE)).toBe(text);
  });

  it('has short texts for narrow columns', () => {
    expect(['-1', '0', '1', '10:15'].map((code) => formatStartTime(code, ZONE, true))).toEqual([
      'Now',
      'Open',
      'Liq. open',
      '10:15',
    ]);
  });
});

describe('formatEndTime', () => {
  it.each([
    ['0', 'Market Close'],
    [0, 'Market Close'],
    ['1', 'Liquid Market Close'],
    ['+90', '+90 minutes'],
    ['+1', '+1 minute'],
    ['15:45', '15:45'],
    [EPOCH, '09:30'],
    ['-1', ''],
    ['+', ''],
    ['+x', ''],
    [null, ''],
  ])('shows %j as "%s"', (value, text) => {
    expect(formatEndTime(value, ZONE)).toBe(text);
  });

  it('has short texts for narrow columns', () => {
    expect(['0', '1', '+90', '16:00'].map((code) => formatEndTime(code, ZONE, true))).toEqual([
      'Close',
      'Liq. close',
      '+90m',
      '16:00',
    ]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double()), (value) => {
        expect(typeof formatStartTime(value, ZONE)).toBe('string');
        expect(typeof formatEndTime(value, ZONE)).toBe('string');
      }),
    );
  });
});
