import type { CellDetail } from './cell-detail.ts';
import type { PaintedCell } from './grid-model.ts';

/** The previous cell while nothing visible changed, otherwise the new one with the direction of its change. */
export function followingCell(before: PaintedCell | undefined, after: PaintedCell): PaintedCell {
  if (before === undefined) return after;
  if (before.text === after.text && before.tone === after.tone && isSameDetail(before.detail, after.detail)) {
    return before;
  }
  return { ...after, change: before.text === after.text ? null : changeOf(before, after) };
}

function changeOf({ value: before }: PaintedCell, { value: after }: PaintedCell): PaintedCell['change'] {
  if (typeof before !== 'number' || typeof after !== 'number' || before === after) return 'other';
  return after > before ? 'up' : 'down';
}

function isSameDetail(a: CellDetail | null, b: CellDetail | null): boolean {
  if (a === b) return true;
  if (a === null || b === null) return false;
  // Details are flat objects, except for a status style, which is a shared object.
  const right = new Map<string, unknown>(Object.entries(b));
  return Object.entries(a).every(([name, value]) => right.get(name) === value);
}
