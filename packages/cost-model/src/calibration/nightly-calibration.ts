import type { AssetClass } from '@meridian/domain/asset-class';
import { type CostModel } from '../models/uncertain-cost.ts';
import type { BootstrapPlan } from '../statistics/cluster-bootstrap.ts';
import { type Accuracy, accuracyOf } from './accuracy.ts';
import { type CalibrationOrder, exclusionOf, type Exclusion, isCalibrationOrder } from './calibration-order.ts';
import { type FittedModel, fitTowards } from './group-model.ts';
import { judgeOrders, meanLoss } from './judge-model.ts';
import type { LiquidityTier } from './liquidity-tier.ts';
import { PRIOR_MODEL } from './prior-model.ts';

export type GroupedOrder = CalibrationOrder & { readonly assetClass: AssetClass; readonly liquidity: LiquidityTier };

export type CalibrationGroup = Pick<GroupedOrder, 'assetClass' | 'liquidity'>;

/** A new model is adopted where it did better on days that it has not seen; else the one in use stays. */
export type CalibrationDecision = 'adopted' | 'kept' | 'too-few';

export type GroupCalibration = CalibrationGroup & {
  readonly decision: CalibrationDecision;
  /** The fitted one where it was adopted, else the one in use. */
  readonly model: CostModel;
  /** Orders behind the fit. */
  readonly orders: number;
  readonly excluded: Readonly<Record<Exclusion, number>>;
  /** Of the model above, on the days that were kept back. */
  readonly accuracy: Accuracy | null;
  readonly fittedLoss: number | null;
  readonly currentLoss: number | null;
};

export type CalibrationPlan = BootstrapPlan & {
  /** The model in use of a group. */
  readonly current: (group: CalibrationGroup) => CostModel;
};

/** Kept back to judge by: a fifth of the days. */
const UNSEEN_SHARE = 0.2;
/** Fewer cannot tell a better model from a lucky one. */
const MIN_UNSEEN_ORDERS = 30;

/** The first day that is kept back; nothing is when there are too few days. */
export function firstUnseenDay(orders: readonly CalibrationOrder[]): string | null {
  const days = [...new Set(orders.map(({ day }) => day))].sort();
  return days[Math.ceil(days.length * (1 - UNSEEN_SHARE))] ?? null;
}

function excludedOf(orders: readonly CalibrationOrder[]): GroupCalibration['excluded'] {
  const counts = { 'under-filled': 0, limited: 0, halted: 0, incomplete: 0 };
  for (const order of orders) {
    const reason = exclusionOf(order);
    if (reason !== null) counts[reason] += 1;
  }
  return counts;
}

function judgeGroup(
  fitted: FittedModel,
  unseen: readonly CalibrationOrder[],
  current: CostModel,
): Pick<GroupCalibration, 'decision' | 'model' | 'accuracy' | 'fittedLoss' | 'currentLoss'> {
  const fittedLoss = meanLoss(judgeOrders(unseen, fitted.model));
  const currentLoss = meanLoss(judgeOrders(unseen, current));
  const isJudged = unseen.length >= MIN_UNSEEN_ORDERS && fittedLoss !== null && currentLoss !== null;
  const isBetter = isJudged && fittedLoss < currentLoss;
  const model = isBetter ? fitted.model : current;
  const decision = isBetter ? 'adopted' : isJudged ? 'kept' : 'too-few';
  return { decision, model, accuracy: accuracyOf(judgeOrders(unseen, model)), fittedLoss, currentLoss };
}

/** Fits each asset class and liquidity to the older days, and judges it by the newest. */
export function nightlyCalibration(
  orders: readonly GroupedOrder[],
  plan: CalibrationPlan,
): readonly GroupCalibration[] {
  const unseenFrom = firstUnseenDay(orders) ?? '';
  const outcomes: GroupCalibration[] = [];
  for (const [assetClass, ofClass] of Map.groupBy(orders, (order) => order.assetClass)) {
    const seenOfClass = ofClass.filter(({ day }) => day < unseenFrom);
    const classModel = fitTowards(seenOfClass, PRIOR_MODEL, plan).model;
    for (const [liquidity, own] of Map.groupBy(ofClass, (order) => order.liquidity)) {
      const group = { assetClass, liquidity };
      const seen = own.filter(({ day }) => day < unseenFrom);
      const unseen = own.filter((order) => order.day >= unseenFrom && isCalibrationOrder(order));
      const fitted = fitTowards(seen, classModel, plan);
      const judged = judgeGroup(fitted, unseen, plan.current(group));
      outcomes.push({ ...group, orders: fitted.orders, excluded: excludedOf(own), ...judged });
    }
  }
  return outcomes;
}
