import { describe, expect, it } from 'vitest';
import { isExcludedStrategyDestination } from './strategy-settings-map.ts';

describe('isExcludedStrategyDestination', () => {
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
});
