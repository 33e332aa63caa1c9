import { ASSET_SELECTIONS } from '@meridian/domain/asset-class';
import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetOf, pathWithAsset, withAsset } from './asset-selection.ts';

describe('the asset class in the address', () => {
  it('is EQUITY when missing or unknown', () => {
    expect(assetOf(new URLSearchParams())).toBe('EQUITY');
    expect(assetOf(new URLSearchParams('asset=FX'))).toBe('EQUITY');
    expect(assetOf(new URLSearchParams('asset=CALENDAR+SPREAD'))).toBe('CALENDAR SPREAD');
  });

  it('survives the way into the address and back, whatever else stands there', () => {
    assert(
      property(constantFrom(...ASSET_SELECTIONS), string(), (asset, search) => {
        const before = new URLSearchParams({ search });
        const after = withAsset(before, asset);
        expect(assetOf(new URLSearchParams(after.toString()))).toBe(asset);
        expect(after.get('search')).toBe(search);
      }),
    );
  });

  it('leaves no order of another asset class open', () => {
    const before = new URLSearchParams('asset=EQUITY&order=693&status=working');
    expect(withAsset(before, 'FUTURE').toString()).toBe('asset=FUTURE&status=working');
    expect(withAsset(before, 'EQUITY').toString()).toBe('asset=EQUITY&order=693&status=working');
  });

  it('goes along to another screen, alone', () => {
    expect(pathWithAsset('/admin/users', new URLSearchParams('asset=FUTURE&user=3'))).toBe('/admin/users?asset=FUTURE');
    expect(pathWithAsset('/', new URLSearchParams('user=3'))).toBe('/');
    expect(pathWithAsset('/', new URLSearchParams('asset=FX'))).toBe('/');
  });
});
