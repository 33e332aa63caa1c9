import type { CostChange, DryRunResult } from '@meridian/protocol/rest/dry-run-calls';

export function aWay(name: string, label = name, orders = 1) {
  return { label, name, orders };
}

/** A cost of 2 bps that becomes 1. */
export function aCost(change: Partial<CostChange> = {}): CostChange {
  const cost = { orders: 1, usd: 1, effective: 40, now_bps: 2, expected_bps: 1, change_bps: -1 };
  return { ...cost, low_bps: -2, high_bps: -0.5, reading: 'cheaper', ...change };
}

/** The cost of no order at all. */
export const NO_COST: CostChange = {
  orders: 0,
  usd: 0,
  effective: 0,
  now_bps: null,
  expected_bps: null,
  change_bps: null,
  low_bps: null,
  high_bps: null,
  reading: 'too-few',
};

/** Orders that change from one way to another, or stay. */
export function aFlow(today: number, drafted: number, cost: Partial<CostChange> = {}): DryRunResult['flows'][number] {
  const is_changed = today !== drafted;
  const orders = cost.orders ?? 1;
  return { today, drafted, orders, is_changed, cost: is_changed ? aCost(cost) : null };
}

/** An order of the first way today, of the second with the draft. */
export function aChangedOrder(change: Partial<DryRunResult['largest'][number]> = {}): DryRunResult['largest'][number] {
  return {
    parent_order_numeric_id: 4_711,
    received_ms: Date.UTC(2026, 10, 13, 15, 4),
    exchange_symbol: 'AAPL',
    country: 'US',
    order_side: 'SELL SHORT',
    order_qty: 120_000,
    usd: 27_400_000,
    percent_of_adv: 6.25,
    avg_spread_bps: 1.2,
    today: 0,
    drafted: 1,
    cost_bps: 4,
    expected_bps: 2.5,
    low_bps: -3,
    high_bps: 0.5,
    ...change,
  };
}

/** A run over 20 days in which nothing changed. */
export function aDryRun(change: Partial<DryRunResult> = {}): DryRunResult {
  return {
    from: '2026-10-17',
    until: '2026-11-15',
    trading_days: 20,
    orders: 3,
    changed: 0,
    excluded: { rejected: 0, unsent: 0, without_adv: 0 },
    today: [aWay('Desk default'), aWay('VWAP list')],
    drafted: [aWay('POV 10%'), aWay('Close seekers')],
    flows: [],
    all_changed: NO_COST,
    all: { now_bps: null, expected_bps: null, usd: 0 },
    largest: [],
    took_ms: 1,
    ...change,
  };
}
