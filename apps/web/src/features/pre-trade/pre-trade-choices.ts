import { isStagingStrategy } from '@meridian/domain/child-actions';
import type { PowerSearch } from '@meridian/domain/power-search/power-search';
import type { ParentOrderSearchData } from '@meridian/protocol/live/search-commands';
import type { Cell } from '@meridian/protocol/live/subscription-messages';

/** The newest orders that still trade or wait. A desk that has more finds its lists by name. */
export const OPEN_ORDERS: PowerSearch = {
  join: 'and',
  conditions: [{ field: 'status', operator: 'in', value: ['WORKING', 'PARTIAL', 'NEW', 'INIT', 'SENT', 'PENDING'] }],
};

export const MAX_OPEN_ORDERS = 1_000;

export type ListToChoose = { readonly name: string; readonly orders: number; readonly usd: number | null };

export type PreTradeChoices = {
  /** Largest first. */
  readonly lists: readonly ListToChoose[];
  readonly staged: readonly number[];
};

function textOf(cell: Cell | undefined): string | null {
  return typeof cell === 'string' && cell !== '' ? cell : null;
}

/** Null for an answer without the fields. Amounts need the market-data permit; without it lists go by their orders. */
export function choicesIn({ fields, rows }: Pick<ParentOrderSearchData, 'fields' | 'rows'>): PreTradeChoices | null {
  const at = (field: string) => fields.indexOf(field);
  const [id, list, strat, status, usd] = [
    at('parent_order_numeric_id'),
    at('list_name'),
    at('strat'),
    at('status'),
    at('target_usd'),
  ];
  if (id < 0 || list < 0 || strat < 0 || status < 0) return null;
  const lists = new Map<string, ListToChoose>();
  const staged: number[] = [];
  for (const row of rows) {
    const [number, name, amount] = [row[id], textOf(row[list]), row[usd]];
    const isNew = row[status] === 'NEW';
    if (typeof number === 'number' && isNew && isStagingStrategy(textOf(row[strat]))) staged.push(number);
    if (name === null) continue;
    const { orders, usd: before } = lists.get(name) ?? { orders: 0, usd: 0 };
    const sum = before === null || typeof amount !== 'number' ? null : before + amount;
    lists.set(name, { name, orders: orders + 1, usd: sum });
  }
  const sorted = [...lists.values()].toSorted(
    (a, b) => (b.usd ?? 0) - (a.usd ?? 0) || b.orders - a.orders || a.name.localeCompare(b.name),
  );
  return { lists: sorted, staged };
}
