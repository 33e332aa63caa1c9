import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { type GridQuery, PLAIN_QUERY } from '@meridian/live-client/grid/grid-model';
import { GridView } from '@meridian/live-client/grid/grid-view';
import { RowStore } from '@meridian/live-client/grid/row-store';
import type { Figure } from '../bench.ts';
import { median } from '../support/percentile.ts';
import { type SampleOrder, sampleOrder } from './sample-orders.ts';

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
const WORDS = ['a1', '49,000'];
const TIMES = 3;
const GROUPED = { groupBy: ['country', 'exchange_symbol'], expansion: { initially: 'closed', except: [] } } as const;

/** The worker's part of a grid: what happens between a key in the search box, or a group, and its first paint. */
export function measureGrid(orders: number): readonly Figure[] {
  const store = new RowStore(FIELDS, { value: 0 });
  for (let id = 1; id <= orders; id += 1) store.put(cellsOf(sampleOrder(id)));
  const view = new GridView({ grid: parentOrdersGrid, store, viewer: VIEWER, query: PLAIN_QUERY, now: () => 1 });
  const plain = Array.from({ length: orders }, (_, at) => sampleOrder(at + 1));
  const show = (query: Partial<GridQuery>, measure: (run: () => void) => number = timed, before = PLAIN_QUERY) => {
    view.setQuery(before);
    return measure(() => view.setQuery({ ...PLAIN_QUERY, ...query }));
  };
  const showOneLetterMore = (search: string) =>
    show({ search }, timed, { ...PLAIN_QUERY, search: search.slice(0, -1) });
  return [
    {
      // A grid has half as many rows at most, and a hundred columns more than the array.
      name: 'rows of a grid that have a word, slower of two words',
      value: Math.max(...WORDS.map((search) => often(() => show({ search })))),
      unit: 'ms',
      budget: { bound: 'at most', value: 500 },
      instead: {
        what: 'a filter over an array',
        value: Math.max(...WORDS.map((word) => often(() => timed(() => withWord(plain, word))))),
      },
    },
    {
      name: 'the same after one more letter',
      value: Math.max(...WORDS.map((search) => often(() => showOneLetterMore(search)))),
      unit: 'ms',
      budget: { bound: 'at most', value: 250 },
    },
    {
      name: 'rows of a grid by country and symbol',
      value: often(() => show(GROUPED)),
      unit: 'ms',
      budget: { bound: 'at most', value: 500 },
      instead: { what: 'Map.groupBy and a sort', value: often(() => timed(() => grouped(plain))) },
    },
    {
      // On a machine that does other work, too, this says more than the clock.
      name: 'rows of a grid by country and symbol, processor',
      value: often(() => show(GROUPED, processorMs)),
      unit: 'ms',
    },
  ];
}

function often(measure: () => number): number {
  return median(Array.from({ length: TIMES }, measure));
}

function processorMs(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

function timed(run: () => unknown): number {
  const beganMs = performance.now();
  run();
  return performance.now() - beganMs;
}

function withWord(orders: readonly SampleOrder[], word: string): readonly SampleOrder[] {
  return orders.filter((order) => Object.values(order).some((value) => String(value).toLowerCase().includes(word)));
}

function grouped(orders: readonly SampleOrder[]): unknown {
  const byCountry = Map.groupBy(orders, ({ country }) => country);
  return [...byCountry].map(([country, rows]) => {
    const bySymbol = Map.groupBy(rows, ({ exchange_symbol }) => exchange_symbol);
    return [country, [...bySymbol.keys()].toSorted(byName).map((name) => [name, bySymbol.get(name)])];
  });
}

function byName(a: string, b: string): number {
  return a < b ? -1 : 1;
}

function cellsOf(order: SampleOrder) {
  const { id, client_order_id, exchange_symbol, list_name, country, order_qty, receivedMs } = order;
  return [id, client_order_id, exchange_symbol, list_name, country, order_qty, receivedMs];
}
