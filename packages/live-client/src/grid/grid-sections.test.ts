import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { describe, expect, it } from 'vitest';
import { fakeSockets } from '../testing.ts';
import { type GridQuery, PLAIN_QUERY } from './grid-model.ts';
import { summaryOf } from './grid-summary.ts';
import { sectionPath } from './section-list.ts';
import { recordPaints, testClient, testStore, testView } from './testing.ts';

const FIELDS = [
  'parent_order_numeric_id',
  'status',
  'strat',
  'trader_id',
  'order_side',
  'order_type',
  'limit_price',
  'current_bid',
  'current_ask',
  'target_usd',
  'filled_usd',
  'last_update_timestamp',
] as const;

type Fields = Partial<Readonly<Record<(typeof FIELDS)[number], string | number>>>;

function rowOf(id: number, fields: Fields) {
  return FIELDS.map((field) => (field === 'parent_order_numeric_id' ? id : (fields[field] ?? null)));
}

const LIMITED = { order_side: 'BUY', order_type: 'LIMIT', limit_price: 9, current_bid: 10, current_ask: 11 };

const ROWS = [
  rowOf(1, { status: 'WORKING', trader_id: 'TT', target_usd: 3_000_000, filled_usd: 1_000_000 }),
  rowOf(2, { status: 'WORKING', trader_id: 'TT', ...LIMITED }),
  rowOf(3, { status: 'PENDING', trader_id: 'TT' }),
  rowOf(4, { status: 'NEW', strat: 'Staging', trader_id: 'AB' }),
  rowOf(5, { status: 'OUT', trader_id: 'AB', ...LIMITED }),
  rowOf(6, { status: 'REJECTED', last_update_timestamp: Date.UTC(2026, 10, 16, 14, 8, 12) }),
];

const QUERY: GridQuery = {
  ...PLAIN_QUERY,
  sections: true,
  quick: { on: [], trader: 'TT', stuckKeys: [1] },
  expansion: { initially: 'open', except: [sectionPath('waiting'), sectionPath('finished')] },
  summary: { totals: [], counts: [], limitedOut: true, quick: true },
};

function open() {
  const { client, timers } = testClient(fakeSockets());
  const handle = client.openLocal(parentOrdersGrid, FIELDS, ROWS, QUERY);
  const paints = recordPaints(handle);
  handle.setWindow({ first: 0, count: 1, columnIds: ['status'] });
  timers.advance(1_000);
  return { handle, timers, last: () => paints.at(-1) };
}

describe('a blotter in sections', () => {
  it('gets closed sections at any scroll position, each with a summary line', () => {
    const { last } = open();
    const lines = [...(last()?.rows ?? []), ...(last()?.docked ?? [])].map(({ group }) => [
      `${group?.label} ${group?.rowCount}`,
      group?.summary?.map(({ text }) => text).join(' · '),
    ]);
    expect(lines).toEqual([
      ['Working 2', '$2.00M open'],
      ['Waiting 2', '1 pending review · 1 staged'],
      ['Finished 2', '1 out · 1 rejected at 09:08:12'],
    ]);
  });

  it('leaves out what is not known without the market-data permit, and does not call it zero', () => {
    const order = { status: 'WORKING', trader_id: 'TT', order_side: 'BUY', order_type: 'LIMIT', limit_price: 9 };
    const store = testStore([rowOf(1, order)], FIELDS);
    const view = testView(store, QUERY, { zone: 'UTC', permissions: [] });
    const summary = summaryOf(view, { totals: [], counts: [], limitedOut: true, quick: true }, 0);
    expect([summary.limitedOut, summary.quick?.['limited-out']]).toEqual([null, null]);
    const lines = Object.values(summary.sections).flatMap((parts) => parts.map(({ text }) => text));
    expect(lines.filter((text) => text.includes('open'))).toEqual([]);
  });

  it('counts rows for each quick filter, limited out only for active orders', () => {
    const { last } = open();
    expect(last()?.summary?.quick).toEqual({ mine: 3, pending: 1, staged: 1, 'limited-out': 1, stuck: 1 });
    expect(last()?.summary?.limitedOut).toBe(1);
  });

  it('shows rows that pass all active quick filters, and counts the others within them', () => {
    const { handle, timers, last } = open();
    handle.setQuery({ ...QUERY, quick: { on: ['mine', 'pending'], trader: 'TT', stuckKeys: [1] } });
    timers.advance(1_000);
    expect(last()?.state.filtered).toBe(1);
    expect(last()?.summary?.quick).toEqual({ mine: 1, pending: 1, staged: 0, 'limited-out': 0, stuck: 0 });
    handle.setQuery({ ...QUERY, quick: { on: ['stuck'], trader: 'TT', stuckKeys: [2, 5] } });
    timers.advance(1_000);
    expect(last()?.state.filtered).toBe(2);
  });
});
