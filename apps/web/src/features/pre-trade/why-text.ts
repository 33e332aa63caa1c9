import { formatFixed } from '@meridian/domain/number-format';
import type { ListRow, ListView } from './list-view.ts';

/** Below this part of its own risk an order counts as hedged by the others. */
const HEDGED = 0.5;
const WIDE_SPREAD_BPS = 8;
export const LARGE_PERCENT_OF_ADV = 5;

/** Why this plan suits the order, by rule. */
export function whyText({ plan, order, addsUsd, isCustom, isOn }: ListRow, { rows, orders }: ListView): string {
  if (!isOn) return 'Not counted';
  if (isCustom) return 'Chosen by hand';
  const first = Math.min(...rows.map((row) => row.plan.start_ms));
  const most = Math.max(...rows.map((row) => row.addsUsd));
  if (plan.start_ms > first) return 'Starts later to net the list';
  if (plan.finish_ms === null) return 'May not finish by its end';
  if (orders > 1 && addsUsd < HEDGED * plan.risk.usd) return 'Hedged by the list';
  if (orders > 1 && addsUsd === most) return 'Adds the most risk';
  if (plan.strat === 'lqseek' && (order.avg_spread_bps ?? 0) > WIDE_SPREAD_BPS) return 'Wide spread: dark first';
  if (order.percent_of_adv > LARGE_PERCENT_OF_ADV) return `Large: ${formatFixed(order.percent_of_adv, 1)}% of ADV`;
  return 'Steady volume';
}
