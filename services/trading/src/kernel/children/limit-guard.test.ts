import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBeyondLimit, withinLimit } from './limit-guard.ts';

const side = fc.constantFrom<1 | -1>(1, -1);
const ticks = fc.integer({ min: -50, max: 50 });

describe('limit guard', () => {
  it('leaves a child of an order without limit as it is', () => {
    const child = { kind: 'market', side: 1, limitTicks: null } as const;
    expect(withinLimit(child, null)).toBe(child);
  });

  it('makes a market child of a limited order a limit child', () => {
    const child = { kind: 'market', side: 1, limitTicks: null } as const;
    expect(withinLimit(child, 100)).toEqual({ kind: 'limit', side: 1, limitTicks: 100 });
  });

  it('lets nothing through that is beyond, and changes nothing that is within', () => {
    fc.assert(
      fc.property(side, fc.option(ticks), ticks, (sign, wanted, limit) => {
        const child = { kind: 'limit', side: sign, limitTicks: wanted } as const;
        const guarded = withinLimit(child, limit);
        expect(isBeyondLimit(guarded, limit)).toBe(false);
        expect(guarded === child).toBe(!isBeyondLimit(child, limit));
      }),
    );
  });
});
