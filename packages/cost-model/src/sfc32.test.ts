import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomIndex, seededRng, sfc32 } from './sfc32.ts';

const draws = (rng: { uint32: () => number }, count: number) => Array.from({ length: count }, () => rng.uint32());

describe('sfc32', () => {
  it('gives the published sequence of (0, 12345, 0, 1) after its twelve warm-up draws', () => {
    const rng = sfc32([0, 12_345, 0, 1]);
    draws(rng, 12);
    expect(draws(rng, 10)).toEqual([
      235160590, 2967261163, 116171463, 2882324903, 362604721, 4227106926, 1933307004, 1608300071, 2256615412,
      2701957640,
    ]);
  });

  it('continues where a stored state left off', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(50), (seed, skipped) => {
        const rng = seededRng(seed);
        draws(rng, skipped);
        const resumed = sfc32(rng.state());
        expect(draws(resumed, 20)).toEqual(draws(rng, 20));
      }),
    );
  });

  it('fills a list with the draws that it would give one by one, and goes on from there', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(50), fc.integer({ min: 1, max: 2 ** 32 }), (seed, count, bound) => {
        const [whole, single] = [seededRng(seed), seededRng(seed)];
        const filled = new Uint32Array(count);
        whole.fillIndexes(filled, bound);
        expect([...filled]).toEqual(Array.from(filled, () => randomIndex(single, bound)));
        expect(whole.state()).toEqual(single.state());
      }),
    );
  });

  it('repeats itself for a seed and differs for every other seed or stream', () => {
    expect(draws(seededRng(7, 'flow'), 5)).toEqual(draws(seededRng(7, 'flow'), 5));
    const firsts = ['flow', 'fair-value', ''].flatMap((stream) => [1, 2, 3].map((seed) => seededRng(seed, stream)));
    expect(new Set(firsts.map((rng) => rng.uint32())).size).toBe(9);
  });

  it('is uniform to within the noise of its sample', () => {
    const rng = seededRng('uniform');
    const counts = Array.from({ length: 16 }, () => 0);
    for (let draw = 0; draw < 160_000; draw += 1) {
      const bin = randomIndex(rng, 16);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    const chiSquared = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquared).toBeLessThan(37.7);
  });
});
