import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import { PRODUCTION_PARAMETERS } from '../models/production-cost.ts';

/**
 * Net spreads that a strategy pays. A passive strategy earns the spread about as often as it pays it. Measured on the
 * desk.
 */
const SPREADS_PAID: Readonly<Partial<Record<StrategyName, number>>> = {
  vwap: 0,
  twap: 0.1,
  pov: 0.05,
  optimal: 0,
  lqseek: 0,
  close: 0,
  'calendar-spread': -0.25,
};

/** A spread scaled so that the model's usual share of it equals what the strategy pays. */
export function spreadMet(strategy: StrategyName, spread: number): number {
  const { phi } = PRODUCTION_PARAMETERS;
  return (spread * (SPREADS_PAID[strategy] ?? phi)) / phi;
}
