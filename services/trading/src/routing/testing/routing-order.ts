import { ARM_PRIOR } from '@meridian/cost-model/bandit/normal-inverse-gamma';
import type { StrategySettings } from '@meridian/domain/entities/strategy-settings';
import type { CustomStrategy } from '@meridian/protocol/rest/strategy-schemas';
import type { RoutingConfiguration, RoutingGroup } from '../routing-configuration.ts';
import type { RoutingHealth } from '../routing-health.ts';
import type { RoutingOrder } from '../routing-order.ts';

export const ORDER: RoutingOrder = {
  parent_order_numeric_id: 7,
  account: 'ALDGATE',
  alloc_account: 'ALDGATE-CORE',
  trader_id: 'JKERR',
  list_name: null,
  strat: 'vwap',
  strategy_parameters: {},
  asset_class: 'EQUITY',
  asset_sub_class: null,
  exchange_symbol: 'AAPL',
  exchange_base_symbol: 'AAPL',
  country: 'US',
  trade_currency: 'USD',
  category: 'Equity',
  order_side: 'BUY',
  order_type: 'LIMIT',
  order_qty: 10_000,
  percent_of_adv: 2,
  notional_usd: 2_000_000,
  avg_spread_bps: 1.5,
  volatility: 1.6,
  start_time: 10 * 3600,
  end_time: 16 * 3600,
  must_finish: false,
  part_rate: null,
  volume_cap: null,
  venues: ['XNAS', 'ARCX', 'SGMX'],
};

export const NOTHING: RoutingConfiguration = {
  settings: [],
  customStrategies: [],
  groups: [],
  venueConfigurations: [
    {
      id: 1,
      exec_broker: 'ALGO',
      venue: 'XNAS',
      priority: 1,
      defaultDestinations: ['D1', 'D2'],
      venueOverrides: [],
      version: 1,
    },
    {
      id: 2,
      exec_broker: 'ALGO',
      venue: 'ARCX',
      priority: 3,
      defaultDestinations: ['D2'],
      venueOverrides: [],
      version: 1,
    },
    {
      id: 3,
      exec_broker: 'BRK',
      venue: 'SGMX',
      priority: 2,
      defaultDestinations: ['D3'],
      venueOverrides: [],
      version: 1,
    },
  ],
  penalties: [],
  disabledDestinations: [],
  disabledVenues: [],
  leftDestinations: [],
  leftVenues: [],
};

/** Everything connected, nothing learned. */
export const HEALTHY: RoutingHealth = { statusOf: () => 2, beliefOf: () => ARM_PRIOR };

export function testGroup(fields: Pick<RoutingGroup, 'name' | 'type' | 'base'> & Partial<RoutingGroup>): RoutingGroup {
  return {
    owner_account: null,
    owner_alloc_account: null,
    id: 1,
    learning: 1,
    multi_arm_param_values: {},
    asset_class: 'EQUITY',
    rules: [],
    ...fields,
  };
}

export function testSetting(
  fields: Pick<StrategySettings, 'strategy_destination' | 'strategy_name'> & Partial<StrategySettings>,
): StrategySettings {
  return {
    owner_account: null,
    owner_alloc_account: null,
    settings: {},
    param_values: {},
    is_lqseek: false,
    ...fields,
  };
}

export function testCustom(
  fields: Pick<CustomStrategy, 'strategy_name' | 'strategy_destination'> & Partial<CustomStrategy>,
): CustomStrategy {
  return {
    owner_account: null,
    owner_alloc_account: null,
    settings: {},
    param_values: {},
    is_lqseek: false,
    id: 1,
    asset_class: 'EQUITY',
    version: 1,
    ...fields,
  };
}
