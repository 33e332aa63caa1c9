import { type Static, Type } from 'typebox';
import { CorrelationIdSchema, frame } from './envelope.ts';

/** The response to a command, a registration, or an invalid frame. */
export const ResultFrame = frame(
  'result',
  Type.Object({
    /** Null when the request had no readable id. */
    id: Type.Union([CorrelationIdSchema, Type.Null()]),
    ok: Type.Boolean(),
    /** For programs. Always present when ok is false. */
    code: Type.Optional(Type.String()),
    message: Type.String(),
    data: Type.Optional(Type.Unknown()),
  }),
);

/** Sent after a silence, so that a quiet connection differs from a dead one. */
export const HeartbeatFrame = frame('heartbeat', Type.Object({ server_time_ms: Type.Integer() }));

export const ALERT_KINDS = ['destination', 'market_data_vendor', 'strategy_server', 'global_auto_trading'] as const;

/** A connection went on or off, or its state is unknown. */
export const AlertFrame = frame(
  'alert',
  Type.Object({
    kind: Type.Enum(ALERT_KINDS),
    name: Type.String({ description: 'Which destination or vendor; empty where there is only one' }),
    status: Type.Enum(['on', 'off', 'unknown']),
    message: Type.String(),
    at_ms: Type.Integer(),
  }),
);

export const NotificationFrame = frame(
  'notification',
  Type.Object({
    /** The target page. Missing for all pages of the user. */
    notification_id: Type.Optional(Type.String({ minLength: 6, maxLength: 6 })),
    level: Type.Enum(['info', 'success', 'warning', 'error']),
    title: Type.String(),
    message: Type.String(),
    at_ms: Type.Integer(),
    /** The page that shows what a request is about. It lies under the bell as well. */
    path: Type.Optional(Type.String()),
  }),
);

const NullableNumber = Type.Union([Type.Number(), Type.Null()]);
const NullableText = Type.Union([Type.String(), Type.Null()]);

const CostSummarySchema = Type.Object({
  no_of_orders: Type.Integer({ minimum: 0 }),
  no_of_filled: Type.Integer({ minimum: 0 }),
  effective_orders: Type.Number({ minimum: 0 }),
  order_qty: Type.Number({ minimum: 0 }),
  filled_qty: Type.Number({ minimum: 0 }),
  complete_percent: NullableNumber,
  percent_ahead: NullableNumber,
  ahead_usd: NullableNumber,
  filled_usd: NullableNumber,
  target_usd: NullableNumber,
  open_usd: NullableNumber,
  remaining_usd: NullableNumber,
  cost_ivwap_bps: NullableNumber,
  cost_ivwap_ticks: NullableNumber,
  cost_ivwap_usd: NullableNumber,
  cost_arrival_mid_bps: NullableNumber,
  cost_arrival_mid_ticks: NullableNumber,
  cost_arrival_mid_usd: NullableNumber,
  cost_dvwap_bps: NullableNumber,
  cost_dvwap_ticks: NullableNumber,
  cost_dvwap_usd: NullableNumber,
  expected_ivwap_bps: NullableNumber,
  expected_ivwap_sd_bps: NullableNumber,
  expected_ivwap_usd: NullableNumber,
  expected_arrival_bps: NullableNumber,
  expected_arrival_sd_bps: NullableNumber,
  expected_arrival_usd: NullableNumber,
});

const summary = CostSummarySchema.properties;
const bound = { maxItems: 10_000 };

/** Progress and cost of the orders of the last `progress.start`. */
export const ProgressFrame = frame(
  'progress',
  Type.Object({
    /** The id of the requesting command. */
    id: CorrelationIdSchema,
    at_ms: Type.Integer(),
    by_lists: Type.Array(Type.Object({ ...summary, list_name: NullableText }), bound),
    by_asset_classes: Type.Array(Type.Object({ ...summary, asset_class_name: Type.String() }), bound),
    by_countries: Type.Array(Type.Object({ ...summary, country: NullableText }), bound),
    global_summary: CostSummarySchema,
    snapshot: Type.Boolean(),
  }),
);

export type Alert = Static<typeof AlertFrame>['payload'];
export type AlertKind = Alert['kind'];
export type Notification = Static<typeof NotificationFrame>['payload'];
export type Progress = Static<typeof ProgressFrame>['payload'];
export type Result = Static<typeof ResultFrame>['payload'];
