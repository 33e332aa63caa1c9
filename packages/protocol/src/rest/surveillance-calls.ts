import { CASE_EVENT_KINDS } from '@meridian/domain/surveillance/case-event-text';
import { type Static, Type } from 'typebox';
import { restCall } from './rest-call.ts';
import {
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
import { AlertRuleSchema as Rule, THRESHOLD_CALLS } from './threshold-calls.ts';

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

/** Orders, fills and market of a case, with the time that it took: what its chart is drawn from. */
export const CaseChartSchema = Type.Object({
  ...CaseSceneSchema.properties,
  orders: Type.Array(CaseOrderSchema),
  from_ms: EpochMsSchema,
  to_ms: EpochMsSchema,
  at_ms: EpochMsSchema,
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

/** Somebody who may see the case and decide on it. */
const ReceiverSchema = Type.Object({ email_id: Type.String(), name: Type.String() });

const CaseEventSchema = Type.Object({
  at_ms: EpochMsSchema,
  by: NullableText,
  kind: Type.Enum(CASE_EVENT_KINDS),
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
  /** To whom the reader may escalate it. */
  receivers: Type.Array(ReceiverSchema),
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
export type CaseChart = Static<typeof CaseChartSchema>;
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

export const surveillanceCaseFile = restCall({
  service: 'main',
  method: 'GET',
  path: '/tca/surveillance_cases/:id/file',
  summary: 'One case as a PDF file; downloading it is written to the trail.',
  access: 'surveillance_permit',
  isHeavy: true,
  audit: 'exported',
  params: IdParamsSchema,
  response: Type.Unknown({ description: 'application/pdf' }),
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
      /** The email of the person it is escalated to. */
      to: Type.Optional(NameSchema),
      version: Type.Integer({ minimum: 1 }),
    },
    { additionalProperties: false },
  ),
  response: SurveillanceCaseDetailSchema,
  problems: [404, 409],
});

/** Beyond the calls of the specification. */
export const SURVEILLANCE_CALLS = [
  surveillanceCases,
  surveillanceCounts,
  surveillanceCase,
  surveillanceCaseFile,
  decideCase,
  ...THRESHOLD_CALLS,
] as const;
