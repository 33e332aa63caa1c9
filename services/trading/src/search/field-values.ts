import type { SearchValue } from '@meridian/domain/power-search/power-search';
import type { SearchField } from '@meridian/domain/power-search/search-fields';
import { type SearchClock, searchReader } from '@meridian/domain/power-search/search-reader';
import type { FoundValue } from '@meridian/protocol/live/search-commands';
import type { Cells } from '../live/topic-source.ts';
import { isMarketField, parentOrderCell } from '../topics/views/parent-order-filter.ts';
import { byName, prefixRank } from './match-rank.ts';

/** Maximum number of distinct values. Nobody picks from more. */
const MAX_VALUES = 20_000;

/** The values of one column by prefix, most frequent first. Market data need the permission. */
export class FieldValues {
  readonly #prefix: string;
  readonly #read: ((row: Cells) => SearchValue | readonly SearchValue[]) | null;
  readonly #counts = new Map<string, number>();

  constructor(field: SearchField, prefix: string, isMarketDataPermitted: boolean, clock: SearchClock | null) {
    this.#prefix = prefix;
    const isHidden = !isMarketDataPermitted && isMarketField(field);
    this.#read = isHidden ? null : searchReader(field, parentOrderCell, clock);
  }

  look(row: Cells): void {
    const read = this.#read?.(row) ?? null;
    const values = new Set(read === null || typeof read !== 'object' ? [read] : read);
    for (const value of values) {
      if (value === null) continue;
      const text = typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
      const known = this.#counts.get(text);
      if (known !== undefined) this.#counts.set(text, known + 1);
      else if (this.#counts.size < MAX_VALUES && prefixRank(text, this.#prefix) !== null) this.#counts.set(text, 1);
    }
  }

  best(limit: number): readonly FoundValue[] {
    const values = Array.from(this.#counts, ([value, no_of_orders]) => ({ value, no_of_orders }));
    return values.sort((a, b) => b.no_of_orders - a.no_of_orders || byName(a.value, b.value)).slice(0, limit);
  }
}
