import { seededRng } from '@meridian/cost-model/sfc32';
import type { Instrument } from '../../reference/instrument.ts';
import { orderInterval } from './fills/order-interval.ts';
import { ownImpact } from './fills/own-impact.ts';
import { planFills } from './fills/plan-fills.ts';
import { priceFills } from './fills/price-fills.ts';
import type { WorkedOrder } from './fills/worked-order.ts';
import { streamOf } from './history-plan.ts';
import { dayMarket, type HistoryWorld } from './market/day-market.ts';
import type { MinutePath } from './market/minute-path.ts';
import { add } from '../../history/slots.ts';
import { impactedPath, othersTape, printOn, type Tape } from './market/tape.ts';
import type { PlannedOrder } from './orders/planned-order.ts';

export type WorkedInstrument = { readonly tape: Tape; readonly orders: readonly WorkedOrder[] };

/** The past ends where the world begins to be lived. */
function fixedClose({ plan }: HistoryWorld, instrument: Instrument, day: number): number | null {
  return day === plan.dayCount - 1 ? instrument.previousCloseTicks * instrument.tickSize : null;
}

/** One instrument's day with our orders in it: first when they fill, then what that does to prices, then the prices. */
export function workInstrument(
  world: HistoryWorld,
  paths: readonly MinutePath[],
  instrument: Instrument,
  day: number,
  orders: readonly PlannedOrder[],
): WorkedInstrument {
  const market = dayMarket(world, paths, instrument, day);
  const rngOf = (order: PlannedOrder) => seededRng(world.plan.seed, streamOf(day, 'order', order.number));
  const drawn = orders.map((order) => {
    const rng = rngOf(order);
    const plan = planFills(rng, order, market.others);
    return { rng, order, plan, interval: orderInterval(order, plan.fills) };
  });
  const lots = market.others.slice();
  for (const fill of drawn.flatMap(({ plan }) => plan.fills)) add(lots, fill.slot, fill.lots);
  const unpriced = drawn.map(({ rng, order, plan, interval }) => {
    const impact = ownImpact(market, order, plan.fills, interval, lots);
    return { rng, order, plan, interval, impact };
  });
  const impacts = unpriced.flatMap(({ impact }) => impact ?? []);
  const tape = othersTape(market, impactedPath(market, impacts, fixedClose(world, instrument, day)));
  const worked = unpriced.map((each) => priceFills(each.rng, tape, each));
  for (const fill of worked.flatMap(({ fills }) => fills)) printOn(tape, fill.slot, fill.lots, fill.price);
  return { tape, orders: worked };
}
