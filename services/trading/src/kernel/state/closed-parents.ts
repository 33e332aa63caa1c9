import type { OrderSide } from '@meridian/domain/order-side';
import { IdIndex } from '../../bytes/id-index.ts';
import { PackedRows } from '../../bytes/packed-rows.ts';
import type { Parent } from './parent.ts';
import { headOf, type ParentHead, type ParentOutline } from './parent-head.ts';

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

/** Orders as a snapshot has them, by column. A record is made each time that somebody asks for it. */
export type ParentSheet = {
  readonly record: (row: number) => Parent;
  readonly outline: (row: number) => ParentOutline;
};

/**
 * Orders that are over, as bytes: what is asked of all of them, and the whole record as its text. Those that a start has
 * read stay in the columns of their snapshot, because a start has no time to write them as bytes.
 */
export class ClosedParents {
  readonly #rows = new PackedRows<Cells>(WIDTH, RECORD);
  readonly #places = new IdIndex();
  readonly #sheets = new Map<number, { readonly sheet: ParentSheet; rows: number }>();
  readonly #sheetOf = new IdIndex();
  readonly #rowOf = new IdIndex();
  #nextSheet = 0;

  get(id: number): Parent | undefined {
    const place = this.#places.get(id);
    if (place === undefined) return this.#sheet(id)?.sheet.record(this.#rowOf.get(id) ?? 0);
    return JSON.parse(String(this.#rows.cell(place, RECORD)));
  }

  head(id: number): ParentHead | undefined {
    const place = this.#places.get(id);
    if (place === undefined) {
      const outline = this.#sheet(id)?.sheet.outline(this.#rowOf.get(id) ?? 0);
      return outline && headOf(outline);
    }
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

  /** Orders that it does not have, by their rows in the sheet. */
  adopt(sheet: ParentSheet, orders: Iterable<readonly [id: number, row: number]>): void {
    const nth = this.#nextSheet;
    const kept = { sheet, rows: 0 };
    for (const [id, row] of orders) {
      this.#sheetOf.set(id, nth);
      this.#rowOf.set(id, row);
      kept.rows += 1;
    }
    if (kept.rows === 0) return;
    this.#sheets.set(nth, kept);
    this.#nextSheet += 1;
  }

  delete(id: number): void {
    this.#leaveSheet(id);
    const place = this.#places.get(id);
    if (place === undefined) return;
    this.#rows.remove(place);
    this.#places.delete(id);
  }

  #sheet(id: number) {
    const nth = this.#sheetOf.get(id);
    return nth === undefined ? undefined : this.#sheets.get(nth);
  }

  #leaveSheet(id: number): void {
    const nth = this.#sheetOf.get(id);
    const kept = this.#sheet(id);
    if (nth === undefined || kept === undefined) return;
    this.#sheetOf.delete(id);
    this.#rowOf.delete(id);
    kept.rows -= 1;
    if (kept.rows === 0) this.#sheets.delete(nth);
  }
}
