import { describe, expect, it } from 'vitest';
import type { GridId } from './grid-id.ts';
import { GRIDS } from './grids.fixture.ts';

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** The desk's names, repeated here on purpose, so that a renamed type or column fails the test. */
const ORDER = words(`
  parent_order_numeric_id client_id client_order_id status auto_trading_status global_auto_trading_status
  exchange_symbol outright_symbol exchange_base_symbol order_side country trade_currency order_type limit_price
  order_qty original_order_qty min_qty open_qty filled_qty remaining_qty time_in_force avg_fill_price percent_of_adv
  %Volume complete_percent original_complete_percent current_last current_last_size current_bid current_bid_size
  current_ask current_ask_size avg_spread avg_spread_bps avg_spread_ticks cost_ivwap_bps cost_ivwap_ticks
  cost_arrival_mid_bps cost_arrival_mid_ticks cost_dvwap_bps cost_dvwap_ticks strat start_time end_time
  end_time_since_epoch_milliseconds aggregation_status must_finish part_rate volume_cap ivwap volume_since_start avg_daily_notional alloc_account account
  trader_id trade_date strategy_parameters attributes_json previous_close arrival_mid filled_usd target_usd open_usd
  remaining_usd day_volume day_vwap event_log new_logs asset_class asset_sub_class list_name diagnostic_info
  order_receive_time_since_epoch_milliseconds last_update_timestamp description category sub_category expiry_month
  multiplier tick_size quote_convention last_trading_date`);

const SHORTFALL = words('decision_price delay_usd trading_usd opportunity_usd fees_usd shortfall_usd shortfall_bps');

const RATES = words('fx_rate avg_fill_tick');

const DAY_FILLS = words('last_fill_date last_fill_date_qty');

const PARENT_ORDER = [...ORDER, ...SHORTFALL, ...RATES, ...DAY_FILLS];

const CHILD_ORDER = [
  ...ORDER,
  ...words(`
    child_order_numeric_id special_order_instruction intended_broker exec_broker intended_venue peg_type
    destination_name min_fill_qty display_qty last_fill_qty last_fill_price last_market snap_bid snap_bid_size snap_ask
    snap_ask_size send_time_since_epoch_milliseconds reflection_id leg_type`),
];

const STUCK = words('stuck_since stuck_reason');

const EXECUTION = words(`
  report_receive_time_since_epoch_milliseconds exchange_symbol outright_symbol order_side country trade_currency
  reflection_id last_fill_qty last_fill_price last_market asset_class leg_type asset_sub_class exec_broker snap_bid
  snap_bid_size snap_ask snap_ask_size time_in_force limit_price order_qty send_time destination_name
  parent_order_numeric_id client_order_id broker_exec_id tick_size quote_convention`);

const LOG = words('timestamp log_level list_name numeric_id symbol side size file_name log_message');

const AUDIT = words(`
  trade_date transact_ts res_type req_type description order_qty order_type limit_price sender_sub_id min_qty peg_type
  display_qty filled_qty last_fill_price last_market exec_broker avg_fill_price working_qty broker_exec_id
  diagnostic_info snap_bid snap_bid_size snap_ask snap_ask_size tick_size quote_convention caused_by request_id
  venue_report`);

const CALENDAR_SPREAD = words(`
  id parent_order_numeric_id leg_type status auto_trading_status exchange_symbol outright_symbol exchange_base_symbol
  order_side order_qty open_qty filled_qty remaining_qty percent_of_adv complete_percent client_order_id filled_usd
  target_usd open_usd remaining_usd expiry_month multiplier tick_size quote_convention last_trading_date category
  sub_category`);

const SCHEDULED_REPORT = words(`
  schedule_id report_type is_enabled frequency report_name isNew download_latest date_range acc alloc_acc country
  base_symbol pct_adv avg_spread algorithm actual_strategy email_receivers start_date end_date start_time end_time
  part_rate volatility order_type volume_cap cost_unit asset_class algo_machine_name cost_winsorization_threshold
  notional_winsorization_threshold enable_opportunity_cost_columns enable_quantile_buckets order_aggregation_logic
  latest_generation_time`);

const SAVED_REPORT = words(
  'schedule_id report_type report_location generation_time isNew pending report_name period run_id',
);

const STUCK_SUMMARY = words('name no_of_orders remaining_usd');

const COST_SUMMARY = words(`
  no_of_orders target_usd filled_usd open_usd remaining_usd complete_percent cost_ivwap_bps cost_ivwap_ticks
  cost_ivwap_usd cost_arrival_mid_bps cost_arrival_mid_ticks cost_arrival_mid_usd cost_dvwap_bps cost_dvwap_ticks
  cost_dvwap_usd no_of_filled effective_orders order_qty filled_qty percent_ahead ahead_usd expected_ivwap_bps expected_ivwap_sd_bps expected_ivwap_usd
  expected_arrival_bps expected_arrival_sd_bps expected_arrival_usd`);

type Reasons = Readonly<Record<string, string>>;

const PARENT_WITHOUT_COLUMN: Reasons = {
  new_logs: 'the dot on the bell',
  attributes_json: 'read apart into the attribute columns',
  end_time_since_epoch_milliseconds: 'the time and the countdown in End',
};

const CHILD_WITHOUT_COLUMN: Reasons = {
  event_log: 'the bell belongs to the parent',
  new_logs: 'the bell belongs to the parent',
  attributes_json: 'goals and schedules belong to the parent',
  end_time_since_epoch_milliseconds: 'the time in End',
};

const LEG_WITHOUT_COLUMN: Reasons = {
  id: 'the row key',
  parent_order_numeric_id: 'half of the row key; the client order id is what the desk reads',
};

const SCHEDULE_WITHOUT_COLUMN: Reasons = {
  schedule_id: 'the row key',
  is_enabled: 'the Inactive tag in Status/type',
  isNew: 'the dot and the bold name',
};

const SAVED_WITHOUT_COLUMN: Reasons = {
  isNew: 'the dot and the bold name',
  pending: 'the state of the download button',
  run_id: 'the key of a report that is being made',
};

const COVERAGE: Readonly<Record<GridId, readonly [fields: readonly string[], withoutColumn: Reasons]>> = {
  'parent-orders': [PARENT_ORDER, PARENT_WITHOUT_COLUMN],
  'power-search': [PARENT_ORDER, PARENT_WITHOUT_COLUMN],
  'stuck-parent-orders': [
    [...PARENT_ORDER, ...STUCK, 'reflection_id', 'destination_name', 'intended_venue'],
    PARENT_WITHOUT_COLUMN,
  ],
  'child-orders': [CHILD_ORDER, CHILD_WITHOUT_COLUMN],
  'stuck-child-orders': [[...CHILD_ORDER, ...STUCK], CHILD_WITHOUT_COLUMN],
  'cancelled-orders': [CHILD_ORDER, CHILD_WITHOUT_COLUMN],
  executions: [['id', ...EXECUTION], { id: 'the row key: an exec id is unique at its venue only' }],
  'event-log': [LOG, {}],
  'parent-log': [LOG, {}],
  'calendar-spread': [CALENDAR_SPREAD, LEG_WITHOUT_COLUMN],
  'audit-history': [AUDIT, {}],
  'scheduled-reports': [SCHEDULED_REPORT, SCHEDULE_WITHOUT_COLUMN],
  'saved-reports': [SAVED_REPORT, SAVED_WITHOUT_COLUMN],
  'stuck-by-destination': [STUCK_SUMMARY, {}],
  'stuck-by-list': [STUCK_SUMMARY, {}],
  'stuck-by-country': [STUCK_SUMMARY, {}],
  'stuck-by-tactic': [STUCK_SUMMARY, {}],
  'stuck-by-venue': [STUCK_SUMMARY, {}],
  'progress-by-list': [[...COST_SUMMARY, 'list_name'], {}],
  'progress-by-asset-class': [[...COST_SUMMARY, 'asset_class_name'], {}],
  'progress-by-country': [[...COST_SUMMARY, 'country'], {}],
  'execution-summary-by-list': [[...COST_SUMMARY, 'list_name'], {}],
  'execution-summary-by-asset-class': [[...COST_SUMMARY, 'asset_class_name'], {}],
  'execution-summary-by-country': [[...COST_SUMMARY, 'country'], {}],
  'summary-orders': [PARENT_ORDER, PARENT_WITHOUT_COLUMN],
};

describe('every field of an entity has a column in its grid, or a reason why not', () => {
  it.each(Object.values(GRIDS))('$id', (grid) => {
    const [fields, withoutColumn] = COVERAGE[grid.id];
    const ofRow = grid.columns.filter((column) => column.source === 'field' || column.source === 'control');
    const reached = ofRow.flatMap((column) => (column.field === null ? [] : [column.field]));
    expect([...reached, ...Object.keys(withoutColumn)].sort()).toEqual([...fields].sort());
  });

  it.each(Object.values(GRIDS))('$id tells its rows apart by a field that they have', (grid) => {
    const [fields] = COVERAGE[grid.id];
    expect([...fields, null]).toContain(grid.rowKey);
  });
});
