import type { MarketView } from '../../market/market-port.ts';

/** A quiet market at 100.00 / 100.01 in cents, except for what a test says. */
export function marketView(overrides: Partial<MarketView> = {}): MarketView {
  return {
    bidTicks: 10_000,
    askTicks: 10_001,
    bidLots: 10,
    askLots: 12,
    lastTicks: 10_000,
    lastLots: 1,
    openTicks: 9_990,
    highTicks: 10_020,
    lowTicks: 9_980,
    previousCloseTicks: 9_950,
    dayLots: 1_000,
    dayTurnover: 10_000_000,
    phase: 'continuous',
    auction: null,
    updatedMs: 0,
    ...overrides,
  };
}
