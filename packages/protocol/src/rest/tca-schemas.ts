import { COST_UNITS, PAGE_ORIENTATIONS, REPORT_TYPES } from '@meridian/domain/entities/scheduled-report';
import { ORDER_TYPES } from '@meridian/domain/order-type';
import { type Static, Type } from 'typebox';
import { EmailSchema } from './identity-schemas.ts';
import {
  AssetClassSchema,
  DateSchema,
  EpochMsSchema,
  IdSchema,
  NameSchema,
  NullableNumber,
  NullableText,
  nullable,
  TimeSchema,
} from './schema-parts.ts';

const ReportTypeSchema = nullable(Type.Enum(REPORT_TYPES));
const Choices = Type.Array(NameSchema, { maxItems: 1_000 });
const RangeSchema = nullable(
  Type.Object({ min: NullableNumber, max: NullableNumber }, { additionalProperties: false }),
);
const ThresholdSchema = nullable(Type.Number({ minimum: 0, maximum: 100 }));
const FrequencySchema = Type.Enum(['NEVER', 'DAILY', 'WEEKLY', 'MONTHLY']);
const DateRangeSchema = nullable(Type.Enum(['AT', 'LTD', 'CY', 'LY', 'CW', 'LW', 'CM', 'LM', 'CQ', 'LQ']));
const ReportNameSchema = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' });

const fields = {
  acc: Choices,
  alloc_acc: Choices,
  country: Choices,
  base_symbol: Choices,
  algorithm: Choices,
  actual_strategy: Choices,
  order_type: Type.Array(Type.Enum(ORDER_TYPES), { maxItems: 10 }),
  algo_machine_name: Choices,
  asset_class: nullable(AssetClassSchema),
  pct_adv: RangeSchema,
  avg_spread: RangeSchema,
  part_rate: RangeSchema,
  volatility: RangeSchema,
  volume_cap: RangeSchema,
  report_type: ReportTypeSchema,
  is_enabled: Type.Boolean(),
  frequency: FrequencySchema,
  report_name: ReportNameSchema,
  date_range: DateRangeSchema,
  email_receivers: Type.Array(EmailSchema, { maxItems: 100 }),
  start_date: DateSchema,
  end_date: DateSchema,
  start_time: TimeSchema,
  end_time: TimeSchema,
  cost_unit: Type.Enum(COST_UNITS),
  cost_winsorization_threshold: ThresholdSchema,
  notional_winsorization_threshold: ThresholdSchema,
  enable_opportunity_cost_columns: Type.Boolean(),
  enable_quantile_buckets: Type.Boolean(),
  order_aggregation_logic: Type.Integer({ minimum: 0, maximum: 2 }),
  weekday: Type.Integer({ minimum: 1, maximum: 7, description: '1 is Monday' }),
  run_time: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: "HH:mm in the server's zone" }),
  page_orientation: Type.Enum(PAGE_ORIENTATIONS),
};

const ReportSettingsSchema = Type.Object(fields);

/** The user's settings of a report. */
export type ReportSettings = Static<typeof ReportSettingsSchema>;

const optionalFields = Type.Partial(ReportSettingsSchema).properties;

/** A new schedule. Missing fields have defaults. */
export const ScheduledReportInputSchema = Type.Object(
  { ...optionalFields, report_name: ReportNameSchema },
  { additionalProperties: false },
);

/** The changed fields. Others stay. */
export const ScheduledReportChangeSchema = Type.Object(
  { ...optionalFields, schedule_id: IdSchema, version: Type.Optional(Type.Integer({ minimum: 1 })) },
  { additionalProperties: false },
);

export type ReportSettingsInput = Static<typeof ScheduledReportInputSchema>;

const RUN_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

/** One run of a report. `reason` says why it failed. */
export const ReportRunSchema = Type.Object({
  run_id: IdSchema,
  /** Null for a single run without a schedule. */
  schedule_id: nullable(IdSchema),
  report_name: Type.String(),
  report_type: ReportTypeSchema,
  cause: Type.Enum(['schedule', 'now', 'retry']),
  state: Type.Enum(RUN_STATES),
  percent: Type.Number({ minimum: 0, maximum: 100 }),
  stage: Type.String(),
  reason: NullableText,
  requested_by: NullableText,
  queued_ms: EpochMsSchema,
  started_ms: nullable(EpochMsSchema),
  ended_ms: nullable(EpochMsSchema),
  report_location: NullableText,
  /** Receivers that got it, and the others with the reason. */
  mailed: Type.Array(Type.String()),
  withheld: Type.Array(Type.Object({ email: Type.String(), reason: Type.String() })),
});

export type ReportRun = Static<typeof ReportRunSchema>;

export const ScheduledReportSchema = Type.Object({
  ...fields,
  schedule_id: IdSchema,
  isNew: Type.Boolean(),
  download_latest: NullableText,
  latest_generation_time: nullable(EpochMsSchema),
  owner: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  next_run_ms: nullable(EpochMsSchema),
  /** The newest run, so that the grid shows progress and failures. */
  last_run: nullable(ReportRunSchema),
});

export const TcaReportSchema = Type.Object({
  /** 0 for a single run without a schedule. */
  schedule_id: Type.Integer({ minimum: 0 }),
  report_type: ReportTypeSchema,
  report_location: NullableText,
  generation_time: nullable(EpochMsSchema),
  isNew: Type.Boolean(),
  pending: Type.Boolean(),
  report_name: Type.String(),
  period: Type.String(),
  run_id: nullable(IdSchema),
});

/** The possible values of each filter. */
export const ReportFilterChoicesSchema = Type.Object({
  country: Choices,
  base_symbol: Type.Array(Type.String()),
  algorithm: Choices,
  actual_strategy: Choices,
  order_type: Type.Array(Type.Enum(ORDER_TYPES)),
  algo_machine_name: Choices,
  asset_class: Type.Array(AssetClassSchema),
  report_type: Type.Array(Type.Enum(REPORT_TYPES)),
  cost_unit: Type.Array(Type.Enum(COST_UNITS)),
  acc: Choices,
  alloc_acc: Choices,
});
