import type { AssetClass } from '../asset-class.ts';

/** Stored names of report types, with their original spelling. */
export const REPORT_TYPES = [
  'Custom',
  'Stiched Parent Order Summary',
  'Multiday Drift',
  'Futures Markout',
  'Wash trade',
  'Market manipulation',
] as const;

/** Those that watch traders. They need a permit of their own. */
export const SURVEILLANCE_REPORT_TYPES = ['Wash trade', 'Market manipulation'] as const;

export type ReportType = (typeof REPORT_TYPES)[number];

export const PAGE_ORIENTATIONS = ['landscape', 'portrait'] as const;

export type PageOrientation = (typeof PAGE_ORIENTATIONS)[number];

export const COST_UNITS = ['bps', 'ticks', 'usd'] as const;

export type CostUnit = (typeof COST_UNITS)[number];

export const DEFAULT_COST_UNIT: CostUnit = 'bps';

/** Selects orders by a number. A null end is open. */
export type NumberRange = {
  readonly min: number | null;
  readonly max: number | null;
};

/** Lists select orders by value. An empty list selects all. */
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
  /** Saved reports refer to this id. */
  readonly schedule_id: number;
  readonly report_type: ReportType | null;
  readonly is_enabled: boolean;
  /** NEVER, DAILY, WEEKLY or MONTHLY. */
  readonly frequency: string;
  readonly report_name: string;
  readonly isNew: boolean;
  /** The location of the newest report. Null before the first run. */
  readonly download_latest: string | null;
  /** A code such as LTD; null means the custom dates below. */
  readonly date_range: string | null;
  readonly email_receivers: readonly string[];
  /** YYYY-MM-DD, or 9999-09-09 unless the range is custom. */
  readonly start_date: string;
  readonly end_date: string;
  /** HH:mm:ss. */
  readonly start_time: string;
  readonly end_time: string;
  readonly cost_unit: string;
  /** Percentile beyond which costs are winsorized. Null for none. */
  readonly cost_winsorization_threshold: number | null;
  readonly notional_winsorization_threshold: number | null;
  readonly enable_opportunity_cost_columns: boolean;
  readonly enable_quantile_buckets: boolean;
  /** 0, 1 or 2, as the service stores it. */
  readonly order_aggregation_logic: number;
  /** Epoch milliseconds; null before the first run. */
  readonly latest_generation_time: number | null;
  /** The day of a weekly report. 1 is Monday. */
  readonly weekday: number;
  /** HH:mm in the server's time zone. */
  readonly run_time: string;
  readonly page_orientation: PageOrientation;
};
