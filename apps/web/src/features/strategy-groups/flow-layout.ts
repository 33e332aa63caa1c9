import type { DryRunResult } from '@meridian/protocol/rest/dry-run-calls';

type Routing = Pick<DryRunResult, 'today' | 'drafted' | 'flows'>;

/** A way on the picture; its label stands at the middle of its band. */
export type PlacedWay = { readonly way: number; readonly top: number; readonly height: number };

export type PlacedFlow = {
  readonly flow: Routing['flows'][number];
  readonly height: number;
  readonly leftTop: number;
  readonly rightTop: number;
};

export type FlowLayout = {
  readonly height: number;
  readonly left: readonly PlacedWay[];
  readonly right: readonly PlacedWay[];
  readonly flows: readonly PlacedFlow[];
};

const MIN_HEIGHT = 220;
/** Two lines of text. */
const LABEL_HEIGHT = 32;
const GAP = 6;
const STEPS = 40;

type Count = { readonly way: number; readonly orders: number };

function shown(ways: readonly { readonly orders: number }[]): readonly Count[] {
  return ways.map(({ orders }, way) => ({ way, orders })).filter(({ orders }) => orders > 0);
}

function heightAt(counts: readonly Count[], scale: number): number {
  const gaps = GAP * Math.max(0, counts.length - 1);
  return counts.reduce((sum, { orders }) => sum + Math.max(LABEL_HEIGHT, orders * scale), gaps);
}

/** Pixels for an order, the same on both sides: the most at which every label still has its place. */
function scaleFor(sides: readonly (readonly Count[])[], height: number): number {
  const most = Math.max(1, ...sides.map((counts) => counts.reduce((sum, { orders }) => sum + orders, 0)));
  let [low, high] = [0, height / most];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (sides.every((counts) => heightAt(counts, middle) <= height)) low = middle;
    else high = middle;
  }
  return low;
}

/** Each way in a slot that has room for its label, its band in the middle of the slot; all slots fill the height. */
function place(counts: readonly Count[], scale: number, height: number): readonly PlacedWay[] {
  const spare = (height - heightAt(counts, scale)) / Math.max(1, counts.length);
  let top = 0;
  return counts.map(({ way, orders }) => {
    const band = orders * scale;
    const slot = Math.max(LABEL_HEIGHT, band) + spare;
    const placed = { way, top: top + (slot - band) / 2, height: band };
    top += slot + GAP;
    return placed;
  });
}

/** Where the bands of a dry run stand: labels never overlap, and a flow is as thick at its end as at its start. */
export function layoutFlows({ today, drafted, flows }: Routing): FlowLayout {
  const sides = [shown(today), shown(drafted)] as const;
  const most = Math.max(sides[0].length, sides[1].length);
  const height = Math.max(MIN_HEIGHT, most * (LABEL_HEIGHT + GAP));
  const scale = scaleFor(sides, height);
  const left = place(sides[0], scale, height);
  const right = place(sides[1], scale, height);
  const leftAt = new Map(left.map(({ way, top }) => [way, top]));
  const rightAt = new Map(right.map(({ way, top }) => [way, top]));
  // In the order of the other side, so that flows of one way do not cross at its edge.
  const ordered = flows.toSorted((a, b) => a.today - b.today || a.drafted - b.drafted);
  return {
    height,
    left,
    right,
    flows: ordered.map((flow) => {
      const [leftTop, rightTop] = [leftAt.get(flow.today) ?? 0, rightAt.get(flow.drafted) ?? 0];
      const band = flow.orders * scale;
      leftAt.set(flow.today, leftTop + band);
      rightAt.set(flow.drafted, rightTop + band);
      return { flow, height: band, leftTop, rightTop };
    }),
  };
}

type Point = { readonly x: number; readonly y: number };

/** A point of a flow: in parts of the width, and in pixels from the top. */
function pointOn({ height, leftTop, rightTop }: PlacedFlow, at: number): Point {
  const rest = 1 - at;
  const x = 1.5 * at * rest ** 2 + 1.5 * at ** 2 * rest + at ** 3;
  const share = 3 * at ** 2 * rest + at ** 3;
  return { x, y: leftTop + (rightTop - leftTop) * share + height / 2 };
}

const CHANGED_AT = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74] as const;
/** Beside the way that it stays on. */
const UNCHANGED_AT = [0.1] as const;
const NUMBER_HEIGHT = 13;
/** Of the width; `301 unchanged` is longer and starts at its point. */
const NUMBER_WIDTH = 0.2;
const UNCHANGED_WIDTH = 0.5;

/** Where the count of each flow stands, the largest first; one that has no free place has none. */
export function placeNumbers(flows: readonly PlacedFlow[]): ReadonlyMap<PlacedFlow, Point> {
  const taken: { readonly from: number; readonly to: number; readonly y: number }[] = [];
  const numbers = new Map<PlacedFlow, Point>();
  for (const placed of flows.toSorted((a, b) => b.height - a.height)) {
    const { is_changed } = placed.flow;
    if (!is_changed && placed.height < NUMBER_HEIGHT) continue;
    for (const at of is_changed ? CHANGED_AT : UNCHANGED_AT) {
      const point = pointOn(placed, at);
      const from = is_changed ? point.x - NUMBER_WIDTH / 2 : point.x;
      const to = from + (is_changed ? NUMBER_WIDTH : UNCHANGED_WIDTH);
      const isFree = taken.every(
        (other) => Math.abs(other.y - point.y) >= NUMBER_HEIGHT || other.from >= to || other.to <= from,
      );
      if (!isFree) continue;
      taken.push({ from, to, y: point.y });
      numbers.set(placed, point);
      break;
    }
  }
  return numbers;
}
