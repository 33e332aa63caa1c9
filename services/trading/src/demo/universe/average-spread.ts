const TIGHTEST_BPS = 0.4;
const WIDEST_BPS = 25;
/** Even the busiest book is sometimes two ticks wide. */
const TIGHTEST_TICKS = 1.1;

/** A usual spread in ticks: wider with less volume and more volatility, never below one tick. */
export function averageSpreadTicks(
  priceTicks: number,
  dailyNotionalUsd: number,
  dailyVolatilityPercent: number,
): number {
  const byTurnover = 0.9 * (1e9 / Math.max(1, dailyNotionalUsd)) ** 0.4;
  const bps = Math.min(WIDEST_BPS, Math.max(TIGHTEST_BPS, byTurnover * (dailyVolatilityPercent / 1.5)));
  return Math.max(TIGHTEST_TICKS, Math.round((bps / 1e4) * priceTicks * 10) / 10);
}
