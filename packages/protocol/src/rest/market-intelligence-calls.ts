import { ORDER_SIDES } from '@meridian/domain/order-side';
import { type Static, Type } from 'typebox';
import { CostEstimateSchema } from './cost-estimate-schemas.ts';
import { restCall } from './rest-call.ts';
import {
  AssetClassSchema,
  AssetSubClassSchema,
  DateSchema,
  NameSchema,
  NullableNumber,
  NullableText,
  nullable,
  strictObject,
} from './schema-parts.ts';

const symbol = { exchange_symbol: NameSchema };
const days = { from: Type.Optional(DateSchema), to: Type.Optional(DateSchema) };
const cost = {
  ...symbol,
  order_side: Type.Optional(Type.Enum(ORDER_SIDES)),
  /** One more row besides the curve's sizes. */
  order_qty: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1e12 })),
  /** Lowers the chance to finish; needs a side and a quantity. */
  limit_price: Type.Optional(Type.Number({ minimum: -1e9, maximum: 1e9 })),
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
  query: strictObject({ asset_class: Type.Optional(AssetClassSchema) }),
  response: Type.Array(InstrumentSchema),
});

export const costFixedParticipation = restCall({
  ...miRead('/api/cost-estimator-fixed-participation/', 'Cost curve at a fixed share of the volume.'),
  query: strictObject({ ...cost, part_rate: Type.Number({ exclusiveMinimum: 0, maximum: 100 }) }),
  response: CostEstimateSchema,
  problems: [404],
});

export const costFixedDuration = restCall({
  ...miRead('/api/cost-estimator-fixed-duration/', 'Cost curve over a fixed time.'),
  query: strictObject({ ...cost, duration_minutes: Type.Number({ exclusiveMinimum: 0, maximum: 1_440 }) }),
  response: CostEstimateSchema,
  problems: [404],
});

export const statRealized = restCall({
  ...miRead('/api/stat-realized/', 'Statistics of past trading days, oldest first.'),
  marketData: 'masked',
  query: strictObject({ ...symbol, ...days }),
  response: Type.Array(HistoricalStatsSchema),
  problems: [404],
});

const StatForecastSchema = Type.Object({
  mean: Type.Number(),
  low: Type.Number({ description: 'Of the 80 % range' }),
  high: Type.Number(),
  realized: NullableNumber,
});

/** One day: what was or is expected of it from the days before, and what it became. */
export const StatEstimateSchema = Type.Object({
  date: DateSchema,
  is_past: Type.Boolean(),
  day_volume: nullable(StatForecastSchema),
  trade_imbalance: nullable(StatForecastSchema),
  avg_spread_bps: nullable(StatForecastSchema),
  avg_depth: nullable(StatForecastSchema),
  day_high_mid: nullable(StatForecastSchema),
  day_low_mid: nullable(StatForecastSchema),
  day_vwap: nullable(StatForecastSchema),
  volatility: nullable(StatForecastSchema),
});

export type StatEstimate = Static<typeof StatEstimateSchema>;

export const statEstimate = restCall({
  ...miRead('/api/stat-estimate/', 'Statistics expected of days to come, and what was expected of past days.'),
  marketData: 'masked',
  query: strictObject({
    ...symbol,
    from: Type.Optional(DateSchema),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 5, description: 'Days to come' })),
  }),
  response: Type.Array(StatEstimateSchema),
  problems: [404],
});

export const tradingStats = restCall({
  ...miRead('/api/trading-stats/', 'Volume profile and averages of an instrument.'),
  marketData: 'masked',
  isHeavy: true,
  query: strictObject({ ...symbol, ...days }),
  response: Type.Object({
    ...symbol,
    days: Type.Integer(),
    avg_daily_volume: NullableNumber,
    avg_daily_notional: nullable(Type.Number({ description: 'US dollars' })),
    avg_spread_bps: NullableNumber,
    avg_depth: NullableNumber,
    volatility: nullable(Type.Number({ description: 'Of a day, as a fraction' })),
    open_auction_share: Type.Number(),
    close_auction_share: Type.Number(),
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
