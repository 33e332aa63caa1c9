import { parseSearch } from '@meridian/domain/power-search/parse-search';
import type { PowerSearch } from '@meridian/domain/power-search/power-search';
import { anySearch } from '@meridian/domain/power-search/testing';
import { readPrefixSearch } from '@meridian/protocol/live/search-answers';
import type { ParentOrderSearchData, PrefixSearchData } from '@meridian/protocol/live/search-commands';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testUser } from '../live/testing.ts';
import { sampleParent } from '../topics/testing/sample-records.ts';
import { topicDesk } from '../topics/testing/topic-desk.ts';
import { parentOrderSearch } from './parent-order-search.ts';
import { prefixSearch } from './prefix-search.ts';
import { outcomeNow, TestPage } from './testing.ts';

const ALPHA = testUser({ data_permissions: { accounts: ['ALPHA'], alloc_accounts: [] }, market_data_permit: true });
const NO_QUOTES = { ...ALPHA, market_data_permit: false };
const BETA = { account: 'BETA', alloc_account: 'BETA-1' };

function caller(user: User) {
  return { user, page: new TestPage(user), session: null };
}

function searchDesk() {
  const desk = topicDesk();
  const parents = desk.tables.parent_orders;
  const barclays = {
    exchange_symbol: 'BARC',
    description: 'Barclays PLC',
    country: 'GB',
    asset_class: 'EQUITY' as const,
    asset_sub_class: null,
  };
  const byPrefix = prefixSearch({ parents, instruments: () => [barclays], nowMs: () => 0 });
  const bySearch = parentOrderSearch(parents, () => 0);
  const prefix = (user: User, args: { prefix: string; field?: string; limit?: number }) => {
    const outcome = outcomeNow(byPrefix({ id: 'c', name: 'search.prefix', args }, caller(user)));
    if (!outcome.ok) throw new Error(outcome.code);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what an outcome that is ok carries.
    return outcome.data as PrefixSearchData;
  };
  const outcomeOf = (user: User, args: { search: PowerSearch; limit?: number; offset?: number }) =>
    outcomeNow(bySearch({ id: 'c', name: 'search.parent_orders', args }, caller(user)));
  const found = (user: User, text: string, page: { limit?: number; offset?: number } = {}) => {
    const outcome = outcomeOf(user, { search: search(text), ...page });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what an outcome that is ok carries.
    return outcome.data as ParentOrderSearchData;
  };
  return { ...desk, prefix, outcomeOf, found };
}

function search(text: string): PowerSearch {
  const result = parseSearch(text);
  if (result.kind === 'error') throw new Error(result.message);
  return result.search;
}

const ids = ({ rows }: ParentOrderSearchData) => rows.map(([id]) => id);
const at = (ms: number) => ({ order_receive_time_since_epoch_milliseconds: ms });

describe('search.prefix', () => {
  it('[LS63] finds orders by id, client id, symbol and list, the best first', () => {
    const desk = searchDesk();
    desk.put(
      'parent_orders',
      sampleParent(12, { client_order_id: 'X-1', exchange_symbol: 'AAA', ...at(1) }),
      sampleParent(123, { client_order_id: 'X-2', exchange_symbol: 'BBB', ...at(2) }),
      sampleParent(5, { client_order_id: '12-9', exchange_symbol: 'CCC', ...at(3), status: 'FILLED' }),
      sampleParent(6, { client_order_id: 'X-3', exchange_symbol: '12X', ...at(4) }),
      sampleParent(7, { client_order_id: 'X-4', exchange_symbol: 'DDD', list_name: '12 baskets', ...at(5) }),
      sampleParent(1_234, { client_order_id: 'X-5', ...BETA }),
    );
    const { orders } = desk.prefix(ALPHA, { prefix: ' 12' });
    expect(orders.map((order) => order.parent_order_numeric_id)).toEqual([12, 123, 5, 6, 7]);
    const limited = desk.prefix(ALPHA, { prefix: '12', limit: 2 });
    expect(limited.orders.map((order) => order.parent_order_numeric_id)).toEqual([12, 123]);
    expect(readPrefixSearch(limited)).toEqual(limited);
  });

  it('[LS63] finds symbols by name or description, also where there is no order, and lists', () => {
    const desk = searchDesk();
    const barn = { exchange_symbol: 'BARN', description: 'Barry' };
    desk.put(
      'parent_orders',
      sampleParent(1, { ...barn, list_name: 'BAsket' }),
      sampleParent(2, { ...barn, list_name: 'BAsket' }),
      sampleParent(3, { exchange_symbol: 'ZZZ', description: 'Big Bank', list_name: 'other' }),
      sampleParent(4, { exchange_symbol: 'BAX', list_name: 'BA secret', ...BETA }),
    );
    const { symbols, lists } = desk.prefix(ALPHA, { prefix: 'ba' });
    expect(symbols.map((found) => [found.exchange_symbol, found.no_of_orders])).toEqual([
      ['BARN', 2],
      ['BARC', 0],
      ['ZZZ', 1],
    ]);
    expect(lists).toEqual([{ list_name: 'BAsket', no_of_orders: 2 }]);
  });

  it('[LS63] gives the values of a column, but none of the market without the permit', () => {
    const desk = searchDesk();
    desk.put('parent_orders', sampleParent(1), sampleParent(2), sampleParent(3, { country: 'JP' }));
    desk.put('parent_orders', sampleParent(4, { country: 'FR', ...BETA }));
    expect(desk.prefix(ALPHA, { prefix: '', field: 'Country' }).values).toEqual([
      { value: 'US', no_of_orders: 2 },
      { value: 'JP', no_of_orders: 1 },
    ]);
    expect(desk.prefix(ALPHA, { prefix: 'j', field: 'country' }).values).toHaveLength(1);
    expect(desk.prefix(ALPHA, { prefix: '', field: 'last' }).values).toHaveLength(1);
    expect(desk.prefix(NO_QUOTES, { prefix: '', field: 'last' }).values).toEqual([]);
    expect(desk.prefix(NO_QUOTES, { prefix: '', field: 'percent_change' }).values).toEqual([]);
    expect(() => desk.prefix(ALPHA, { prefix: '', field: 'nonsense' })).toThrow('bad-search');
    expect(() => desk.prefix(ALPHA, { prefix: '', field: 'any' })).toThrow('bad-search');
  });

  it('finds nothing for nothing', () => {
    const desk = searchDesk();
    desk.put('parent_orders', sampleParent(1));
    expect(desk.prefix(ALPHA, { prefix: '  ' })).toEqual({ orders: [], symbols: [], lists: [], values: [] });
  });
});

describe('search.parent_orders', () => {
  it('[LS63] gives the newest that fit, and how many there are', () => {
    const desk = searchDesk();
    for (let id = 1; id <= 7; id += 1) desk.put('parent_orders', sampleParent(id, at(id)));
    desk.put('parent_orders', sampleParent(8, { ...at(8), ...BETA }), sampleParent(9, { ...at(9), country: 'JP' }));
    const page = desk.found(ALPHA, 'country:US', { limit: 3, offset: 2 });
    expect([ids(page), page.total]).toEqual([[5, 4, 3], 7]);
    expect(page.rows[0]).toHaveLength(page.fields.length);
  });

  it('refuses what cannot be searched', () => {
    const bad: PowerSearch = { join: 'and', conditions: [{ field: 'nonsense', operator: '=', value: 1 }] };
    expect(searchDesk().outcomeOf(ALPHA, { search: bad })).toMatchObject({ ok: false, code: 'bad-search' });
  });

  it('looks through more orders than one slice', () => {
    const desk = searchDesk();
    const orders = Array.from({ length: 12_000 }, (_, index) => sampleParent(index + 1, at(index)));
    desk.put('parent_orders', ...orders);
    const page = desk.found(ALPHA, 'country:US');
    expect([page.total, page.rows.length, ids(page)[0]]).toEqual([12_000, 200, 12_000]);
  });

  it('[LS51] [LS53] neither finds nor shows what the user may not see, whatever is asked', () => {
    const order = fc.record({ last: fc.nat(5), isBeta: fc.boolean(), country: fc.constantFrom('US', 'JP') });
    fc.assert(
      fc.property(anySearch, fc.array(order, { maxLength: 8 }), (asked, orders) => {
        const desk = searchDesk();
        const other = searchDesk();
        orders.forEach(({ last, isBeta, country }, index) => {
          const fields = { country, ...(isBeta && BETA) };
          desk.put('parent_orders', sampleParent(index, { ...fields, current_last: last }));
          if (!isBeta) other.put('parent_orders', sampleParent(index, { ...fields, current_last: 3, open_usd: 9 }));
        });
        const outcome = desk.outcomeOf(NO_QUOTES, { search: asked });
        expect(outcome).toEqual(other.outcomeOf(NO_QUOTES, { search: asked }));
      }),
      { numRuns: 200 },
    );
  });
});
