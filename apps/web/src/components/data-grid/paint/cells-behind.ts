import type { Box } from './box.ts';
import type { DrawnCell } from './hot-drawing.ts';
import type { Span, Zone } from './zones.ts';

/** A row as it is on the page. */
export type ShownRow = {
  readonly element: HTMLElement;
  readonly topPx: number;
  readonly rowId: string | null;
  readonly cells: ReadonlyMap<string, DrawnCell>;
  /** Not a group, which stands above the canvas. */
  readonly isOrdinary: boolean;
};

export type Behind = { readonly rows: readonly ShownRow[]; readonly cells: readonly DrawnCell[] };

type Cover = {
  readonly zone: Zone;
  /** From the left edge of the zone. */
  readonly span: Span;
  readonly box: Box;
  readonly rowHeight: number;
  /** This row is above the canvas. */
  readonly pointed: Element | null;
  /** The canvas shows the row already. */
  readonly isKept: (row: ShownRow) => boolean;
  readonly canDraw: (cell: DrawnCell) => boolean;
};

/** What a canvas over these columns would hide and does not show. Null where it could not show some of it. */
export function cellsBehind(rows: readonly ShownRow[], cover: Cover): Behind | null {
  const { zone, span, box, rowHeight, pointed, isKept, canDraw } = cover;
  const isOver = ({ topPx }: ShownRow) => topPx < box.top + box.height && topPx + rowHeight > box.top;
  const over = rows.filter(isOver);
  const tops = over.map(({ topPx }) => topPx);
  if (Math.min(...tops) > box.top || Math.max(...tops) + rowHeight < box.top + box.height) return null;
  const below = over.filter((row) => row.isOrdinary && row.element !== pointed && !isKept(row));
  const isBehind = (cell: DrawnCell) => cell.zone === zone && cell.left < span.to && cell.left + cell.width > span.from;
  const cells = below.flatMap((row) => [...row.cells.values()].filter(isBehind));
  return cells.every(canDraw) ? { rows: below, cells } : null;
}
