import { type Rng, seededRng } from '@meridian/cost-model/sfc32';
import type { Instrument } from '../../reference/instrument.ts';
import { atItsRate } from './fills/at-its-rate.ts';
import { orderInterval, type OrderInterval } from './fills/order-interval.ts';
import { ownImpact } from './fills/own-impact.ts';
import { planFills } from './fills/plan-fills.ts';
import type { FillPlan } from './fills/planned-fill.ts';
import { priceFills } from './fills/price-fills.ts';
import type { WorkedOrder } from './fills/worked-order.ts';
import { streamOf } from './history-plan.ts';
import { dayMarket, type HistoryWorld } from './market/day-market.ts';
import type { MinutePath } from './market/minute-path.ts';
import { add } from '../../history/slots.ts';
import { impactedPath, othersTape, printOn, type Tape } from './market/tape.ts';
import type { PlannedOrder } from './orders/planned-order.ts';

/** After this many rounds orders with a rate hardly change each other's volume. */
const RATE_ROUNDS = 3;

export type WorkedInstrument = { readonly tape: Tape; readonly orders: readonly WorkedOrder[] };

/** The past ends where the lived world starts. */
function fixedClose({ plan }: HistoryWorld, instrument: Instrument, day: number): number | null {
  return day === plan.dayCount - 1 ? instrument.previousCloseTicks * instrument.tickSize : null;
}

type Drawn = {
  readonly rng: Rng;
  readonly order: PlannedOrder;
  readonly plan: FillPlan;
  readonly interval: OrderInterval;
};

function addFills(lots: Float64Array, { plan }: Drawn, sign: 1 | -1): void {
  for (const fill of plan.fills) add(lots, fill.slot, sign * fill.lots);
}

/** The times of all fills. For a rate the desk's other orders count as others, so rates are drawn until they agree. */
function drawFills(others: Float64Array, orders: readonly PlannedOrder[], rngOf: (order: PlannedOrder) => Rng) {
  const lots = others.slice();
  const draw = (wanted: PlannedOrder, met: Float64Array): Drawn => {
    const rng = rngOf(wanted);
    const order = atItsRate(wanted, met);
    const plan = planFills(rng, order, met);
    return { rng, order, plan, interval: orderInterval(order, plan.fills) };
  };
  const byOrder = new Map<PlannedOrder, Drawn>();
  for (const order of orders.filter(({ partRate }) => partRate === null)) byOrder.set(order, draw(order, others));
  for (const each of byOrder.values()) addFills(lots, each, 1);
  const rated = orders.filter(({ partRate }) => partRate !== null);
  for (let round = 0; round < (rated.length > 1 ? RATE_ROUNDS : 1); round += 1) {
    for (const order of rated) {
      const before = byOrder.get(order);
      if (before !== undefined) addFills(lots, before, -1);
      const drawn = draw(order, lots);
      byOrder.set(order, drawn);
      addFills(lots, drawn, 1);
    }
  }
  return { drawn: orders.flatMap((order) => byOrder.get(order) ?? []), lots };
}

/** One instrument's day with own orders: first the fill times, then their impact, then the prices. */
export function workInstrument(
  world: HistoryWorld,
  paths: readonly MinutePath[],
  instrument: Instrument,
  day: number,
  planned: readonly PlannedOrder[],
): WorkedInstrument {
  const market = dayMarket(world, paths, instrument, day);
  const orders = planned.map((order) => Object.assign({}, order, { instrument: market.instrument }));
  const rngOf = (order: PlannedOrder) => seededRng(world.plan.seed, streamOf(day, 'order', order.number));
  const { drawn, lots } = drawFills(market.others, orders, rngOf);
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
