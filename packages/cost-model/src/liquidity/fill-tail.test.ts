import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DarkFill, exploredTail, fillCurve, tailProbability } from './fill-tail.ts';

/** What a venue has, explored one lot beyond its largest fill. */
const tailOf = (past: readonly DarkFill[], exploreLots = 1) => exploredTail(fillCurve(past), exploreLots);

const fills = [5, 3, 5, 0, 2].map((filledLots) => ({ submittedLots: 5, filledLots }));

describe('fill tail', () => {
  it('is the Kaplan–Meier estimate of five censored fills', () => {
    const tail = tailOf(fills);
    [0.8, 0.8, 0.6, 0.4, 0.4].forEach((probability, index) =>
      expect(tailProbability(tail, index + 1)).toBeCloseTo(probability, 12),
    );
  });

  it('explores a little beyond what was ever filled, and not beyond', () => {
    expect(tailProbability(tailOf(fills), 6)).toBeCloseTo(0.4, 12);
    expect(tailProbability(tailOf(fills), 7)).toBe(0);
    expect(tailProbability(tailOf(fills, 10), 15)).toBeCloseTo(0.4, 12);
  });

  it('tries an unknown venue, and knows an exhausted one', () => {
    expect([1, 2].map((lots) => tailProbability(tailOf([]), lots))).toEqual([1, 0]);
    const empty = tailOf([{ submittedLots: 5, filledLots: 0 }]);
    expect([0, 1].map((lots) => tailProbability(empty, lots))).toEqual([1, 0]);
  });

  it('weighs only orders that asked for more than an amount in judging it', () => {
    const mixed = tailOf([
      { submittedLots: 2, filledLots: 2 },
      { submittedLots: 10, filledLots: 2 },
      { submittedLots: 10, filledLots: 10 },
    ]);
    expect(tailProbability(mixed, 2)).toBe(1);
    expect(tailProbability(mixed, 3)).toBe(0.5);
  });

  it('leaves out orders of nothing and cuts fills beyond the order', () => {
    expect(tailOf([{ submittedLots: 0, filledLots: 0 }])).toEqual(tailOf([]));
    expect(tailOf([{ submittedLots: 5, filledLots: 9 }])).toEqual(tailOf([{ submittedLots: 5, filledLots: 5 }]));
  });

  it('falls from 1 and never below 0', () => {
    const fill = fc.record({ submittedLots: fc.nat(50), filledLots: fc.nat(50) });
    fc.assert(
      fc.property(fc.array(fill, { maxLength: 60 }), (history) => {
        const tail = tailOf(history);
        const chances = Array.from({ length: 60 }, (_, lots) => tailProbability(tail, lots));
        expect(chances[0]).toBe(1);
        expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
        expect(chances).toEqual(chances.toSorted((a, b) => b - a));
      }),
    );
  });

  it('without censoring is the share of orders that found as much', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { minLength: 1, maxLength: 40 }), fc.nat(21), (held, lots) => {
        const tail = tailOf(held.map((filledLots) => ({ submittedLots: 100, filledLots })));
        const share = held.filter((amount) => amount >= lots).length / held.length;
        expect(tailProbability(tail, lots)).toBeCloseTo(share, 10);
      }),
    );
  });
});
