import { finiteNumber } from '@meridian/domain/finite-number';
import { isOrderSide, sideSign } from '@meridian/domain/order-side';
import type { OrderRecord } from './order-facts.ts';

export type FillQuality = {
  /** Shares of the filled quantity in percent, by where the price stood in the spread. */
  readonly passivePercent: number | null;
  readonly midPercent: number | null;
  readonly aggressivePercent: number | null;
  /** Of half the spread, in percent: 100 rests at the near side, −100 crosses. */
  readonly spreadCapturedPercent: number | null;
};

type Judged = { readonly qty: number; readonly captured: number };

/** An auction has one price for all, and its quote from before is no spread that a fill could capture. */
const AUCTIONS: ReadonlySet<unknown> = new Set(['OPG', 'CLS']);

/** A fill against the quote before it; null without a quote that has two sides. */
function judge(fill: OrderRecord): Judged | null {
  if (AUCTIONS.has(fill['time_in_force'])) return null;
  const side = fill['order_side'];
  const [price, bid, ask, qty] = ['last_fill_price', 'snap_bid', 'snap_ask', 'last_fill_qty'].map((field) =>
    finiteNumber(fill[field]),
  );
  if (!isOrderSide(side) || typeof price !== 'number' || typeof bid !== 'number') return null;
  if (typeof ask !== 'number' || typeof qty !== 'number' || ask <= bid || qty <= 0) return null;
  const half = (ask - bid) / 2;
  const captured = (sideSign(side) * ((ask + bid) / 2 - price)) / half;
  // What lies beyond a side is the depth of the book, and not its spread.
  return { qty, captured: Math.min(1, Math.max(-1, captured)) };
}

/** At the near side or better is passive, at the far side or worse aggressive. */
const EDGE = 0.999;

export function fillQuality(executions: Iterable<OrderRecord>): FillQuality {
  const judged = [...executions].map(judge).filter((fill) => fill !== null);
  const whole = judged.reduce((sum, { qty }) => sum + qty, 0);
  if (whole === 0)
    return { passivePercent: null, midPercent: null, aggressivePercent: null, spreadCapturedPercent: null };
  const share = (isOne: (captured: number) => boolean) =>
    (100 * judged.filter(({ captured }) => isOne(captured)).reduce((sum, { qty }) => sum + qty, 0)) / whole;
  const passive = share((captured) => captured >= EDGE);
  const aggressive = share((captured) => captured <= -EDGE);
  return {
    passivePercent: passive,
    aggressivePercent: aggressive,
    midPercent: Math.max(0, 100 - passive - aggressive),
    spreadCapturedPercent: (100 * judged.reduce((sum, { qty, captured }) => sum + qty * captured, 0)) / whole,
  };
}
