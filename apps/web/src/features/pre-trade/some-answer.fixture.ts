import { dayGrid } from '@meridian/cost-model/pre-trade/day-grid';
import { costFrontier, frontierMarks } from '@meridian/cost-model/pre-trade/cost-frontier';
import { planChoice } from '@meridian/cost-model/pre-trade/plan-choice';
import type { PreTradeAnswer, PreTradeOrder, PreTradePlan } from '@meridian/protocol/rest/pre-trade-calls';

const OPEN_MS = Date.parse('2026-11-03T14:30:00Z');
const CLOSE_MS = Date.parse('2026-11-03T21:00:00Z');
const NOTIONAL_USD = 1_000_000;
const EDGES = dayGrid(OPEN_MS, CLOSE_MS);
const PARTS = EDGES.length - 1;

function amounts(bps: number) {
  return { bps, ticks: bps / 2, usd: (bps * NOTIONAL_USD) / 10_000 };
}

/** Even over its first half hours. */
export function aPlan(label: string, costBps: number, riskBps: number, parts: number): PreTradePlan {
  return {
    label,
    strat: 'pov',
    values: {},
    start_ms: OPEN_MS,
    end_ms: CLOSE_MS,
    finish_ms: EDGES[parts] ?? CLOSE_MS,
    part_rate: 10,
    planned_qty: 1_000,
    cost: amounts(costBps),
    risk: amounts(riskBps),
    ranges: [
      { level: 0.5, low: amounts(costBps - riskBps / 2), high: amounts(costBps + riskBps / 2) },
      { level: 0.8, low: amounts(costBps - riskBps), high: amounts(costBps + riskBps) },
    ],
    done: EDGES.map((_, edge) => Math.min(1, edge / parts)),
    exposure: Array.from({ length: PARTS }, (_, part) => (part < parts ? 1 / Math.sqrt(parts) : 0)),
  };
}

export function anOrder(symbol: string, more: Partial<PreTradeOrder> = {}): PreTradeOrder {
  return {
    parent_order_numeric_id: 7,
    list_name: 'REBALANCE',
    exchange_symbol: symbol,
    asset_class: 'EQUITY',
    asset_sub_class: null,
    country: 'US',
    order_side: 'BUY',
    order_qty: 1_000,
    is_remaining: false,
    is_staged: false,
    limit_price: null,
    target_usd: NOTIONAL_USD,
    avg_daily_volume: 100_000,
    percent_of_adv: 1,
    avg_spread_bps: 2,
    avg_depth: 500,
    volatility: 1.5,
    history_days: 60,
    model: { version: 12, liquidity: 'high', calibrated_ms: OPEN_MS, orders: 739 },
    volume: Array.from({ length: PARTS }, () => ({ share: 1 / PARTS, low: 0.05, high: 0.1 })),
    plans: [aPlan('POV 5%', 10, 60, 12), aPlan('POV 30%', 30, 20, 4)],
    own_plan: 0,
    ...more,
  };
}

/** Orders whose returns have one correlation. */
export function anAnswer(orders: readonly PreTradeOrder[], correlation: number): PreTradeAnswer {
  const matrix = orders.map((_, row) => orders.map((_, column) => (row === column ? 1 : correlation)));
  const frontier = costFrontier(
    orders.map(({ order_side, plans }) => plans.map((plan) => planChoice(order_side, plan))),
    matrix,
  );
  return {
    computed_ms: OPEN_MS,
    edges_ms: [...EDGES],
    now_ms: OPEN_MS,
    orders: [...orders],
    left_out: [],
    correlation: matrix,
    correlation_days: 60,
    frontier: frontier.map(({ costUsd, riskUsd, plans }) => ({
      cost_usd: costUsd,
      risk_usd: riskUsd,
      plans: [...plans],
    })),
    urgency: frontierMarks(frontier),
  };
}
