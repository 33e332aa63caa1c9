import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GridQuery } from './grid-model.ts';
import type { GridView } from './grid-view.ts';
import { totalCell } from './group-totals.ts';
import { NaiveGrid, type NaiveQuery } from './naive-grid.fixture.ts';
import { shownBy, type TestField, testChange, type TestOrder, testRow, testStore, testView } from './testing.ts';

const SORTABLE: readonly TestField[] = ['exchange_symbol', 'order_qty', 'filled_qty', 'current_last', 'cost_ivwap_bps'];

const id = fc.integer({ min: 1, max: 30 });
const quantity = fc.option(fc.integer({ min: 0, max: 5 }), { nil: null });
const price = fc.option(
  fc.integer({ min: -300, max: 300 }).map((hundredths) => hundredths / 100),
  { nil: null },
);

const order: fc.Arbitrary<TestOrder> = fc.record(
  {
    exchange_symbol: fc.constantFrom('aa', 'ab', 'b', null),
    country: fc.constantFrom('US', 'GB', 'JP', null),
    order_qty: quantity,
    filled_qty: quantity,
    current_last: price,
    cost_ivwap_bps: price,
    filled_usd: quantity,
  },
  { requiredKeys: [] },
);

const query: fc.Arbitrary<NaiveQuery> = fc.record({
  sort: fc.uniqueArray(
    fc.record({
      columnId: fc.constantFrom(...SORTABLE),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
    { selector: ({ columnId }) => columnId, maxLength: 3 },
  ),
  minQty: fc.option(fc.integer({ min: 0, max: 4 }), { nil: null }),
  countries: fc.option(fc.subarray(['US', 'GB', 'JP', '']), { nil: null }),
  groupBy: fc.subarray<TestField>(['country', 'order_qty', 'exchange_symbol']),
  isOpen: fc.boolean(),
});

type Step =
  | { readonly kind: 'change'; readonly id: number; readonly order: TestOrder }
  | { readonly kind: 'remove'; readonly id: number }
  | { readonly kind: 'query'; readonly query: NaiveQuery }
  | { readonly kind: 'look' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('change' as const), id, order }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), id }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('query' as const), query }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('look' as const) }) },
);

function gridQuery({ sort, minQty, countries, groupBy, isOpen }: NaiveQuery): Partial<GridQuery> {
  return {
    sort,
    groupBy,
    filters: {
      ...(minQty === null ? {} : { order_qty: { kind: 'number', min: minQty, max: null } }),
      ...(countries === null ? {} : { country: { kind: 'set', texts: countries } }),
    },
    expansion: { initially: isOpen ? 'open' : 'closed', except: [] },
  };
}

/** The shown total of each group, and the sum of its rows. */
function groupTotals(view: GridView): readonly { readonly shown: unknown; readonly added: unknown }[] {
  const items = Array.from({ length: view.list.length }, (_, index) => view.list.item(index));
  const groups = items.flatMap((item) => (item?.kind === 'group' ? [item.group] : []));
  return groups.flatMap(({ start, end }) =>
    ['order_qty', 'filled_qty'].map((columnId) => {
      const slots = view.orderedSlots.slice(start, end);
      const reader = view.readers.get(columnId);
      const values = [...slots].flatMap((slot) => reader?.value(slot) ?? []).map(Number);
      const added = values.length === 0 ? null : values.reduce((total, value) => total + value, 0);
      return { shown: reader && totalCell(view, reader, slots).value, added };
    }),
  );
}

type Looked = { readonly shown: unknown; readonly wanted: unknown };

/** Applies every step to both grids and returns what each showed. */
function walk(
  first: NaiveQuery,
  rows: readonly (readonly [number, TestOrder])[],
  steps: readonly Step[],
): readonly Looked[] {
  const naive = new NaiveGrid();
  const unique = [...new Map(rows.map(([key, fields]) => [key, testRow(key, fields)])).values()];
  for (const row of unique) naive.put(row);
  const store = testStore(unique);
  const view = testView(store, gridQuery(first));
  let asked = first;
  const looked: Looked[] = [];
  const look = () => {
    view.refresh();
    const totals = groupTotals(view);
    looked.push(
      { shown: shownBy(view), wanted: naive.shown(asked) },
      { shown: totals.map(({ shown }) => shown), wanted: totals.map(({ added }) => added) },
      { shown: store.size, wanted: naive.rows.size },
    );
  };
  look();
  for (const next of steps) {
    if (next.kind === 'change') {
      const change = testChange(next.id, next.order);
      naive.change(change);
      store.change(change);
    } else if (next.kind === 'remove') {
      naive.rows.delete(next.id);
      store.remove(next.id);
    } else if (next.kind === 'query') {
      asked = next.query;
      view.setQuery({ ...view.query, ...gridQuery(asked) });
    } else {
      look();
    }
  }
  look();
  return looked;
}

describe('grid view', () => {
  it('shows what a grid built from the beginning would show, whatever happened to its rows', () => {
    const rows = fc.array(fc.tuple(id, order), { maxLength: 20 });
    fc.assert(
      fc.property(query, rows, fc.array(step, { maxLength: 60 }), (first, given, steps) => {
        const looked = walk(first, given, steps);
        expect(looked.map(({ shown }) => shown)).toEqual(looked.map(({ wanted }) => wanted));
      }),
      { numRuns: 500 },
    );
  });
});
