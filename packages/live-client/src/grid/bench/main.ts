import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { LiveGrid } from '../live-grid.ts';
import { type GridQuery, PLAIN_QUERY } from '../grid-model.ts';
import { ORDER_FIELDS, seeded, syntheticOrder, syntheticTick } from './synthetic-orders.ts';

/** Measures one grid in the worker, without socket and page: the cost of a frame at a given update rate. */
const ROWS = Number(process.argv[2] ?? 100_000);
const UPDATES_PER_SECOND = Number(process.argv[3] ?? 50_000);
const FRAMES = 120;
const FRAME_MS = 1_000 / 60;

const columnIds = parentOrdersGrid.columns.filter(({ hidden }) => !hidden).map(({ id }) => id);

const QUERIES: Readonly<Record<string, GridQuery>> = {
  plain: PLAIN_QUERY,
  'sorted by last': { ...PLAIN_QUERY, sort: [{ columnId: 'current_last', direction: 'descending' }] },
  'sorted by side, change': {
    ...PLAIN_QUERY,
    sort: [
      { columnId: 'order_side', direction: 'ascending' },
      { columnId: 'percent_change', direction: 'descending' },
    ],
  },
  'filtered, sorted': {
    ...PLAIN_QUERY,
    filters: { current_last: { kind: 'number', min: 100, max: 5_000 } },
    sort: [{ columnId: 'cost_ivwap_bps', direction: 'descending' }],
  },
  'searched, sorted': {
    ...PLAIN_QUERY,
    search: 'rebal',
    sort: [{ columnId: 'current_last', direction: 'descending' }],
  },
  'grouped by country': {
    ...PLAIN_QUERY,
    groupBy: ['country'],
    expansion: { initially: 'closed', except: [] },
    sort: [{ columnId: 'current_last', direction: 'descending' }],
  },
};

function idle(): void {}

/** CPU time of the thread, not elapsed time, so that a busy machine gives the same result. */
function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function measure(query: GridQuery): { readonly openMs: number; readonly frames: readonly number[] } {
  const random = seeded(7);
  const rows = Array.from({ length: ROWS }, (_, index) => syntheticOrder(index + 1, random));
  let [due, acknowledge] = [idle, idle];
  // The clock advances as on a screen, although frames are measured back to back.
  let [frameMs, from] = [0, performance.now()];
  const now = () => frameMs + performance.now() - from;
  const live = new LiveGrid({
    definition: parentOrdersGrid,
    source: { kind: 'local', fields: ORDER_FIELDS, rows: null },
    query,
    viewer: { zone: 'America/New_York', permissions: ['market_data_permit'] },
    timers: {
      now,
      after: (delayMs, run) => {
        due = delayMs === 0 ? run : idle;
        return () => {
          due = idle;
        };
      },
    },
    post: ({ seq }) => {
      acknowledge = () => live.acknowledge(seq);
    },
    onSeen: idle,
  });
  const step = (work: () => void): number => {
    frameMs += FRAME_MS;
    from = performance.now();
    const fromCpuMs = threadCpuMs();
    work();
    due();
    acknowledge();
    return threadCpuMs() - fromCpuMs;
  };
  const openMs = step(() => {
    live.feed.onFields(ORDER_FIELDS);
    live.feed.onSnapshot(rows, true);
    live.setWindow({ first: 0, count: 60, columnIds });
  });
  frameMs += 1_000;
  const perFrame = Math.round((UPDATES_PER_SECOND * FRAME_MS) / 1_000);
  const frames = Array.from({ length: FRAMES }, () => {
    const ticks = Array.from({ length: perFrame }, () => syntheticTick(1 + Math.floor(random() * ROWS), random));
    return step(() => live.feed.onIncrement(ticks, []));
  });
  return { openMs, frames };
}

process.stdout.write(`${ROWS} rows, ${UPDATES_PER_SECOND} updates/s at 60 frames/s; milliseconds of work\n`);
process.stdout.write(`${'query'.padEnd(26)}    open    frame\n`);
for (const [name, query] of Object.entries(QUERIES)) {
  const { openMs, frames } = measure(query);
  // The clock of a thread is coarse, so only the mean is useful.
  const meanMs = frames.reduce((sum, ms) => sum + ms, 0) / frames.length;
  process.stdout.write(`${name.padEnd(26)}${openMs.toFixed(0).padStart(8)} ${meanMs.toFixed(2).padStart(8)}\n`);
}
