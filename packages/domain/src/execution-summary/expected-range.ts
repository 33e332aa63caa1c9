/** Of a normal distribution: eight of ten values lie within so many standard deviations of the mean. */
const EIGHTY_PERCENT_SDS = 1.2816;

export type ExpectedRange = { readonly low: number; readonly high: number };

/** The 80 % range about an estimate; null where there is none. */
export function expectedRange(mean: number | null, sd: number | null): ExpectedRange | null {
  if (mean === null || sd === null) return null;
  const reach = EIGHTY_PERCENT_SDS * sd;
  return { low: mean - reach, high: mean + reach };
}
