export type RowWindow = { readonly first: number; readonly count: number };

/** Rows beyond each edge, so that a turn of the wheel shows rows and not gaps. Each is kept up to date like any other. */
const OVERSCAN_ROWS = 8;

/** The window moves in steps: a message for each scrolled row would be many for nothing. */
const STEP_ROWS = 4;

export function rowWindow(scrollTop: number, viewHeight: number, rowHeight: number): RowWindow {
  const top = Math.floor(scrollTop / rowHeight / STEP_ROWS) * STEP_ROWS;
  const visible = Math.ceil(Math.max(viewHeight, 0) / rowHeight);
  const first = Math.max(top - OVERSCAN_ROWS, 0);
  return { first, count: top + visible + STEP_ROWS + OVERSCAN_ROWS - first };
}

/** Where to scroll so that a row is in full view; the same place when it is already. */
export function scrollTopFor(row: number, scrollTop: number, viewHeight: number, rowHeight: number): number {
  const top = row * rowHeight;
  if (top < scrollTop) return top;
  const overhang = top + rowHeight - (scrollTop + viewHeight);
  return overhang > 0 ? scrollTop + overhang : scrollTop;
}

/** Whole rows in view: how far a page key goes. */
export function pageRows(viewHeight: number, rowHeight: number): number {
  return Math.max(Math.floor(viewHeight / rowHeight), 1);
}
