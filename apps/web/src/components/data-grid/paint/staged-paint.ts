import type { GridPaint, PaintedRow } from '@meridian/live-client/grid/grid-model';

export type StagedPaint = {
  /** What the rows look like now: the paint itself, or its values in the order of before. */
  readonly shown: GridPaint;
  /** Rows to prepare in this frame. */
  readonly entering: readonly PaintedRow[];
};

/** A row that enters the window costs about half a thousandth of a second. So many fit in a frame beside the rest. */
export const MAX_ENTERING = 8;
/** The same for the frame in which rows move, which is the longest. */
export const MAX_AT_ONCE = 2;

/**
 * Rows that change places bring others into the window. The order of before stays for some frames, with the new values,
 * while the new rows are prepared out of sight: all at once they would hold up the values of all others.
 */
export function stagedPaint(
  before: GridPaint | null,
  next: GridPaint,
  isPrepared: (rowId: string) => boolean,
): StagedPaint {
  const missing = next.rows.filter(({ id }) => !isPrepared(id));
  const isFew = missing.length <= MAX_AT_ONCE;
  if (before === null || isFew || !isSameWindow(before, next)) return { shown: next, entering: [] };
  const fresh = new Map(next.rows.map((row) => [row.id, row]));
  const rows = before.rows.map((row) => fresh.get(row.id) ?? row);
  return { shown: { ...next, rows }, entering: missing.slice(0, MAX_ENTERING) };
}

/** Only the order differs, and by itself: somebody who sorts, scrolls, filters or folds does not wait. */
function isSameWindow(a: GridPaint, b: GridPaint): boolean {
  return (
    a.queries === b.queries &&
    a.first === b.first &&
    a.rows.length === b.rows.length &&
    a.docked.length === b.docked.length &&
    a.state.displayed === b.state.displayed &&
    isSameList(a.columnIds, b.columnIds)
  );
}

export function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}
