import { type Static, Type } from 'typebox';
import { restCall } from './rest-call.ts';
import {
  AssetClassSchema,
  DoneSchema,
  EpochMsSchema,
  NameSchema,
  NullableText,
  nullable,
  ReasonSchema,
} from './schema-parts.ts';

export const AlertRuleSchema = Type.Enum(['W1', 'W2', 'W3', 'S1', 'L1', 'C1', 'M1', 'Q1']);
const Count = Type.Integer({ minimum: 0 });

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

const ThresholdScopeSchema = Type.Object({
  ...ThresholdSetSchema.properties,
  /** What would hold without the set. */
  inherited: ThresholdValuesSchema,
  /** Newest first. */
  versions: Type.Array(
    Type.Object({
      version: Count,
      /** Only what the version changed. */
      thresholds: ThresholdValuesSchema,
      note: Type.String(),
      saved_by: NullableText,
      saved_ms: EpochMsSchema,
    }),
  ),
});

export type ThresholdScope = Static<typeof ThresholdScopeSchema>;

export type ThresholdSet = Static<typeof ThresholdSetSchema>;

export const surveillanceThresholds = restCall({
  service: 'main',
  method: 'GET',
  path: '/tca/surveillance_thresholds',
  summary: 'Thresholds in force, by account and asset class; the first holds for all.',
  access: 'surveillance_permit',
  response: Type.Array(ThresholdSetSchema),
});

export const thresholdScope = restCall({
  service: 'main',
  method: 'GET',
  path: '/tca/surveillance_threshold_scope',
  summary: 'Thresholds of one account and asset class, with what they build on and every version.',
  access: 'surveillance_permit',
  query: Type.Object({ account: Type.Optional(NameSchema), asset_class: Type.Optional(AssetClassSchema) }),
  response: ThresholdScopeSchema,
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

const TestedSchema = Type.Object(
  {
    account: nullable(NameSchema),
    asset_class: nullable(AssetClassSchema),
    thresholds: ThresholdValuesSchema,
    days: Type.Integer({ minimum: 1, maximum: 20, description: 'Trading days' }),
  },
  { additionalProperties: false },
);

const RunIdSchema = Type.String({ minLength: 8, maxLength: 64 });

/** `percent` and the current step while running; the counts when done. */
const ThresholdTestSchema = Type.Object({
  run: RunIdSchema,
  state: Type.Enum(['running', 'done', 'failed', 'cancelled']),
  percent: Type.Number({ minimum: 0, maximum: 100 }),
  stage: Type.String(),
  started_ms: EpochMsSchema,
  /** Why there is no result. */
  message: Type.String(),
  asked: TestedSchema,
  result: nullable(
    Type.Object({
      trading_days: Count,
      orders: Count,
      rules: Type.Array(
        Type.Object({ rule: AlertRuleSchema, rule_name: Type.String(), alerts_now: Count, alerts_then: Count }),
      ),
      took_ms: Count,
    }),
  ),
});

export type ThresholdTest = Static<typeof ThresholdTestSchema>;

export const testThresholds = restCall({
  service: 'main',
  method: 'POST',
  path: '/tca/test_surveillance_thresholds',
  summary: 'Count the alerts that thresholds would have made over past days, against those in force. Saves nothing.',
  access: 'surveillance_permit',
  body: TestedSchema,
  response: ThresholdTestSchema,
  problems: [409],
});

export const thresholdTest = restCall({
  service: 'main',
  method: 'GET',
  path: '/tca/test_surveillance_thresholds',
  summary: 'How far a test of thresholds is, and its counts when it is done; without a run your last one.',
  access: 'surveillance_permit',
  query: Type.Object({ run: Type.Optional(RunIdSchema) }, { additionalProperties: false }),
  response: Type.Object({ test: nullable(ThresholdTestSchema) }),
  problems: [404],
});

export const cancelThresholdTest = restCall({
  service: 'main',
  method: 'DELETE',
  path: '/tca/test_surveillance_thresholds',
  summary: 'Stop a test of thresholds.',
  access: 'surveillance_permit',
  query: Type.Object({ run: RunIdSchema }, { additionalProperties: false }),
  response: DoneSchema,
  problems: [404],
});

/** Beyond the calls of the specification. */
export const THRESHOLD_CALLS = [
  surveillanceThresholds,
  thresholdScope,
  saveThresholds,
  testThresholds,
  thresholdTest,
  cancelThresholdTest,
] as const;
