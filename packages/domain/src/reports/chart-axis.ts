/** What a chart of a report draws of one point. */
export type AxisPoint = {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** The estimate before the trade. */
  readonly mark: number | null;
  readonly is_thin: boolean;
  readonly is_total: boolean;
};

export type ChartKind = 'waterfall' | 'ranges' | 'line';

export type ChartAxis = {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
};

const TICKS = 4;
/** One point so many times as far as the next one would leave no room for the others. */
const CRUSHES = 8;
const ROOM = 2;

/** The axis of a chart: zero is on it, and neither a thin point nor a single far one decides it. */
export function chartAxis(kind: ChartKind, points: readonly AxisPoint[]): ChartAxis {
  const numbers = kind === 'waterfall' ? levels(points) : reach(points);
  const low = Math.min(0, ...numbers);
  const high = Math.max(0, ...numbers);
  const rough = (high - low || 1) / TICKS;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * magnitude).find((each) => each >= rough) ?? rough;
  const first = Math.floor(low / step) + 0;
  const last = Math.max(Math.ceil(high / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { from: first * step, to: last * step, ticks };
}

/** −1 below the axis, 1 above it, 0 on it: what lies beyond is drawn at the edge with a mark. */
export function beyondAxis({ from, to }: ChartAxis, value: number): -1 | 0 | 1 {
  if (value < from) return -1;
  return value > to ? 1 : 0;
}

/** Where each bar of a waterfall begins and ends: a total stands on zero, another on the end of the one before. */
export function waterfallSteps(
  points: readonly AxisPoint[],
): readonly { readonly from: number; readonly to: number }[] {
  let level = 0;
  return points.map(({ value, is_total: isTotal }) => {
    const from = isTotal ? 0 : level;
    const to = from + (value ?? 0);
    if (!isTotal) level = to;
    return { from, to };
  });
}

function levels(points: readonly AxisPoint[]): readonly number[] {
  return waterfallSteps(points).flatMap(({ from, to }) => [from, to]);
}

function reach(points: readonly AxisPoint[]): readonly number[] {
  const firm = points.filter(({ is_thin: isThin }) => !isThin);
  const seen = firm.length === 0 ? points : firm;
  const centres = withoutCrushing(
    [...seen.map(({ value }) => value), ...points.map(({ mark }) => mark)].filter(isKnown),
  );
  const span = Math.max(0, ...centres) - Math.min(0, ...centres);
  const [least, most] = [Math.min(0, ...centres) - ROOM * span, Math.max(0, ...centres) + ROOM * span];
  const ends = seen.flatMap(({ low, high }) => [low, high]).filter(isKnown);
  return [...centres, ...ends.map((end) => (span === 0 ? end : Math.min(most, Math.max(least, end))))];
}

function isKnown(value: number | null): value is number {
  return value !== null;
}

/** The farthest value counts as twice the next one where the others would be a line beside it. */
function withoutCrushing(values: readonly number[]): readonly number[] {
  const sizes = values.map(Math.abs).sort((left, right) => right - left);
  const [farthest = 0, next = 0] = sizes;
  if (values.length < 3 || next === 0 || farthest < CRUSHES * next) return values;
  return values.map((value) => (Math.abs(value) === farthest ? Math.sign(value) * ROOM * next : value));
}
