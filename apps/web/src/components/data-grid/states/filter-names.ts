import type { Column } from '@meridian/domain/columns/column';
import type { GridView } from '../view/grid-view.ts';

/** `Status, Limit and the search`: what hides rows, in words. */
export function filterNames(columns: readonly Column[], filters: GridView['filters'], search: string): string {
  const names = columns.filter(({ id }) => id in filters).map(({ header }) => header);
  if (search.trim() !== '') names.push(names.length === 0 ? `the search “${search.trim()}”` : 'the search');
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
