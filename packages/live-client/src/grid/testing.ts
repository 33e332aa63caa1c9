import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { nothing } from '../socket-port.ts';
import { ManualTimers } from '../testing.ts';
import { createGridClient } from './grid-client.ts';
import { GridHost, type GridHostOptions } from './grid-host.ts';
import type { FromWorker } from './grid-messages.ts';
import {
  type GridClient,
  type GridHandle,
  type GridPaint,
  type GridQuery,
  type GridViewer,
  PLAIN_QUERY,
} from './grid-model.ts';
import { GridView } from './grid-view.ts';
import { RowStore } from './row-store.ts';

/** Enough of a parent order to sort, filter and group by. */
export const TEST_FIELDS = [
  'parent_order_numeric_id',
  'status',
  'exchange_symbol',
  'country',
  'order_qty',
  'filled_qty',
  'current_last',
  'cost_ivwap_bps',
  'filled_usd',
] as const;

export type TestField = (typeof TEST_FIELDS)[number];
export type TestOrder = Partial<Readonly<Record<TestField, Cell>>>;

export const TEST_VIEWER: GridViewer = { zone: 'America/New_York', permissions: ['market_data_permit'] };

/** In the order of TEST_FIELDS. */
export function testRow(id: number, order: TestOrder = {}): readonly Cell[] {
  return TEST_FIELDS.map((field) => (field === 'parent_order_numeric_id' ? id : (order[field] ?? null)));
}

/** An increment's row of just these fields. */
export function testChange(id: number, order: TestOrder): readonly Cell[] {
  return [id, ...TEST_FIELDS.flatMap((field, index) => (field in order ? [index, order[field] ?? null] : []))];
}

export function testStore(rows: readonly (readonly Cell[])[], fields: readonly string[] = TEST_FIELDS): RowStore {
  const store = new RowStore(fields, { value: 0 });
  for (const row of rows) store.put(row);
  return store;
}

export function testView(store: RowStore, query: Partial<GridQuery> = {}, viewer: GridViewer = TEST_VIEWER): GridView {
  return new GridView({
    grid: parentOrdersGrid,
    store,
    viewer,
    query: { ...PLAIN_QUERY, ...query },
    now: () => 1_000_000,
  });
}

/** Row keys and, for groups, `label (rows)`, from top to bottom. */
export function shownBy(view: GridView): readonly (string | number)[] {
  return Array.from({ length: view.list.length }, (_, index) => {
    const item = view.list.item(index);
    if (item === null) return '';
    return item.kind === 'row'
      ? view.store.keyOf(item.slot)
      : `${item.group.label} (${item.group.end - item.group.start})`;
  });
}

/** Page and worker in one thread. Messages are cloned as in reality. */
export function testClient(options: Pick<GridHostOptions, 'WebSocket'>): {
  readonly client: GridClient;
  readonly timers: ManualTimers;
  readonly fail: () => void;
} {
  const timers = new ManualTimers();
  let listen: ((message: FromWorker) => void) | null = null;
  let failed = nothing;
  let lastId = 0;
  const host = new GridHost({
    ...options,
    timers,
    newId: () => {
      lastId += 1;
      return `id-${lastId}`;
    },
    post: (message) => listen?.(structuredClone(message)),
  });
  const client = createGridClient({
    post: (message) => host.take(structuredClone(message)),
    onMessage: (listener) => {
      listen = listener;
    },
    onFailure: (listener) => {
      failed = listener;
    },
    terminate: () => host.dispose(),
  });
  client.setViewer(TEST_VIEWER);
  return { client, timers, fail: () => failed() };
}

/** All paints of a handle, acknowledged at once unless disabled. */
export function recordPaints(handle: GridHandle, { isAcknowledged = true } = {}): GridPaint[] {
  const paints: GridPaint[] = [];
  handle.onPaint((paint) => {
    paints.push(paint);
    if (isAcknowledged) handle.ack(paint.seq);
  });
  return paints;
}
