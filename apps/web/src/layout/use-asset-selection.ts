import type { AssetSelection } from '@meridian/domain/asset-class';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useSearchChange } from '../lib/use-search-change.ts';
import { assetOf, withAsset } from './asset-selection.ts';

/** The chosen asset class and its setter. It is stored in the address only. */
export function useAssetSelection(): readonly [AssetSelection, (asset: AssetSelection) => void] {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const select = useCallback((asset: AssetSelection) => changeSearch((now) => withAsset(now, asset)), [changeSearch]);
  return [assetOf(search), select];
}
