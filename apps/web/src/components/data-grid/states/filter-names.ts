import type { Column } from '@meridian/domain/columns/column';
import { QUICK_LABELS, type QuickFilter } from '@meridian/domain/quick-filter';
import type { GridView } from '../view/grid-view.ts';

/** `Status, Limit and the search`: what hides rows, in words. */
export function filterNames(
  columns: readonly Column[],
  filters: GridView['filters'],
  search: string,
  quick: readonly QuickFilter[] = [],
): string {
  const filtered = columns.filter(({ id }) => id in filters).map(({ header }) => header);
  const names = [...quick.map((filter) => QUICK_LABELS[filter]), ...filtered];
  if (search.trim() !== '') names.push(names.length === 0 ? `the search “${search.trim()}”` : 'the search');
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
