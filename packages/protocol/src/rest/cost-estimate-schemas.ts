import { ASSET_CLASSES } from '@meridian/domain/asset-class';
import { COST_CURVE_ORDER_SIZES } from '@meridian/domain/entities/cost-curve-row';
import { type Static, Type } from 'typebox';
import { DateSchema, NameSchema, NullableNumber, nullable } from './schema-parts.ts';

const costs = {
  cost_bps: NullableNumber,
  cost_contract: Type.Number(),
  cost_pct_spread: NullableNumber,
  cost_ivwap_bps: NullableNumber,
  cost_ivwap_contract: Type.Number(),
  cost_ivwap_pct_spread: NullableNumber,
};

/** One cost in every unit: bps where the price is positive, the spread where it is known. */
export const CostAmountSchema = Type.Object({
  bps: NullableNumber,
  contract: Type.Number(),
  pct_spread: NullableNumber,
});

export type CostAmount = Static<typeof CostAmountSchema>;

export const CostRangeSchema = Type.Object({
  level: Type.Number({ description: 'Share of orders inside, 0 to 1' }),
  low: CostAmountSchema,
  high: CostAmountSchema,
});

const detail = {
  part_rate: Type.Number({ description: 'Percent of the volume, own included' }),
  duration_minutes: Type.Number(),
  is_stretched: Type.Boolean({ description: 'The time is too short for the volume' }),
  split: Type.Object({
    spread: CostAmountSchema,
    impact: CostAmountSchema,
    peak: CostAmountSchema,
    permanent: CostAmountSchema,
    temporary: CostAmountSchema,
  }),
  mean_error: Type.Object(CostAmountSchema.properties, { description: 'Standard error of the mean' }),
  risk: Type.Object(CostAmountSchema.properties, { description: 'Timing risk of one order' }),
  mean_ranges: Type.Array(CostRangeSchema, { description: 'Where the mean lies' }),
  ranges: Type.Array(CostRangeSchema, { description: 'Where one order may end' }),
};

export const CostCurveRowSchema = Type.Object({ order_size: Type.Enum(COST_CURVE_ORDER_SIZES), ...costs });

const CostCurvePointSchema = Type.Object({ ...CostCurveRowSchema.properties, ...detail });

export type CostCurvePointAnswer = Static<typeof CostCurvePointSchema>;

const LimitedSchema = Type.Object({
  limit_price: Type.Number(),
  finish_percent: Type.Number({ description: 'Chance that the limit lets the order finish' }),
  lowered_by_percent: Type.Number({ description: 'How much the limit lowers that chance' }),
  /** Null where the limit is out of reach. */
  cost: nullable(CostAmountSchema),
  ranges: Type.Array(CostRangeSchema),
});

export const LIQUIDITY_TIERS = ['high', 'medium', 'low'] as const;

export const CostModelSchema = Type.Object({
  name: Type.Literal('M1'),
  /** Null for the published defaults. */
  version: nullable(Type.Integer()),
  calibrated_ms: nullable(Type.Integer()),
  liquidity: Type.Enum(LIQUIDITY_TIERS),
  orders: Type.Integer({ description: 'Own orders that the calibration rests on' }),
  phi: Type.Number(),
  y: Type.Number(),
  delta: Type.Number(),
  kappa: Type.Number(),
});

export const CostMarketSchema = Type.Object({
  asset_class: Type.Enum(ASSET_CLASSES),
  as_of: DateSchema,
  days: Type.Integer({ description: 'Trading days behind the averages' }),
  price: Type.Number(),
  trade_currency: Type.String(),
  spread: NullableNumber,
  spread_bps: NullableNumber,
  adv: Type.Number(),
  volatility: NullableNumber,
  multiplier: Type.Number(),
  tick_size: NullableNumber,
  day_minutes: Type.Number(),
});

/** An estimate always carries its range: of the mean, and of one order. */
export const CostEstimateSchema = Type.Object({
  exchange_symbol: NameSchema,
  market: CostMarketSchema,
  model: CostModelSchema,
  curve: Type.Array(CostCurvePointSchema),
  order: nullable(Type.Object({ order_qty: Type.Number(), ...costs, ...detail, limit: nullable(LimitedSchema) })),
});

export type CostEstimateAnswer = Static<typeof CostEstimateSchema>;
export type LimitedCostAnswer = Static<typeof LimitedSchema>;
