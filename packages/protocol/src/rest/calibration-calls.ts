import { ORDER_SIDES } from '@meridian/domain/order-side';
import { type Static, Type } from 'typebox';
import { LIQUIDITY_TIERS } from './cost-estimate-schemas.ts';
import { restCall } from './rest-call.ts';
import {
  AssetClassSchema,
  DateSchema,
  EpochMsSchema,
  NameSchema,
  NullableNumber,
  nullable,
  strictObject,
} from './schema-parts.ts';

const read = { service: 'market-intelligence', method: 'GET', access: 'market_impact_permit' } as const;

const AccuracySchema = Type.Object({
  orders: Type.Integer(),
  bias_bps: Type.Number({ description: 'Mean of realised − estimated' }),
  bias_error_bps: Type.Number({ description: 'Half of its 95 % interval' }),
  z_mean: Type.Number(),
  z_sd: Type.Number(),
  held: Type.Array(Type.Object({ level: Type.Number(), inside: Type.Integer() })),
  coverage_low: Type.Number({ description: '95 % interval of the share inside the 80 % range' }),
  coverage_high: Type.Number(),
  bins: Type.Array(
    Type.Object({
      orders: Type.Integer(),
      estimated: Type.Number(),
      realised: Type.Number(),
      low: Type.Number(),
      high: Type.Number(),
    }),
  ),
});

export const CalibrationSchema = Type.Object({
  version: Type.Integer(),
  asset_class: AssetClassSchema,
  liquidity: Type.Enum(LIQUIDITY_TIERS),
  decision: Type.Enum(['adopted', 'kept', 'too-few'] as const),
  calibrated_ms: EpochMsSchema,
  through_date: DateSchema,
  orders: Type.Integer({ description: 'Behind the fit' }),
  phi: Type.Number(),
  y: Type.Number(),
  excluded: Type.Object({
    under_filled: Type.Integer(),
    limited: Type.Integer(),
    halted: Type.Integer(),
    incomplete: Type.Integer(),
  }),
  accuracy: nullable(AccuracySchema),
  fitted_loss: NullableNumber,
  current_loss: NullableNumber,
});

export type Calibration = Static<typeof CalibrationSchema>;

export const modelCalibration = restCall({
  ...read,
  path: '/api/model-calibration/',
  summary: 'The newest calibration of each group, and how well the model in use did on days it had not seen.',
  query: strictObject({ asset_class: Type.Optional(AssetClassSchema) }),
  response: Type.Array(CalibrationSchema),
});

const RealizedOrderSchema = Type.Object({
  trade_date: DateSchema,
  parent_order_numeric_id: Type.Integer(),
  order_side: Type.Enum(ORDER_SIDES),
  strat: Type.String(),
  filled_qty: Type.Number(),
  part_rate: Type.Number(),
  duration_minutes: NullableNumber,
  cost_bps: Type.Number(),
  expected_bps: Type.Number(),
  low_bps: Type.Number({ description: 'Of its own 80 % range' }),
  high_bps: Type.Number(),
  is_inside: Type.Boolean(),
});

export type RealizedOrder = Static<typeof RealizedOrderSchema>;

export const realizedOrders = restCall({
  ...read,
  isHeavy: true,
  path: '/api/realized-orders/',
  marketData: 'required',
  summary: 'Own orders of an instrument with what was expected of each; those of the accounts that the user may see.',
  query: strictObject({
    exchange_symbol: NameSchema,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, default: 300 })),
  }),
  response: Type.Array(RealizedOrderSchema),
});

export const COST_GROUPINGS = ['list', 'asset-class', 'country'] as const;

const CostGroupSchema = Type.Object({
  group: Type.String({ description: 'Empty for orders without one' }),
  orders: Type.Integer(),
  left_out: Type.Integer({
    description: 'Filled orders that say nothing about impact: under half filled, limited out or halted',
  }),
  filled_usd: Type.Number(),
  effective_orders: Type.Number({ description: 'How many equal orders would say as much' }),
  realized_bps: Type.Number({ description: 'Notional weighted' }),
  expected_bps: Type.Number(),
  difference_bps: Type.Number(),
  low_bps: Type.Number({ description: '95 % range of the difference' }),
  high_bps: Type.Number(),
  inside_percent: Type.Number({ description: 'Orders inside their own 80 % range' }),
  reading: Type.Enum(['cheaper', 'costlier', 'no-clear-change', 'too-few'] as const),
});

export type CostGroup = Static<typeof CostGroupSchema>;

export const costByGroup = restCall({
  ...read,
  isHeavy: true,
  path: '/api/cost-by-group/',
  marketData: 'required',
  summary: 'Realised cost of own orders against what was expected, by list, asset class or country.',
  query: strictObject({
    group: Type.Enum(COST_GROUPINGS),
    asset_class: Type.Optional(AssetClassSchema),
    from: Type.Optional(DateSchema),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366, description: 'The last trading days' })),
  }),
  response: Type.Array(CostGroupSchema),
});

/** Ours beyond the named calls of the service. */
export const CALIBRATION_CALLS = [modelCalibration, realizedOrders, costByGroup] as const;
