/** The header is a row that keys can reach too. */
export const HEADER_ROW = -1;

/** Live rows move: `rowId` identifies the row, `row` is its last known index. */
export type CellPosition = {
  readonly row: number;
  readonly rowId: string | null;
  readonly columnId: string;
};

/** The bounds of a move. */
export type CellBounds = {
  readonly rowCount: number;
  /** Visible columns, in display order. */
  readonly columnIds: readonly string[];
  readonly pageRows: number;
};

export type CellMove =
  | { readonly kind: 'by'; readonly rows: number; readonly columns: number }
  | { readonly kind: 'page'; readonly by: 1 | -1 }
  | { readonly kind: 'edge'; readonly edge: 'top' | 'bottom' | 'start' | 'end' | 'first' | 'last' };

/** Null without a visible column. A range cannot reach the header: ranges cover rows only. */
export function moveCell(
  from: CellPosition | null,
  move: CellMove,
  bounds: CellBounds,
  isRange = false,
): CellPosition | null {
  const start = from ?? firstCell(bounds);
  if (start === null) return null;
  if (from === null) return start;
  const column = Math.max(bounds.columnIds.indexOf(start.columnId), 0);
  const target = moved(start.row, column, move, bounds);
  const top = isRange && bounds.rowCount > 0 ? 0 : HEADER_ROW;
  const row = clamp(target.row, top, bounds.rowCount - 1);
  const columnId = bounds.columnIds[clamp(target.column, 0, bounds.columnIds.length - 1)];
  if (columnId === undefined) return null;
  return { row, rowId: row === start.row ? start.rowId : null, columnId };
}

/** The first cell for the keyboard: in the first row, if there is one. */
export function firstCell({ rowCount, columnIds }: CellBounds): CellPosition | null {
  const columnId = columnIds[0];
  return columnId === undefined ? null : { row: rowCount > 0 ? 0 : HEADER_ROW, rowId: null, columnId };
}

function moved(row: number, column: number, move: CellMove, bounds: CellBounds) {
  if (move.kind === 'by') return { row: row + move.rows, column: column + move.columns };
  if (move.kind === 'page') {
    // Page up stops at the first row. One more arrow up reaches the header.
    const target = row + move.by * Math.max(bounds.pageRows - 1, 1);
    return { row: row > 0 ? Math.max(target, 0) : target, column };
  }
  const last = bounds.columnIds.length - 1;
  switch (move.edge) {
    case 'top':
      return { row: row === 0 ? HEADER_ROW : 0, column };
    case 'bottom':
      return { row: bounds.rowCount - 1, column };
    case 'start':
      return { row, column: 0 };
    case 'end':
      return { row, column: last };
    case 'first':
      return { row: 0, column: 0 };
    case 'last':
    default:
      return { row: bounds.rowCount - 1, column: last };
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(most, least)));
}
