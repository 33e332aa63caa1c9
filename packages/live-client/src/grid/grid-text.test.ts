import { costByFills, costCase, costRow } from '@meridian/domain/cost-case.fixture';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GridTextRequest } from './grid-model.ts';
import type { GridView } from './grid-view.ts';
import { writeText } from './grid-text.ts';
import { TEST_FIELDS, testRow, testStore, testView } from './testing.ts';
import { wantedRows } from './wanted-rows.ts';

const view = testView(
  testStore(
    [
      [...testRow(1, { exchange_symbol: 'A,"B"', cost_ivwap_bps: -1_234.56, filled_usd: 184_200_000 }), 'LIMIT', 9.5],
      [...testRow(2, { exchange_symbol: '=HYPERLINK("x")' }), 'MARKET', null],
      [...testRow(3, { exchange_symbol: 'two\nlines' }), 'LIMIT', null],
    ],
    [...TEST_FIELDS, 'order_type', 'limit_price'],
  ),
);

function write(of: GridView, request: Partial<GridTextRequest>): string {
  const whole = { format: 'csv', rows: { kind: 'filtered' }, columnIds: [], withHeaders: false, ...request } as const;
  const text = writeText(of, wantedRows(of, whole.rows, new Set([3, 1])), whole);
  for (;;) {
    const step = text.next();
    if (step.done === true) return step.value;
  }
}

describe('text of rows', () => {
  it('quotes separators and escapes formulas', () => {
    expect(write(view, { columnIds: ['exchange_symbol'] })).toBe(
      `"A,""B"""\r\n"'=HYPERLINK(""x"")"\r\n"two\nlines"\r\n`,
    );
  });

  it('writes numbers plainly into a file and as they are shown for pasting', () => {
    const columnIds = ['cost_ivwap_bps', 'filled_usd', 'limit_price'];
    expect(write(view, { columnIds }).split('\r\n')[0]).toBe('-1234.6,184200000.00,9.50');
    expect(write(view, { columnIds, format: 'tsv' }).split('\n')[0]).toBe('-1,234.6\t$184.20M\t9.50');
    expect(write(view, { columnIds: ['limit_price'] })).toBe('9.50\r\nMKT\r\n\r\n');
  });

  it('writes prices as they are quoted, and times with their day and their zone', () => {
    const fields = ['key', 'limit_price', 'order_type', 'tick_size', 'quote_convention', 'last_update_timestamp'];
    const atMs = Date.UTC(2026, 10, 15, 19, 11, 3, 250);
    const store = testStore([['k', -0.078125, 'LIMIT', 1 / 64, '32nds', atMs]], fields);
    const columnIds = ['limit_price', 'last_update_timestamp', 'start_time'];
    expect(write(testView(store), { columnIds, withHeaders: true })).toBe(
      `Limit,Updated (America/New_York),Start (America/New_York)\r\n-0'02.5,2026-11-15 14:11:03.250,\r\n`,
    );
  });

  it('writes the cost in dollars that the fills add up to, of spreads too', () => {
    fc.assert(
      fc.property(costCase, (order) => {
        const row = { ...costRow(order), arrival_mid: order.benchmarkTicks * order.tick };
        const store = testStore([[1, ...Object.values(row)]], ['parent_order_numeric_id', ...Object.keys(row)]);
        const written = Number(write(testView(store), { columnIds: ['arrival_cost_usd'] }));
        const counted = costByFills(order).usd;
        expect(Math.abs(written - counted)).toBeLessThan(0.006 + 1e-9 * Math.abs(counted));
      }),
      { numRuns: 30 },
    );
  });

  it('copies no formula of another user into a spreadsheet', () => {
    expect(write(view, { columnIds: ['exchange_symbol'], format: 'tsv' }).split('\n')[1]).toBe(`'=HYPERLINK("x")`);
  });

  it('keeps one line for each row that is pasted', () => {
    expect(write(view, { columnIds: ['exchange_symbol'], format: 'tsv' }).split('\n')).toHaveLength(3);
  });

  it('takes the selection in the order of the grid', () => {
    expect(write(view, { columnIds: ['parent_order_numeric_id'], format: 'tsv', rows: { kind: 'selection' } })).toBe(
      '1\n3',
    );
  });

  it('takes the rows beneath a group that is asked for, each once', () => {
    const grouped = testView(view.store, { groupBy: ['order_type'], expansion: { initially: 'closed', except: [] } });
    const rows = { kind: 'range', first: 0, last: 0 } as const;
    expect(write(grouped, { columnIds: ['parent_order_numeric_id'], format: 'tsv', rows })).toBe('1\n3');
  });
});
