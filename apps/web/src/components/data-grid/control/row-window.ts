export type RowWindow = { readonly first: number; readonly count: number };

/** Rows painted beyond each edge, so that scrolling shows no gap. Each costs as much as a visible one. */
const OVERSCAN_ROWS = 8;
/** Enough for the first moment of a scroll. */
const REST_ROWS = 2;

/** While rows are scrolled the window moves in steps of several rows, to save messages to the worker. */
const STEP_ROWS = 4;

export function rowWindow(scrollTop: number, viewHeight: number, rowHeight: number, isScrolling: boolean): RowWindow {
  const [step, around] = isScrolling ? [STEP_ROWS, OVERSCAN_ROWS] : [1, REST_ROWS];
  const top = Math.floor(scrollTop / rowHeight / step) * step;
  const visible = Math.ceil(Math.max(viewHeight, 0) / rowHeight);
  const first = Math.max(top - around, 0);
  return { first, count: top + visible + step + around - first };
}

/** The scroll position that shows a row in full; unchanged if it is visible already. */
export function scrollTopFor(row: number, scrollTop: number, viewHeight: number, rowHeight: number): number {
  const top = row * rowHeight;
  if (top < scrollTop) return top;
  const overhang = top + rowHeight - (scrollTop + viewHeight);
  return overhang > 0 ? scrollTop + overhang : scrollTop;
}

/** The number of rows that a page key moves: those fully visible. */
export function pageRows(viewHeight: number, rowHeight: number): number {
  return Math.max(Math.floor(viewHeight / rowHeight), 1);
}
