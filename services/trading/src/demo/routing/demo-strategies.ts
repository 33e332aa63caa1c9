import type { JsonObject } from '@meridian/domain/entities/json-value';
import type { StrategySettings } from '@meridian/domain/entities/strategy-settings';
import type { CustomStrategy } from '@meridian/protocol/rest/strategy-schemas';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';

function setting(strategy_destination: string, strategy_name: StrategyName, settings: JsonObject): StrategySettings {
  return {
    owner_account: null,
    owner_alloc_account: null,
    strategy_destination,
    strategy_name,
    settings,
    param_values: {},
    is_lqseek: strategy_name === 'lqseek',
  };
}

/** Settings of the first kind: the desk's names for everybody, and own ones of two accounts. */
export const DEMO_SETTINGS: readonly StrategySettings[] = [
  setting('vwap_desk', 'vwap', { vc: 20 }),
  setting('vwap_patient', 'vwap', { vc: 12, urgency: 'low' }),
  setting('twap_desk', 'twap', { vc: 25 }),
  setting('pov_desk', 'pov', { pr: 10, vc: 15 }),
  setting('close_desk', 'close', { vc: 25, dark: false }),
  setting('optimal_desk', 'optimal', { urgency: 'medium', vc: 20 }),
  setting('lqseek_desk', 'lqseek', { urgency: 'medium', vc: 20 }),
  setting('spread_desk', 'calendar-spread', { urgency: 'medium' }),
  { ...setting('pov_desk', 'pov', { pr: 8, vc: 10 }), owner_account: 'BOREALIS' },
  { ...setting('optimal_desk', 'optimal', { urgency: 'high', vc: 30 }), owner_account: 'CASTELLAN' },
  setting('future_defaults', 'twap', { dark: false, vc: 30 }),
];

type Custom = Pick<CustomStrategy, 'strategy_name' | 'strategy_destination' | 'param_values'> & Partial<CustomStrategy>;

function custom(id: number, fields: Custom): CustomStrategy {
  const isLqseek = fields.strategy_destination.startsWith('lqseek');
  return {
    owner_account: null,
    owner_alloc_account: null,
    settings: {},
    is_lqseek: isLqseek,
    id,
    asset_class: 'EQUITY',
    version: 1,
    ...fields,
  };
}

/** Settings of the second kind: named strategies that build on the desk's settings. */
export const DEMO_CUSTOM_STRATEGIES: readonly CustomStrategy[] = [
  custom(1, {
    strategy_name: 'Desk default v2',
    strategy_destination: 'vwap_desk',
    param_values: { dark: true },
  }),
  custom(2, {
    strategy_name: 'POV 5% passive',
    strategy_destination: 'pov_desk',
    param_values: { pr: 5, urgency: 'low' },
  }),
  custom(3, {
    strategy_name: 'POV 10% adaptive',
    strategy_destination: 'pov_desk',
    param_values: { adaptive: true },
  }),
  custom(4, { strategy_name: 'VWAP list', strategy_destination: 'vwap_patient', param_values: {} }),
  custom(5, {
    strategy_name: 'LQSEEK dark first',
    strategy_destination: 'lqseek_desk',
    param_values: { urgency: 'low' },
  }),
  custom(6, { strategy_name: 'Lit only', strategy_destination: 'optimal_desk', param_values: { dark: false } }),
  custom(7, {
    strategy_name: 'EU low touch',
    strategy_destination: 'vwap_patient',
    param_values: { vc: 8 },
    owner_account: 'DELPHINE',
    owner_alloc_account: 'DELPHINE-EU',
  }),
  custom(8, { strategy_name: 'Late close', strategy_destination: 'close_desk', param_values: { vc: 30 } }),
  custom(9, {
    strategy_name: 'Futures TWAP',
    strategy_destination: 'twap_desk',
    param_values: { urgency: 'low' },
    asset_class: 'FUTURE',
  }),
  custom(10, {
    strategy_name: 'Futures POV',
    strategy_destination: 'pov_desk',
    param_values: { pr: 7 },
    asset_class: 'FUTURE',
  }),
];
