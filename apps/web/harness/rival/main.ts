/* oxlint-disable unicorn/require-post-message-target-origin -- a worker has no origin. */
import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { AllCommunityModule, type ColDef, createGrid, ModuleRegistry } from 'ag-grid-community';
import { DEMO_FIELDS } from '../demo-orders.ts';
import { startMeasures } from '../measures.ts';
import type { RivalNews } from './rival.worker.ts';

type Row = Record<string, Cell>;

const KEY = DEMO_FIELDS[0];
const STAMP = 'last_update_timestamp';

/** The columns that our own grid shows, as far as the rows have them, and the stamp. */
function columns(): ColDef<Row>[] {
  const shown = parentOrdersGrid.columns.filter(
    ({ id, hidden }) => !hidden && DEMO_FIELDS.some((field) => field === id),
  );
  return [
    { field: STAMP, width: 120, pinned: 'left' },
    ...shown.map(({ id, header, width }) => ({
      field: id,
      headerName: header,
      width,
      sortable: true,
      enableCellChangeFlash: id === 'current_last',
      sort: id === 'current_last' ? ('desc' as const) : null,
    })),
  ];
}

function rowOf(cells: readonly Cell[]): Row {
  return Object.fromEntries(DEMO_FIELDS.map((field, at) => [field, cells[at] ?? null]));
}

ModuleRegistry.registerModules([AllCommunityModule]);
const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('The page has no root');
const measures = startMeasures();
const rows = new Map<Cell, Row>();

const grid = createGrid<Row>(root, {
  columnDefs: columns(),
  rowData: [],
  getRowId: ({ data }) => String(data[KEY]),
  rowHeight: 26,
  headerHeight: 28,
  // Its best streaming mode: changes are gathered, and only what changed is sorted again.
  asyncTransactionWaitMillis: 50,
  deltaSort: true,
  animateRows: false,
});

function look(): void {
  measures.shown(grid.getRenderedNodes().map(({ id, data }) => [id ?? '', Number(data?.[STAMP] ?? 0)]));
  requestAnimationFrame(look);
}
requestAnimationFrame(look);

function changed(change: readonly Cell[]): Row {
  const row = { ...rows.get(change[0] ?? null) };
  for (let at = 1; at < change.length; at += 2) {
    const field = DEMO_FIELDS[Number(change[at])];
    if (field !== undefined) row[field] = change[at + 1] ?? null;
  }
  rows.set(change[0] ?? null, row);
  return row;
}

const params = new URLSearchParams(location.search);
const worker = new Worker(new URL('./rival.worker.ts', import.meta.url), { type: 'module' });
worker.addEventListener('message', ({ data }: MessageEvent<RivalNews>) => {
  if (data.kind === 'changes') {
    grid.applyTransactionAsync({ update: data.changes.map(changed) });
    return;
  }
  for (const cells of data.rows) rows.set(cells[0] ?? null, rowOf(cells));
  grid.setGridOption('rowData', [...rows.values()]);
});
worker.postMessage({ rows: Number(params.get('rows') ?? 300), rate: Number(params.get('rate') ?? 60) });
