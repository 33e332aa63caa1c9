import { PRODUCTION_PARAMETERS, productionCost } from '@meridian/cost-model/models/production-cost';
import { sideSign } from '@meridian/domain/order-side';
import type { DayMarket } from '../market/day-market.ts';
import { at, CLOSING_SLOT, MINUTES } from '../../../history/slots.ts';
import { volumeClock } from '../market/volume-clock.ts';
import type { PlannedOrder } from '../orders/planned-order.ts';
import { type OrderInterval, sumOver } from './order-interval.ts';
import type { PlannedFill } from './planned-fill.ts';

/** The effect of one order on the price, in price units with the sign of its side. */
export type OwnImpact = {
  /** At each whole minute after the open. */
  readonly minutes: Float64Array;
  readonly close: number;
  /** Within each of its fills, in order. */
  readonly fills: readonly number[];
};

const { delta: DELTA } = PRODUCTION_PARAMETERS;
const PERMANENT = 2 / 3;
/** Volume time in which the temporary part falls to a third. */
const DECAY_DAYS = 0.02;
/** After this time nothing visible is left. */
const DECAYED_DAYS = 0.15;

/** The model's mean impact, as a fraction of the reference price. */
function averageImpact(market: DayMarket, filledLots: number, intervalLots: number): number {
  const { averageDailyLots, dailyVolatility } = market.instrument;
  const cost = productionCost({
    quantity: filledLots,
    adv: averageDailyLots,
    participation: filledLots / intervalLots,
    spread: 0,
    sigma: dailyVolatility,
  });
  if (cost === null) throw new Error(`no impact of ${filledLots} lots in ${intervalLots}`);
  return cost.impact;
}

/** Impact grows as the order fills. Its mean over the fills equals the model's. */
function peakOf(fills: readonly PlannedFill[], average: number): number {
  const lots = fills.reduce((sum, fill) => sum + fill.lots, 0);
  const weighed = fills.reduce((sum, fill) => sum + fill.lots * fill.progress ** DELTA, 0);
  return (average * lots) / weighed;
}

function leftAfter(passed: number): number {
  if (passed <= 0) return 1;
  return passed > DECAYED_DAYS ? PERMANENT : PERMANENT + (1 - PERMANENT) * Math.exp(-passed / DECAY_DAYS);
}

function pathOf(fills: readonly PlannedFill[], endSlot: number, peak: number, clock: Float64Array): Float64Array {
  const total = fills.reduce((sum, fill) => sum + fill.lots, 0);
  const path = new Float64Array(MINUTES + 1);
  const endMinute = Math.min(endSlot, MINUTES);
  let done = 0;
  let next = 0;
  let reached = 0;
  for (let minute = 0; minute <= MINUTES; minute += 1) {
    for (let fill = fills[next]; fill !== undefined && fill.slot <= minute; fill = fills[next]) {
      done += fill.lots;
      next += 1;
      reached = peak * (done / total) ** DELTA;
    }
    const passed = minute > endMinute ? at(clock, minute) - at(clock, endMinute) : 0;
    path[minute] = reached * leftAfter(passed);
  }
  return path;
}

/** Null for an order without fills. */
export function ownImpact(
  market: DayMarket,
  order: PlannedOrder,
  fills: readonly PlannedFill[],
  interval: OrderInterval,
  lots: Float64Array,
): OwnImpact | null {
  const last = fills.at(-1);
  if (last === undefined) return null;
  const filledLots = fills.reduce((sum, fill) => sum + fill.lots, 0);
  const average = averageImpact(market, filledLots, sumOver(lots, interval));
  const peak = sideSign(order.side) * market.referencePrice * peakOf(fills, average);
  const minutes = pathOf(fills, interval.endSlot, peak, volumeClock(market.instrument).clock);
  const inFills = fills.map((fill) => peak * fill.progress ** DELTA);
  // All trades in an auction have one price, so the impact is that of the fill.
  if (order.strat === 'moo') minutes[0] = inFills[0] ?? 0;
  const close = last.slot === CLOSING_SLOT ? (inFills.at(-1) ?? 0) : at(minutes, MINUTES);
  return { minutes, close, fills: inFills };
}
