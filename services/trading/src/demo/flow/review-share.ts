/** In the demo world orders above this share of the average daily volume need a review. */
export const REVIEW_ABOVE_ADV = 0.08;
