import type { AssetClass } from '../asset-class.ts';

/** As users and stored reports know them, spelling included. */
export const REPORT_TYPES = [
  'Custom',
  'Stiched Parent Order Summary',
  'Multiday Drift',
  'Futures Markout',
  'Wash trade',
  'Market manipulation',
] as const;

export type ReportType = (typeof REPORT_TYPES)[number];

export const PAGE_ORIENTATIONS = ['landscape', 'portrait'] as const;

export type PageOrientation = (typeof PAGE_ORIENTATIONS)[number];

export const COST_UNITS = ['bps', 'ticks', 'usd'] as const;

export type CostUnit = (typeof COST_UNITS)[number];

/** Which orders a report takes in by a measure; a null end is open. */
export type NumberRange = {
  readonly min: number | null;
  readonly max: number | null;
};

/** Lists choose orders by value: an empty list takes in all of them. */
export type ScheduledReportFilters = {
  readonly acc: readonly string[];
  readonly alloc_acc: readonly string[];
  readonly country: readonly string[];
  readonly base_symbol: readonly string[];
  readonly algorithm: readonly string[];
  readonly actual_strategy: readonly string[];
  readonly order_type: readonly string[];
  readonly algo_machine_name: readonly string[];
  readonly asset_class: AssetClass | null;
  readonly pct_adv: NumberRange | null;
  readonly avg_spread: NumberRange | null;
  readonly part_rate: NumberRange | null;
  readonly volatility: NumberRange | null;
  readonly volume_cap: NumberRange | null;
};

export type ScheduledReport = ScheduledReportFilters & {
  /** What saved reports refer to. */
  readonly schedule_id: number;
  readonly report_type: ReportType | null;
  readonly is_enabled: boolean;
  /** NEVER, DAILY, WEEKLY or MONTHLY. */
  readonly frequency: string;
  readonly report_name: string;
  readonly isNew: boolean;
  /** Where the newest report lies; null before the first run. */
  readonly download_latest: string | null;
  /** A code such as LTD; null means the custom dates below. */
  readonly date_range: string | null;
  readonly email_receivers: readonly string[];
  /** YYYY-MM-DD, 9999-09-09 where the range is not custom. */
  readonly start_date: string;
  readonly end_date: string;
  /** HH:mm:ss. */
  readonly start_time: string;
  readonly end_time: string;
  readonly cost_unit: string;
  /** Percentile beyond which values are pulled in; null leaves them alone. */
  readonly cost_winsorization_threshold: number | null;
  readonly notional_winsorization_threshold: number | null;
  readonly enable_opportunity_cost_columns: boolean;
  readonly enable_quantile_buckets: boolean;
  /** 0, 1 or 2; a number, because the service stores it so. */
  readonly order_aggregation_logic: number;
  /** Epoch milliseconds; null before the first run. */
  readonly latest_generation_time: number | null;
  /** 1 is Monday; the day on which a weekly report runs. */
  readonly weekday: number;
  /** HH:mm in the server's zone. */
  readonly run_time: string;
  readonly page_orientation: PageOrientation;
};
