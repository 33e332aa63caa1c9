import type { AssetClass } from '@meridian/domain/asset-class';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import { PRODUCTION_PARAMETERS } from '../models/production-cost.ts';

type PaidByStrategy = Readonly<Partial<Record<StrategyName, number>>>;

/**
 * Net spreads that a strategy pays beside its impact. One that mostly rests earns the spread, and pays for it by the
 * price that runs away. A future rests on one venue, where all of its flow comes, and earns more. Measured on the desk,
 * by `npm run truth`.
 */
const SPREADS_PAID: Readonly<Record<AssetClass, PaidByStrategy>> = {
  EQUITY: { vwap: -0.4, twap: 0.23, pov: -0.06, optimal: -0.38, lqseek: 0.21, close: 0 },
  FUTURE: { vwap: -0.57, twap: 0, pov: -0.19, optimal: -0.55, close: -0.05, 'calendar-spread': -0.4 },
};

/** In spreads: negative is earned. */
export function spreadsPaid(strategy: string, assetClass: AssetClass): number {
  const paid: Readonly<Record<string, number>> = SPREADS_PAID[assetClass];
  return paid[strategy] ?? PRODUCTION_PARAMETERS.phi;
}

/**
 * A spread scaled so that the model's usual share of it equals what the strategy pays, and what it earns instead. The
 * model takes no negative spread.
 */
export function spreadMet(
  strategy: StrategyName,
  assetClass: AssetClass,
  spread: number,
): { readonly met: number; readonly earned: number } {
  const paid = spread * spreadsPaid(strategy, assetClass);
  return { met: Math.max(0, paid) / PRODUCTION_PARAMETERS.phi, earned: Math.min(0, paid) };
}
