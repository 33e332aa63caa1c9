import type { ParentOrder } from '@meridian/domain/entities/parent-order';
import { isCompleted } from '@meridian/domain/status-group';
import { allSteps } from '@meridian/service-kit/testing/all-steps';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Row, toRow } from '../topics/row-batch.ts';
import type { RowTable } from '../topics/row-table.ts';
import { columnOf } from '../topics/tables/columns.ts';
import { createTopicTables } from '../topics/tables/topic-tables.ts';
import { sampleParent } from '../topics/testing/sample-records.ts';
import { testUser } from '../live/testing.ts';
import { prefixRank } from './match-rank.ts';
import { OrderIndex } from './order-index.ts';
import { prefixSearch } from './prefix-search.ts';
import { stepsOf, TestPage } from './testing.ts';
import { TextNumbers } from './text-numbers.ts';

const GRANTED = { accounts: ['ALPHA'], alloc_accounts: ['BETA-1'] };
const LIMIT = 4;
const isKnownSymbol = () => true;

const order = fc.record({
  id: fc.constantFrom(1, 2, 12, 120, 121, 1_234, 20, 2_001),
  client_order_id: fc.constantFrom('12', '12-A', 'aBc', 'AB', 'X'),
  exchange_symbol: fc.constantFrom('12', 'AB', 'ABC', 'ZZ'),
  list_name: fc.constantFrom(null, '', 'ab list', '12 names', 'AB'),
  owner: fc.constantFrom(['ALPHA', 'A-1'], ['BETA', 'BETA-1'], ['BETA', 'BETA-2']),
  status: fc.constantFrom('WORKING', 'FILLED') satisfies fc.Arbitrary<ParentOrder['status']>,
  order_receive_time_since_epoch_milliseconds: fc.integer({ min: 1, max: 3 }),
});
const step = fc.oneof(
  { arbitrary: order.map((put) => ({ kind: 'put', put }) as const), weight: 4 },
  { arbitrary: order.map(({ id }) => ({ kind: 'remove', id }) as const), weight: 1 },
);

/** What a walk over whole records finds. */
function naive(orders: readonly ParentOrder[], prefix: string) {
  const seen = orders.filter(({ account, alloc_account }) => account === 'ALPHA' || alloc_account === 'BETA-1');
  const ranked = seen.flatMap((one) => {
    const own = new Set([
      prefixRank(String(one.parent_order_numeric_id), prefix),
      prefixRank(one.client_order_id, prefix),
    ]);
    const bySymbol = prefixRank(one.exchange_symbol, prefix);
    const byList = one.list_name === '' ? null : prefixRank(one.list_name, prefix);
    const ranks = [own.has(0), bySymbol === 0, own.has(1), bySymbol === 1, byList !== null];
    const rank = ranks.indexOf(true);
    return rank < 0 ? [] : [{ one, rank: 2 * rank + Number(isCompleted(one.status)) }];
  });
  const best = ranked.toSorted(
    (a, b) =>
      a.rank - b.rank ||
      received(b.one) - received(a.one) ||
      b.one.parent_order_numeric_id - a.one.parent_order_numeric_id,
  );
  return {
    orders: best.slice(0, LIMIT).map(({ one }) => one.parent_order_numeric_id),
    symbols: counted(seen.map((one) => one.exchange_symbol)),
    lists: counted(seen.map((one) => one.list_name ?? '')),
  };
}

function received({ order_receive_time_since_epoch_milliseconds: ms }: ParentOrder): number {
  return ms;
}

function counted(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

test('[LS63] finds the same orders, symbols and lists as a walk over all of them, whatever came and went', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.constantFrom('1', '12', 'a', 'ab', 'abc'), (steps, prefix) => {
      const { parent_orders: parents } = createTopicTables();
      const index = new OrderIndex(parents);
      const orders = new Map<number, ParentOrder>();
      for (const one of steps) {
        if (one.kind === 'remove') {
          parents.remove(one.id);
          orders.delete(one.id);
          continue;
        }
        const { id, owner, ...fields } = one.put;
        const [account = '', alloc_account = ''] = owner;
        const record = sampleParent(id, { ...fields, account, alloc_account });
        parents.upsert(toRow('parent_orders', record));
        orders.set(id, record);
      }
      const found = allSteps(index.find(prefix, GRANTED, LIMIT, isKnownSymbol));
      const wanted = naive([...orders.values()], prefix);
      expect(found.orders).toEqual(wanted.orders);
      expect(found.symbols).toEqual(wanted.symbols);
      expect(found.lists).toEqual(wanted.lists);
    }),
  );
});

describe('while orders come and go during a search', () => {
  const ID = columnOf('parent_orders', 'parent_order_numeric_id');
  const LEAVING = 25_001;
  const SECRET = 25_002;
  const THEIRS = { account: 'BETA', alloc_account: 'BETA-2', exchange_symbol: 'SECRET', list_name: 'SECRET' };

  /** More orders than one slice of a search looks at; the last has an owner, a symbol and a list of its own. */
  function largeDesk(): { parents: RowTable; index: OrderIndex } {
    const { parent_orders: parents } = createTopicTables();
    const base = toRow('parent_orders', sampleParent(1, { list_name: 'common' }));
    for (let id = 1; id < LEAVING; id += 1) parents.upsert(withId(base, id));
    const own = { account: 'ALPHA', alloc_account: 'A-9', exchange_symbol: 'LEAVING', list_name: 'LEAVING' };
    parents.upsert(toRow('parent_orders', sampleParent(LEAVING, own)));
    return { parents, index: new OrderIndex(parents) };
  }

  function withId(row: Row, id: number): Row {
    const copy = [...row];
    copy[ID] = id;
    return copy;
  }

  it('[LS51] neither finds nor counts an order of an account that is not granted', () => {
    const { parents, index } = largeDesk();
    const finding = index.find('secret', GRANTED, LIMIT, isKnownSymbol);
    finding.next();
    parents.remove(LEAVING);
    parents.upsert(toRow('parent_orders', sampleParent(SECRET, THEIRS)));
    const found = allSteps(finding);
    expect(found.orders).toEqual([]);
    expect(found.symbols.has('SECRET')).toBe(false);
    expect(found.lists.has('SECRET')).toBe(false);
  });

  it('[LS51] names no list and no symbol that came meanwhile for one that it has counted', () => {
    const { parents, index } = largeDesk();
    const mine = { account: 'ALPHA', alloc_account: 'A-1', exchange_symbol: 'GOING', list_name: 'GOING' };
    parents.upsert(toRow('parent_orders', sampleParent(1, mine)));
    const finding = index.find('secret', GRANTED, LIMIT, isKnownSymbol);
    finding.next();
    parents.remove(1);
    parents.upsert(toRow('parent_orders', sampleParent(SECRET, THEIRS)));
    const found = allSteps(finding);
    expect([found.symbols.has('SECRET'), found.lists.has('SECRET')]).toEqual([false, false]);
    expect(found.lists.get('common')).toBe(LEAVING - 2);
  });

  it('[LS51] shows no order that left the accounts of the user', () => {
    const { parents } = largeDesk();
    const moving = { client_order_id: 'moving', account: 'ALPHA', alloc_account: 'A-1' };
    parents.upsert(toRow('parent_orders', sampleParent(1, moving)));
    const user = testUser({ data_permissions: GRANTED });
    const command = { id: 'c', name: 'search.prefix', args: { prefix: 'moving' } } as const;
    const find = prefixSearch({ parents, instruments: () => [], nowMs: () => 0 });
    const search = () => stepsOf(find(command, { user, page: new TestPage(user), session: null }));
    expect(allSteps(search())).toMatchObject({ data: { orders: [{ parent_order_numeric_id: 1 }] } });
    const finding = search();
    finding.next();
    parents.upsert(toRow('parent_orders', sampleParent(1, { ...moving, ...THEIRS })));
    expect(allSteps(finding)).toMatchObject({ data: { orders: [] } });
  });

  it('gives a freed number to the next text when the search is over', async () => {
    const numbers = new TextNumbers();
    const first = numbers.take('first');
    const release = numbers.hold();
    numbers.drop(first);
    expect(numbers.take('second')).not.toBe(first);
    release();
    expect(numbers.take('third')).toBe(first);
  });
});
