import { parseSearch } from '@meridian/domain/power-search/parse-search';
import type { PowerSearch } from '@meridian/domain/power-search/power-search';
import { anySearch } from '@meridian/domain/power-search/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testUser } from '../../live/testing.ts';
import { sampleParent } from '../testing/sample-records.ts';
import { topicDesk } from '../testing/topic-desk.ts';

const ALPHA = testUser({ data_permissions: { accounts: ['ALPHA'], alloc_accounts: [] }, market_data_permit: true });
const NO_QUOTES = { ...ALPHA, market_data_permit: false };
const BETA = { account: 'BETA', alloc_account: 'BETA-1' };

function search(text: string): PowerSearch {
  const result = parseSearch(text);
  if (result.kind === 'error') throw new Error(result.message);
  return result.search;
}

function recordOf<Fields extends object>({ isBeta, ...fields }: Fields & { readonly isBeta: boolean }) {
  return { ...fields, ...(isBeta ? BETA : {}) };
}

describe('parent orders with a search', () => {
  it('hold the orders that match, as long as they match', () => {
    const desk = topicDesk();
    desk.put('parent_orders', sampleParent(1, { complete_percent: 10 }), sampleParent(2, { complete_percent: 90 }));
    const client = desk.join('parent_orders', ALPHA, { where: search('%complete<50') });
    expect(client.keys()).toEqual([1]);
    desk.put('parent_orders', sampleParent(1, { complete_percent: 60 }), sampleParent(2, { complete_percent: 40 }));
    expect(client.flush().keys()).toEqual([2]);
    desk.put('parent_orders', sampleParent(3, { complete_percent: 0, ...BETA }));
    desk.put('parent_orders', sampleParent(2, { complete_percent: 41 }));
    expect(client.flush().keys()).toEqual([2]);
    expect(client.cell(2, 'complete_percent')).toBe(41);
    desk.remove('parent_orders', 2);
    expect(client.flush().keys()).toEqual([]);
  });

  it('narrow the asset class and the orders that were asked for', () => {
    const desk = topicDesk();
    const future = { asset_class: 'FUTURE' as const };
    desk.put('parent_orders', sampleParent(1), sampleParent(2, future), sampleParent(3, future));
    const params = { asset: 'FUTURE', parent_order_numeric_ids: [1, 2], where: search('country:US') };
    expect(desk.join('parent_orders', ALPHA, params).keys()).toEqual([2]);
  });

  it('explain what is wrong with a search', () => {
    const source = topicDesk().topics.sources.parent_orders;
    const where = { join: 'and', conditions: [{ field: 'nonsense', operator: '=', value: 1 }] };
    expect(source?.problemWith?.({ where })).toBe('There is no field nonsense.');
    expect(source?.problemWith?.({ where: search('country:JP') })).toBeNull();
    expect(source?.problemWith?.({})).toBeNull();
  });

  it('[LS51] find nothing by what the market says without the permit', () => {
    const desk = topicDesk();
    desk.put('parent_orders', sampleParent(1));
    for (const text of ['last>1', '-last>1', 'last:empty', 'open_usd>1', 'percent_change>0', '-percent_change>0']) {
      expect(desk.join('parent_orders', NO_QUOTES, { where: search(text) }).keys()).toEqual([]);
    }
    expect(desk.join('parent_orders', ALPHA, { where: search('last>1') }).keys()).toEqual([1]);
    expect(desk.join('parent_orders', NO_QUOTES, { where: search('country:US or last>1') }).keys()).toEqual([1]);
  });

  const order = fc.record({
    id: fc.integer({ min: 1, max: 5 }),
    country: fc.constantFrom('US', 'JP', null),
    complete_percent: fc.constantFrom(0, 40, 100, null),
    list_name: fc.constantFrom(null, 'or', 'JP'),
    current_last: fc.option(fc.integer({ min: -5, max: 5 })),
    open_usd: fc.option(fc.integer({ min: 0, max: 5 })),
    isBeta: fc.boolean(),
  });
  const removed = fc.record({ id: fc.integer({ min: 1, max: 5 }) });
  const step = fc.oneof({ weight: 5, arbitrary: order }, { weight: 1, arbitrary: removed });
  /** Who has an account and its allocation account too hears of each change twice. */
  const allocAccounts = fc.subarray(['ALPHA-1', 'BETA-1']);

  it('are those of a fresh snapshot after any changes', () => {
    fc.assert(
      fc.property(
        anySearch,
        fc.array(step, { maxLength: 25, size: 'max' }),
        fc.boolean(),
        allocAccounts,
        (where, steps, market_data_permit, alloc_accounts) => {
          const desk = topicDesk();
          const user = { ...ALPHA, data_permissions: { accounts: ['ALPHA'], alloc_accounts }, market_data_permit };
          const client = desk.join('parent_orders', user, { where });
          for (const { id, ...change } of steps) {
            if ('isBeta' in change) desk.put('parent_orders', sampleParent(id, recordOf(change)));
            else desk.remove('parent_orders', id);
            if (id === 1) client.flush();
          }
          expect(client.flush().rows).toEqual(desk.join('parent_orders', user, { where }).rows);
        },
      ),
      { numRuns: 150 },
    );
  }, 30_000);

  it('[LS51] are the same whatever the market says, to users without the permit', () => {
    fc.assert(
      fc.property(anySearch, fc.array(order, { maxLength: 12 }), (where, orders) => {
        const [now, then] = [topicDesk(), topicDesk()];
        for (const { id, isBeta: _, ...fields } of orders) {
          now.put('parent_orders', sampleParent(id, fields));
          then.put('parent_orders', sampleParent(id, { ...fields, current_last: 3, open_usd: 1, current_bid: 2 }));
        }
        const found = [now, then].map((desk) => desk.join('parent_orders', NO_QUOTES, { where }).rows);
        expect(found[0]).toEqual(found[1]);
      }),
      { numRuns: 150 },
    );
  }, 30_000);
});
