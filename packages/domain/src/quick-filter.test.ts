import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  passesQuickFilter,
  QUICK_FILTERS,
  type QuickFields,
  quickFiltersFromParam,
  quickFiltersToParam,
} from './quick-filter.ts';

const NOBODY = { trader: null, isStuck: false };
const BELOW_BID: QuickFields = { order_side: 'BUY', order_type: 'LIMIT', limit_price: 9, current_bid: 10 };

describe('quick filters', () => {
  it('"mine" means the user’s trader id', () => {
    expect(passesQuickFilter('mine', { trader_id: 'TT' }, { ...NOBODY, trader: 'TT' })).toBe(true);
    expect(passesQuickFilter('mine', { trader_id: 'AB' }, { ...NOBODY, trader: 'TT' })).toBe(false);
    expect(passesQuickFilter('mine', { trader_id: null }, NOBODY)).toBe(false);
  });

  it('distinguish staged orders from orders that start later', () => {
    expect(passesQuickFilter('staged', { status: 'NEW', strat: 'Staging' }, NOBODY)).toBe(true);
    expect(passesQuickFilter('staged', { status: 'NEW', strat: 'vwap' }, NOBODY)).toBe(false);
    expect(passesQuickFilter('staged', { status: 'OUT', strat: 'Staging' }, NOBODY)).toBe(false);
  });

  it('count only active orders as limited out', () => {
    expect(passesQuickFilter('limited-out', { ...BELOW_BID, status: 'WORKING' }, NOBODY)).toBe(true);
    expect(passesQuickFilter('limited-out', { ...BELOW_BID, status: 'PENDING' }, NOBODY)).toBe(false);
    for (const status of ['OUT', 'PARTIAL_OUT', 'EXPIRED', 'REJECTED'] as const) {
      expect(passesQuickFilter('limited-out', { ...BELOW_BID, status }, NOBODY)).toBe(false);
    }
  });

  it('are restored from the address, in the order of the toolbar', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...QUICK_FILTERS]), (on) => {
        const sorted = QUICK_FILTERS.filter((filter) => on.includes(filter));
        expect(quickFiltersFromParam(quickFiltersToParam(on))).toEqual(sorted);
      }),
    );
    expect(quickFiltersToParam([])).toBeNull();
    expect(quickFiltersFromParam('stuck,nonsense,stuck')).toEqual(['stuck']);
  });
});
