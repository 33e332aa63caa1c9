import { type PowerSearch, searchConditions, ANY_FIELD } from './power-search.ts';
import { ANY_COLUMNS } from './search-reader.ts';

/** The work of a search on one row: a unit for each condition, and one for each column that is read. */
export function searchWork(search: PowerSearch): number {
  const conditions = Array.from(searchConditions(search));
  const fields = new Set(conditions.map(({ field }) => field));
  return 1 + conditions.length + fields.size + (fields.has(ANY_FIELD) ? ANY_COLUMNS.length : 0);
}
