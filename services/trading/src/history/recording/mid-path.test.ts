import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MidPath, PathBudget } from './mid-path.ts';

const steps = fc.array(
  fc.record({ gapMs: fc.integer({ min: 0, max: 50 }), mid: fc.option(fc.integer({ min: -5, max: 5 })) }),
  { maxLength: 200 },
);

describe('the path of a mid', () => {
  it('is at any time what was told last', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: -10, max: 6_000 }), (told, ms) => {
        const path = new MidPath(new PathBudget(1_000));
        let atMs = 0;
        let expected: number | null = null;
        for (const { gapMs, mid } of told) {
          atMs += gapMs;
          path.add(atMs, mid);
          if (atMs <= ms) expected = mid;
        }
        expect(path.at(ms)).toBe(expected);
      }),
    );
  });

  it('knows the first and the last mid around a time without one', () => {
    const path = new MidPath(new PathBudget(10));
    path.add(10, 7);
    path.add(20, null);
    path.add(40, 9);
    expect([path.at(30), path.lastUntil(30), path.firstIn(30, 50)]).toEqual([null, 7, 9]);
    expect([path.lastUntil(5), path.firstIn(30, 39), path.firstIn(15, 16)]).toEqual([null, null, 7]);
  });

  it('is kept to the second when there is too much of it, but never loses that there was none', () => {
    const path = new MidPath(new PathBudget(1));
    for (let ms = 0; ms <= 2_000; ms += 100) path.add(ms, ms);
    expect([path.at(900), path.at(1_500), path.at(2_000)]).toEqual([0, 1_000, 2_000]);
    path.add(2_100, null);
    expect(path.at(2_100)).toBeNull();
  });
});
