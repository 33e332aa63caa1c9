import { COST_CURVE_ORDER_SIZES } from '@meridian/domain/entities/cost-curve-row';
import type {
  CostAmount,
  CostCurvePointAnswer,
  CostEstimateAnswer,
} from '@meridian/protocol/rest/cost-estimate-schemas';

/** A tenth of a basis point of a share at 100 is a tenth of a cent. */
function amount(bps: number): CostAmount {
  return { bps, contract: bps / 100, pct_spread: 50 * bps };
}

function ranges(mean: number, half: number) {
  return [
    { level: 0.5, low: amount(mean - half / 2), high: amount(mean + half / 2) },
    { level: 0.8, low: amount(mean - half), high: amount(mean + half) },
  ];
}

/** The cost in bps and half of its 80 % range. */
function detail(bps: number, half: number): Omit<CostCurvePointAnswer, 'order_size'> {
  const cost = amount(bps);
  return {
    cost_bps: cost.bps,
    cost_contract: cost.contract,
    cost_pct_spread: cost.pct_spread,
    cost_ivwap_bps: bps / 2,
    cost_ivwap_contract: cost.contract / 2,
    cost_ivwap_pct_spread: 25 * bps,
    part_rate: 5,
    duration_minutes: 52,
    is_stretched: false,
    split: {
      spread: amount(bps / 4),
      impact: amount((3 * bps) / 4),
      peak: amount(bps),
      permanent: amount(bps / 2),
      temporary: amount(bps / 4),
    },
    mean_error: amount(half / 10),
    risk: amount(half),
    mean_ranges: ranges(bps, half / 10),
    ranges: ranges(bps, half),
  };
}

/** A share at 100, whose cost in bps grows by a thousandth of the size. */
export function anEstimate(change: Partial<CostEstimateAnswer> = {}): CostEstimateAnswer {
  return {
    exchange_symbol: 'ACME',
    market: {
      asset_class: 'EQUITY',
      as_of: '2026-11-13',
      days: 60,
      price: 100,
      trade_currency: 'USD',
      spread: 0.02,
      spread_bps: 2,
      adv: 1_000_000,
      volatility: 2,
      multiplier: 1,
      tick_size: 0.01,
      day_minutes: 390,
    },
    model: {
      name: 'M1',
      version: null,
      calibrated_ms: null,
      liquidity: 'high',
      orders: 0,
      phi: 0.5,
      y: 1,
      delta: 0.5,
      kappa: 0.1,
    },
    curve: COST_CURVE_ORDER_SIZES.map((order_size) => Object.assign(detail(order_size / 1_000, 2), { order_size })),
    order: { order_qty: 1_000, ...detail(1, 2), limit: null },
    ...change,
  };
}
