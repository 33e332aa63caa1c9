import { isMarketData } from '@meridian/domain/columns/market-data';
import type { SearchField } from '@meridian/domain/power-search/search-fields';

/** True for market data fields when this user may not see market data. */
export function isHiddenField({ column }: SearchField, isMarketDataPermitted: boolean): boolean {
  return !isMarketDataPermitted && column !== null && isMarketData(column);
}
