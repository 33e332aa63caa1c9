import { formatFixed } from '@meridian/domain/number-format';

/** Orders above this share of the average daily volume wait for a person in the demo world. */
export const REVIEW_ABOVE_ADV = 0.08;

type Sized = { readonly quantityLots: number };
type Traded = { readonly averageDailyLots: number };

/** The demo desk's review policy: why a new order is held, or null. */
export function demoReview({ quantityLots }: Sized, { averageDailyLots }: Traded): string | null {
  const share = quantityLots / averageDailyLots;
  if (share <= REVIEW_ABOVE_ADV) return null;
  const [percent, most] = [100 * share, 100 * REVIEW_ABOVE_ADV].map((each) => formatFixed(each, 1));
  return `Large order: ${percent}% of average daily volume, above the ${most}% that needs review`;
}
