import type { ScheduledReport } from '../entities/scheduled-report.ts';
import { defineColumns } from './define-columns.ts';
import { defineGrid } from './grid.ts';

/** Fields shown elsewhere (tag, dot, editor) or not at all. */
type NotAColumn = 'schedule_id' | 'is_enabled' | 'isNew' | 'weekday' | 'run_time' | 'page_orientation';
type ScheduledReportColumn = Exclude<keyof ScheduledReport, NotAColumn>;

const WIDE = 250;

const scheduledReportCatalogue = defineColumns<ScheduledReportColumn>('field', {
  report_type: { header: 'Status/type', kind: 'report-status', width: 270 },
  frequency: { header: 'Repeats', kind: 'frequency' },
  report_name: { header: 'Report name', kind: 'report-name', width: WIDE },
  download_latest: { header: 'Download', kind: 'download', width: 180 },
  date_range: { header: 'Date range', kind: 'date-range' },
  acc: { header: 'Account', kind: 'list', width: WIDE },
  alloc_acc: { header: 'Sub-account', kind: 'list', width: WIDE },
  country: { header: 'Country', kind: 'list', width: WIDE },
  base_symbol: { header: 'Base Symbol', kind: 'list', width: WIDE },
  pct_adv: { header: 'ADV %', kind: 'range' },
  avg_spread: { header: 'AVG Spread (bps)', kind: 'range' },
  algorithm: { header: 'Algo destination', kind: 'list', width: WIDE },
  actual_strategy: { header: 'Algo strategy', kind: 'list', width: WIDE },
  // No receivers is nobody, not all.
  email_receivers: { header: 'Email receivers', kind: 'text', width: 300 },
  start_date: { header: 'Start Date', kind: 'date' },
  end_date: { header: 'End Date', kind: 'date' },
  start_time: { header: 'Start time', kind: 'clock' },
  end_time: { header: 'End time', kind: 'clock' },
  part_rate: { header: 'Participation %', kind: 'range' },
  volatility: { header: 'Volatility %', kind: 'range' },
  order_type: { header: 'Order type', kind: 'list', width: WIDE },
  volume_cap: { header: 'Volume cap', kind: 'range' },
  cost_unit: { header: 'Cost', kind: 'choice' },
  asset_class: { header: 'Asset class', kind: 'choice' },
  algo_machine_name: { header: 'Algo machine', kind: 'list', width: WIDE },
  cost_winsorization_threshold: { header: 'Cost winsorization Threshold', kind: 'number' },
  notional_winsorization_threshold: { header: 'Notional winsorization threshold', kind: 'number' },
  enable_opportunity_cost_columns: { header: 'Enable opportunity cost numbers', kind: 'flag' },
  enable_quantile_buckets: { header: 'Enable quantile bucketing', kind: 'flag' },
  order_aggregation_logic: { header: 'Order aggregation', kind: 'aggregation' },
  latest_generation_time: { header: 'Last Run', kind: 'last-run' },
});

export const scheduledReportsGrid = defineGrid(scheduledReportCatalogue, {
  id: 'scheduled-reports',
  title: 'Scheduled reports',
  rowKey: 'schedule_id',
  selectable: true,
  pinnedLeft: ['report_type'],
  visible: [
    'frequency',
    'report_name',
    'download_latest',
    'date_range',
    'acc',
    'alloc_acc',
    'country',
    'base_symbol',
    'pct_adv',
    'avg_spread',
    'algorithm',
    'actual_strategy',
    'email_receivers',
    'start_date',
    'end_date',
    'start_time',
    'end_time',
    'part_rate',
    'volatility',
    'order_type',
    'volume_cap',
    'cost_unit',
    'asset_class',
    'algo_machine_name',
    'cost_winsorization_threshold',
    'notional_winsorization_threshold',
    'enable_opportunity_cost_columns',
    'enable_quantile_buckets',
    'order_aggregation_logic',
    'latest_generation_time',
  ],
});
