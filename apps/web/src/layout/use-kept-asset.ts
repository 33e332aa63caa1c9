import { DEFAULT_ASSET_CLASS } from '@meridian/domain/asset-class';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { usePreferences } from '../lib/preferences.ts';
import { useSearchChange } from '../lib/use-search-change.ts';
import { ASSET_PARAM, withAsset } from './asset-selection.ts';

/** An address that names no asset class is of the one that the user chose last. */
export function useKeptAsset(): void {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const kept = usePreferences(({ asset }) => asset);
  const isMissing = !search.has(ASSET_PARAM) && kept !== DEFAULT_ASSET_CLASS;
  useEffect(() => {
    if (isMissing) changeSearch((now) => (now.has(ASSET_PARAM) ? now : withAsset(now, kept)));
  }, [isMissing, kept, changeSearch]);
}
