import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { estimateMarket } from './estimate-market.ts';
import { expectedShare } from './expected-share.ts';
import { type OrderToEstimate, workPlan } from './work-plan.ts';

/**
 * An order's percentage of the volume expected in its own time, as the server's check counts it. Null when it cannot
 * be planned, or without the market-impact permission.
 */
export function ticketPercentOfVolume(facts: InstrumentFacts, order: OrderToEstimate): number | null {
  const market = estimateMarket(facts);
  if (market === null) return null;
  const plan = workPlan(order, market);
  if (plan.kind !== 'plan') return null;
  // The plan's cap is null already where it yields.
  const terms = { ...plan, participationRate: plan.rate, volumeCap: plan.cap, isVolumeCapSoft: false };
  const share = expectedShare(terms, market);
  return share === null ? null : 100 * share;
}
