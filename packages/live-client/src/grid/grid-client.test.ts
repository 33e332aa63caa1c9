import { eventLogGrid } from '@meridian/domain/columns/event-log';
import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { describe, expect, it } from 'vitest';
import { fakeSockets } from '../testing.ts';
import { GridClosedError } from './grid-limits.ts';
import { type GridPaint, PLAIN_QUERY } from './grid-model.ts';
import { recordPaints, TEST_FIELDS, testChange, testClient, testRow } from './testing.ts';

const COLUMNS = ['status', 'exchange_symbol', 'order_qty', 'current_last'];
const ROWS = [
  testRow(1, { exchange_symbol: 'VOD', order_qty: 100, current_last: 10 }),
  testRow(2, { exchange_symbol: 'AAPL', order_qty: 2_500, current_last: 20 }),
];

function openLocal() {
  const setup = testClient(fakeSockets());
  const handle = setup.client.openLocal(parentOrdersGrid, TEST_FIELDS, ROWS);
  handle.setWindow({ first: 0, count: 10, columnIds: COLUMNS });
  return { ...setup, handle };
}

describe('grid of local rows', () => {
  it('shows the window as text, and what it is made of', () => {
    const { handle, timers } = openLocal();
    const paints = recordPaints(handle);
    timers.advance(0);
    const paint = paints.at(-1);
    expect(paint?.rows.map(({ key, cells }) => [key, cells.map(({ text }) => text)])).toEqual([
      [1, ['WORKING', 'VOD', '100', '10.00']],
      [2, ['WORKING', 'AAPL', '2,500', '20.00']],
    ]);
    expect(handle.getState()).toMatchObject({ status: 'live', total: 2, filtered: 2, displayed: 2 });
  });

  it.each([
    ['descending', [3, 2, 1, 4]],
    ['ascending', [4, 1, 2, 3]],
  ] as const)('has entries of one moment as they came, %s', (direction, expected) => {
    const { client, timers } = testClient(fakeSockets());
    const handle = client.openLocal(
      eventLogGrid,
      ['id', 'timestamp'],
      [1, 2, 3].map((id) => [id, 1_000]),
    );
    handle.setQuery({ ...PLAIN_QUERY, sort: [{ columnId: 'timestamp', direction }] });
    handle.setWindow({ first: 0, count: 10, columnIds: ['timestamp'] });
    const paints = recordPaints(handle);
    handle.applyIncrement([[4, 1, 900]], []);
    timers.advance(0);
    expect(paints.at(-1)?.rows.map(({ key }) => key)).toEqual(expected);
  });

  it('leaves rows and cells that did not change the same objects', () => {
    const { handle, timers } = openLocal();
    const paints = recordPaints(handle);
    timers.advance(0);
    const before = paints.at(-1)?.rows;
    handle.applyIncrement([testChange(2, { current_last: 21 })], []);
    timers.advance(0);
    const after = paints.at(-1)?.rows;
    expect(after?.[0]).toBe(before?.[0]);
    expect(after?.[1]).not.toBe(before?.[1]);
    expect(after?.[1]?.cells[2]).toBe(before?.[1]?.cells[2]);
    expect(after?.[1]?.cells[3]).toMatchObject({ text: '21.00', change: 'up' });
    expect(before?.[1]?.cells[3]).toMatchObject({ text: '20.00', change: null });
  });

  it('shows what changes just after a paint with it, in the same frame of the page', () => {
    const { handle, timers } = openLocal();
    const paints = recordPaints(handle, { isAcknowledged: false });
    timers.advance(0);
    handle.applyIncrement([testChange(2, { current_last: 21 })], []);
    timers.advance(1);
    expect(paints).toHaveLength(2);
    expect(paints[1]?.rows[1]?.cells[3]?.text).toBe('21.00');
  });

  it('has three paints in flight at most, and the latest values in the one that follows', () => {
    const { handle, timers } = openLocal();
    const paints = recordPaints(handle, { isAcknowledged: false });
    timers.advance(0);
    for (const price of [21, 22, 23, 24, 25]) {
      handle.applyIncrement([testChange(2, { current_last: price })], []);
      timers.advance(20);
    }
    expect(paints).toHaveLength(3);
    expect(paints[2]?.rows[1]?.cells[3]?.text).toBe('22.00');
    // The page shows the last of them only: the others are in it.
    handle.ack(paints[2]?.seq ?? -1);
    timers.advance(0);
    expect(paints).toHaveLength(4);
    expect(paints[3]?.rows[1]?.cells[3]?.text).toBe('25.00');
  });

  it('says that rows are there only with the rows: nothing is sent ahead to a page that has not asked for any', () => {
    const { client, timers } = testClient(fakeSockets());
    const handle = client.openLocal(parentOrdersGrid, TEST_FIELDS);
    const paints = recordPaints(handle, { isAcknowledged: false });
    timers.advance(0);
    expect(paints.map(({ state }) => state.status)).toEqual(['loading']);
    handle.replace(ROWS);
    timers.advance(20);
    expect(handle.getState().status).toBe('loading');
    handle.setWindow({ first: 0, count: 10, columnIds: COLUMNS });
    timers.advance(0);
    expect(paints.map(({ state, rows }) => [state.status, rows.length])).toEqual([
      ['loading', 0],
      ['live', 2],
    ]);
  });

  it('takes no acknowledgement twice, and none of a paint that it never sent', () => {
    const { handle, timers } = openLocal();
    const paints = recordPaints(handle, { isAcknowledged: false });
    const change = (price: number) => {
      handle.applyIncrement([testChange(2, { current_last: price })], []);
      timers.advance(20);
    };
    for (const price of [21, 22, 23, 24]) change(price);
    handle.ack((paints[0]?.seq ?? 0) + 100);
    change(25);
    expect(paints).toHaveLength(3);
    for (const _ of [1, 2, 3]) handle.ack(paints[0]?.seq ?? -1);
    for (const price of [26, 27]) change(price);
    expect(paints).toHaveLength(4);
  });

  it('gives the last paint to a new listener when the previous one never showed it', () => {
    const { handle, timers } = openLocal();
    const first: GridPaint[] = [];
    const stop = handle.onPaint((paint) => first.push(paint));
    timers.advance(0);
    stop();
    const second = recordPaints(handle);
    expect(second).toEqual(first);
    handle.applyIncrement([testChange(2, { current_last: 21 })], []);
    timers.advance(0);
    expect(second).toHaveLength(2);
  });

  it('sends nothing while nothing visible changes', () => {
    const { handle, timers } = openLocal();
    const paints = recordPaints(handle);
    timers.advance(0);
    handle.applyIncrement([testChange(2, { cost_ivwap_bps: 3 })], []);
    timers.advance(0);
    expect(paints).toHaveLength(1);
  });

  it('changes the order at most once a second while it is held, and values at once', () => {
    const { handle, timers } = openLocal();
    handle.setQuery({ ...PLAIN_QUERY, sort: [{ columnId: 'current_last', direction: 'ascending' }] });
    const paints = recordPaints(handle);
    timers.advance(0);
    handle.setHold(true);
    handle.applyIncrement([testChange(1, { current_last: 50 })], []);
    timers.advance(0);
    const keys = () => paints.at(-1)?.rows.map(({ key }) => key);
    expect(keys()).toEqual([2, 1]);
    handle.applyIncrement([testChange(2, { current_last: 99 })], []);
    timers.advance(500);
    expect([keys(), paints.at(-1)?.rows[0]?.cells[3]?.text]).toEqual([[2, 1], '99.00']);
    timers.advance(500);
    expect(keys()).toEqual([1, 2]);
  });

  it('keeps the window small however many rows there are', () => {
    const { handle, timers } = openLocal();
    handle.replace(Array.from({ length: 500 }, (_, index) => testRow(index + 1)));
    handle.setWindow({ first: 490, count: 20, columnIds: ['order_qty'] });
    const paints = recordPaints(handle);
    timers.advance(0);
    expect(paints.at(-1)).toMatchObject({ first: 490, columnIds: ['order_qty'], state: { total: 500 } });
    expect(paints.at(-1)?.rows.map(({ key }) => key)).toEqual([491, 492, 493, 494, 495, 496, 497, 498, 499, 500]);
  });

  it('sums up all filtered rows once a second', () => {
    const { handle, timers } = openLocal();
    handle.setQuery({
      ...PLAIN_QUERY,
      summary: { totals: ['order_qty'], counts: ['status'], limitedOut: false, quick: false },
    });
    const paints = recordPaints(handle);
    timers.advance(0);
    expect(paints.at(-1)?.summary).toMatchObject({
      totals: { order_qty: { text: '2,600' } },
      counts: { status: { WORKING: 2 } },
    });
    handle.applyIncrement([testChange(2, { order_qty: 1, status: 'FILLED' })], []);
    timers.advance(999);
    expect(paints.at(-1)?.summary?.totals['order_qty']?.text).toBe('2,600');
    timers.advance(1);
    expect(paints.at(-1)?.summary).toMatchObject({
      totals: { order_qty: { text: '101' } },
      counts: { status: { WORKING: 1, FILLED: 1 } },
    });
  });

  it('keeps columns and totals the same objects from paint to paint while they do not change', () => {
    const { handle, timers } = openLocal();
    handle.setWindow({ first: 0, count: 5, columnIds: ['current_last'] });
    handle.setQuery({
      ...PLAIN_QUERY,
      summary: { totals: ['order_qty'], counts: [], limitedOut: false, quick: false },
    });
    const paints = recordPaints(handle);
    timers.advance(0);
    const before = paints.at(-1);
    handle.applyIncrement([testChange(2, { current_last: 7 })], []);
    timers.advance(1_000);
    const after = paints.at(-1);
    expect(after).not.toBe(before);
    expect(after?.summary).toBe(before?.summary);
    expect(after?.columnIds).toBe(before?.columnIds);
    handle.setWindow({ first: 0, count: 5, columnIds: ['order_qty'] });
    timers.advance(0);
    expect(paints.at(-1)?.columnIds).toEqual(['order_qty']);
  });

  it('removes gone rows from the selection, and counts selected rows that the filters hide', () => {
    const { handle, timers } = openLocal();
    recordPaints(handle);
    handle.selection.set([1, 2]);
    handle.setQuery({ ...PLAIN_QUERY, filters: { exchange_symbol: { kind: 'text', contains: 'VOD' } } });
    timers.advance(0);
    expect(handle.getState().selectedHidden).toBe(1);
    handle.applyIncrement([], [2]);
    timers.advance(0);
    expect([[...handle.selection.getKeys()], handle.getState().selectedHidden]).toEqual([[1], 0]);
  });

  it('leaves rows that a filter hides out of what an action is for, from the moment the filter is set', async () => {
    const { handle } = openLocal();
    const shown = async () => {
      const records = await handle.records([1, 2], ['order_qty'], 'shown');
      return records.map((record) => record['order_qty']);
    };
    expect(await shown()).toEqual([100, 2_500]);
    handle.setQuery({ ...PLAIN_QUERY, filters: { exchange_symbol: { kind: 'text', contains: 'VOD' } } });
    expect(await shown()).toEqual([100]);
    expect(await handle.records([1, 2], ['order_qty'])).toHaveLength(2);
  });

  it('answers requests about all rows', async () => {
    const { handle, timers } = openLocal();
    recordPaints(handle);
    timers.advance(0);
    handle.selection.toggle(2);
    const columnIds = ['exchange_symbol', 'order_qty'];
    expect(await handle.text({ format: 'csv', rows: { kind: 'filtered' }, columnIds, withHeaders: true })).toBe(
      'Symbol,Qty\r\nVOD,100\r\nAAPL,2500\r\n',
    );
    expect(await handle.text({ format: 'tsv', rows: { kind: 'selection' }, columnIds, withHeaders: false })).toBe(
      'AAPL\t2,500',
    );
    expect(await handle.distinct('exchange_symbol')).toEqual({
      values: [
        { text: 'AAPL', count: 1 },
        { text: 'VOD', count: 1 },
      ],
      isTruncated: false,
    });
    expect(await handle.keys({ kind: 'range', first: 1, last: 1 })).toEqual([2]);
    expect(await handle.place('2')).toEqual({ kind: 'shown', index: 1 });
    expect(await handle.records([2, 9])).toMatchObject([{ parent_order_numeric_id: 2, order_qty: 2_500 }]);
    expect(await handle.records([2], ['order_qty', 'no_such_field'])).toEqual([{ order_qty: 2_500 }]);
  });

  it('rejects requests of a closing grid', async () => {
    const { handle } = openLocal();
    handle.close();
    await expect(handle.place(1)).rejects.toBeInstanceOf(GridClosedError);
  });

  it('writes a long text in portions, without rows that leave meanwhile', async () => {
    const { handle, timers } = openLocal();
    recordPaints(handle);
    handle.replace(Array.from({ length: 2_500 }, (_, index) => testRow(index + 1, { order_qty: index + 1 })));
    timers.advance(0);
    const text = handle.text({
      format: 'tsv',
      rows: { kind: 'filtered' },
      columnIds: ['order_qty'],
      withHeaders: false,
    });
    handle.applyIncrement([], [2_400]);
    timers.advance(0);
    const lines = (await text).split('\n');
    expect([lines.length, lines.at(-1), lines.includes('2,400')]).toEqual([2_499, '2,500', false]);
  });

  it('says that the worker has stopped', () => {
    const { handle, fail } = openLocal();
    fail();
    expect(handle.getState()).toMatchObject({ status: 'refused', refusal: { code: 'worker-failed' } });
  });
});
