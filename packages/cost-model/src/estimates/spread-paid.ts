import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import { PRODUCTION_PARAMETERS } from '../models/production-cost.ts';

/**
 * Net spreads that a strategy pays beside its impact. One that mostly rests earns the spread, and pays for it by the
 * price that runs away. Measured on the desk, by `npm run truth`.
 */
const SPREADS_PAID: Readonly<Record<string, number>> = {
  vwap: -0.46,
  twap: 0.13,
  pov: -0.08,
  optimal: -0.41,
  lqseek: 0.22,
  close: -0.02,
  'calendar-spread': -0.33,
} satisfies Readonly<Partial<Record<StrategyName, number>>>;

/** In spreads: negative is earned. */
export function spreadsPaid(strategy: string): number {
  return SPREADS_PAID[strategy] ?? PRODUCTION_PARAMETERS.phi;
}

/**
 * A spread scaled so that the model's usual share of it equals what the strategy pays, and what it earns instead. The
 * model takes no negative spread.
 */
export function spreadMet(strategy: StrategyName, spread: number): { readonly met: number; readonly earned: number } {
  const paid = spread * spreadsPaid(strategy);
  return { met: Math.max(0, paid) / PRODUCTION_PARAMETERS.phi, earned: Math.min(0, paid) };
}
