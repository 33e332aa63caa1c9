import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { summaryOf, unknownFigures } from './grid-summary.ts';
import { PLAIN_QUERY } from './grid-model.ts';
import { TEST_FIELDS, testRow, testStore, testView } from './testing.ts';

const WANTED = { totals: ['filled_qty', 'order_qty'], counts: ['status'], limitedOut: true, quick: true };
const QUICK = { on: [], trader: 'TT', stuckKeys: [1, 4, 99] };

const id = fc.integer({ min: 1, max: 8 });
const status = fc.constantFrom('WORKING', 'FILLED', 'NEW', null);
const quantity = fc.constantFrom(100, 250, null);
const step = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), id, status, quantity }),
  fc.record({
    kind: fc.constant('change' as const),
    id,
    field: fc.constantFrom('status', 'filled_qty'),
    quantity,
    status,
  }),
  fc.record({ kind: fc.constant('price' as const), id, quantity }),
  fc.record({ kind: fc.constant('remove' as const), id }),
  fc.record({ kind: fc.constant('search' as const), search: fc.constantFrom('', 'work', 'fil') }),
);

const at = (field: (typeof TEST_FIELDS)[number]) => TEST_FIELDS.indexOf(field);

it('says of rows that changed, came and left what a look at all of them says', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const store = testStore([testRow(1, { status: 'WORKING', filled_qty: 100, order_qty: 250 })], TEST_FIELDS);
      const query = {
        ...PLAIN_QUERY,
        quick: QUICK,
        sort: [{ columnId: 'current_last', direction: 'ascending' as const }],
      };
      const view = testView(store, query);
      const known = unknownFigures();
      for (const each of steps) {
        if (each.kind === 'put') store.put(testRow(each.id, { status: each.status, filled_qty: each.quantity }));
        else if (each.kind === 'remove') store.remove(each.id);
        else if (each.kind === 'price') store.change([each.id, at('current_last'), each.quantity]);
        else if (each.kind === 'search') view.setQuery({ ...view.query, search: each.search });
        else if (each.field === 'status') store.change([each.id, at('status'), each.status]);
        else store.change([each.id, at('filled_qty'), each.quantity]);
        view.refresh();
        expect(summaryOf(view, WANTED, 0, known)).toEqual(summaryOf(view, WANTED, 0));
      }
    }),
  );
});
