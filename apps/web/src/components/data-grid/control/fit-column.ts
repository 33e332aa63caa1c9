import type { PlacedColumn } from '../columns/column-layout.ts';
import type { GridController } from './grid-controller.ts';

/** Padding on both sides, and a pixel against rounding. */
const MARGIN_PX = 16;

/** The header keeps room for its sort mark. */
const HEADER_MARGIN_PX = 26;

/** Fits the column to its widest visible text. */
export function fitColumn(grid: GridController, { column }: PlacedColumn): void {
  const { canvas } = grid.elements ?? {};
  if (canvas === undefined) return;
  const id = CSS.escape(column.id);
  const header = canvas.querySelector(`[data-header="${id}"] [data-header-text]`);
  const cells = [...canvas.querySelectorAll(`[role="gridcell"][data-column="${id}"]:not([hidden])`)];
  const widths = [
    ...cells.map((cell) => contentWidth(cell) + MARGIN_PX),
    ...(header === null || column.source === 'control' ? [] : [contentWidth(header) + HEADER_MARGIN_PX]),
  ];
  if (widths.length > 0) grid.inputs.onColumn({ kind: 'resize', id: column.id, width: Math.ceil(Math.max(...widths)) });
}

function contentWidth(element: Element): number {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
}
