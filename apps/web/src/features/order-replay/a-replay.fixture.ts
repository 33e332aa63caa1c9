import type { ReplayMarket } from '@meridian/domain/replay/replay-market';
import type { ReplayOrder } from '@meridian/domain/replay/replay-order';
import type { ReplayEvent } from '@meridian/domain/replay/replay-event';
import { replayViewOf, type ReplayView } from './replay-view.ts';

/** A buy of 1,000 that works for a minute and a half. */
const AN_ORDER: ReplayOrder = {
  parent_order_numeric_id: 7,
  exchange_symbol: 'ACME',
  order_side: 'BUY',
  order_qty: 1_000,
  status: 'FILLED',
  strat: 'vwap',
  tick_size: 0.01,
  asset_sub_class: null,
  quote_convention: null,
  trade_date: '2026-11-13',
  received_ms: 1_000,
  start_ms: 10_000,
  end_ms: 100_000,
  arrival_mid: 100.005,
  source: 'journal',
};

export const A_MARKET: ReplayMarket = {
  quotes: {
    at_ms: [10_000, 50_000],
    bid: [100, 100.02],
    ask: [100.01, 100.03],
    bid_size: [300, 200],
    ask_size: [400, 100],
  },
  trades: { at_ms: [20_000, 60_000], price: [100.01, 100.03], qty: [100, 300] },
  gaps: [],
};

export function aDecision(at_ms: number, goal: number | null, reason = 'Waits in the queue') {
  const plan = goal === null ? { floor: null, ceiling: null } : { floor: goal - 50, ceiling: goal + 50 };
  return { kind: 'decision', at_ms, step: 'join', reason, goal, ...plan, gates: null } as const;
}

export function aFill(at_ms: number, qty: number, price = 100.01) {
  return { kind: 'fill', at_ms, child: 1, venue: 'XNAS', qty, price, liquidity: 'add', lane: 'own' } as const;
}

type Known = {
  readonly order?: Partial<ReplayOrder>;
  readonly events?: readonly ReplayEvent[];
  readonly market?: ReplayMarket;
};

export function aReplayView({ order = {}, events = [], market = A_MARKET }: Known = {}): ReplayView {
  return replayViewOf({
    order: { ...AN_ORDER, ...order },
    events,
    market,
    marketUntilMs: null,
    isMarketWhole: true,
    isRecorded: true,
    marketError: null,
    neighbours: { previous: null, next: null },
    nowMs: 100_000,
  });
}
