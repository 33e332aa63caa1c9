import { ORDER_SIDES } from '@meridian/domain/order-side';
import { type Static, Type } from 'typebox';
import { restCall } from './rest-call.ts';
import {
  AssetClassSchema,
  AssetSubClassSchema,
  EpochMsSchema,
  IdSchema,
  NameSchema,
  NullableNumber,
  NullableText,
  nullable,
} from './schema-parts.ts';

/** Orders of one question. */
export const MAX_PRE_TRADE_ORDERS = 100;

/** A cost of the whole quantity. */
const AmountsSchema = Type.Object({ bps: NullableNumber, ticks: Type.Number(), usd: Type.Number() });

const PlanSchema = Type.Object({
  label: Type.String(),
  strat: Type.String(),
  /** Parameters by short key. */
  values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])),
  start_ms: EpochMsSchema,
  end_ms: EpochMsSchema,
  /** Null when part of the order is expected to stay open. */
  finish_ms: nullable(EpochMsSchema),
  /** Own share of the volume while it works, in percent. */
  part_rate: Type.Number(),
  planned_qty: Type.Number(),
  cost: AmountsSchema,
  /** One standard deviation from now on. */
  risk: AmountsSchema,
  ranges: Type.Array(Type.Object({ level: Type.Number(), low: AmountsSchema, high: AmountsSchema })),
  /** The share done at each edge of the day. */
  done: Type.Array(Type.Number()),
  /** How the risk is spread over the parts of the day. The squares sum to 1. */
  exposure: Type.Array(Type.Number()),
});

const VolumeSchema = Type.Object({
  /** Of the day's usual volume, auctions included. */
  share: Type.Number(),
  /** The 80% range of past days. Null without them. */
  low: NullableNumber,
  high: NullableNumber,
});

const OrderSchema = Type.Object({
  /** Null for an order that was not sent. */
  parent_order_numeric_id: nullable(IdSchema),
  list_name: NullableText,
  exchange_symbol: Type.String(),
  asset_class: AssetClassSchema,
  asset_sub_class: nullable(AssetSubClassSchema),
  country: Type.String(),
  order_side: Type.Enum(ORDER_SIDES),
  /** What is still to trade; the whole order when nothing is left. */
  order_qty: Type.Number(),
  is_remaining: Type.Boolean(),
  is_staged: Type.Boolean(),
  limit_price: NullableNumber,
  target_usd: Type.Number(),
  avg_daily_volume: Type.Number(),
  percent_of_adv: Type.Number(),
  avg_spread_bps: NullableNumber,
  /** Mean of best bid and ask size over past days. */
  avg_depth: NullableNumber,
  /** Of a day, in percent. Null for a calendar spread. */
  volatility: NullableNumber,
  /** Days of returns behind its correlation. */
  history_days: Type.Integer({ minimum: 0 }),
  /** The cost model behind its plans. */
  model: Type.Object({
    /** Of the calibration in force for its asset class and liquidity. Null for the published defaults. */
    version: nullable(IdSchema),
    liquidity: Type.Enum(['high', 'medium', 'low']),
    calibrated_ms: nullable(EpochMsSchema),
    /** Own orders behind the calibration. */
    orders: Type.Integer({ minimum: 0 }),
  }),
  volume: Type.Array(VolumeSchema),
  plans: Type.Array(PlanSchema, { minItems: 1 }),
  /** The order's present strategy among the plans. */
  own_plan: nullable(Type.Integer({ minimum: 0 })),
});

const PointSchema = Type.Object({
  cost_usd: Type.Number(),
  risk_usd: Type.Number(),
  /** The plan of each order. */
  plans: Type.Array(Type.Integer({ minimum: 0 })),
});

const PreTradeSchema = Type.Object({
  computed_ms: EpochMsSchema,
  /** The edges of the half hours of the trading day. */
  edges_ms: Type.Array(EpochMsSchema),
  now_ms: EpochMsSchema,
  orders: Type.Array(OrderSchema),
  /** Orders without an estimate, and why. */
  left_out: Type.Array(
    Type.Object({
      parent_order_numeric_id: nullable(IdSchema),
      exchange_symbol: Type.String(),
      reason: Type.String(),
    }),
  ),
  /** Of daily returns, in the order of the orders. */
  correlation: Type.Array(Type.Array(Type.Number())),
  correlation_days: Type.Integer({ minimum: 0 }),
  /** Least cost for its risk, cheapest first. */
  frontier: Type.Array(PointSchema),
  /** Places of the frontier. */
  urgency: Type.Object({ low: Type.Integer(), medium: Type.Integer(), high: Type.Integer() }),
});

export type PreTradePlan = Static<typeof PlanSchema>;
export type PreTradeOrder = Static<typeof OrderSchema>;
export type PreTradeAnswer = Static<typeof PreTradeSchema>;

function several<Item extends Parameters<typeof Type.Array>[0]>(item: Item) {
  return Type.Optional(Type.Array(item, { minItems: 1, maxItems: MAX_PRE_TRADE_ORDERS }));
}

/** Either ids, or a list, or symbol, side and quantity of orders that are not sent, each given once per order. */
export const preTrade = restCall({
  service: 'main',
  method: 'GET',
  path: '/pre_trade',
  summary: 'Cost and risk of orders before they trade, by strategy, and of them together as a list.',
  access: 'market_impact_permit',
  isHeavy: true,
  query: Type.Object({
    parent_order_numeric_id: several(IdSchema),
    list_name: Type.Optional(NameSchema),
    exchange_symbol: several(NameSchema),
    order_side: several(Type.Enum(ORDER_SIDES)),
    order_qty: several(Type.Number({ exclusiveMinimum: 0, maximum: 1e12 })),
    asset_class: Type.Optional(AssetClassSchema),
  }),
  response: PreTradeSchema,
  problems: [404],
});

export const PRE_TRADE_CALLS = [preTrade] as const;
