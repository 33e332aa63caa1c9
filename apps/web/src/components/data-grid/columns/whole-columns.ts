/** Wider than this the columns look lost: a cut column is better then. */
const MAX_GROWTH_PX = 16;

/**
 * How much each column grows so that the view ends where a column ends, and none is cut at its edge.
 * Columns beyond the edge do not grow. All zero where every column fits, or where the gap is too wide to share.
 */
export function wholeColumnGrowth(widths: readonly number[], viewWidth: number): readonly number[] {
  const fitting = fittingCount(widths, viewWidth);
  const spare = viewWidth - sum(widths.slice(0, fitting));
  if (fitting === 0 || fitting === widths.length || spare > fitting * MAX_GROWTH_PX) return widths.map(() => 0);
  const each = Math.floor(spare / fitting);
  const extra = spare % fitting;
  return widths.map((_, index) => (index >= fitting ? 0 : index < extra ? each + 1 : each));
}

function fittingCount(widths: readonly number[], viewWidth: number): number {
  let end = 0;
  const past = widths.findIndex((width) => {
    end += width;
    return end > viewWidth;
  });
  return past < 0 ? widths.length : past;
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
