import type { DryRunResult } from '@meridian/protocol/rest/dry-run-calls';

type Routing = Pick<DryRunResult, 'today' | 'drafted' | 'flows'>;

/** A route in the picture. Its label is at the middle of its band. */
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
/** Two lines of text, in pixels. */
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

/** Pixels per order, equal on both sides: the largest scale at which every label fits. */
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

/** Gives each route a slot with room for its label and centres the band in it. The slots fill the height. */
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

/** Positions of the bands of a dry run. Labels never overlap; a flow is equally thick at both ends. */
export function layoutFlows({ today, drafted, flows }: Routing): FlowLayout {
  const sides = [shown(today), shown(drafted)] as const;
  const most = Math.max(sides[0].length, sides[1].length);
  const height = Math.max(MIN_HEIGHT, most * (LABEL_HEIGHT + GAP));
  const scale = scaleFor(sides, height);
  const left = place(sides[0], scale, height);
  const right = place(sides[1], scale, height);
  const leftAt = new Map(left.map(({ way, top }) => [way, top]));
  const rightAt = new Map(right.map(({ way, top }) => [way, top]));
  // Sorted by the other side, so that the flows of one route do not cross at its edge.
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

/** A point of a flow: x as a share of the width, y in pixels from the top. */
function pointOn({ height, leftTop, rightTop }: PlacedFlow, at: number): Point {
  const rest = 1 - at;
  const x = 1.5 * at * rest ** 2 + 1.5 * at ** 2 * rest + at ** 3;
  const share = 3 * at ** 2 * rest + at ** 3;
  return { x, y: leftTop + (rightTop - leftTop) * share + height / 2 };
}

const CHANGED_AT = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74] as const;
/** The position of an unchanged count, near its route, as a share of the width. */
const UNCHANGED_AT = [0.1] as const;
const NUMBER_HEIGHT = 13;
/** As a share of the width. `301 unchanged` is longer and starts at its point. */
const NUMBER_WIDTH = 0.2;
const UNCHANGED_WIDTH = 0.5;

/** Positions of the counts, largest flow first. A count without free space is left out. */
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
