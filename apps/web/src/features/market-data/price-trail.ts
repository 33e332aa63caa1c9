/** A price and its time. */
export type PricePoint = { readonly atMs: number; readonly price: number };

/** A quarter of an hour at one point a second. Older points are dropped. */
export const MAX_POINTS = 900;

/** Adds a price to the trail. Of several within a second only the last is kept. */
export function withPrice(trail: readonly PricePoint[], point: PricePoint): readonly PricePoint[] {
  const last = trail.at(-1);
  if (last !== undefined && last.price === point.price) return trail;
  const isSameSecond = last !== undefined && Math.floor(last.atMs / 1000) === Math.floor(point.atMs / 1000);
  const kept = isSameSecond && trail.length > 1 ? trail.slice(0, -1) : trail;
  return [...kept, point].slice(-MAX_POINTS);
}

export type TrailShape = {
  /** An SVG path in steps: a price is valid until the next. */
  readonly path: string;
  readonly low: number;
  readonly high: number;
};

/** The trail as a line in a box; null without points. */
export function trailShape(
  trail: readonly PricePoint[],
  nowMs: number,
  { width, height }: { readonly width: number; readonly height: number },
): TrailShape | null {
  const first = trail[0];
  if (first === undefined) return null;
  const prices = trail.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const spanMs = Math.max(nowMs - first.atMs, 1);
  const x = (atMs: number) => ((Math.min(atMs, nowMs) - first.atMs) / spanMs) * width;
  // A price that never moved is a line through the middle.
  const y = (price: number) => (high === low ? height / 2 : height - ((price - low) / (high - low)) * height);
  const steps = trail.slice(1).map(({ atMs, price }) => `H${round(x(atMs))}V${round(y(price))}`);
  return { path: `M0 ${round(y(first.price))}${steps.join('')}H${width}`, low, high };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
