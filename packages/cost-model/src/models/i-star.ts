import { isAmount, isPositiveAmount } from '../is-amount.ts';

export type IStarParameters = {
  readonly a1: number;
  readonly a2: number;
  readonly a3: number;
  readonly a4: number;
  /** Share of the impact that is temporary. */
  readonly b1: number;
};

export const I_STAR_PARAMETERS: IStarParameters = { a1: 708, a2: 0.55, a3: 0.71, a4: 0.5, b1: 0.98 };

export type IStarOrder = {
  readonly quantity: number;
  readonly adv: number;
  /** Annual, as a fraction. */
  readonly annualSigma: number;
  /** Percentage of volume, as a fraction above 0 and up to 1. */
  readonly participation: number;
};

/** All in bps. */
export type IStarCost = {
  readonly instantaneous: number;
  readonly total: number;
  readonly temporary: number;
  readonly permanent: number;
  readonly timingRisk: number;
};

const TRADING_DAYS = 250;

/** Kissell's I-Star: the instantaneous impact, spread by participation. Null without volume. */
export function iStarCost(order: IStarOrder, parameters = I_STAR_PARAMETERS): IStarCost | null {
  const { quantity, adv, annualSigma, participation } = order;
  if (!isAmount(quantity) || !isAmount(annualSigma) || !isPositiveAmount(adv)) return null;
  if (!isPositiveAmount(participation) || participation > 1) return null;
  const { a1, a2, a3, a4, b1 } = parameters;
  const size = quantity / adv;
  const instantaneous = a1 * size ** a2 * annualSigma ** a3;
  const temporary = b1 * instantaneous * participation ** a4;
  const permanent = (1 - b1) * instantaneous;
  const days = (size * (1 - participation)) / participation;
  const timingRisk = annualSigma * Math.sqrt(days / (3 * TRADING_DAYS)) * 10_000;
  const total = temporary + permanent;
  if (!Number.isFinite(total) || !Number.isFinite(timingRisk)) return null;
  return { instantaneous, total, temporary, permanent, timingRisk };
}
