import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { TEST_FIELDS, type TestField } from './testing.ts';

export type NaiveRow = Readonly<Record<TestField, Cell>>;
export type NaiveSort = { readonly columnId: TestField; readonly direction: 'ascending' | 'descending' };
export type NaiveQuery = {
  readonly sort: readonly NaiveSort[];
  readonly minQty: number | null;
  readonly countries: readonly string[] | null;
  readonly groupBy: readonly TestField[];
  readonly isOpen: boolean;
};

/** Recomputes the same rows from scratch each time, to compare with the live grid. */
export class NaiveGrid {
  readonly rows = new Map<number, NaiveRow>();

  put(row: readonly Cell[]): void {
    this.rows.set(Number(row[0]), this.#record(row));
  }

  change(change: readonly Cell[]): void {
    const id = Number(change[0]);
    const cells = this.#cells(this.rows.get(id));
    cells[0] = id;
    for (let at = 1; at < change.length; at += 2) cells[Number(change[at])] = change[at + 1] ?? null;
    this.rows.set(id, this.#record(cells));
  }

  shown(query: NaiveQuery): readonly (string | number)[] {
    return this.#lines(query, this.#wanted(query), 0);
  }

  #wanted({ sort, minQty, countries }: NaiveQuery): readonly NaiveRow[] {
    return [...this.rows.values()]
      .filter(({ order_qty }) => minQty === null || (typeof order_qty === 'number' && order_qty >= minQty))
      .filter(({ country }) => countries === null || countries.includes(String(country ?? '')))
      .sort((a, b) => {
        for (const { columnId, direction } of sort) {
          const difference = compare(a[columnId], b[columnId], direction);
          if (difference !== 0) return difference;
        }
        return 0;
      });
  }

  #lines(query: NaiveQuery, rows: readonly NaiveRow[], level: number): readonly (string | number)[] {
    const column = query.groupBy[level];
    if (column === undefined) return rows.map(({ parent_order_numeric_id }) => Number(parent_order_numeric_id));
    const direction = query.sort.find(({ columnId }) => columnId === column)?.direction ?? 'ascending';
    const values = [...new Set(rows.map((row) => row[column]))].sort((a, b) => compare(a, b, direction));
    return values.flatMap((value) => {
      const members = rows.filter((row) => row[column] === value);
      const header = `${value ?? ''} (${members.length})`;
      const beneath = query.isOpen ? this.#lines(query, members, level + 1) : [];
      return [header, beneath].flat();
    });
  }

  #cells(row: NaiveRow | undefined): Cell[] {
    return TEST_FIELDS.map((field) => row?.[field] ?? null);
  }

  #record(cells: readonly Cell[]): NaiveRow {
    const at = (field: TestField) => cells[TEST_FIELDS.indexOf(field)] ?? null;
    return {
      parent_order_numeric_id: at('parent_order_numeric_id'),
      status: at('status'),
      exchange_symbol: at('exchange_symbol'),
      country: at('country'),
      order_qty: at('order_qty'),
      filled_qty: at('filled_qty'),
      current_last: at('current_last'),
      cost_ivwap_bps: at('cost_ivwap_bps'),
      filled_usd: at('filled_usd'),
    };
  }
}

/** Blanks last in both directions. */
function compare(a: Cell, b: Cell, direction: NaiveSort['direction']): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  const sign = direction === 'ascending' ? 1 : -1;
  return a < b ? -sign : sign;
}
