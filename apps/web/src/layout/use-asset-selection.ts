import type { AssetSelection } from '@meridian/domain/asset-class';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { assetOf, withAsset } from './asset-selection.ts';

/** The chosen asset class and how to choose another; the address is its only home. */
export function useAssetSelection(): readonly [AssetSelection, (asset: AssetSelection) => void] {
  const [search, setSearch] = useSearchParams();
  const select = useCallback(
    (asset: AssetSelection) => setSearch((current) => withAsset(current, asset), { replace: true }),
    [setSearch],
  );
  return [assetOf(search), select];
}
