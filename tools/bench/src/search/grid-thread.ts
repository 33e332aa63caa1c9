import { parentPort, workerData } from 'node:worker_threads';
import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { type GridQuery, PLAIN_QUERY } from '@meridian/live-client/grid/grid-model';
import { GridView } from '@meridian/live-client/grid/grid-view';
import { RowStore } from '@meridian/live-client/grid/row-store';
import type { GridJob, GridTimes } from './grid-messages.ts';
import { often, slowest, timed } from './often.ts';
import { type SampleOrder, sampleOrder } from './sample-orders.ts';

/** The grid in a thread of its own, as in a page: nothing else is in its memory. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- measure-grid.ts is the only one who starts it.
const { orders, words } = workerData as GridJob;
const FIELDS = [
  'parent_order_numeric_id',
  'client_order_id',
  'exchange_symbol',
  'list_name',
  'country',
  'order_qty',
  'order_receive_time_since_epoch_milliseconds',
];
const VIEWER = { zone: 'America/New_York', permissions: [] };
const GROUPED = { groupBy: ['country', 'exchange_symbol'], expansion: { initially: 'closed', except: [] } } as const;

const store = new RowStore(FIELDS, { value: 0 });
for (let id = 1; id <= orders; id += 1) store.put(cellsOf(sampleOrder(id)));
const view = new GridView({ grid: parentOrdersGrid, store, viewer: VIEWER, query: PLAIN_QUERY, now: () => 1 });

const times: GridTimes = {
  wordMs: slowest(words, (search) => show({ search })),
  letterMs: slowest(words, (search) => show({ search }, timed, { ...PLAIN_QUERY, search: search.slice(0, -1) })),
  groupedMs: often(() => show(GROUPED)),
  groupedProcessorMs: often(() => show(GROUPED, processorMs)),
};
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is not a window.
parentPort?.postMessage(times);

function show(query: Partial<GridQuery>, measure: (run: () => void) => number = timed, before = PLAIN_QUERY): number {
  view.setQuery(before);
  return measure(() => view.setQuery({ ...PLAIN_QUERY, ...query }));
}

function processorMs(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

function cellsOf(order: SampleOrder) {
  const { id, client_order_id, exchange_symbol, list_name, country, order_qty, receivedMs } = order;
  return [id, client_order_id, exchange_symbol, list_name, country, order_qty, receivedMs];
}
