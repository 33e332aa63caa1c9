import { clamp } from '@meridian/cost-model/clamp';
import type { AlgoInput } from '../../kernel/algo.ts';
import { expectedLotsBetween } from './expected-volume.ts';
import { remainingLots } from './quantities.ts';
import { midHalfTicks } from './quotes.ts';
import { workEndMs } from './session.ts';

/** Maximum change of an adaptive order's rate. */
const MAX_CHANGE = 0.5;
/** A move of this share of a day's volatility has the full effect. */
const WHOLE_EFFECT_SHARE = 0.5;

/** The wanted rate: faster while the price is better than at arrival, slower while it is worse. */
export function adaptiveRate(input: AlgoInput, rate: number, arrivalHalfTicks: number | null): number {
  const mid = midHalfTicks(input.market);
  if (mid === null || arrivalHalfTicks === null) return rate;
  const usualMove = WHOLE_EFFECT_SHARE * input.instrument.dailyVolatility * Math.max(1, Math.abs(arrivalHalfTicks));
  const gain = (input.side * (arrivalHalfTicks - mid)) / Math.max(1, usualMove);
  return rate * (1 + MAX_CHANGE * clamp(gain, -1, 1));
}

/** The rate that a must-finish order needs from now on, given the expected volume. */
export function neededRate(input: AlgoInput): number {
  const remaining = remainingLots(input);
  const others = expectedLotsBetween(input, input.nowMs, workEndMs(input));
  return remaining === 0 ? 0 : remaining / (remaining + others);
}
