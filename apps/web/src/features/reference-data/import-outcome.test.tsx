import type { ReferenceOutcome } from '@meridian/protocol/rest/reference-calls';
import { describe, expect, it } from 'vitest';
import { itemsOf, rowsOf, textOf } from '../../lib/markup.fixture.ts';
import { withQueries } from '../../api/with-queries.fixture.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ReferenceHistory } from './reference-history.tsx';
import { ReferenceTable } from './reference-table.tsx';

function outcome(change: Partial<ReferenceOutcome>, failure: Error | null = null) {
  const counts = { added: 0, changed: 0, removed: 0, needs_start: 0, working_orders: [], working_orders_total: 0 };
  const result: ReferenceOutcome = { outcome: 'previewed', findings: [], changes: [], ...counts, ...change };
  return <ImportOutcome outcome={result} failure={failure} />;
}

const euro = { currency: 'EUR', usd_per_unit: 1.08, as_of: Date.UTC(2026, 10, 13, 21) };

describe('the preview of a reference file', () => {
  it('says of each row what it was and becomes, and of the rest how many they are', () => {
    const preview = outcome({
      added: 1_200,
      changed: 1,
      removed: 1,
      needs_start: 1_201,
      changes: [
        { key: 'EUR', kind: 'changed', before: euro, after: { ...euro, usd_per_unit: 1.1 } },
        { key: 'DEM', kind: 'removed', before: euro, after: null },
      ],
    });
    expect(itemsOf(preview)).toEqual(['EUR USD per unit 1.08 → 1.1', 'DEM removed']);
    expect(textOf(preview)).toMatch(/^1,200 added , 1 changed , 1 removed 1,201 need a restart/);
    expect(textOf(preview)).toMatch(/1,200 more$/);
  });

  it('lists the working orders that a change of ticks meets, with what cannot be expressed', () => {
    const order = {
      parent_order_numeric_id: 12,
      exchange_symbol: 'PFE',
      asset_class: 'EQUITY' as const,
      order_side: 'BUY' as const,
      remaining_qty: 1_500,
      limit_price: 26.745,
      time_in_force: 'GTC' as const,
      problem: 'The limit 26.745 is no price at tick 0.01: child orders go at the next price below it.',
    };
    const market = { ...order, parent_order_numeric_id: 13, limit_price: null, time_in_force: null, problem: null };
    const preview = outcome({ changed: 1, working_orders: [order, market], working_orders_total: 502 });
    expect(textOf(preview)).toContain('502 working orders on names whose tick changes');
    expect(itemsOf(preview)).toEqual([`12 BUY 1,500 PFE @ 26.745, GTC ${order.problem}`, '13 BUY 1,500 PFE @ MKT']);
    expect(textOf(preview)).toContain('500 more');
  });

  it('speaks of no restart and of no more rows where there are none', () => {
    const preview = outcome({ added: 1, changes: [{ key: 'CHF', kind: 'added', before: null, after: euro }] });
    expect(textOf(preview)).toBe('1 added , 0 changed , 0 removed CHF added');
  });

  it('of a wrong file lists the lines to fix, and what is wrong with the file as a whole', () => {
    const findings = [
      { line: 7, message: 'There is no currency “EU”.' },
      { line: null, message: 'The file has no line for USD.' },
    ];
    const refused = outcome({ outcome: 'refused', findings });
    expect(textOf(refused)).toContain('Fix the file first: nothing was imported.');
    expect(itemsOf(refused)).toEqual(['Line 7 There is no currency “EU”.', 'The file has no line for USD.']);
  });

  it('of a file that changes nothing says so', () => {
    expect(textOf(outcome({ outcome: 'unchanged' }))).toBe('The tables already say what the file says.');
  });

  it('that failed shows the reason only, not the answer before it', () => {
    expect(textOf(outcome({ added: 3 }, new Error('The file is too large.')))).toBe('The file is too large.');
  });

  it('is gone after the import', () => {
    expect(textOf(outcome({ outcome: 'imported', added: 3 }))).toBe('');
    expect(textOf(<ImportOutcome outcome={null} failure={null} />)).toBe('');
  });
});

it('the table of a kind has its columns in words, and a blank for what is unknown', () => {
  const rows = [euro, { currency: 'CHF', usd_per_unit: 1.25, as_of: null }];
  expect(rowsOf(<ReferenceTable kind="exchange_rates" title="Exchange rates" rows={rows} />)).toEqual([
    'Currency USD per unit As of',
    'EUR 1.08 2026-11-13 21:00 UTC',
    'CHF 1.25',
  ]);
});

function history(rows: readonly object[]) {
  return withQueries(<ReferenceHistory kind="exchange_rates" />, [[['reference', 'exchange_rates', 'versions'], rows]]);
}

describe('the imports of a kind', () => {
  const version = { effective_from: '2026-11-16', source_name: 'rates.csv', imported_ms: Date.UTC(2026, 10, 16) };

  it('say from which day which changes apply, and who brought them', () => {
    const byUser = { id: 2, added: 1_500, changed: 0, removed: 2, imported_by_email: 'r.okafor@desk.example' };
    const first = { id: 1, added: 9, changed: 0, removed: 0, imported_by_email: null };
    const [second = '', oldest = ''] = itemsOf(
      history([
        { ...version, ...byUser },
        { ...version, ...first },
      ]),
    );
    expect(second).toContain('From 2026-11-16 1,500 added, 2 removed rates.csv · r.okafor@desk.example');
    expect(oldest).toContain('9 added rates.csv · command line or first start');
  });

  it('are none yet', () => {
    expect(textOf(history([]))).toBe('Imports No import yet.');
  });
});
