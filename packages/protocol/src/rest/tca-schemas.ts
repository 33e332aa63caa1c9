import { REPORT_TYPES } from '@meridian/domain/entities/scheduled-report';
import { ORDER_TYPES } from '@meridian/domain/order-type';
import { Type } from 'typebox';
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
const RangeSchema = nullable(Type.Object({ min: NullableNumber, max: NullableNumber }));
const ThresholdSchema = nullable(Type.Number({ minimum: 0, maximum: 100 }));

const filters = {
  acc: Choices,
  alloc_acc: Choices,
  country: Choices,
  base_symbol: Choices,
  algorithm: Choices,
  actual_strategy: Choices,
  order_type: Type.Array(Type.Enum(ORDER_TYPES)),
  algo_machine_name: Choices,
  asset_class: nullable(AssetClassSchema),
  pct_adv: RangeSchema,
  avg_spread: RangeSchema,
  part_rate: RangeSchema,
  volatility: RangeSchema,
  volume_cap: RangeSchema,
};

/** What a user decides about a schedule. */
export const ScheduledReportInputSchema = Type.Object({
  ...filters,
  report_type: ReportTypeSchema,
  is_enabled: Type.Boolean(),
  frequency: Type.Enum(['NEVER', 'DAILY', 'WEEKLY', 'MONTHLY']),
  report_name: NameSchema,
  date_range: nullable(Type.Enum(['AT', 'LTD', 'CY', 'LY', 'CW', 'LW', 'CM', 'LM', 'CQ', 'LQ'])),
  email_receivers: Type.Array(EmailSchema, { maxItems: 100 }),
  start_date: DateSchema,
  end_date: DateSchema,
  start_time: TimeSchema,
  end_time: TimeSchema,
  cost_unit: Type.String({ minLength: 1, maxLength: 20 }),
  cost_winsorization_threshold: ThresholdSchema,
  notional_winsorization_threshold: ThresholdSchema,
  enable_opportunity_cost_columns: Type.Boolean(),
  enable_quantile_buckets: Type.Boolean(),
  order_aggregation_logic: Type.Integer({ minimum: 0, maximum: 2 }),
});

export const ScheduledReportSchema = Type.Object({
  ...ScheduledReportInputSchema.properties,
  schedule_id: IdSchema,
  isNew: Type.Boolean(),
  download_latest: NullableText,
  latest_generation_time: nullable(EpochMsSchema),
});

export const TcaReportSchema = Type.Object({
  schedule_id: IdSchema,
  report_type: ReportTypeSchema,
  report_location: NullableText,
  generation_time: nullable(EpochMsSchema),
  isNew: Type.Boolean(),
  pending: Type.Boolean(),
});

/** What each filter of a schedule may be set to. */
export const ReportFilterChoicesSchema = Type.Object({
  country: Choices,
  base_symbol: Choices,
  algorithm: Choices,
  actual_strategy: Choices,
  order_type: Type.Array(Type.Enum(ORDER_TYPES)),
  algo_machine_name: Choices,
  asset_class: Type.Array(AssetClassSchema),
  report_type: Type.Array(Type.Enum(REPORT_TYPES)),
  cost_unit: Type.Array(Type.String()),
});
