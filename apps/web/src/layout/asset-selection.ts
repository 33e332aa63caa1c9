import { type AssetSelection, DEFAULT_ASSET_CLASS, isAssetSelection } from '@meridian/domain/asset-class';

export const ASSET_PARAM = 'asset';

/** The asset class that an address asks for; anything it does not know is EQUITY. */
export function assetOf(search: URLSearchParams): AssetSelection {
  const value = search.get(ASSET_PARAM);
  return isAssetSelection(value) ? value : DEFAULT_ASSET_CLASS;
}

export function withAsset(search: URLSearchParams, asset: AssetSelection): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set(ASSET_PARAM, asset);
  return next;
}

/** Address of another screen: the asset class goes along, filters and selections stay behind. */
export function pathWithAsset(path: string, search: URLSearchParams): string {
  const value = search.get(ASSET_PARAM);
  if (!isAssetSelection(value)) return path;
  return `${path}?${new URLSearchParams({ [ASSET_PARAM]: value }).toString()}`;
}
