import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import { PRODUCTION_PARAMETERS } from '../models/production-cost.ts';

/**
 * Net spreads that a strategy pays. A passive strategy earns the spread about as often as it pays it. Measured on the
 * desk.
 */
const SPREADS_PAID: Readonly<Record<string, number>> = {
  vwap: 0,
  twap: 0.1,
  pov: 0.05,
  optimal: 0,
  lqseek: 0,
  close: 0,
  'calendar-spread': -0.25,
} satisfies Readonly<Partial<Record<StrategyName, number>>>;

/** In spreads: negative is earned. */
export function spreadsPaid(strategy: string): number {
  return SPREADS_PAID[strategy] ?? PRODUCTION_PARAMETERS.phi;
}

/** A spread scaled so that the model's usual share of it equals what the strategy pays. */
export function spreadMet(strategy: StrategyName, spread: number): number {
  return (spread * spreadsPaid(strategy)) / PRODUCTION_PARAMETERS.phi;
}
