import type { CostAmounts } from '@meridian/cost-model/estimates/cost-amounts';
import type { OrderEstimate } from '@meridian/cost-model/estimates/estimate-order';
import { formatFixed, formatUpTo, MINUS } from '@meridian/domain/number-format';
import { timeOfDay } from '../../lib/time-text.ts';

/** The unit of costs: ticks for spreads, whose price may be near zero. */
export type CostUnit = 'bps' | 'ticks';

export function unitOf({ bps }: CostAmounts): CostUnit {
  return bps === null ? 'ticks' : 'bps';
}

export function costIn(amounts: CostAmounts, unit: CostUnit): number {
  return unit === 'bps' ? (amounts.bps ?? Number.NaN) : amounts.ticks;
}

export function costText(amounts: CostAmounts, unit: CostUnit): string {
  return formatFixed(costIn(amounts, unit), 1);
}

/** Whole dollars; blank without a rate. */
export function usdText({ usd }: CostAmounts): string {
  if (usd === null) return '';
  const text = formatFixed(Math.abs(usd), 0);
  return usd <= -0.5 ? `${MINUS}$${text}` : `$${text}`;
}

/** `14:31` */
export function minuteText(atMs: number): string {
  return timeOfDay(atMs).slice(0, 5);
}

/** The expected time of completion, or the part that will be filled. */
export function endText({ finishMs, plannedQty }: OrderEstimate, quantity: number): string {
  if (finishMs !== null) return minuteText(finishMs);
  return `${formatUpTo(Math.floor((100 * plannedQty) / quantity), 0)}% done`;
}

/** What the limit is expected to leave, and what it costs to leave it. Null when it leaves less than a hundredth. */
export function unfilledText({ chance, opportunity }: OrderEstimate, unit: CostUnit): string | null {
  const percent = Math.round(100 * (1 - chance));
  if (percent < 1) return null;
  const cost = `${costText(opportunity, unit)} ${unit}`;
  return `The limit leaves ${percent}% unfilled. Its move until the end is in the cost: ${cost}.`;
}
