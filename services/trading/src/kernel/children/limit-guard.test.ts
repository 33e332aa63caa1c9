import * as fc from 'fast-check';
import { priceSteps } from '@meridian/domain/reference/price-steps';
import { describe, expect, it } from 'vitest';
import { isBeyondLimit, onTick, withinLimit } from './limit-guard.ts';

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

  it('[OL31] moves a price between two ticks to the better one, and leaves one on a tick', () => {
    const steps = priceSteps(
      [
        { from_price: 0, tick_size: 1 },
        { from_price: 3_000, tick_size: 5 },
      ],
      1,
    );
    const priced = (sign: 1 | -1, limitTicks: number | null) => onTick({ side: sign, limitTicks }, steps).limitTicks;
    expect([priced(1, 3_003), priced(-1, 3_003)]).toEqual([3_000, 3_005]);
    expect([priced(1, 2_998), priced(1, 3_010), priced(1, null)]).toEqual([2_998, 3_010, null]);
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
