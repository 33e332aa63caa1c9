import {
  costFrontier,
  type FrontierPoint,
  frontierMarks,
  frontierPoint,
} from '@meridian/cost-model/pre-trade/cost-frontier';
import { listRisk } from '@meridian/cost-model/pre-trade/list-risk';
import { UNIFORM_LABELS } from '@meridian/cost-model/pre-trade/order-plans';
import { planChoice } from '@meridian/cost-model/pre-trade/plan-choice';
import { meanCorrelation } from '@meridian/cost-model/pre-trade/return-correlation';
import { UncertainSpread } from '@meridian/cost-model/statistics/uncertain-spread';
import { sum } from '@meridian/cost-model/sum';
import { isBuySide } from '@meridian/domain/order-side';
import type { PreTradeAnswer, PreTradeOrder, PreTradePlan } from '@meridian/protocol/rest/pre-trade-calls';

/** What somebody changed on the screen. */
export type ListChoice = {
  /** Orders that do not count, by place. */
  readonly off: ReadonlySet<number>;
  /** A place of the frontier. Null for medium. */
  readonly place: number | null;
  /** Plans that were chosen by hand: the plan by the order's place. */
  readonly custom: ReadonlyMap<number, number>;
};

export type ListRow = {
  /** Its place in the answer. */
  readonly at: number;
  readonly order: PreTradeOrder;
  readonly plan: PreTradePlan;
  readonly planAt: number;
  readonly isOn: boolean;
  readonly isCustom: boolean;
  /** What it adds to the risk of the list, in dollars. Zero when it does not count. */
  readonly addsUsd: number;
};

export type PlannedTotal = {
  readonly label: string;
  readonly costUsd: number;
  readonly riskUsd: number;
  readonly lowUsd: number;
  readonly highUsd: number;
};

export type ListView = {
  readonly rows: readonly ListRow[];
  readonly orders: number;
  readonly usd: number;
  /** What is not expected to fill. */
  readonly unfilledUsd: number;
  readonly buysUsd: number;
  readonly sellsUsd: number;
  readonly total: PlannedTotal;
  /** The orders' own risks added up. */
  readonly apartUsd: number;
  readonly frontier: readonly FrontierPoint[];
  readonly marks: { readonly low: number; readonly medium: number; readonly high: number };
  readonly place: number;
  /** The same way for every order that counts. */
  readonly uniform: readonly PlannedTotal[];
  readonly correlation: number | null;
};

export const NO_CHANGE: ListChoice = { off: new Set(), place: null, custom: new Map() };
const LEVEL = 0.8;

/** A cost with the 80% range that its risk gives it. */
function totalOf(label: string, costUsd: number, riskUsd: number): PlannedTotal {
  const reach = riskUsd > 0 ? new UncertainSpread(riskUsd, 0).quantile((1 + LEVEL) / 2) : 0;
  return { label, costUsd, riskUsd, lowUsd: costUsd - reach, highUsd: costUsd + reach };
}

/** Rows and columns of the orders that count. */
function matrixOf({ correlation }: PreTradeAnswer, places: readonly number[]) {
  return places.map((row) => places.map((column) => correlation[row]?.[column] ?? 0));
}

function frontierOf(answer: PreTradeAnswer, places: readonly number[]): readonly FrontierPoint[] {
  if (places.length === answer.orders.length) {
    return answer.frontier.map(({ cost_usd, risk_usd, plans }) => ({ costUsd: cost_usd, riskUsd: risk_usd, plans }));
  }
  return costFrontier(choicesOf(answer, places), matrixOf(answer, places));
}

function choicesOf({ orders }: PreTradeAnswer, places: readonly number[]) {
  return places.map((at) => {
    const order = orders[at];
    return order === undefined ? [] : order.plans.map((plan) => planChoice(order.order_side, plan));
  });
}

function uniformOf(answer: PreTradeAnswer, places: readonly number[]): readonly PlannedTotal[] {
  const matrix = matrixOf(answer, places);
  const choices = choicesOf(answer, places);
  return UNIFORM_LABELS.flatMap((label) => {
    const plans = places.map(
      (at) =>
        answer.orders[at]?.plans.findIndex((plan) => plan.label === label && plan.values['st'] === undefined) ?? -1,
    );
    if (plans.length === 0 || plans.some((plan) => plan < 0)) return [];
    const { costUsd, riskUsd } = frontierPoint(choices, plans, matrix);
    return [totalOf(label, costUsd, riskUsd)];
  });
}

/** What does not depend on the urgency, so that moving it costs little. */
export type ListBase = Pick<ListView, 'frontier' | 'marks' | 'uniform' | 'correlation'> & {
  readonly places: readonly number[];
};

export function listBase(answer: PreTradeAnswer, off: ReadonlySet<number>): ListBase {
  const places = answer.orders.map((_, at) => at).filter((at) => !off.has(at));
  const frontier = frontierOf(answer, places);
  const marks = frontierMarks(frontier);
  const correlation = meanCorrelation(matrixOf(answer, places));
  return { places, frontier, marks, uniform: uniformOf(answer, places), correlation };
}

/** Every order with its plan, and what they come to together. */
export function listView(answer: PreTradeAnswer, base: ListBase, choice: ListChoice): ListView {
  const { places, frontier, marks, uniform, correlation } = base;
  const place = Math.min(choice.place ?? marks.medium, Math.max(0, frontier.length - 1));
  const suggested = new Map(places.map((at, index) => [at, frontier[place]?.plans[index] ?? 0]));
  const chosen = answer.orders.map((order, at) => {
    const planAt = choice.custom.get(at) ?? suggested.get(at) ?? order.own_plan ?? 0;
    return { at, order, planAt, plan: order.plans[planAt] ?? order.plans[0] };
  });
  const counted = chosen.filter(({ at }) => suggested.has(at));
  const { total, contributions, apart } = listRisk(
    counted.map(({ order, plan }) => (plan === undefined ? [] : planChoice(order.order_side, plan).loading)),
    matrixOf(answer, places),
  );
  const adds = new Map(counted.map(({ at }, index) => [at, contributions[index] ?? 0]));
  const usdOf = (isBuy: boolean) =>
    sum(counted.flatMap(({ order }) => (isBuySide(order.order_side) === isBuy ? [order.target_usd] : [])));
  const costUsd = sum(counted.map(({ plan }) => plan?.cost.usd ?? 0));
  return {
    rows: chosen.flatMap(({ plan, ...row }) =>
      plan === undefined
        ? []
        : [
            {
              ...row,
              plan,
              isOn: adds.has(row.at),
              isCustom: choice.custom.has(row.at),
              addsUsd: adds.get(row.at) ?? 0,
            },
          ],
    ),
    orders: counted.length,
    usd: usdOf(true) + usdOf(false),
    unfilledUsd: sum(counted.map(({ order, plan }) => unfilledUsd(order, plan))),
    buysUsd: usdOf(true),
    sellsUsd: usdOf(false),
    total: totalOf(choice.custom.size === 0 ? 'Suggested' : 'Custom', costUsd, total),
    apartUsd: apart,
    frontier,
    marks,
    place,
    uniform,
    correlation,
  };
}

function unfilledUsd({ target_usd, order_qty }: PreTradeOrder, plan: PreTradePlan | undefined): number {
  return plan === undefined ? 0 : target_usd * Math.max(0, 1 - plan.planned_qty / order_qty);
}

const BPS = 10_000;

/** Null without a notional. */
export function bpsOf(usd: number, notionalUsd: number): number | null {
  return notionalUsd > 0 ? (BPS * usd) / notionalUsd : null;
}

/** What the same rate for all would cost at this risk. Null outside of what was tried. */
export function uniformCostAt(uniform: readonly PlannedTotal[], riskUsd: number): number | null {
  const sorted = uniform.toSorted((a, b) => a.riskUsd - b.riskUsd);
  const after = sorted.findIndex((point) => point.riskUsd >= riskUsd);
  const [below, above] = [sorted[after - 1], sorted[after]];
  if (below === undefined || above === undefined) return null;
  const part = (riskUsd - below.riskUsd) / (above.riskUsd - below.riskUsd || 1);
  return below.costUsd + part * (above.costUsd - below.costUsd);
}
