import { isAmount, isPositiveAmount } from '../is-amount.ts';
import { sum } from '../sum.ts';
import { remainingShare } from './trading-trajectory.ts';

export type AlmgrenChrissProblem = {
  readonly quantity: number;
  /** Horizon, in the time unit of sigma. */
  readonly horizon: number;
  readonly periods: number;
  /** Price units per square root of the time unit. */
  readonly sigma: number;
  /** Fixed cost per unit, half the spread for instance. */
  readonly epsilon: number;
  readonly gamma: number;
  readonly eta: number;
  /** Aversion to risk; 0 minimises the expected cost alone. */
  readonly lambda: number;
};

export type AlmgrenChrissSchedule = {
  readonly kappa: number;
  /** The holdings at the start and after each period, ending at 0. */
  readonly holdings: readonly number[];
  readonly trades: readonly number[];
  readonly expectedCost: number;
  readonly costSd: number;
};

function sumOfSquares(values: readonly number[]): number {
  return sum(values.map((value) => value * value));
}

/** The optimal liquidation of Almgren and Chriss. Null when a period is so long that waiting would earn money. */
export function almgrenChrissSchedule(problem: AlmgrenChrissProblem): AlmgrenChrissSchedule | null {
  const { quantity, horizon, periods, sigma, epsilon, gamma, eta, lambda } = problem;
  if (!isPositiveAmount(horizon) || !Number.isInteger(periods) || periods < 1) return null;
  if (![quantity, sigma, epsilon, gamma, eta, lambda].every(isAmount)) return null;
  const period = horizon / periods;
  const effectiveEta = eta - (gamma * period) / 2;
  if (!(effectiveEta > 0)) return null;
  // acosh(1 + y) = 2·asinh(√(y/2)), which stays accurate as λ goes to 0.
  const kappa = (2 * Math.asinh(Math.sqrt((lambda * sigma * sigma * period * period) / (4 * effectiveEta)))) / period;
  const holdings = Array.from(
    { length: periods + 1 },
    (_, index) => quantity * remainingShare(kappa * horizon, index / periods),
  );
  const trades = holdings.slice(1).map((left, index) => (holdings[index] ?? 0) - left);
  const expectedCost =
    (gamma * quantity * quantity) / 2 + epsilon * quantity + (effectiveEta / period) * sumOfSquares(trades);
  const costSd = sigma * Math.sqrt(period * sumOfSquares(holdings.slice(1)));
  return Number.isFinite(expectedCost + costSd + kappa) ? { kappa, holdings, trades, expectedCost, costSd } : null;
}
