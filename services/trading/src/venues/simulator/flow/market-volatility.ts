/** How volatility comes and goes, in the market that is lived and in its past alike. */
type VolatilityMemory = {
  /** Standing spread of the logarithm of volatility. */
  readonly sd: number;
  /** How long it remembers, in days of trading. */
  readonly memoryDays: number;
};

export const VOLATILITY_BY_HOURS: VolatilityMemory = { sd: 0.4, memoryDays: 45 / 390 };
/** Daily returns then have a kurtosis above five, as those of real shares. */
export const VOLATILITY_BY_DAYS: VolatilityMemory = { sd: 0.38, memoryDays: 8 };

/** News of a night, as days of trading. */
export const NIGHT_DAYS = 0.1;
