import type { DataPermissions } from '@meridian/domain/entities/permissions';
import type { Steps } from '@meridian/service-kit/fair-work';
import type { RowTable } from '../topics/row-table.ts';
import { rememberingAccess } from '../topics/views/row-scope.ts';
import { BestOrders } from './best-orders.ts';
import { prefixRank } from './match-rank.ts';
import { isSearched, OrderColumns, OWNER_SEPARATOR } from './order-columns.ts';
import type { TextNumbers } from './text-numbers.ts';

/** Less than a millisecond: a slice of time ends behind a step. */
const STEP_ROWS = 5_000;

/** No rank. */
const NONE = 9;

/** Ids are safe integers. */
const POWERS_OF_TEN = Array.from({ length: 16 }, (_, digits) => 10 ** digits);

export type IndexFinds = {
  /** Ids of the best orders. */
  readonly orders: readonly number[];
  /** How many visible orders each symbol and list has. */
  readonly symbols: ReadonlyMap<string, number>;
  /** One visible order of each symbol that is not known. */
  readonly samples: ReadonlyMap<string, number>;
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
  *find(
    prefix: string,
    granted: DataPermissions,
    limit: number,
    isKnownSymbol: (name: string) => boolean,
  ): Steps<IndexFinds> {
    // What may be seen is decided once for each owner's number, so none may get another owner between two steps.
    const release = this.#columns.hold();
    try {
      const walk = new Walk(this.#columns, prefix, granted, limit);
      for (let from = 0; from < this.#columns.end; from += STEP_ROWS) {
        if (from > 0) yield;
        walk.look(from, Math.min(from + STEP_ROWS, this.#columns.end));
      }
      return walk.finds(isKnownSymbol);
    } finally {
      release();
    }
  }
}

/** Ids in a row that have the same rank. */
type IdsAlike = { readonly from: number; readonly to: number; readonly rank: number };

/** One search. Texts that many orders share are looked at once. */
class Walk {
  readonly #columns: OrderColumns;
  readonly #prefix: string;
  readonly #best: BestOrders;
  readonly #symbolRanks: Uint8Array;
  readonly #listRanks: Uint8Array;
  readonly #hasSymbols: boolean;
  readonly #hasLists: boolean;
  readonly #isVisible: Uint8Array;
  /** Ids that begin with the prefix, if it is a number: from these to below those, by the digits that follow it. */
  readonly #idStarts: readonly number[];
  readonly #idEnds: readonly number[];
  #idsAlike: IdsAlike = { from: 0, to: 0, rank: NONE };

  constructor(columns: OrderColumns, prefix: string, granted: DataPermissions, limit: number) {
    const { symbols, lists, owners } = columns;
    const isGranted = rememberingAccess(granted);
    this.#columns = columns;
    this.#prefix = prefix;
    this.#best = new BestOrders(limit);
    const powers = /^[1-9]\d*$/.test(prefix) ? POWERS_OF_TEN : [];
    this.#idStarts = powers.map((power) => Number(prefix) * power);
    this.#idEnds = powers.map((power) => (Number(prefix) + 1) * power);
    const textRank = (text: string) => (text === '' ? NONE : (prefixRank(text, prefix) ?? NONE));
    this.#symbolRanks = Uint8Array.from({ length: symbols.end }, (_, at) => textRank(symbols.textOf(at)));
    this.#listRanks = Uint8Array.from({ length: lists.end }, (_, at) => textRank(lists.textOf(at)));
    this.#hasSymbols = this.#symbolRanks.some(isRank);
    this.#hasLists = this.#listRanks.some(isRank);
    this.#isVisible = Uint8Array.from({ length: owners.end }, (_, at) => {
      const [account = '', alloc = ''] = owners.textOf(at).split(OWNER_SEPARATOR);
      return Number(isGranted(account, alloc));
    });
  }

  look(from: number, to: number): void {
    const { ids, symbolOf, listOf, ownerOf, isOver, isUsed, receivedMs } = this.#columns;
    const [isVisible, symbolRanks, listRanks] = [this.#isVisible, this.#symbolRanks, this.#listRanks];
    const [hasSymbols, hasLists, hasDigits] = [this.#hasSymbols, this.#hasLists, this.#idStarts.length > 0];
    const best = this.#best;
    const clientId = this.#clientIdRanker();
    for (let slot = from; slot < to; slot += 1) {
      const byId = hasDigits ? this.#idRank(ids[slot] ?? 0) : NONE;
      const bySymbol = hasSymbols ? (symbolRanks[symbolOf[slot] ?? 0] ?? NONE) : NONE;
      const byList = hasLists ? (listRanks[listOf[slot] ?? 0] ?? NONE) : NONE;
      const rank = rankOf(Math.min(byId, clientId.rank(slot)), bySymbol, byList);
      if (rank === NONE) continue;
      const place = 2 * rank + (isOver[slot] ?? 0);
      const ms = receivedMs[slot] ?? 0;
      if (!best.hasRoomFor(place, ms, ids[slot] ?? 0)) continue;
      // An owner that came during the search is not known, and not shown.
      if (isUsed[slot] === 1 && isVisible[ownerOf[slot] ?? 0] === 1) best.add(place, ms, ids[slot] ?? 0);
    }
  }

  finds(isKnownSymbol: (name: string) => boolean): IndexFinds {
    const { symbols, lists, symbolUse, listUse } = this.#columns;
    const counts = symbolUse.visible(this.#isVisible);
    const unknown = Array.from(counts.keys()).filter((symbol) => !isKnownSymbol(symbols.textOf(symbol)));
    return {
      orders: this.#best.ids(),
      symbols: named(counts, symbols),
      samples: named(this.#samples(unknown), symbols),
      lists: named(listUse.visible(this.#isVisible), lists),
    };
  }

  /** Looks at no more orders than it takes to find one of each symbol. */
  #samples(wanted: readonly number[]): ReadonlyMap<number, number> {
    const { ids, symbolOf, ownerOf, isUsed, symbols, end } = this.#columns;
    const isWanted = new Uint8Array(symbols.end);
    for (const symbol of wanted) isWanted[symbol] = 1;
    const idOf = new Map<number, number>();
    for (let slot = 0; slot < end && idOf.size < wanted.length; slot += 1) {
      const symbol = symbolOf[slot] ?? 0;
      if (isWanted[symbol] !== 1 || isUsed[slot] !== 1 || this.#isVisible[ownerOf[slot] ?? 0] !== 1) continue;
      isWanted[symbol] = 0;
      idOf.set(symbol, ids[slot] ?? 0);
    }
    return idOf;
  }

  /** Neighbours have ids near each other, so most have the rank of the one before. */
  #idRank(id: number): number {
    const { from, to, rank } = this.#idsAlike;
    if (id >= from && id < to) return rank;
    this.#idsAlike = this.#idsAround(id);
    return this.#idsAlike.rank;
  }

  #idsAround(id: number): IdsAlike {
    const starts = this.#idStarts;
    const ends = this.#idEnds;
    let from = 0;
    for (let digits = 0; digits < starts.length; digits += 1) {
      const [start = 0, end = 0] = [starts[digits], ends[digits]];
      if (id < start) return { from, to: start, rank: NONE };
      if (id < end) return { from: start, to: end, rank: digits === 0 ? 0 : 1 };
      from = end;
    }
    return { from, to: Number.POSITIVE_INFINITY, rank: NONE };
  }

  /** For one step: the columns may have grown since the last. */
  #clientIdRanker() {
    const { clientIdHeads, clientIds } = this.#columns;
    return clientIdHeads.ranker(this.#prefix, NONE, (slot) => clientIds[slot] ?? '');
  }
}

/** By id, then by symbol and list; an equal text before one that only begins so. */
function rankOf(own: number, bySymbol: number, byList: number): number {
  if (own === 0) return 0;
  if (bySymbol === 0) return 1;
  if (own === 1) return 2;
  if (bySymbol === 1) return 3;
  return byList === NONE ? NONE : 4;
}

function named(values: ReadonlyMap<number, number>, texts: TextNumbers): ReadonlyMap<string, number> {
  return new Map(Array.from(values, ([number, value]) => [texts.textOf(number), value]));
}

function isRank(rank: number): boolean {
  return rank !== NONE;
}
