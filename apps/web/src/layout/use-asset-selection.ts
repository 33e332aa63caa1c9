import type { AssetSelection } from '@meridian/domain/asset-class';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { changePreferences } from '../lib/preferences.ts';
import { useSearchChange } from '../lib/use-search-change.ts';
import { useSession } from '../session/session-context.tsx';
import { selectCurrentUser } from '../session/session-selectors.ts';
import { assetOf, withAsset } from './asset-selection.ts';

/** The chosen asset class and its setter. It is in the address, and kept for the next visit. */
export function useAssetSelection(): readonly [AssetSelection, (asset: AssetSelection) => void] {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const userId = useSession((state) => selectCurrentUser(state)?.id ?? null);
  const select = useCallback(
    (asset: AssetSelection) => {
      changeSearch((now) => withAsset(now, asset));
      if (userId !== null) void changePreferences(userId, { asset });
    },
    [changeSearch, userId],
  );
  return [assetOf(search), select];
}
