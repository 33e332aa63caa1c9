import { describe, expect, it } from 'vitest';
import {
  ASSET_CLASSES,
  ASSET_SELECTIONS,
  DEFAULT_ASSET_CLASS,
  isAssetClass,
  isAssetSelection,
  matchesAssetClass,
  matchesAssetSelection,
} from './asset-class.ts';

describe('asset class', () => {
  it('is EQUITY unless chosen otherwise', () => {
    expect(DEFAULT_ASSET_CLASS).toBe('EQUITY');
  });

  it('accepts rows without an asset class as equities only', () => {
    for (const row of [{}, { asset_class: null }, { asset_class: '' }]) {
      expect(matchesAssetClass(row, 'EQUITY')).toBe(true);
      expect(matchesAssetClass(row, 'FUTURE')).toBe(false);
    }
  });

  it('puts every row of a known class under exactly that class', () => {
    for (const asset_class of ASSET_CLASSES) {
      expect(ASSET_CLASSES.filter((chosen) => matchesAssetClass({ asset_class }, chosen))).toEqual([asset_class]);
    }
    expect(ASSET_CLASSES.some((chosen) => matchesAssetClass({ asset_class: 'FX' }, chosen))).toBe(false);
  });

  it('shows a calendar spread as a future and under its own selection', () => {
    const spread = { asset_class: 'FUTURE', asset_sub_class: 'CALENDAR SPREAD' };
    const matching = ASSET_SELECTIONS.filter((selection) => matchesAssetSelection(spread, selection));
    expect(matching).toEqual(['FUTURE', 'CALENDAR SPREAD']);
    expect(matchesAssetSelection({ asset_class: 'FUTURE', asset_sub_class: null }, 'CALENDAR SPREAD')).toBe(false);
  });

  it('distinguishes classes from selections', () => {
    expect(ASSET_CLASSES.every(isAssetClass)).toBe(true);
    expect(ASSET_SELECTIONS.every(isAssetSelection)).toBe(true);
    expect(isAssetClass('CALENDAR SPREAD')).toBe(false);
    expect(isAssetSelection('FX')).toBe(false);
  });
});
