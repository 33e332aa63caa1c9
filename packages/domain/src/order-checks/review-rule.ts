import { usdText } from '../limits/limit-fields.ts';
import { formatFixed } from '../number-format.ts';
import type { AccountLimits } from './account-limits.ts';

export type OrderSize = { readonly usd: number | null; readonly percentOfAdv: number | null };

type ReviewRule = Pick<AccountLimits, 'review_above_usd' | 'review_above_percent_of_adv'>;

/** Why an order of this size needs a review, or null. */
export function reviewOf({ usd, percentOfAdv }: OrderSize, rule: ReviewRule | null): string | null {
  if (rule === null) return null;
  const { review_above_usd, review_above_percent_of_adv } = rule;
  if (percentOfAdv !== null && review_above_percent_of_adv !== null && percentOfAdv > review_above_percent_of_adv) {
    const most = `${formatFixed(review_above_percent_of_adv, 1)}%`;
    return `Large order: ${formatFixed(percentOfAdv, 1)}% of average daily volume, above the ${most} that needs review`;
  }
  if (usd === null || review_above_usd === null || usd <= review_above_usd) return null;
  return `Large order: ${usdText(usd)}, above the ${usdText(review_above_usd)} that needs review`;
}
