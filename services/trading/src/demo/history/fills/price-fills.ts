import type { Rng } from '@meridian/cost-model/sfc32';
import { sideSign } from '@meridian/domain/order-side';
import type { PastLiquidity } from '@meridian/history/tables/executions';
import { standardNormal } from '@meridian/cost-model/random/standard-normal';
import { at, CLOSING_SLOT, OPENING_SLOT } from '../../../history/slots.ts';
import { midAt, type Tape, toHalfTick } from '../market/tape.ts';
import type { PlannedOrder } from '../orders/planned-order.ts';
import { midsAfter } from './mids-after.ts';
import { type OrderInterval, sumOver } from './order-interval.ts';
import { orderLimit } from './order-limit.ts';
import type { OwnImpact } from './own-impact.ts';
import type { FillPlan, PlannedFill } from './planned-fill.ts';
import { type QuotedPrice, quoteAround } from './quote-around.ts';
import type { PricedFill, WorkedOrder } from './worked-order.ts';

export type UnpricedOrder = {
  readonly order: PlannedOrder;
  readonly plan: FillPlan;
  readonly interval: OrderInterval;
  readonly impact: OwnImpact | null;
};

/** The price move during the call, in days of volatility. The lived market moves as little. */
const CALL_DAYS = 0.002;

/** The mid when an order starts. Before the open, the price that the opening auction was expected to have. */
function arrivalOf(rng: Rng, tape: Tape, order: PlannedOrder): number {
  const { instrument, path, referencePrice } = tape.market;
  if (order.firstSlot > OPENING_SLOT) return toHalfTick(at(tape.mids, order.firstSlot - 1), instrument.tickSize);
  const sd = referencePrice * instrument.dailyVolatility * Math.sqrt(CALL_DAYS);
  return toHalfTick(at(path.mids, 0) + sd * standardNormal(rng), instrument.tickSize);
}

/** Spreads paid above the mid: crossing pays half a spread, resting earns it. */
const PAID_SPREADS: Readonly<Record<PastLiquidity, number>> = { remove: 0.5, mid: 0, add: -0.5, auction: 0 };

/**
 * The price of a fill: the mid without us, the spread paid or earned, and the impact. Auctions have one price for all.
 */
function drawnPrice(
  tape: Tape,
  { order, impact }: UnpricedOrder,
  fill: PlannedFill,
  nth: number,
  liquidity: PastLiquidity,
): number {
  if (fill.slot === OPENING_SLOT) return tape.open;
  if (fill.slot === CLOSING_SLOT) return tape.close;
  const own = impact === null ? 0 : midAt(impact.minutes, fill.slot, fill.part);
  const spread = tape.market.spreadTicks * tape.market.instrument.tickSize;
  const paid = sideSign(order.side) * PAID_SPREADS[liquidity] * spread;
  return midAt(tape.mids, fill.slot, fill.part) - own + (impact?.fills[nth] ?? 0) + paid;
}

function priceAll(rng: Rng, tape: Tape, unpriced: UnpricedOrder): PricedFill[] {
  const side = sideSign(unpriced.order.side);
  const resting = new Map<number, QuotedPrice>();
  return unpriced.plan.fills.map((fill, nth) => {
    const child = unpriced.plan.children[fill.child];
    if (child === undefined) throw new Error('a fill without a child order');
    const quoted =
      resting.get(fill.child) ??
      quoteAround(rng, tape.market, drawnPrice(tape, unpriced, fill, nth, child.liquidity), child.liquidity, side);
    // A resting order has one price for all its fills.
    if (child.kind === 'resting') resting.set(fill.child, quoted);
    const { price, bid, ask, bidLots, askLots } = quoted;
    const { slot, part, lots, progress } = fill;
    const after = midsAfter(rng, tape, fill, quoted, child, side);
    return { slot, part, lots, progress, child: fill.child, price, bid, ask, bidLots, askLots, midsAfter: after };
  });
}

/** Gives an order its prices. Fills beyond its limit are dropped. */
export function priceFills(rng: Rng, tape: Tape, unpriced: UnpricedOrder): WorkedOrder {
  const { order, plan, interval } = unpriced;
  const arrivalMid = arrivalOf(rng, tape, order);
  const days = sumOver(tape.lots, interval) / tape.market.instrument.averageDailyLots;
  const limitPrice = orderLimit(rng, tape.market, order, arrivalMid, days);
  const side = sideSign(order.side);
  const all = priceAll(rng, tape, unpriced);
  const fills = limitPrice === null ? all : all.filter(({ price }) => side * (price - limitPrice) <= 0);
  return {
    order,
    interval,
    arrivalMid,
    limitPrice,
    isLimitConstrained: order.limit === 'tight' || fills.length < all.length,
    children: plan.children,
    fills,
  };
}
