import { IdIndex } from '../../bytes/id-index.ts';
import { PackedRows } from '../../bytes/packed-rows.ts';
import type { Parent } from './parent.ts';
import { headOf, type ParentHead } from './parent-head.ts';

type Cells = readonly [
  id: number,
  tradeDate: string,
  doneDate: string | null,
  receivedMs: number,
  account: string,
  allocAccount: string,
  instrument: number,
  countedUsd: number,
  record: string,
];
const WIDTH: Cells['length'] = 9;
const RECORD = 8;

/** Orders that are over, as bytes: what is asked of all of them, and the whole record as its text. */
export class ClosedParents {
  readonly #rows = new PackedRows<Cells>(WIDTH, RECORD);
  readonly #places = new IdIndex();

  get(id: number): Parent | undefined {
    const place = this.#places.get(id);
    return place === undefined ? undefined : JSON.parse(String(this.#rows.cell(place, RECORD)));
  }

  head(id: number): ParentHead | undefined {
    const place = this.#places.get(id);
    if (place === undefined) return undefined;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it reads as it was added.
    const cells = this.#rows.head(place, RECORD) as readonly unknown[] as Cells;
    const [, tradeDate, doneDate, receivedMs, account, allocAccount, instrument, countedUsd] = cells;
    return { id, tradeDate, doneDate, isDone: true, receivedMs, account, allocAccount, instrument, countedUsd };
  }

  put(parent: Parent): void {
    const { id, tradeDate, doneDate, receivedMs, account, allocAccount, instrument, countedUsd } = headOf(parent);
    this.delete(id);
    const head = [id, tradeDate, doneDate, receivedMs, account, allocAccount, instrument, countedUsd] as const;
    this.#places.set(id, this.#rows.add([...head, JSON.stringify(parent)]));
  }

  delete(id: number): void {
    const place = this.#places.get(id);
    if (place === undefined) return;
    this.#rows.remove(place);
    this.#places.delete(id);
  }
}
