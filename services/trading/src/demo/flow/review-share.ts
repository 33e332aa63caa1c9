/** Orders above this share of the average daily volume wait for a person in the demo world. */
export const REVIEW_ABOVE_ADV = 0.08;
