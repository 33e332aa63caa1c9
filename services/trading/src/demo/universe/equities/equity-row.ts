/** A listed share: symbol, name, sector, typical price, thousands of shares per day, daily volatility in percent. */
export type EquityRow = readonly [
  symbol: string,
  name: string,
  sector: string,
  price: number,
  dailyThousands: number,
  dailyVolatilityPercent: number,
];
