import { setImmediate } from 'node:timers/promises';
import type { DataPermissions } from '@meridian/domain/entities/permissions';
import type { RowTable } from '../topics/row-table.ts';
import { rememberingAccess } from '../topics/views/row-scope.ts';
import { BestOrders } from './best-orders.ts';
import { prefixRank } from './match-rank.ts';
import { isSearched, OrderColumns, OWNER_SEPARATOR } from './order-columns.ts';

/** Rows per slice, so that a search over a large desk does not block other work. */
const SLICE_ROWS = 100_000;

/** No rank. */
const NONE = 9;

export type IndexFinds = {
  /** Ids of the best orders. */
  readonly orders: readonly number[];
  /** How many visible orders each symbol has, with one of them. */
  readonly symbols: ReadonlyMap<string, { readonly orders: number; readonly sample: number }>;
  readonly lists: ReadonlyMap<string, number>;
};

/** Finds parent orders by prefix. It follows the table. */
export class OrderIndex {
  readonly #columns = new OrderColumns();

  constructor(parents: RowTable) {
    parents.watchAll(({ key, before, after, columns }) => {
      if (after === undefined) this.#columns.remove(key);
      else if (before === undefined || isSearched(columns)) this.#columns.put(key, after);
    });
  }

  /** Looks at all orders of the granted accounts. The prefix is in lower case. */
  async find(prefix: string, granted: DataPermissions, limit: number): Promise<IndexFinds> {
    const walk = new Walk(this.#columns, prefix, granted, limit);
    for (let from = 0; from < this.#columns.end; from += SLICE_ROWS) {
      if (from > 0) await setImmediate();
      walk.look(from, Math.min(from + SLICE_ROWS, this.#columns.end));
    }
    return walk.finds();
  }
}

/** One search. Texts that many orders share are looked at once. */
class Walk {
  readonly #columns: OrderColumns;
  readonly #prefix: string;
  readonly #best: BestOrders;
  readonly #symbolRanks: Uint8Array;
  readonly #listRanks: Uint8Array;
  readonly #isVisible: Uint8Array;
  readonly #symbolCounts: Int32Array;
  readonly #symbolSamples: Float64Array;
  readonly #listCounts: Int32Array;
  /** The prefix as the beginning of a number, or NaN. */
  readonly #digits: number;

  constructor(columns: OrderColumns, prefix: string, granted: DataPermissions, limit: number) {
    const { symbols, lists, owners } = columns;
    const isGranted = rememberingAccess(granted);
    this.#columns = columns;
    this.#prefix = prefix;
    this.#best = new BestOrders(limit);
    this.#digits = /^[1-9]\d*$/.test(prefix) ? Number(prefix) : Number.NaN;
    const rankOf = (text: string) => (text === '' ? NONE : (prefixRank(text, prefix) ?? NONE));
    this.#symbolRanks = Uint8Array.from({ length: symbols.end }, (_, at) => rankOf(symbols.textOf(at)));
    this.#listRanks = Uint8Array.from({ length: lists.end }, (_, at) => rankOf(lists.textOf(at)));
    this.#isVisible = Uint8Array.from({ length: owners.end }, (_, at) => {
      const [account = '', alloc = ''] = owners.textOf(at).split(OWNER_SEPARATOR);
      return Number(isGranted(account, alloc));
    });
    this.#symbolCounts = new Int32Array(symbols.end);
    this.#symbolSamples = new Float64Array(symbols.end);
    this.#listCounts = new Int32Array(lists.end);
  }

  look(from: number, to: number): void {
    const { ids, symbolOf, listOf, ownerOf, isOver, isUsed, receivedMs } = this.#columns;
    for (let slot = from; slot < to; slot += 1) {
      // An owner that came during the search is not known, and not shown.
      if (isUsed[slot] !== 1 || this.#isVisible[ownerOf[slot] ?? 0] !== 1) continue;
      const id = ids[slot] ?? 0;
      const symbol = symbolOf[slot] ?? 0;
      const list = listOf[slot] ?? 0;
      this.#symbolCounts[symbol] = (this.#symbolCounts[symbol] ?? 0) + 1;
      this.#symbolSamples[symbol] = id;
      this.#listCounts[list] = (this.#listCounts[list] ?? 0) + 1;
      const rank = this.#rankOf(slot, id, this.#symbolRanks[symbol] ?? NONE, this.#listRanks[list] ?? NONE);
      if (rank !== NONE) this.#best.offer(2 * rank + (isOver[slot] ?? 0), receivedMs[slot] ?? 0, id);
    }
  }

  finds(): IndexFinds {
    const { symbols, lists } = this.#columns;
    return {
      orders: this.#best.ids(),
      symbols: new Map(
        counted(this.#symbolCounts).map((at) => [
          symbols.textOf(at),
          { orders: this.#symbolCounts[at] ?? 0, sample: this.#symbolSamples[at] ?? 0 },
        ]),
      ),
      lists: new Map(counted(this.#listCounts).map((at) => [lists.textOf(at), this.#listCounts[at] ?? 0])),
    };
  }

  /** By id, then by symbol and list; an equal text before one that only begins so. */
  #rankOf(slot: number, id: number, bySymbol: number, byList: number): number {
    const own = Math.min(this.#idRank(id), this.#clientIdRank(slot));
    if (own === 0) return 0;
    if (bySymbol === 0) return 1;
    if (own === 1) return 2;
    if (bySymbol === 1) return 3;
    return byList === NONE ? NONE : 4;
  }

  #idRank(id: number): number {
    if (!(id >= this.#digits)) return NONE;
    if (id === this.#digits) return 0;
    let beginning = id;
    while (beginning > this.#digits) beginning = Math.floor(beginning / 10);
    return beginning === this.#digits ? 1 : NONE;
  }

  #clientIdRank(slot: number): number {
    const own = this.#columns.clientIds[slot] ?? '';
    if (!own.startsWith(this.#prefix)) return NONE;
    return own.length === this.#prefix.length ? 0 : 1;
  }
}

/** The numbers of the texts that some order has. */
function counted(counts: Int32Array): readonly number[] {
  return Array.from(counts.keys()).filter((at) => (counts[at] ?? 0) > 0);
}
