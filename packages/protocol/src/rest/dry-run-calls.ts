import { type Static, Type } from 'typebox';
import { restCall } from './rest-call.ts';
import { DoneSchema, EpochMsSchema, IdSchema, NameSchema, NullableNumber, nullable } from './schema-parts.ts';
import { ConditionalStrategyGroupInputSchema } from './strategy-schemas.ts';

const Count = Type.Integer({ minimum: 0 });

/** One route of orders: a rule, an arm, the base, or the route an order was sent by. */
const WaySchema = Type.Object({ label: Type.String(), name: Type.String(), orders: Count });

/** A positive value is a cost. The change and its 95% range are of the mean. */
const CostChangeSchema = Type.Object({
  orders: Count,
  usd: Type.Number(),
  effective: Type.Number(),
  now_bps: NullableNumber,
  expected_bps: NullableNumber,
  change_bps: NullableNumber,
  low_bps: NullableNumber,
  high_bps: NullableNumber,
  reading: Type.Enum(['cheaper', 'costlier', 'no-clear-change', 'too-few']),
});

const FlowSchema = Type.Object({
  today: Count,
  drafted: Count,
  orders: Count,
  is_changed: Type.Boolean(),
  /** Null for orders that keep their route. */
  cost: nullable(CostChangeSchema),
});

const ChangedOrderSchema = Type.Object({
  parent_order_numeric_id: IdSchema,
  received_ms: EpochMsSchema,
  exchange_symbol: Type.String(),
  country: Type.String(),
  order_side: Type.String(),
  order_qty: Type.Number(),
  usd: Type.Number(),
  percent_of_adv: Type.Number(),
  avg_spread_bps: NullableNumber,
  today: Count,
  drafted: Count,
  cost_bps: NullableNumber,
  expected_bps: NullableNumber,
  /** The 80% range of a single order. */
  low_bps: NullableNumber,
  high_bps: NullableNumber,
});

export const DryRunResultSchema = Type.Object({
  from: Type.String(),
  until: Type.String(),
  trading_days: Count,
  orders: Count,
  changed: Count,
  excluded: Type.Object({ rejected: Count, unsent: Count, without_adv: Count }),
  today: Type.Array(WaySchema),
  drafted: Type.Array(WaySchema),
  flows: Type.Array(FlowSchema),
  all_changed: CostChangeSchema,
  all: Type.Object({ now_bps: NullableNumber, expected_bps: NullableNumber, usd: Type.Number() }),
  largest: Type.Array(ChangedOrderSchema),
  took_ms: Count,
});

export type DryRunResult = Static<typeof DryRunResultSchema>;
export type CostChange = Static<typeof CostChangeSchema>;

const RunIdSchema = Type.String({ minLength: 8, maxLength: 64 });

/** `percent` and the current step while running; the result when done. */
const DryRunStateSchema = Type.Object({
  run: RunIdSchema,
  state: Type.Enum(['running', 'done', 'failed', 'cancelled']),
  percent: Type.Number({ minimum: 0, maximum: 100 }),
  stage: Type.String(),
  message: Type.String(),
  result: nullable(DryRunResultSchema),
});

export type DryRunState = Static<typeof DryRunStateSchema>;

const { version: _version, note: _note, ...draftFields } = ConditionalStrategyGroupInputSchema.properties;

export const startDryRun = restCall({
  service: 'main',
  method: 'POST',
  path: '/strategies/dry_run',
  summary: 'Count over past days what a draft of a group would have changed. Nothing is sent.',
  access: 'user',
  marketData: 'masked',
  body: Type.Object(
    {
      group: Type.Object({ ...draftFields, name: NameSchema }, { additionalProperties: false }),
      days: Type.Integer({ minimum: 1, maximum: 120, description: 'Trading days' }),
      against: Type.Enum(['today', 'nothing']),
    },
    { additionalProperties: false },
  ),
  response: DryRunStateSchema,
  problems: [404, 409],
});

const RunQuerySchema = Type.Object({ run: RunIdSchema }, { additionalProperties: false });

export const dryRunState = restCall({
  service: 'main',
  method: 'GET',
  path: '/strategies/dry_run',
  summary: 'How far a dry run is, and its result when it is done.',
  access: 'user',
  marketData: 'masked',
  query: RunQuerySchema,
  response: DryRunStateSchema,
  problems: [404],
});

export const cancelDryRun = restCall({
  service: 'main',
  method: 'DELETE',
  path: '/strategies/dry_run',
  summary: 'Stop a dry run.',
  access: 'user',
  query: RunQuerySchema,
  response: DoneSchema,
  problems: [404],
});

/** Beyond the calls of the specification. */
export const DRY_RUN_CALLS = [startDryRun, dryRunState, cancelDryRun] as const;
