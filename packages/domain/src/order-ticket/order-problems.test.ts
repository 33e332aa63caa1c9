import { describe, expect, it } from 'vitest';
import { belowFilled, notInLots, sideProblem } from './order-problems.ts';

describe('the problem of an order', () => {
  it('is described with the value and what to enter', () => {
    expect(belowFilled(88_600, 95_900)).toBe('88,600 is below the filled quantity: enter at least 95,900');
    expect(notInLots(10.5, 1)).toBe('10.5 is not a whole number');
    expect(notInLots(1_250, 100)).toBe('1,250 is not a multiple of the lot size 100');
  });

  it('is a short side of a future', () => {
    expect(sideProblem('SELL SHORT', 'FUTURE')).toBe('SELL SHORT is for equities only: use SELL');
    expect(sideProblem('BUY COVER', 'FUTURE')).toBe('BUY COVER is for equities only: use BUY');
    expect([sideProblem('SELL', 'FUTURE'), sideProblem('SELL SHORT', 'EQUITY')]).toEqual([null, null]);
  });
});
