import type { ListSummary } from '@meridian/domain/entities/list-summary';
import type { Row } from '../topics/row-batch.ts';
import { cellReader } from '../topics/tables/columns.ts';
import { byName, prefixRank } from './match-rank.ts';

const listName = cellReader('parent_orders', 'list_name');

/** Lists by prefix, each with the number of its orders that the user may see. */
export class FoundLists {
  readonly #prefix: string;
  readonly #counts = new Map<string, number>();

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  look(row: Row): void {
    const name = listName(row);
    if (name === null) return;
    const known = this.#counts.get(name);
    if (known !== undefined) this.#counts.set(name, known + 1);
    else if (prefixRank(name, this.#prefix) !== null) this.#counts.set(name, 1);
  }

  best(limit: number): readonly ListSummary[] {
    const lists = Array.from(this.#counts, ([list_name, no_of_orders]) => ({ list_name, no_of_orders }));
    const exact = ({ list_name }: ListSummary) => prefixRank(list_name, this.#prefix) ?? 2;
    return lists.sort((a, b) => exact(a) - exact(b) || byName(a.list_name, b.list_name)).slice(0, limit);
  }
}
