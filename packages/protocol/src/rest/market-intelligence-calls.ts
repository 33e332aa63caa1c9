import { COST_CURVE_ORDER_SIZES } from '@meridian/domain/entities/cost-curve-row';
import { ORDER_SIDES } from '@meridian/domain/order-side';
import { Type } from 'typebox';
import { restCall } from './rest-call.ts';
import {
  AssetClassSchema,
  AssetSubClassSchema,
  DateSchema,
  NameSchema,
  NullableNumber,
  NullableText,
  nullable,
} from './schema-parts.ts';

const symbol = { exchange_symbol: NameSchema };
const days = { from: Type.Optional(DateSchema), to: Type.Optional(DateSchema) };
const cost = {
  ...symbol,
  order_side: Type.Optional(Type.Enum(ORDER_SIDES)),
  /** One more row beside the sizes of the curve. */
  order_qty: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
};

export const InstrumentSchema = Type.Object({
  bestex_id: Type.String(),
  exchange_symbol: NameSchema,
  outright_symbol: NullableText,
  exchange_base_symbol: NullableText,
  country: NullableText,
  trade_currency: Type.String(),
  asset_class: nullable(AssetClassSchema),
  asset_sub_class: nullable(AssetSubClassSchema),
  description: NullableText,
  category: NullableText,
  sub_category: NullableText,
  expiry_month: NullableText,
  multiplier: NullableNumber,
  tick_size: NullableNumber,
  last_trading_date: NullableText,
});

const costs = {
  cost_bps: NullableNumber,
  cost_contract: Type.Number(),
  cost_pct_spread: NullableNumber,
  cost_ivwap_bps: NullableNumber,
  cost_ivwap_contract: Type.Number(),
  cost_ivwap_pct_spread: NullableNumber,
};

export const CostCurveRowSchema = Type.Object({ order_size: Type.Enum(COST_CURVE_ORDER_SIZES), ...costs });

/** An estimate always carries its range: one standard deviation of timing risk to either side. */
export const CostEstimateSchema = Type.Object({
  ...symbol,
  model: Type.String(),
  curve: Type.Array(CostCurveRowSchema),
  order: nullable(
    Type.Object({
      order_qty: Type.Number(),
      ...costs,
      risk_bps: NullableNumber,
      part_rate: Type.Number(),
      duration_minutes: Type.Number(),
    }),
  ),
});

const stats = {
  day_volume: NullableNumber,
  trade_imbalance: NullableNumber,
  avg_spread_bps: NullableNumber,
  avg_depth: NullableNumber,
  day_high_mid: NullableNumber,
  day_low_mid: NullableNumber,
  day_vwap: NullableNumber,
};

export const HistoricalStatsSchema = Type.Object({ date: DateSchema, ...stats });

function miRead<const Path extends string>(path: Path, summary: string) {
  return { service: 'market-intelligence', method: 'GET', path, summary, access: 'market_impact_permit' } as const;
}

export const activeInstruments = restCall({
  ...miRead('/api/active-instruments/', 'Instruments that trade today.'),
  query: Type.Object({ asset_class: Type.Optional(AssetClassSchema) }),
  response: Type.Array(InstrumentSchema),
});

export const costFixedParticipation = restCall({
  ...miRead('/api/cost-estimator-fixed-participation/', 'Cost curve at a fixed share of the volume.'),
  query: Type.Object({ ...cost, part_rate: Type.Number({ exclusiveMinimum: 0, maximum: 100 }) }),
  response: CostEstimateSchema,
  problems: [404],
});

export const costFixedDuration = restCall({
  ...miRead('/api/cost-estimator-fixed-duration/', 'Cost curve over a fixed time.'),
  query: Type.Object({ ...cost, duration_minutes: Type.Number({ exclusiveMinimum: 0, maximum: 1_440 }) }),
  response: CostEstimateSchema,
  problems: [404],
});

export const statRealized = restCall({
  ...miRead('/api/stat-realized/', 'Statistics of past trading days, oldest first.'),
  query: Type.Object({ ...symbol, ...days }),
  response: Type.Array(HistoricalStatsSchema),
  problems: [404],
});

export const statEstimate = restCall({
  ...miRead('/api/stat-estimate/', 'Statistics expected of the current trading day.'),
  query: Type.Object(symbol),
  response: Type.Object({ ...symbol, date: DateSchema, ...stats, volatility: NullableNumber }),
  problems: [404],
});

export const tradingStats = restCall({
  ...miRead('/api/trading-stats/', 'Volume profile and averages of an instrument.'),
  query: Type.Object({ ...symbol, ...days }),
  response: Type.Object({
    ...symbol,
    avg_daily_volume: NullableNumber,
    avg_daily_notional: NullableNumber,
    avg_spread_bps: NullableNumber,
    volatility: NullableNumber,
    profile: Type.Array(Type.Object({ minute: Type.Integer({ minimum: 0 }), volume_share: Type.Number() })),
  }),
  problems: [404],
});

/** Beside the calls of market-intelligence-auth-calls.ts. */
export const MARKET_INTELLIGENCE_CALLS = [
  activeInstruments,
  costFixedParticipation,
  costFixedDuration,
  statRealized,
  statEstimate,
  tradingStats,
] as const;
