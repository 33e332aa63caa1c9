import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeSockets } from '../testing.ts';
import { type GridPaint, type GridQuery, type GridWindow, type PaintedRow, PLAIN_QUERY } from './grid-model.ts';
import { NaiveGrid } from './naive-grid.fixture.ts';
import { recordPaints, TEST_FIELDS, testChange, testClient, testRow } from './testing.ts';

const id = fc.integer({ min: 1, max: 12 });
const order = fc.record(
  {
    status: fc.constantFrom('WORKING', 'FILLED', 'REJECTED', null),
    country: fc.constantFrom('US', 'GB', null),
    order_qty: fc.integer({ min: 0, max: 3 }),
    filled_qty: fc.integer({ min: 0, max: 3 }),
    current_last: fc.option(fc.integer({ min: 0, max: 2 }), { nil: null }),
  },
  { requiredKeys: [] },
);
const columnIds = fc.subarray(['status', 'country', 'order_qty', 'filled_qty', 'current_last']);

const step = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), id, order }),
  fc.record({ kind: fc.constant('remove' as const), id }),
  fc.record({
    kind: fc.constant('window' as const),
    window: fc.record({ first: fc.nat({ max: 8 }), count: fc.nat({ max: 8 }), columnIds }),
  }),
  fc.record({
    kind: fc.constant('query' as const),
    sort: fc.constantFrom('current_last', 'order_qty'),
    groupBy: fc.subarray(['country']),
    sections: fc.boolean(),
    closed: fc.subarray(['section:working', 'section:finished']),
  }),
  fc.record({ kind: fc.constant('frame' as const) }),
);

/** The content of a paint, independent of its history. */
function contentOf(paint: GridPaint | undefined): unknown {
  const rows = [...(paint?.rows ?? []), null, ...(paint?.docked ?? [])];
  return rows.map((row) => row && contentOfRow(row));
}

function contentOfRow({ cells, ...head }: PaintedRow): unknown {
  return [head, cells.map(({ text, tone, detail }) => [text, tone, detail])];
}

describe('painted window', () => {
  it('equals what a newly opened grid would get', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 50 }), (steps) => {
        const { client, timers } = testClient(fakeSockets());
        const naive = new NaiveGrid();
        const handle = client.openLocal(parentOrdersGrid, TEST_FIELDS, []);
        const paints = recordPaints(handle);
        let query: GridQuery = PLAIN_QUERY;
        let window: GridWindow = { first: 0, count: 5, columnIds: ['status'] };
        handle.setWindow(window);
        timers.advance(0);
        for (const next of steps) {
          if (next.kind === 'frame') timers.advance(16);
          if (next.kind === 'window') {
            window = next.window;
            handle.setWindow(window);
          }
          if (next.kind === 'query') {
            const { groupBy, sections, closed } = next;
            const expansion = { initially: 'open', except: closed } as const;
            const sort = [{ columnId: next.sort, direction: 'descending' }] as const;
            query = { ...PLAIN_QUERY, sort, groupBy, sections, expansion };
            handle.setQuery(query);
          }
          if (next.kind === 'change') {
            naive.change(testChange(next.id, next.order));
            handle.applyIncrement([testChange(next.id, next.order)], []);
          }
          if (next.kind === 'remove') {
            naive.rows.delete(next.id);
            handle.applyIncrement([], [next.id]);
          }
        }
        timers.advance(1_000);
        const rows = [...naive.rows].map(([key, row]) => testRow(key, row));
        const fresh = client.openLocal(parentOrdersGrid, TEST_FIELDS, rows, query);
        const freshPaints = recordPaints(fresh);
        fresh.setWindow(window);
        timers.advance(1_000);
        expect(contentOf(paints.at(-1))).toEqual(contentOf(freshPaints.at(-1)));
      }),
      { numRuns: 300 },
    );
  });
});
