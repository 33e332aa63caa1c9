import { isMarketData } from '@meridian/domain/columns/market-data';
import type { SearchField } from '@meridian/domain/power-search/search-fields';

/** Fields that find nothing, because the user has no market-data permit. */
export function isHiddenField({ column }: SearchField, isMarketDataPermitted: boolean): boolean {
  return !isMarketDataPermitted && column !== null && isMarketData(column);
}
