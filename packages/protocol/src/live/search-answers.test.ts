import { describe, expect, it } from 'vitest';
import { readPrefixSearch, readSavedSearches } from './search-answers.ts';

const order = {
  parent_order_numeric_id: 7,
  client_order_id: 'C-7',
  exchange_symbol: 'VOD',
  order_side: 'BUY',
  order_qty: 100,
  status: null,
  auto_trading_status: true,
  list_name: null,
  account: 'ALPHA',
  asset_class: 'EQUITY',
  asset_sub_class: null,
};

describe('[LS63] the answer to search.prefix', () => {
  it('is taken as it is, with whatever a newer server adds', () => {
    const data = { orders: [{ ...order, strat: 'vwap' }], symbols: [], lists: [], values: [] };
    expect(readPrefixSearch(data)).toBe(data);
  });

  it('is refused where something is missing', () => {
    expect(readPrefixSearch({ orders: [], symbols: [], lists: [] })).toBeNull();
    const { asset_class: _gone, ...less } = order;
    expect(readPrefixSearch({ orders: [less], symbols: [], lists: [], values: [] })).toBeNull();
  });
});

describe('[LS64] the answer to power_search.fetch', () => {
  it('holds searches of the right shape', () => {
    const search = { join: 'and', conditions: [{ field: 'country', operator: '=', value: 'JP' }] };
    expect(readSavedSearches({ searches: [{ name: 'Japan', search, updated_ms: 1 }] })?.searches).toHaveLength(1);
    expect(readSavedSearches({ searches: [{ name: 'Japan', search: {}, updated_ms: 1 }] })).toBeNull();
  });
});
