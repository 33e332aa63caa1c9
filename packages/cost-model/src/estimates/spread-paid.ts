import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import { PRODUCTION_PARAMETERS } from '../models/production-cost.ts';

/** Spreads that a strategy pays on balance: who waits most of the time is paid as often as it pays. As seen on the desk. */
const SPREADS_PAID: Readonly<Partial<Record<StrategyName, number>>> = {
  vwap: 0,
  twap: 0.1,
  pov: 0.05,
  optimal: 0,
  lqseek: 0,
  close: 0,
  'calendar-spread': -0.25,
};

/** The spread as a strategy meets it, so that the model's usual share of it comes to what the strategy pays. */
export function spreadMet(strategy: StrategyName, spread: number): number {
  const { phi } = PRODUCTION_PARAMETERS;
  return (spread * (SPREADS_PAID[strategy] ?? phi)) / phi;
}
