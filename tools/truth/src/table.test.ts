import { describe, expect, it } from 'vitest';
import { atMost, needsMore, verdictOf } from './claim.ts';
import { tableOf } from './table.ts';

const claim = { name: 'rate', expected: { low: 0.98, high: 1.02 }, seen: 1.035, unit: 'of the wanted', count: 12 };

describe('claims', () => {
  it('are true within their range only, and never by nothing', () => {
    expect(verdictOf(claim)).toBe('FALSE');
    expect(verdictOf({ ...claim, seen: 1 })).toBe('true');
    expect(verdictOf({ ...claim, seen: 1, count: 0 })).toBe('FALSE');
    expect(verdictOf({ ...claim, seen: Number.NaN })).toBe('FALSE');
  });

  it('are judged by the figure itself as soon as there are enough, and before only where chance explains nothing', () => {
    const few = { ...claim, enough: 100, certain: { low: 1.01, high: 1.06 } };
    expect(verdictOf(few)).toBe('too few to tell');
    expect(verdictOf({ ...few, seen: 1 })).toBe('too few to tell');
    expect(verdictOf({ ...few, certain: { low: 1.03, high: 1.04 } })).toBe('FALSE');
    expect(verdictOf({ ...few, seen: 1, certain: { low: 0.99, high: 1.01 } })).toBe('true');
    expect(verdictOf({ ...few, count: 100 })).toBe('FALSE');
    expect(verdictOf({ ...few, count: 100, seen: 1.02 })).toBe('true');
  });

  it('are looked at for longer while they are too few, or beyond their range by what may be chance', () => {
    const far = { ...claim, enough: 10, certain: { low: 1.01, high: 1.06 } };
    expect([far, { ...far, enough: 100 }].map(needsMore)).toEqual([true, true]);
    expect([claim, { ...far, seen: 1 }, { ...far, certain: { low: 1.03, high: 1.04 } }].map(needsMore)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('are told with what was expected, what was seen and the verdict', () => {
    expect(tableOf([claim, { ...claim, name: 'gap', expected: atMost(2) }])).toBe(
      [
        '  claim  expected                    seen                 of  verdict',
        '  rate   0.98 to 1.02 of the wanted  1.035 of the wanted  12  FALSE',
        '  gap    at most 2 of the wanted     1.035 of the wanted  12  true',
      ].join('\n'),
    );
  });
});
