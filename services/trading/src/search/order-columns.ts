import { isCompleted } from '@meridian/domain/status-group';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Cells } from '../live/topic-source.ts';
import { cellReader, columnOf } from '../topics/tables/columns.ts';
import { OwnerUse } from './owner-use.ts';
import { TextHeads } from './text-heads.ts';
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

type Names = { readonly symbol: number; readonly list: number; readonly owner: number };

/** What a search by prefix looks at, by column: a walk over a million rows of their own would take seconds. */
export class OrderColumns {
  readonly symbols = new TextNumbers();
  readonly lists = new TextNumbers();
  /** An account and its allocation account. */
  readonly owners = new TextNumbers();
  readonly symbolUse = new OwnerUse();
  readonly listUse = new OwnerUse();
  readonly clientIds: string[] = [];
  readonly clientIdHeads = new TextHeads(FIRST_CAPACITY);
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

  put(key: RowKey, row: Cells): void {
    const known = this.#slots.get(key);
    const slot = known ?? this.#newSlot(key);
    const before = known === undefined ? null : this.#namesOf(slot);
    const clientId = clientOrderId(row).toLowerCase();
    this.clientIds[slot] = clientId;
    this.clientIdHeads.set(slot, clientId);
    this.ids[slot] = Number(key);
    this.receivedMs[slot] = receivedMs(row);
    this.isOver[slot] = Number(isCompleted(status(row)));
    this.#take(slot, row);
    if (before !== null) this.#drop(before);
  }

  remove(key: RowKey): void {
    const slot = this.#slots.get(key);
    if (slot === undefined) return;
    this.#slots.delete(key);
    this.isUsed[slot] = 0;
    this.clientIds[slot] = '';
    this.#drop(this.#namesOf(slot));
    this.#free.push(slot);
  }

  /** Until it is released, a number of a symbol, list or owner means the same text. */
  hold(): () => void {
    const releases = [this.symbols.hold(), this.lists.hold(), this.owners.hold()];
    return () => releases.forEach((release) => release());
  }

  #namesOf(slot: number): Names {
    return { symbol: this.symbolOf[slot] ?? 0, list: this.listOf[slot] ?? 0, owner: this.ownerOf[slot] ?? 0 };
  }

  #take(slot: number, row: Cells): void {
    const owner = this.owners.take(`${account(row)}${OWNER_SEPARATOR}${allocAccount(row)}`);
    this.ownerOf[slot] = owner;
    this.symbolOf[slot] = this.symbols.take(symbol(row));
    this.listOf[slot] = this.lists.take(listName(row) ?? '');
    this.symbolUse.add(owner, this.symbolOf[slot] ?? 0);
    this.listUse.add(owner, this.listOf[slot] ?? 0);
  }

  #drop(names: Names): void {
    this.symbolUse.drop(names.owner, names.symbol);
    this.listUse.drop(names.owner, names.list);
    this.symbols.drop(names.symbol);
    this.lists.drop(names.list);
    this.owners.drop(names.owner);
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
    this.clientIdHeads.grow(capacity);
  }
}

function grown<Numbers extends Float64Array | Int32Array | Uint8Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
