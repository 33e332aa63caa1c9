import { type OrderSide, sideSign } from '@meridian/domain/order-side';
import type { PlanChoice } from './cost-frontier.ts';

type CostedPlan = {
  readonly cost: { readonly usd: number };
  readonly risk: { readonly usd: number };
  readonly exposure: readonly number[];
};

/** A plan as the list sees it: buys and sells point in opposite directions. */
export function planChoice(side: OrderSide, { cost, risk, exposure }: CostedPlan): PlanChoice {
  const sd = sideSign(side) * risk.usd;
  return { costUsd: cost.usd, loading: exposure.map((part) => sd * part) };
}
