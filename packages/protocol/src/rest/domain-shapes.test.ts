import type { Account, SignedInUser } from '@meridian/domain/entities/auth-state';
import type { CostCurveRow } from '@meridian/domain/entities/cost-curve-row';
import type { EventLogEntry } from '@meridian/domain/entities/event-log-entry';
import type { HistoricalStats } from '@meridian/domain/entities/historical-stats';
import type { Instrument } from '@meridian/domain/entities/instrument';
import type { ScheduledReport } from '@meridian/domain/entities/scheduled-report';
import type { StrategyGroup } from '@meridian/domain/entities/strategy-group';
import type { TcaReport } from '@meridian/domain/entities/tca-report';
import type { UserView, UserViewSetting } from '@meridian/domain/entities/user-view-setting';
import type { VenueConfiguration } from '@meridian/domain/entities/venue-configuration';
import type { VenuePenalty } from '@meridian/domain/entities/venue-penalty';
import type { Static, TObject } from 'typebox';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { CostCurveRowSchema } from './cost-estimate-schemas.ts';
import { VenueConfigurationSchema, VenuePenaltySchema } from './routing-schemas.ts';
import { UserSchema } from './identity-schemas.ts';
import { EventLogEntrySchema } from './logs-calls.ts';
import { HistoricalStatsSchema, InstrumentSchema } from './market-intelligence-calls.ts';
import { StrategyGroupSchema } from './strategy-schemas.ts';
import { ScheduledReportSchema, TcaReportSchema } from './tca-schemas.ts';
import { AccountSchema } from './user-calls.ts';
import { UserViewSchema, UserViewSettingSchema } from './view-setting-schemas.ts';

/** Compiles only while the schema's type equals the domain's entity. */
function sample<Entity>() {
  return <Schema extends TObject>(
    schema: Static<Schema> extends Entity ? Schema : never,
    good: Entity & Static<Schema>,
    bad: Record<string, unknown>,
  ) => ({ schema, good, bad });
}

const SAMPLES = {
  user: sample<SignedInUser>()(
    UserSchema,
    {
      id: 1,
      email_id: 'a@b.example',
      name: 'A',
      short_name: 'a',
      trader_id: 'A',
      organisation: 'B',
      is_admin: false,
      are_actions_permitted: true,
      dashboard_permit: true,
      log_permit: true,
      python_permit: true,
      market_impact_permit: true,
      market_data_permit: true,
      surveillance_permit: false,
      data_permissions: { accounts: ['ALPHA'], alloc_accounts: [] },
    },
    { is_admin: 'no' },
  ),
  account: sample<Account>()(
    AccountSchema,
    { account: 'ALPHA', alloc_account: 'ALPHA-1', custom_client_name: '' },
    { account: null },
  ),
  'event log entry': sample<EventLogEntry>()(
    EventLogEntrySchema,
    {
      timestamp: 1_750_000_000_000,
      log_level: 'critical',
      list_name: null,
      numeric_id: 7,
      symbol: 'VOD',
      side: 'BUY COVER',
      size: 100,
      file_name: 'router.ts',
      log_message: 'Destination is down',
    },
    { side: 'HOLD' },
  ),
  instrument: sample<Instrument>()(
    InstrumentSchema,
    {
      bestex_id: '000123',
      exchange_symbol: 'ESZ6-ESH7',
      outright_symbol: null,
      exchange_base_symbol: 'ES',
      country: 'US',
      trade_currency: 'USD',
      asset_class: 'FUTURE',
      asset_sub_class: 'CALENDAR SPREAD',
      description: null,
      category: 'Index',
      sub_category: null,
      expiry_month: '2026-12',
      multiplier: 50,
      tick_size: 0.05,
      last_trading_date: '2026-12-18',
    },
    { asset_class: 'CRYPTO' },
  ),
  'cost curve row': sample<CostCurveRow>()(
    CostCurveRowSchema,
    {
      order_size: 100,
      cost_bps: 0.731,
      cost_contract: 18.265,
      cost_pct_spread: 146.122,
      cost_ivwap_bps: null,
      cost_ivwap_contract: 5.9,
      cost_ivwap_pct_spread: null,
    },
    { order_size: 101 },
  ),
  'historical stats': sample<HistoricalStats>()(
    HistoricalStatsSchema,
    {
      date: '2026-01-05',
      day_volume: null,
      trade_imbalance: -0.2,
      avg_spread_bps: 1.5,
      avg_depth: 900,
      day_high_mid: 0,
      day_low_mid: -0.25,
      day_vwap: null,
    },
    { date: '05/01/2026' },
  ),
  'TCA report': sample<TcaReport>()(
    TcaReportSchema,
    {
      schedule_id: 3,
      report_type: 'Wash trade',
      report_location: null,
      generation_time: null,
      isNew: true,
      pending: true,
      report_name: 'Wash trades',
      period: 'Last Week',
      run_id: null,
    },
    { report_type: 'Washing' },
  ),
  'venue configuration': sample<VenueConfiguration>()(
    VenueConfigurationSchema,
    { id: 1, exec_broker: 'B', venue: 'XLON', priority: 1, defaultDestinations: ['D'], venueOverrides: [], version: 1 },
    { priority: -1 },
  ),
  'venue penalty': sample<VenuePenalty>()(
    VenuePenaltySchema,
    { id: 1, micCode: 'XLON', reason: 'Fills turn against us', ends_ms: null, version: 1 },
    { micCode: 'London' },
  ),
  'view setting': sample<UserViewSetting>()(
    UserViewSettingSchema,
    { id: 1, name: 'Mine', isDefault: true, grid: 'executions', version: 1 },
    { grid: 'somewhere' },
  ),
  view: sample<UserView>()(
    UserViewSchema,
    {
      id: 1,
      name: 'Mine',
      isDefault: false,
      grid: 'parent-orders',
      version: 3,
      view: {
        columns: [{ id: 'status', width: 80, hidden: false, pinned: 'left' }],
        sort: [{ columnId: 'status', direction: 'ascending' }],
        filters: { strat: { kind: 'set', texts: ['vwap'] } },
        groupBy: ['country'],
      },
    },
    { view: { columns: [] } },
  ),
  'strategy group': sample<StrategyGroup>()(
    StrategyGroupSchema,
    {
      id: 1,
      version: 1,
      name: 'Arms',
      type: 'multi-arm',
      base: 'vwap',
      multi_arm_param_values: { fast: { max_alloc: 80, min_alloc: 20 } },
      destination_uses: [],
      group_uses: [],
      direct_uses: ['list'],
      order_uses: 2,
      permission_level: 'write',
      saved_ms: 1_700_000_000_000,
      saved_by_email: null,
      asset_class: 'EQUITY',
      owner_account: null,
      owner_alloc_account: null,
    },
    { multi_arm_param_values: { fast: { max_alloc: 180, min_alloc: 20 } } },
  ),
  'scheduled report': sample<ScheduledReport>()(
    ScheduledReportSchema,
    {
      schedule_id: 1,
      report_type: null,
      is_enabled: true,
      frequency: 'WEEKLY',
      report_name: 'Weekly',
      isNew: false,
      download_latest: null,
      date_range: null,
      email_receivers: ['a@b.example'],
      start_date: '9999-09-09',
      end_date: '9999-09-09',
      start_time: '00:00:00',
      end_time: '00:00:00',
      cost_unit: 'bps',
      cost_winsorization_threshold: 5,
      notional_winsorization_threshold: null,
      enable_opportunity_cost_columns: false,
      enable_quantile_buckets: true,
      order_aggregation_logic: 2,
      latest_generation_time: null,
      acc: [],
      alloc_acc: [],
      country: ['JP'],
      base_symbol: [],
      algorithm: [],
      actual_strategy: [],
      order_type: [],
      algo_machine_name: [],
      asset_class: null,
      pct_adv: { min: 1, max: null },
      avg_spread: null,
      part_rate: null,
      volatility: null,
      volume_cap: null,
      weekday: 1,
      run_time: '07:00',
      page_orientation: 'landscape',
      owner: 'a@b.example',
      version: 1,
      next_run_ms: null,
      last_run: null,
    },
    { order_aggregation_logic: 3 },
  ),
};

describe('REST schemas of entities', () => {
  it.each(Object.entries(SAMPLES))('%s: takes a good one and refuses a bad or a partial one', (_name, entry) => {
    const { schema, good, bad } = entry;
    expect(Check(schema, good)).toBe(true);
    expect(Check(schema, { ...good, ...bad })).toBe(false);
    for (const field of Object.keys(good)) {
      const { [field]: _left, ...rest } = good as Record<string, unknown>;
      expect(Check(schema, rest), `without ${field}`).toBe(false);
    }
  });
});
