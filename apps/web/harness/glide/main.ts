import {
  DataEditor,
  type DataEditorRef,
  GridCellKind,
  type GridColumn,
  type Rectangle,
} from '@glideapps/glide-data-grid';
import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { type GridPaint, PLAIN_QUERY } from '@meridian/live-client/grid/grid-model';
import { createElement, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { DEMO_FIELDS } from '../demo-orders.ts';
import { openHarnessGrid } from '../harness-grid-handle.ts';
import { measured } from '../measured-handle.ts';
// oxlint-disable-next-line import/no-unassigned-import -- style sheets export nothing.
import '@glideapps/glide-data-grid/dist/index.css';

/**
 * Glide draws on a canvas and neither keeps nor sorts rows. It is given our worker, which does both, so that only the
 * drawing differs.
 */
const STAMP = 'last_update_timestamp';
const ROW_PX = 26;
const HEADER_PX = 28;
const OVERSCAN = 4;

const shown = parentOrdersGrid.columns.filter(
  ({ id, hidden }) => id === STAMP || (!hidden && DEMO_FIELDS.some((field) => field === id)),
);
const columns: GridColumn[] = shown.map(({ id, header, width }) => ({ id, title: header, width }));
const columnIds = shown.map(({ id }) => id);

const grid = openHarnessGrid();
const handle = measured(grid.handle);
handle.setQuery({ ...PLAIN_QUERY, sort: [{ columnId: 'current_last', direction: 'descending' }] });

const params = new URLSearchParams(location.search);
const rows = Number(params.get('rows') ?? 300);
grid.feed(rows, Number(params.get('rate') ?? 60));

const editor = createRef<DataEditorRef>();
let paint: GridPaint | null = null;
let pending: GridPaint | null = null;
let isScheduled = false;

function contentOf([column, row]: readonly [number, number]) {
  const text = paint?.rows[row - paint.first]?.cells[column]?.text ?? '';
  return { kind: GridCellKind.Text, allowOverlay: false, displayData: text, data: text } as const;
}

/** Only cells whose text changed are drawn again, as its documentation advises. */
function draw(): void {
  isScheduled = false;
  const next = pending;
  if (next === null) return;
  const before = paint;
  paint = next;
  pending = null;
  const damaged = next.rows.flatMap((row, at) =>
    row.cells.flatMap((cell, column) => {
      const line = next.first + at;
      const isSame = before?.rows[line - before.first]?.cells[column] === cell;
      return isSame ? [] : [{ cell: [column, line] as const }];
    }),
  );
  editor.current?.updateCells(damaged);
  handle.ack(next.seq);
}

handle.onPaint((next) => {
  pending = next;
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(draw);
});

function onVisibleRegionChanged({ y, height }: Rectangle): void {
  handle.setWindow({ first: Math.max(0, y - OVERSCAN), count: height + 2 * OVERSCAN, columnIds });
}

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('The page has no root');
createRoot(root).render(
  createElement(DataEditor, {
    ref: editor,
    columns,
    rows,
    width: '100%',
    height: '100%',
    rowHeight: ROW_PX,
    headerHeight: HEADER_PX,
    getCellContent: contentOf,
    onVisibleRegionChanged,
    smoothScrollX: true,
    smoothScrollY: true,
  }),
);
