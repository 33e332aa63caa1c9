import { describe, expect, it } from 'vitest';
import { atMost, isHeld } from './claim.ts';
import { tableOf } from './table.ts';

const claim = { name: 'rate', expected: { low: 0.98, high: 1.02 }, seen: 1.035, unit: 'of the wanted', count: 12 };

describe('claims', () => {
  it('are held within their range only, and never by nothing', () => {
    expect(isHeld(claim)).toBe(false);
    expect(isHeld({ ...claim, seen: 1 })).toBe(true);
    expect(isHeld({ ...claim, seen: 1, count: 0 })).toBe(false);
    expect(isHeld({ ...claim, seen: Number.NaN })).toBe(false);
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
