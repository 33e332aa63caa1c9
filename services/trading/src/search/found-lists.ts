import type { ListSummary } from '@meridian/domain/entities/list-summary';
import { byName, prefixRank } from './match-rank.ts';

/** Lists by prefix, each with the number of its orders that the user may see. */
export function foundLists(prefix: string, orders: ReadonlyMap<string, number>, limit: number): readonly ListSummary[] {
  const found = Array.from(orders).flatMap(([list_name, no_of_orders]) => {
    const rank = list_name === '' ? null : prefixRank(list_name, prefix);
    return rank === null ? [] : [{ rank, list: { list_name, no_of_orders } }];
  });
  return found
    .sort((a, b) => a.rank - b.rank || byName(a.list.list_name, b.list.list_name))
    .slice(0, limit)
    .map(({ list }) => list);
}
