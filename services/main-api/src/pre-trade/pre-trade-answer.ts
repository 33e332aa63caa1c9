import { estimateMarket } from '@meridian/cost-model/estimates/estimate-market';
import { estimateOrder } from '@meridian/cost-model/estimates/estimate-order';
import { costFrontier, frontierMarks } from '@meridian/cost-model/pre-trade/cost-frontier';
import { dayGrid } from '@meridian/cost-model/pre-trade/day-grid';
import { type OrderPlan, orderPlans } from '@meridian/cost-model/pre-trade/order-plans';
import { planChoice } from '@meridian/cost-model/pre-trade/plan-choice';
import type { InstrumentFacts, SessionFacts } from '@meridian/domain/entities/instrument-facts';
import type { PreTradeInput } from '@meridian/protocol/ports/pre-trade';
import type { PreTradeAnswer, PreTradeOrder, PreTradePlan } from '@meridian/protocol/rest/pre-trade-calls';
import type { ModelOf } from './models-in-force.ts';
import { correlationOf, daysOf, depthOf, type MarketPast, partShares, volumeRanges } from './market-past.ts';

type LeftOut = PreTradeAnswer['left_out'][number];
type Planned = { readonly order: PreTradeOrder } | { readonly leftOut: LeftOut };

export type PreTradeContext = {
  readonly past: MarketPast;
  readonly modelOf: ModelOf;
  readonly nowMs: number;
  /** Lets other requests run between two orders. */
  readonly rest: () => Promise<unknown>;
};

/** Numbers are written with a few digits, so that a long list stays a small answer. */
function round(value: number, digits: number): number {
  const unit = 10 ** digits;
  return Math.round(value * unit) / unit;
}

function rounded(values: readonly number[]): number[] {
  return values.map((value) => round(value, 4));
}

function amountsOf({ bps, ticks, usd }: OrderPlan['cost']) {
  if (usd === null) return null;
  return { bps: bps === null ? null : round(bps, 4), ticks: round(ticks, 4), usd: round(usd, 2) };
}

/** Null without a rate to dollars. */
function planAnswer(plan: OrderPlan): PreTradePlan | null {
  const [cost, risk] = [amountsOf(plan.cost), amountsOf(plan.risk)];
  if (cost === null || risk === null) return null;
  const ranges = plan.ranges.flatMap((range) => {
    const [low, high] = [amountsOf(range.low), amountsOf(range.high)];
    return low === null || high === null ? [] : [{ level: range.level, low, high }];
  });
  const { label, strat, startMs, endMs, finishMs, participation, plannedQty } = plan;
  return {
    label,
    strat,
    values: { ...plan.values },
    start_ms: Math.round(startMs),
    end_ms: Math.round(endMs),
    finish_ms: finishMs === null ? null : Math.round(finishMs),
    part_rate: round(100 * participation, 4),
    planned_qty: plannedQty,
    cost,
    risk,
    ranges,
    done: rounded(plan.done),
    exposure: rounded(plan.exposure),
  };
}

/** Why an order has no plan at all. */
function whyNot({ order_side, order_qty }: PreTradeInput, facts: InstrumentFacts): string {
  if (facts.usd_rate === null) return `There is no rate from ${facts.trade_currency} to dollars.`;
  const found = estimateOrder(facts, { order_side, order_qty, strat: 'vwap', values: {} });
  return found.kind === 'unavailable' ? found.message : 'No strategy can work it.';
}

function planned(input: PreTradeInput, { past, modelOf }: PreTradeContext, edges: readonly number[]): Planned {
  const { facts, exchange_symbol, parent_order_numeric_id, order_side, order_qty, limit_price, values } = input;
  const leftOut = (reason: string) => ({ leftOut: { parent_order_numeric_id, exchange_symbol, reason } });
  const market = facts === null ? null : estimateMarket(facts);
  if (facts === null) return leftOut(`There is no instrument ${exchange_symbol}.`);
  if (market === null) return leftOut('Estimates need the market impact permit.');
  const asked = { order_side, order_qty, strat: input.strat ?? '', limit_price, values };
  const { model, origin } = modelOf(facts);
  const { plans, ownPlan } = orderPlans(facts, asked, edges, model);
  const answers = plans.flatMap((plan) => planAnswer(plan) ?? []);
  const { cost, usdRate, profile } = market;
  if (answers.length === 0 || usdRate === null) return leftOut(whyNot(input, facts));
  const parts = edges.length - 1;
  const ranges = volumeRanges(past, exchange_symbol, parts);
  const price = Math.abs(facts.notional_price ?? cost.price);
  const isPriced = market.assetSubClass === null && cost.price > 0;
  return {
    order: {
      parent_order_numeric_id,
      list_name: input.list_name,
      exchange_symbol,
      asset_class: facts.asset_class,
      asset_sub_class: facts.asset_sub_class,
      country: facts.country,
      order_side,
      order_qty,
      is_remaining: input.is_remaining,
      is_staged: input.is_staged,
      limit_price,
      target_usd: order_qty * price * cost.multiplier * usdRate,
      avg_daily_volume: cost.adv,
      percent_of_adv: (100 * order_qty) / cost.adv,
      avg_spread_bps: isPriced && cost.spread !== null ? (10_000 * cost.spread) / cost.price : null,
      avg_depth: depthOf(past, exchange_symbol),
      volatility: isPriced ? (100 * cost.dailyMove) / cost.price : null,
      history_days: daysOf(past, exchange_symbol),
      model: origin,
      volume: partShares({ ...profile, buckets: [...profile.buckets] }, parts).map((share, part) => ({
        share,
        low: ranges[part]?.low ?? null,
        high: ranges[part]?.high ?? null,
      })),
      plans: answers,
      own_plan: ownPlan,
    },
  };
}

/** The orders are compared, so they all start from the same moment. */
function atOneTime(input: PreTradeInput, { now_ms }: SessionFacts): PreTradeInput {
  const { facts } = input;
  return facts === null ? input : { ...input, facts: { ...facts, session: { ...facts.session, now_ms } } };
}

/** Each order by itself, and all of them as a list. */
export async function preTradeAnswer(
  inputs: readonly PreTradeInput[],
  context: PreTradeContext,
): Promise<PreTradeAnswer> {
  const session = inputs.find(({ facts }) => facts !== null)?.facts?.session;
  const edges = session === undefined ? [] : dayGrid(session.open_ms, session.close_ms);
  const found: Planned[] = [];
  for (const input of inputs) {
    found.push(planned(session === undefined ? input : atOneTime(input, session), context, edges));
    await context.rest();
  }
  const orders = found.flatMap((each) => ('order' in each ? [each.order] : []));
  const symbols = orders.map(({ exchange_symbol }) => exchange_symbol);
  const correlation = correlationOf(context.past, symbols);
  const matrix = correlation.matrix.map((row) => rounded(row));
  const frontier = costFrontier(
    orders.map(({ order_side, plans }) => plans.map((plan) => planChoice(order_side, plan))),
    matrix,
  );
  return {
    computed_ms: context.nowMs,
    edges_ms: [...edges],
    now_ms: session?.now_ms ?? context.nowMs,
    orders,
    left_out: found.flatMap((each) => ('leftOut' in each ? [each.leftOut] : [])),
    correlation: matrix,
    correlation_days: correlation.days,
    frontier: frontier.map(({ costUsd, riskUsd, plans }) => ({
      cost_usd: costUsd,
      risk_usd: riskUsd,
      plans: [...plans],
    })),
    urgency: frontierMarks(frontier),
  };
}
