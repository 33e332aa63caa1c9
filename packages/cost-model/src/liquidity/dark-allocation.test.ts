import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateDark, type DarkVenue, toxicityFactor } from './dark-allocation.ts';
import { type DarkFill, exploredTail, fillCurve, tailProbability } from './fill-tail.ts';

/** What a venue has, explored one lot beyond its largest fill. */
const tailOf = (past: readonly DarkFill[], exploreLots = 1) => exploredTail(fillCurve(past), exploreLots);

const venue = (name: string, tail: DarkVenue['tail'], toxicity = 0, minimumLots = 0): DarkVenue => ({
  venue: name,
  tail,
  toxicity,
  minimumLots,
});
const deep = venue('deep', [
  { upToLots: 100, probability: 0.5 },
  { upToLots: 500, probability: 0.2 },
]);
const shallow = venue('shallow', [
  { upToLots: 40, probability: 0.9 },
  { upToLots: 60, probability: 0.3 },
]);

describe('dark allocation', () => {
  it('gives each lot to the venue most likely to have it', () => {
    expect(allocateDark(30, [deep, shallow], 1).orders).toEqual([{ venue: 'shallow', lots: 30 }]);
    expect(allocateDark(150, [deep, shallow], 1).orders).toEqual([
      { venue: 'deep', lots: 100 },
      { venue: 'shallow', lots: 50 },
    ]);
  });

  it('keeps what no venue is likely to have', () => {
    expect(allocateDark(1000, [deep, shallow], 1).unallocatedLots).toBe(440);
    expect(allocateDark(10, [], 1)).toEqual({ orders: [], unallocatedLots: 10 });
    expect(allocateDark(0, [deep], 1)).toEqual({ orders: [], unallocatedLots: 0 });
  });

  it('turns away from a toxic venue, and leaves one that eats the half spread', () => {
    const toxic = { ...shallow, toxicity: 0.5 };
    expect(allocateDark(30, [deep, toxic], 1).orders).toEqual([{ venue: 'deep', lots: 30 }]);
    expect(allocateDark(30, [{ ...shallow, toxicity: 1 }], 1).unallocatedLots).toBe(30);
  });

  it('gives back what is below a minimum', () => {
    const strict = { ...shallow, minimumLots: 45 };
    expect(allocateDark(120, [deep, strict], 1).orders).toEqual([{ venue: 'deep', lots: 120 }]);
    expect(allocateDark(150, [deep, strict], 1).orders).toHaveLength(2);
  });

  it('measures toxicity against the half spread, and against nothing when there is none', () => {
    expect([0, 0.5, 1, 2, -1].map((toxicity) => toxicityFactor(toxicity, 1))).toEqual([1, 0.5, 0, 0, 2]);
    expect([toxicityFactor(0.1, 0), toxicityFactor(0, 0), toxicityFactor(Number.NaN, 1)]).toEqual([0, 1, 0]);
  });

  it('does what giving one lot at a time would do', () => {
    const fill = fc.record({ submittedLots: fc.integer({ min: 1, max: 30 }), filledLots: fc.nat(30) });
    const histories = fc.array(fc.array(fill, { maxLength: 8 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.nat(60), histories, (lots, past) => {
        const venues = past.map((fills, index) => venue(`v${index}`, tailOf(fills), index * 0.2));
        const one = venues.map(() => 0);
        for (let given = 0; given < lots; given += 1) {
          const worths = venues.map(
            ({ tail, toxicity }, index) => tailProbability(tail, (one[index] ?? 0) + 1) * toxicityFactor(toxicity, 1),
          );
          const best = worths.indexOf(Math.max(...worths));
          if ((worths[best] ?? 0) > 0) one[best] = (one[best] ?? 0) + 1;
        }
        const byVenue = new Map(allocateDark(lots, venues, 1).orders.map((order) => [order.venue, order.lots]));
        expect(venues.map(({ venue }) => byVenue.get(venue) ?? 0)).toEqual(one);
      }),
    );
  });
});
