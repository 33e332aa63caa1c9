import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBehindReading, isExpensiveReading, readingOf } from './reading.ts';

const EXPECTED = { low: 0.1, high: 1.7 };
const LIST = { percentAhead: 0, costBps: 1, expected: EXPECTED, ordersWithFills: 10, effectiveOrders: 8 };

describe('the reading of a list', () => {
  it.each([
    ['Behind and expensive', { percentAhead: -4.9, costBps: 2.7 }],
    ['Expensive', { percentAhead: 0.6, costBps: 4.1 }],
    ['Behind', { percentAhead: -9.2, costBps: 1.5 }],
    ['Behind', { percentAhead: -7.4, costBps: -1 }],
    ['In range', { percentAhead: -2.3, costBps: 0.1 }],
    ['Cheap', { costBps: -0.5 }],
    ['Too few to tell', { ordersWithFills: 1, effectiveOrders: 1, costBps: 40 }],
    ['Too few to tell', { ordersWithFills: 9, effectiveOrders: 1.2, costBps: 40 }],
    ['Behind', { ordersWithFills: 1, effectiveOrders: 1, costBps: 40, percentAhead: -5 }],
    ['No fills', { ordersWithFills: 0, effectiveOrders: 0, costBps: null }],
    [null, { expected: null }],
  ])('is %s', (reading, change) => {
    expect(readingOf({ ...LIST, ...change })).toBe(reading);
  });

  it('is neither behind nor expensive exactly at the threshold', () => {
    expect(readingOf({ ...LIST, percentAhead: -3, costBps: EXPECTED.high })).toBe('In range');
  });

  it('is expensive only above the range, and behind only below the goal', () => {
    const number = fc.double({ min: -50, max: 50, noNaN: true });
    fc.assert(
      fc.property(number, number, fc.nat(3), (percentAhead, costBps, ordersWithFills) => {
        const orders = { ordersWithFills, effectiveOrders: ordersWithFills };
        const reading = readingOf({ percentAhead, costBps, expected: EXPECTED, ...orders });
        expect(isBehindReading(reading)).toBe(percentAhead < -3);
        expect(isExpensiveReading(reading)).toBe(costBps > EXPECTED.high && ordersWithFills > 1);
      }),
    );
  });
});
