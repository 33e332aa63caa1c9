import { DEFAULT_ASSET_CLASS, matchesAssetClass } from '@meridian/domain/asset-class';
import {
  changeText,
  destinationText,
  limitText,
  onOffText,
  percentAheadText,
  percentText,
  rateText,
  specialInstructionText,
} from '@meridian/domain/cell-text';
import { percentAhead, percentChange, percentIntervalVolume, toTrade } from '@meridian/domain/computed-columns';
import { firstSpecialCharacter } from '@meridian/domain/special-characters';
import { findDuplicate } from '@meridian/domain/strategy-groups/find-duplicate';
import { isExcludedStrategyDestination } from '@meridian/domain/strategy-settings-map';
import { describe, expect, it } from 'vitest';

describe('validation and display', () => {
  it('[spec 5.2] no special character passes, and letters, digits and spaces do', () => {
    for (const each of '`!@#$%^&*()_+-={};\':"\\|,.<>?~') expect(firstSpecialCharacter(`a${each}b`)).toBe(each);
    expect(firstSpecialCharacter('Calm close 2')).toBeNull();
  });

  it('[spec 5.4] the first destination named twice is told', () => {
    const rules = ['A', 'B', 'C', 'B', 'A'].map((result_destination) => ({ result_destination }));
    expect(findDuplicate(rules)).toBe('B');
    expect(findDuplicate(rules.slice(0, 3))).toBeNull();
  });

  it('[spec 5.5] the limit of a market order reads MKT', () => {
    expect(limitText({ order_type: 'MARKET', limit_price: 12, tick_size: 0.01 })).toBe('MKT');
    expect(limitText({ order_type: 'LIMIT', limit_price: 12, tick_size: 0.01 })).toBe('12.00');
  });

  it('[spec 5.6] the instruction None reads N/A', () => {
    expect([specialInstructionText('None'), specialInstructionText('FirmUp')]).toEqual(['N/A', 'FirmUp']);
  });

  it('[spec 5.7] rates have a percent sign, percents two decimals and changes one', () => {
    expect(rateText(10)).toBe('10%');
    expect(percentText(12.345)).toMatch(/^12\.3[45]$/);
    expect(changeText(1.26)).toMatch(/1\.3$/);
    expect(percentAheadText({ filled_qty: 30, goal: 20, order_qty: 100 })).toMatch(/10\.00$/);
  });

  it('[spec 5.8] what cannot be read is blank, and percent ahead without its inputs is NA', () => {
    expect([rateText('soon'), percentText('much'), changeText(null)]).toEqual(['', '', '']);
    expect(percentAheadText({ filled_qty: 30, goal: null, order_qty: 100 })).toBe('NA');
  });

  it('[spec 5.9] aggregation reads ON or OFF', () => {
    expect([onOffText(true), onOffText(false)]).toEqual(['ON', 'OFF']);
  });

  it('[spec 5.10] default, custom and list destinations are no strategy settings', () => {
    const names = ['fx_defaults', 'custom', 'future_defaults', 'us_vwap_list_1', 'optimal_list'];
    expect(names.map(isExcludedStrategyDestination)).toEqual(Array(5).fill(true));
    expect(isExcludedStrategyDestination('ALGO-DMA-1')).toBe(false);
  });

  it('[spec 5.11] a row without an asset class is an equity, which is the default', () => {
    expect(DEFAULT_ASSET_CLASS).toBe('EQUITY');
    expect(matchesAssetClass({ asset_class: null }, 'EQUITY')).toBe(true);
    expect(matchesAssetClass({ asset_class: null }, 'FUTURE')).toBe(false);
  });

  it('[spec 5.12] change, to trade, percent ahead and interval volume follow their formulas', () => {
    expect(percentChange({ current_last: 110, previous_close: 100 })).toBeCloseTo(10, 9);
    expect([toTrade({ floor: 30, filled_qty: 10 }), toTrade({ floor: 10, filled_qty: 30 })]).toEqual([20, 0]);
    expect(percentAhead({ filled_qty: 30, goal: 20, order_qty: 100 })).toBeCloseTo(10, 9);
    const volume = { filled_qty: 10, volume_since_start: 200 };
    expect(percentIntervalVolume({ ...volume, asset_class: 'EQUITY' })).toBeCloseTo(5, 9);
  });

  it('[spec 5.13] a destination is shown without its ending for tests', () => {
    expect([destinationText('BRK-1_UAT'), destinationText('BRK-1')]).toEqual(['BRK-1', 'BRK-1']);
  });
});
