/** How volatility changes over time. The lived market and its generated past use the same values. */
type VolatilityMemory = {
  /** Standard deviation of log volatility. */
  readonly sd: number;
  /** Mean reversion time, in trading days. */
  readonly memoryDays: number;
};

export const VOLATILITY_BY_HOURS: VolatilityMemory = { sd: 0.4, memoryDays: 45 / 390 };
/** Gives daily returns a kurtosis above five, as real shares have. */
export const VOLATILITY_BY_DAYS: VolatilityMemory = { sd: 0.38, memoryDays: 8 };

/** The variance of a night, in trading days. */
export const NIGHT_DAYS = 0.1;
