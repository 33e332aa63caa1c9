import { isMarketData } from '@meridian/domain/columns/market-data';
import type { SearchField } from '@meridian/domain/power-search/search-fields';

/** Fields that would find nothing, because the market is not for this user to see. */
export function isHiddenField({ column }: SearchField, isMarketDataPermitted: boolean): boolean {
  return !isMarketDataPermitted && column !== null && isMarketData(column);
}
