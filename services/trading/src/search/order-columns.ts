import { isCompleted } from '@meridian/domain/status-group';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Row } from '../topics/row-batch.ts';
import { cellReader, columnOf } from '../topics/tables/columns.ts';
import { TextNumbers } from './text-numbers.ts';

const FIRST_CAPACITY = 1_024;

/** No name has it. */
export const OWNER_SEPARATOR = '\n';

const SEARCHED = [
  'client_order_id',
  'exchange_symbol',
  'list_name',
  'account',
  'alloc_account',
  'status',
  'order_receive_time_since_epoch_milliseconds',
] as const;

const searchedColumns: ReadonlySet<number> = new Set(SEARCHED.map((field) => columnOf('parent_orders', field)));
const clientOrderId = cellReader('parent_orders', 'client_order_id');
const symbol = cellReader('parent_orders', 'exchange_symbol');
const listName = cellReader('parent_orders', 'list_name');
const account = cellReader('parent_orders', 'account');
const allocAccount = cellReader('parent_orders', 'alloc_account');
const status = cellReader('parent_orders', 'status');
const receivedMs = cellReader('parent_orders', 'order_receive_time_since_epoch_milliseconds');

/** Whether a change of these columns concerns a search by prefix. */
export function isSearched(columns: readonly number[]): boolean {
  return columns.some((column) => searchedColumns.has(column));
}

/** What a search by prefix looks at, by column: a walk over a million rows of their own would take seconds. */
export class OrderColumns {
  readonly symbols = new TextNumbers();
  readonly lists = new TextNumbers();
  /** An account and its allocation account. */
  readonly owners = new TextNumbers();
  readonly clientIds: string[] = [];
  ids = new Float64Array(FIRST_CAPACITY);
  receivedMs = new Float64Array(FIRST_CAPACITY);
  symbolOf = new Int32Array(FIRST_CAPACITY);
  listOf = new Int32Array(FIRST_CAPACITY);
  ownerOf = new Int32Array(FIRST_CAPACITY);
  isOver = new Uint8Array(FIRST_CAPACITY);
  isUsed = new Uint8Array(FIRST_CAPACITY);
  readonly #slots = new Map<RowKey, number>();
  readonly #free: number[] = [];
  #end = 0;

  /** All slots are below this. */
  get end(): number {
    return this.#end;
  }

  put(key: RowKey, row: Row): void {
    const known = this.#slots.get(key);
    const slot = known ?? this.#newSlot(key);
    const before = known === undefined ? null : [this.symbolOf[slot], this.listOf[slot], this.ownerOf[slot]];
    this.clientIds[slot] = clientOrderId(row).toLowerCase();
    this.ids[slot] = Number(key);
    this.receivedMs[slot] = receivedMs(row);
    this.isOver[slot] = Number(isCompleted(status(row)));
    this.symbolOf[slot] = this.symbols.take(symbol(row));
    this.listOf[slot] = this.lists.take(listName(row) ?? '');
    this.ownerOf[slot] = this.owners.take(`${account(row)}${OWNER_SEPARATOR}${allocAccount(row)}`);
    if (before !== null) this.#drop(before);
  }

  remove(key: RowKey): void {
    const slot = this.#slots.get(key);
    if (slot === undefined) return;
    this.#slots.delete(key);
    this.isUsed[slot] = 0;
    this.clientIds[slot] = '';
    this.#drop([this.symbolOf[slot], this.listOf[slot], this.ownerOf[slot]]);
    this.#free.push(slot);
  }

  #drop([symbolNumber = 0, list = 0, owner = 0]: readonly (number | undefined)[]): void {
    this.symbols.drop(symbolNumber);
    this.lists.drop(list);
    this.owners.drop(owner);
  }

  #newSlot(key: RowKey): number {
    const slot = this.#free.pop() ?? this.#end;
    if (slot === this.#end) {
      if (slot >= this.ids.length) this.#grow();
      this.#end += 1;
    }
    this.#slots.set(key, slot);
    this.isUsed[slot] = 1;
    return slot;
  }

  #grow(): void {
    const capacity = 2 * this.ids.length;
    this.ids = grown(this.ids, new Float64Array(capacity));
    this.receivedMs = grown(this.receivedMs, new Float64Array(capacity));
    this.symbolOf = grown(this.symbolOf, new Int32Array(capacity));
    this.listOf = grown(this.listOf, new Int32Array(capacity));
    this.ownerOf = grown(this.ownerOf, new Int32Array(capacity));
    this.isOver = grown(this.isOver, new Uint8Array(capacity));
    this.isUsed = grown(this.isUsed, new Uint8Array(capacity));
  }
}

function grown<Numbers extends Float64Array | Int32Array | Uint8Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
