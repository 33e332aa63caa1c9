import { type AssetSelection, isAssetSelection } from '@meridian/domain/asset-class';
import type { PowerSearch } from '@meridian/domain/power-search/power-search';

/** Parameters that the schema has checked but not typed. */
export type Params = Readonly<Record<string, unknown>>;

/** Null for all that the user may see. */
export function parentIdsOf(params: Params): ReadonlySet<number> | null {
  const ids = params['parent_order_numeric_ids'];
  return Array.isArray(ids) ? new Set(ids.filter((id) => typeof id === 'number')) : null;
}

/** Null for all asset classes. */
export function assetOf(params: Params): AssetSelection | null {
  return isAssetSelection(params['asset']) ? params['asset'] : null;
}

/** Null without a search. The schema has checked it. */
export function whereOf(params: Params): PowerSearch | null {
  const { where } = params;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the subscribe frame was checked against its schema.
  return typeof where === 'object' && where !== null ? (where as PowerSearch) : null;
}

export function symbolsOf(params: Params): ReadonlySet<string> {
  const symbols = params['exchange_symbols'];
  return new Set(Array.isArray(symbols) ? symbols.filter((symbol) => typeof symbol === 'string') : []);
}
