export type RowWindow = { readonly first: number; readonly count: number };

/** Rows beyond each edge, so that a turn of the wheel shows rows and not gaps. */
const OVERSCAN_ROWS = 12;

/** The window moves in steps: a message for each scrolled row would be many for nothing. */
const STEP_ROWS = 4;

export function rowWindow(scrollTop: number, viewHeight: number, rowHeight: number): RowWindow {
  const top = Math.max(Math.floor(scrollTop / rowHeight) - OVERSCAN_ROWS, 0);
  const visible = Math.ceil(Math.max(viewHeight, 0) / rowHeight);
  return {
    first: Math.floor(top / STEP_ROWS) * STEP_ROWS,
    count: visible + 2 * OVERSCAN_ROWS + STEP_ROWS,
  };
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
