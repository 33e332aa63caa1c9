import { describe, expect, it } from 'vitest';
import { isExcludedStrategyDestination, strategySettingsMap } from './strategy-settings-map.ts';

describe('strategySettingsMap', () => {
  it.each([
    ['fx_defaults', true],
    ['custom', true],
    ['future_defaults', true],
    ['us_vwap_list_1', true],
    ['vwap_list', true],
    ['optimal_list_eu', true],
    ['vwap', false],
    ['custom_vwap', false],
    ['my_fx_defaults', false],
    ['optimal', false],
    ['', false],
  ])('leaves %s out: %s', (name, excluded) => {
    expect(isExcludedStrategyDestination(name)).toBe(excluded);
  });

  it('is keyed by destination, the later setting winning', () => {
    const map = strategySettingsMap([
      { strategy_destination: 'vwap', version: 1 },
      { strategy_destination: 'custom', version: 1 },
      { strategy_destination: 'vwap', version: 2 },
    ]);
    expect([...map]).toEqual([['vwap', { strategy_destination: 'vwap', version: 2 }]]);
  });
});
