import type { DayPoint } from '@meridian/protocol/live/trade-questions';

export type DayLine = {
  /** An SVG path, with gaps where no price was recorded. */
  readonly path: string;
  /** The height of the previous close. */
  readonly closeY: number;
  /** The start of the order; null if before today. */
  readonly startX: number | null;
  readonly last: { readonly x: number; readonly y: number };
};

type DayLineInput = {
  readonly points: readonly DayPoint[];
  readonly openMs: number;
  readonly nowMs: number;
  readonly previousClose: number;
  readonly startMs: number | null;
  readonly width: number;
  readonly height: number;
};

/** A longer time without a point is drawn as a gap. */
const GAP_MS = 5 * 60_000;

/** The day as a line in a box, from the open to now; null without a price. */
export function dayLine(input: DayLineInput): DayLine | null {
  const { points, openMs, nowMs, previousClose, startMs, width, height } = input;
  const lastPoint = points.at(-1);
  if (lastPoint === undefined) return null;
  const prices = [previousClose, ...points.map(([, price]) => price)];
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const spanMs = Math.max(nowMs - openMs, 1);
  const x = (atMs: number) => round((Math.min(Math.max(atMs - openMs, 0), spanMs) / spanMs) * width);
  const y = (price: number) => round(high === low ? height / 2 : height - ((price - low) / (high - low)) * height);
  const steps = points.map(([atMs, price], at) => {
    const before = points[at - 1];
    const isGap = before === undefined || atMs - before[0] > GAP_MS;
    return `${isGap ? 'M' : 'L'}${x(atMs)} ${y(price)}`;
  });
  return {
    path: steps.join(''),
    closeY: y(previousClose),
    startX: startMs === null || startMs < openMs ? null : x(startMs),
    last: { x: x(lastPoint[0]), y: y(lastPoint[1]) },
  };
}

/** The day so far, with the present price at its end. */
export function withLast(points: readonly DayPoint[], last: DayPoint | null): readonly DayPoint[] {
  const end = points.at(-1);
  return last === null || (end !== undefined && end[0] >= last[0]) ? points : [...points, last];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
