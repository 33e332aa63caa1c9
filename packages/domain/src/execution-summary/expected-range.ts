/** 80% of a normal distribution lies within this many standard deviations of the mean. */
const EIGHTY_PERCENT_SDS = 1.2816;

export type ExpectedRange = { readonly low: number; readonly high: number };

/** The 80% range around an estimate. Null without one. */
export function expectedRange(mean: number | null, sd: number | null): ExpectedRange | null {
  if (mean === null || sd === null) return null;
  const reach = EIGHTY_PERCENT_SDS * sd;
  return { low: mean - reach, high: mean + reach };
}
