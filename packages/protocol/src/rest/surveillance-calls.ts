import { type Static, Type } from 'typebox';
import { restCall } from './rest-call.ts';
import {
  AssetClassSchema,
  EpochMsSchema,
  IdParamsSchema,
  IdSchema,
  NameSchema,
  NullableNumber,
  NullableText,
  nullable,
  paging,
  ReasonSchema,
} from './schema-parts.ts';

const Rule = Type.Enum(['W1', 'W2', 'W3', 'S1', 'L1', 'C1', 'M1', 'Q1']);
const CaseState = Type.Enum(['open', 'dismissed', 'escalated']);
const Count = Type.Integer({ minimum: 0 });

const AlertCheckSchema = Type.Object({
  id: Type.String(),
  label: Type.String(),
  unit: Type.String(),
  bound: Type.Enum(['min', 'max']),
  limit: Type.Number(),
  seen: Type.Number(),
  is_met: Type.Boolean(),
  points: Type.Number(),
  max_points: Type.Number(),
});

/** One child order of a case: a bar from start to end at its price. */
const CaseOrderSchema = Type.Object({
  child_order_numeric_id: IdSchema,
  parent_order_numeric_id: IdSchema,
  order_side: Type.String(),
  price: NullableNumber,
  quantity: Type.Number(),
  filled: Type.Number(),
  placed_ms: EpochMsSchema,
  ended_ms: EpochMsSchema,
  is_cancelled: Type.Boolean(),
  strat: NullableText,
  snap_bid: NullableNumber,
  snap_ask: NullableNumber,
  /** What the book showed on its side when it was placed, without it. */
  visible: NullableNumber,
});

const CaseFillSchema = Type.Object({
  child_order_numeric_id: IdSchema,
  order_side: Type.String(),
  at_ms: EpochMsSchema,
  price: Type.Number(),
  quantity: Type.Number(),
});

/** The market at one moment: both prices at an order or a fill of the desk, only the mid some time after a fill. */
const MarketPointSchema = Type.Object({
  at_ms: EpochMsSchema,
  bid: NullableNumber,
  ask: NullableNumber,
  mid: Type.Number(),
});

const CaseSceneSchema = Type.Object({
  fills: Type.Array(CaseFillSchema),
  market: Type.Array(MarketPointSchema),
  tick_size: NullableNumber,
});

const CaseFields = {
  case_id: IdSchema,
  rule: Rule,
  rule_name: Type.String(),
  severity: Type.Enum(['review', 'normal', 'high']),
  score: Type.Number({ minimum: 0, maximum: 100 }),
  state: CaseState,
  trade_date: Type.String(),
  account: Type.String(),
  alloc_account: Type.String(),
  exchange_symbol: Type.String(),
  asset_class: Type.String(),
  at_ms: EpochMsSchema,
  sentence: Type.String(),
  run_id: nullable(IdSchema),
  thresholds_version: Count,
  version: Type.Integer({ minimum: 1 }),
};

const SurveillanceCaseSchema = Type.Object(CaseFields);

const CaseEventSchema = Type.Object({
  at_ms: EpochMsSchema,
  by: NullableText,
  kind: Type.Enum(['raised', 'opened', 'dismissed', 'escalated', 'reopened']),
  reason: NullableText,
  text: NullableText,
  to: NullableText,
});

const SurveillanceCaseDetailSchema = Type.Object({
  ...CaseFields,
  from_ms: EpochMsSchema,
  to_ms: EpochMsSchema,
  checks: Type.Array(AlertCheckSchema),
  orders: Type.Array(CaseOrderSchema),
  traders: Type.Array(Type.String()),
  events: Type.Array(CaseEventSchema),
  ...CaseSceneSchema.properties,
  /** What speaks for the alert and what against it; neither changes the score. */
  supports: Type.Array(Type.String()),
  against: Type.Array(Type.String()),
});

export type SurveillanceCase = Static<typeof SurveillanceCaseSchema>;
export type SurveillanceCaseDetail = Static<typeof SurveillanceCaseDetailSchema>;
export type CaseOrder = Static<typeof CaseOrderSchema>;
export type CaseFill = Static<typeof CaseFillSchema>;
export type MarketPoint = Static<typeof MarketPointSchema>;
export type CaseScene = Static<typeof CaseSceneSchema>;
export type CaseState = Static<typeof CaseState>;

export const CASE_SORTS = ['score', 'newest', 'account', 'symbol'] as const;
export type CaseSort = (typeof CASE_SORTS)[number];

export const surveillanceCases = restCall({
  service: 'main',
  method: 'GET',
  path: '/tca/surveillance_cases',
  summary: 'Surveillance cases of the accounts one may see; the trader of the orders does not see them.',
  access: 'surveillance_permit',
  query: Type.Object({
    state: Type.Optional(CaseState),
    rule: Type.Optional(Rule),
    account: Type.Optional(NameSchema),
    min_score: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    run_id: Type.Optional(IdSchema),
    sort: Type.Optional(Type.Enum(CASE_SORTS)),
    ...paging,
  }),
  response: Type.Array(SurveillanceCaseSchema),
});

export const surveillanceCounts = restCall({
  service: 'main',
  method: 'GET',
  path: '/tca/surveillance_counts',
  summary: 'How many cases there are by state, and of which accounts and rules.',
  access: 'surveillance_permit',
  response: Type.Object({
    open: Count,
    dismissed: Count,
    escalated: Count,
    accounts: Type.Array(Type.String()),
    rules: Type.Array(Type.Object({ rule: Rule, rule_name: Type.String() })),
  }),
});

export const surveillanceCase = restCall({
  service: 'main',
  method: 'GET',
  path: '/tca/surveillance_cases/:id',
  summary: 'One case with its orders, thresholds and trail; opening it is written to the trail.',
  access: 'surveillance_permit',
  params: IdParamsSchema,
  response: SurveillanceCaseDetailSchema,
  problems: [404],
});

export const decideCase = restCall({
  service: 'main',
  method: 'POST',
  path: '/tca/surveillance_cases/:id/disposition',
  summary: 'Dismiss, escalate or reopen a case, with the reason.',
  access: 'surveillance_permit',
  params: IdParamsSchema,
  body: Type.Object(
    {
      state: CaseState,
      reason: ReasonSchema,
      text: Type.Optional(Type.String({ maxLength: 2_000 })),
      to: Type.Optional(NameSchema),
      version: Type.Integer({ minimum: 1 }),
    },
    { additionalProperties: false },
  ),
  response: SurveillanceCaseDetailSchema,
  problems: [404, 409],
});

const ThresholdValuesSchema = Type.Record(
  Type.String({ maxLength: 60 }),
  Type.Number({ minimum: 0, maximum: 1_000_000_000 }),
);

const ThresholdSetSchema = Type.Object({
  /** Null applies to every account or asset class. */
  account: NullableText,
  asset_class: nullable(AssetClassSchema),
  version: Count,
  /** All thresholds, including those the set does not change. */
  thresholds: ThresholdValuesSchema,
  /** Those that differ from the set's base. */
  changed: Type.Array(Type.String()),
  note: Type.String(),
  saved_by: NullableText,
  saved_ms: nullable(EpochMsSchema),
});

export type ThresholdSet = Static<typeof ThresholdSetSchema>;

export const surveillanceThresholds = restCall({
  service: 'main',
  method: 'GET',
  path: '/tca/surveillance_thresholds',
  summary: 'Thresholds in force, by account and asset class; the first holds for all.',
  access: 'surveillance_permit',
  response: Type.Array(ThresholdSetSchema),
});

const ThresholdChangeSchema = Type.Object(
  {
    account: nullable(NameSchema),
    asset_class: nullable(AssetClassSchema),
    thresholds: ThresholdValuesSchema,
    note: ReasonSchema,
    /** The version on the screen. 0 for the first of its account and asset class. */
    version: Count,
  },
  { additionalProperties: false },
);

export const saveThresholds = restCall({
  service: 'main',
  method: 'PUT',
  path: '/tca/surveillance_thresholds',
  summary: 'A new version of thresholds; the next run uses it.',
  access: 'surveillance_permit',
  body: ThresholdChangeSchema,
  response: ThresholdSetSchema,
  problems: [409],
});

export const testThresholds = restCall({
  service: 'main',
  method: 'POST',
  path: '/tca/test_surveillance_thresholds',
  summary: 'How many alerts thresholds would have made over past days, against those in force. Nothing is saved.',
  access: 'surveillance_permit',
  body: Type.Object(
    {
      account: nullable(NameSchema),
      asset_class: nullable(AssetClassSchema),
      thresholds: ThresholdValuesSchema,
      days: Type.Integer({ minimum: 1, maximum: 20 }),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({
    trading_days: Count,
    orders: Count,
    rules: Type.Array(Type.Object({ rule: Rule, rule_name: Type.String(), alerts_now: Count, alerts_then: Count })),
    took_ms: Count,
  }),
});

/** Beyond the calls of the specification. */
export const SURVEILLANCE_CALLS = [
  surveillanceCases,
  surveillanceCounts,
  surveillanceCase,
  decideCase,
  surveillanceThresholds,
  saveThresholds,
  testThresholds,
] as const;
