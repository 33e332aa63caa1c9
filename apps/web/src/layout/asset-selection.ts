import { type AssetSelection, DEFAULT_ASSET_CLASS, isAssetSelection } from '@meridian/domain/asset-class';
import { ORDER_PARAM } from '../lib/order-param.ts';

export const ASSET_PARAM = 'asset';

/** The asset class in an address; EQUITY when it is missing or unknown. */
export function assetOf(search: URLSearchParams): AssetSelection {
  const value = search.get(ASSET_PARAM);
  return isAssetSelection(value) ? value : DEFAULT_ASSET_CLASS;
}

/** Another asset class has other orders, so the selected one is dropped. */
export function withAsset(search: URLSearchParams, asset: AssetSelection): URLSearchParams {
  const next = new URLSearchParams(search);
  if (assetOf(search) !== asset) next.delete(ORDER_PARAM);
  next.set(ASSET_PARAM, asset);
  return next;
}

/** The address of another screen. It keeps the asset class, but not filters and selections. */
export function pathWithAsset(path: string, search: URLSearchParams): string {
  const value = search.get(ASSET_PARAM);
  if (!isAssetSelection(value)) return path;
  return `${path}?${new URLSearchParams({ [ASSET_PARAM]: value }).toString()}`;
}
