import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdown } from './countdown.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe('the countdown to the end of an order', () => {
  it.each([
    [108 * MINUTE, '1h 48m', 'neutral'],
    [18 * MINUTE + 40 * SECOND, '18m', 'neutral'],
    [10 * MINUTE, '10m', 'neutral'],
    [10 * MINUTE - 1, '9m 59s', 'warning'],
    [5 * MINUTE + 36 * SECOND, '5m 36s', 'warning'],
    [42 * SECOND, '42s', 'warning'],
    [0, 'late 0s', 'negative'],
    [-59 * SECOND, 'late 59s', 'negative'],
    [-2 * MINUTE, 'late 2m', 'negative'],
    [-61 * MINUTE, 'late 1h 1m', 'negative'],
    [51 * 60 * MINUTE, '2d 3h', 'neutral'],
  ])('shows %d ms as %s', (leftMs, text, tone) => {
    expect(countdown(1_000_000 + leftMs, 1_000_000)).toEqual({ text, tone });
  });

  it('shows seconds exactly when it is amber, and late exactly when it is red', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (leftMs) => {
        const { text, tone } = countdown(leftMs, 0);
        expect(text.startsWith('late ')).toBe(tone === 'negative');
        expect(tone === 'negative' || text.endsWith('s') === (tone === 'warning')).toBe(true);
      }),
    );
  });
});
