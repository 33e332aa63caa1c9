import type { FoundSymbol } from '@meridian/protocol/live/search-commands';
import type { Cells } from '../live/topic-source.ts';
import { cellReader } from '../topics/tables/columns.ts';
import { byName, hasWordWith, prefixRank } from './match-rank.ts';

const symbol = cellReader('parent_orders', 'exchange_symbol');
const description = cellReader('parent_orders', 'description');
const country = cellReader('parent_orders', 'country');
const assetClass = cellReader('parent_orders', 'asset_class');
const assetSubClass = cellReader('parent_orders', 'asset_sub_class');

type Instrument = Omit<FoundSymbol, 'no_of_orders'>;
type Found = { readonly instrument: Instrument; readonly rank: number; orders: number };

/** Symbols by prefix, then by a word of their description. Those with most orders come first. */
export class FoundSymbols {
  readonly #prefix: string;
  readonly #found = new Map<string, Found | null>();

  constructor(prefix: string, instruments: Iterable<Instrument>) {
    this.#prefix = prefix;
    for (const instrument of instruments) this.#enter(instrument);
  }

  readonly isKnown = (name: string): boolean => this.#found.has(name);

  /** So many orders, of which this is one. */
  look(name: string, orders: number, sample: () => Cells | undefined): void {
    const found = this.#found.get(name) ?? this.#enterRow(name, sample);
    if (found !== null) found.orders += orders;
  }

  best(limit: number): readonly FoundSymbol[] {
    const found = Array.from(this.#found.values()).filter((entry) => entry !== null);
    const sorted = found.sort(
      (a, b) =>
        a.rank - b.rank || b.orders - a.orders || byName(a.instrument.exchange_symbol, b.instrument.exchange_symbol),
    );
    return sorted.slice(0, limit).map(({ instrument, orders }) => Object.assign({ no_of_orders: orders }, instrument));
  }

  #enterRow(name: string, sample: () => Cells | undefined): Found | null {
    if (this.#found.has(name)) return null;
    const row = sample();
    return row === undefined ? null : this.#enter(instrumentOf(row));
  }

  /** Each symbol is checked once. Null marks one that does not match. */
  #enter(instrument: Instrument): Found | null {
    const rank = this.#rankOf(instrument);
    const found = rank === null ? null : { instrument, rank, orders: 0 };
    this.#found.set(instrument.exchange_symbol, found);
    return found;
  }

  #rankOf(instrument: Instrument): number | null {
    const rank = prefixRank(instrument.exchange_symbol, this.#prefix);
    if (rank !== null) return rank;
    return hasWordWith(instrument.description, this.#prefix) ? 2 : null;
  }
}

function instrumentOf(row: Cells): Instrument {
  return {
    exchange_symbol: symbol(row),
    description: description(row),
    country: country(row),
    asset_class: assetClass(row),
    asset_sub_class: assetSubClass(row),
  };
}
