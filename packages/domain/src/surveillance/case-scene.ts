import { isBuySide, isOrderSide } from '../order-side.ts';

export type SceneZoom = 'near' | 'case' | 'all';

type SceneOrder = {
  readonly child_order_numeric_id: number;
  readonly order_side: string;
  readonly price: number | null;
  readonly quantity: number;
  readonly placed_ms: number;
  readonly ended_ms: number;
  readonly is_cancelled: boolean;
  /** What the book showed on its side when it was placed, without it. */
  readonly visible: number | null;
};

export type SceneBar = {
  readonly order: SceneOrder;
  readonly price: number;
  readonly isBuy: boolean;
  readonly label: string;
};

export type Span = { readonly from: number; readonly to: number };

/** The orders of a case, their fills and the market around them. */
export type Scene = {
  readonly orders: readonly SceneOrder[];
  readonly fills: readonly {
    readonly child_order_numeric_id: number;
    readonly order_side: string;
    readonly at_ms: number;
    readonly price: number;
  }[];
  readonly market: readonly {
    readonly at_ms: number;
    readonly bid: number | null;
    readonly ask: number | null;
    readonly mid: number;
  }[];
  readonly from_ms: number;
  readonly to_ms: number;
  readonly at_ms: number;
};

const NEAR_MS = 5_000;
const MIN_SPAN_MS = 1_000;
/** A chart with more bars is a black block. The table has them all. */
const MAX_BARS = 60;

export const isBuy = (side: string) => isOrderSide(side) && isBuySide(side);

/** A market order stands at the price of its first fill. Without one it has no place. */
export function sceneBars({ orders, fills }: Scene): readonly SceneBar[] {
  const bars = orders.flatMap((order) => {
    const price =
      order.price ?? fills.find(({ child_order_numeric_id: id }) => id === order.child_order_numeric_id)?.price ?? null;
    if (price === null) return [];
    const label = `${order.order_side} ${order.quantity.toLocaleString('en-US')}`;
    return [{ order, price, isBuy: isBuy(order.order_side), label }];
  });
  return bars.slice(0, MAX_BARS);
}

/** The time that is shown. `near` is five seconds on either side of the moment of the case. */
export function sceneSpan(scene: Scene, zoom: SceneZoom): Span {
  if (zoom === 'near') return { from: scene.at_ms - NEAR_MS, to: scene.at_ms + NEAR_MS };
  const starts = scene.orders.map(({ placed_ms }) => placed_ms);
  const ends = scene.orders.map(({ ended_ms }) => ended_ms);
  const seen = zoom === 'all' ? scene.market.map(({ at_ms }) => at_ms) : [];
  const from = Math.min(scene.from_ms, ...(zoom === 'all' ? starts : []), ...seen);
  const to = Math.max(scene.to_ms, ...(zoom === 'all' ? ends : []), ...seen);
  const pad = Math.max(MIN_SPAN_MS, (to - from) * (zoom === 'all' ? 0.02 : 0.25));
  return { from: from - pad, to: to + pad };
}

/** Prices of what is inside of the time, with a little room. */
export function priceSpan(scene: Scene, { from, to }: Span): Span {
  const isInside = ({ at_ms }: { readonly at_ms: number }) => at_ms >= from && at_ms <= to;
  const prices = [
    ...sceneBars(scene)
      .filter(({ order }) => order.placed_ms <= to && order.ended_ms >= from)
      .map(({ price }) => price),
    ...scene.fills.filter(isInside).map(({ price }) => price),
    ...scene.market.filter(isInside).flatMap(({ bid, ask, mid }) => [bid ?? mid, ask ?? mid]),
  ];
  if (prices.length === 0) return { from: 0, to: 1 };
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  const room = (high - low) * 0.12 || Math.abs(high) * 0.001 || 1;
  return { from: low - room, to: high + room };
}

export type SharePoint = { readonly at_ms: number; readonly percent: number };

/** Own part of the visible side over time, of the orders opposite to the first fill; empty where nobody saw the book. */
export function shareOfSide({ orders, fills }: Scene): readonly SharePoint[] {
  const [first] = fills;
  if (first === undefined) return [];
  const opposite = orders.filter((order) => isBuy(order.order_side) !== isBuy(first.order_side));
  const known = opposite.filter(({ visible }) => visible !== null);
  if (known.length === 0) return [];
  const moments = [...new Set(known.flatMap(({ placed_ms, ended_ms }) => [placed_ms, ended_ms]))].sort((a, b) => a - b);
  return moments.map((at_ms) => {
    const resting = known.filter((order) => order.placed_ms <= at_ms && order.ended_ms > at_ms);
    const own = resting.reduce((total, { quantity }) => total + quantity, 0);
    const others = resting.reduce((total, { visible }) => total + (visible ?? 0), 0) / Math.max(1, resting.length);
    return { at_ms, percent: own === 0 ? 0 : (100 * own) / (own + others) };
  });
}

/** Round numbers between the ends, about as many as asked for. */
export function niceTicks({ from, to }: Span, wanted: number): readonly number[] {
  const rough = (to - from) / wanted;
  if (!(rough > 0) || !Number.isFinite(rough)) return [];
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough;
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: Math.max(0, Math.min(count, 50)) }, (_, place) =>
    Number(((first + place) * step).toPrecision(12)),
  );
}

/** A distance from the alert, on the axis of time. */
export function secondsText(seconds: number): string {
  if (seconds === 0) return 'alert';
  const sign = seconds > 0 ? '+' : '−';
  const size = Math.abs(seconds);
  return size >= 120 ? `${sign}${Math.round(size / 6) / 10} min` : `${sign}${Number(size.toPrecision(3))} s`;
}
