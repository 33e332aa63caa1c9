import { usdText } from '../limits/limit-fields.ts';
import { formatFixed } from '../number-format.ts';
import type { AccountLimits } from './account-limits.ts';

export type OrderSize = { readonly usd: number | null; readonly percentOfAdv: number | null };

type ReviewRule = Pick<AccountLimits, 'review_above_usd' | 'review_above_percent_of_adv'>;

/** Why an order of this size needs a review by the rule of an account, or null. */
export function reviewOf({ usd, percentOfAdv }: OrderSize, rule: ReviewRule | null, account: string): string | null {
  if (rule === null) return null;
  const { review_above_usd, review_above_percent_of_adv } = rule;
  if (percentOfAdv !== null && review_above_percent_of_adv !== null && percentOfAdv > review_above_percent_of_adv) {
    const most = `${formatFixed(review_above_percent_of_adv, 1)}%`;
    return `Large order: ${formatFixed(percentOfAdv, 1)}% of average daily volume is above the ${most} that needs review for ${account}`;
  }
  if (usd === null || review_above_usd === null || usd <= review_above_usd) return null;
  return `${usdText(usd)} is above the ${usdText(review_above_usd)} that needs review for ${account}`;
}

/** What the sender is told before an order is sent that will be held. */
export function heldText(reason: string, needsAnother: boolean): string {
  const next = needsAnother ? 'Another person has to release it.' : 'It has to be released.';
  return `Will be held for review: ${reason}. ${next}`;
}
