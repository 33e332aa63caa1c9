/**
 * Wider than this the columns look lost: a cut column is better then. A narrow window with three columns of usual widths
 * needs so much; where ten columns share the gap, each grows by a few pixels.
 */
const MAX_GROWTH_PX = 44;
/** More would cut the names of the columns. */
const MAX_SHRINKAGE_PX = 4;

export type FlexibleColumn = {
  readonly width: number;
  /** The width never goes below it. */
  readonly leastWidth: number;
};

/**
 * By how much each column changes its width so that the view ends where a column ends, and none is cut at its edge.
 * Where little is missing the columns shrink to take the next one in, else they grow to push it out. Columns beyond the
 * edge keep their width, and so do all where every column fits, or where the gap is too wide to share.
 */
export function wholeColumnChanges(columns: readonly FlexibleColumn[], viewWidth: number): readonly number[] {
  const fitting = fittingCount(columns, viewWidth);
  if (fitting === columns.length) return columns.map(() => 0);
  return shrinkage(columns, fitting + 1, viewWidth) ?? growth(columns, fitting, viewWidth);
}

/** Null where the columns cannot give as much as is missing. */
function shrinkage(columns: readonly FlexibleColumn[], count: number, viewWidth: number): readonly number[] | null {
  const room = columns.map(({ width, leastWidth }, index) =>
    index < count ? Math.max(0, Math.min(width - leastWidth, MAX_SHRINKAGE_PX)) : 0,
  );
  let missing = widthOf(columns.slice(0, count)) - viewWidth;
  if (missing > room.reduce((total, each) => total + each, 0)) return null;
  const changes = columns.map(() => 0);
  for (let step = 1; step <= MAX_SHRINKAGE_PX && missing > 0; step += 1) {
    for (const [index, each] of room.entries()) {
      if (each < step || missing === 0) continue;
      changes[index] = -step;
      missing -= 1;
    }
  }
  return changes;
}

function growth(columns: readonly FlexibleColumn[], count: number, viewWidth: number): readonly number[] {
  const spare = viewWidth - widthOf(columns.slice(0, count));
  if (count === 0 || spare > count * MAX_GROWTH_PX) return columns.map(() => 0);
  const each = Math.floor(spare / count);
  const extra = spare % count;
  return columns.map((_, index) => (index >= count ? 0 : index < extra ? each + 1 : each));
}

function fittingCount(columns: readonly FlexibleColumn[], viewWidth: number): number {
  let end = 0;
  const past = columns.findIndex(({ width }) => {
    end += width;
    return end > viewWidth;
  });
  return past < 0 ? columns.length : past;
}

function widthOf(columns: readonly FlexibleColumn[]): number {
  return columns.reduce((total, { width }) => total + width, 0);
}
