import type { CaseOrder, SurveillanceCaseDetail } from '@meridian/protocol/rest/surveillance-calls';

export const CASE_ORDER: CaseOrder = {
  child_order_numeric_id: 501,
  parent_order_numeric_id: 50,
  order_side: 'BUY',
  price: 101.25,
  quantity: 4_000,
  filled: 0,
  placed_ms: 60_000,
  ended_ms: 62_500,
  is_cancelled: true,
  strat: 'vwap',
  snap_bid: 101.2,
  snap_ask: 101.3,
  visible: 900,
};

/** An open case of layering, but for what a test says. */
export function aCase(change: Partial<SurveillanceCaseDetail> = {}): SurveillanceCaseDetail {
  return {
    case_id: 3,
    rule: 'L1',
    rule_name: 'Layering',
    severity: 'high',
    score: 72,
    state: 'open',
    trade_date: '2026-11-13',
    account: 'DELPHINE',
    alloc_account: 'DELPHINE-01',
    exchange_symbol: 'VOD',
    asset_class: 'EQUITY',
    at_ms: 62_000,
    from_ms: 60_000,
    to_ms: 63_000,
    sentence: 'Four bids were cancelled after a sell filled.',
    run_id: null,
    thresholds_version: 0,
    version: 1,
    tick_size: 0.05,
    checks: [],
    orders: [CASE_ORDER],
    fills: [],
    market: [],
    receivers: [{ email_id: 'legal@desk.example', name: 'Lea Legal' }],
    traders: ['ROK'],
    events: [],
    supports: [],
    against: [],
    ...change,
  };
}
