import { expect, test } from 'vitest';
import { isMarketField, withoutMarketFields } from './market-fields.ts';
import { PARENT_ORDER_FIELDS } from './row-fields.ts';

test('a field that is blank in the grid is blank in statistics and analytics', () => {
  const stats = { date: '2026-11-16', day_vwap: 10, nested: [{ avg_spread_bps: 3, orders: 2 }] };
  expect(withoutMarketFields(stats)).toEqual({
    date: '2026-11-16',
    day_vwap: null,
    nested: [{ avg_spread_bps: null, orders: 2 }],
  });
});

test.each(Object.entries(PARENT_ORDER_FIELDS))('%s is market data everywhere or nowhere', (name, { permission }) => {
  expect(isMarketField(name)).toBe(permission === 'market_data_permit');
});
