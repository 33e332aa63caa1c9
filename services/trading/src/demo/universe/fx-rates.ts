/** US dollars for one unit of a currency. Fixed in the demo world. */
export const USD_PER_CURRENCY: Readonly<Record<string, number>> = {
  USD: 1,
  CAD: 0.718,
  GBP: 1.267,
  EUR: 1.056,
  CHF: 1.128,
  JPY: 0.006_47,
  HKD: 0.128_5,
};

/** A missing rate is an error in the reference data, never a silent 1. */
export function usdPer(currency: string): number {
  const rate = USD_PER_CURRENCY[currency];
  if (rate === undefined) throw new Error(`no dollar rate for ${currency}`);
  return rate;
}
