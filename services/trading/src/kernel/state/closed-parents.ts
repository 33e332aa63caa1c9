import type { OrderSide } from '@meridian/domain/order-side';
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
  side: OrderSide,
  originalLots: number,
  countedUsd: number,
  record: string,
];
const WIDTH: Cells['length'] = 11;
const RECORD = 10;

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
    const [, tradeDate, doneDate, receivedMs, account, allocAccount, instrument, side, originalLots, countedUsd] =
      cells;
    const alike = { account, allocAccount, instrument, side, originalLots };
    return { id, tradeDate, doneDate, isDone: true, receivedMs, ...alike, countedUsd };
  }

  put(parent: Parent): void {
    const { id, tradeDate, doneDate, receivedMs, countedUsd, ...alike } = headOf(parent);
    const { account, allocAccount, instrument, side, originalLots } = alike;
    this.delete(id);
    const key = [account, allocAccount, instrument, side, originalLots] as const;
    const record = JSON.stringify(parent);
    this.#places.set(id, this.#rows.add([id, tradeDate, doneDate, receivedMs, ...key, countedUsd, record]));
  }

  delete(id: number): void {
    const place = this.#places.get(id);
    if (place === undefined) return;
    this.#rows.remove(place);
    this.#places.delete(id);
  }
}
