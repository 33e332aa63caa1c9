import { isLimitedOut } from '@meridian/domain/quick-filter';
import { fieldsOf } from './combined-codes.ts';
import type { RowCursor } from './row-cursor.ts';
import type { RowStore } from './row-store.ts';

/** What decides which price a limit is held against. They have few values. */
const KIND_FIELDS = ['status', 'order_type', 'order_side'];
const PRICE_FIELDS = ['limit_price', 'current_bid', 'current_ask'];
const MAX_KINDS = 65_536;

/** The rule is asked with one side of a quote at a time: then its answer says which side counts. */
const BELOW_BID = { limit_price: 1, current_bid: 2, current_ask: null };
const ABOVE_ASK = { limit_price: 2, current_bid: null, current_ask: 1 };

const UNKNOWN = 0;
const NEVER = 1;
const BY_BID = 2;
const BY_ASK = 3;

/**
 * Which rows are limited out. Prices change thousands of rows a second, but not what kind of order a row is. So the rule
 * is asked once for each kind, and then prices are compared as numbers.
 */
export class LimitedOut {
  readonly #store: RowStore;
  readonly #cursor: RowCursor;
  /** The rule of each kind, for as many kinds as there are. */
  #rules = new Uint8Array(0);

  constructor(store: RowStore, cursor: RowCursor) {
    this.#store = store;
    this.#cursor = cursor;
  }

  readonly has = (slot: number): boolean => isLimitedOut(this.#cursor.at(slot));

  /** How many of these. */
  count(slots: Int32Array): number {
    const [statuses, types, sides] = fieldsOf(KIND_FIELDS, this.#store).map(({ coded }) => coded);
    const [limits, bids, asks] = fieldsOf(PRICE_FIELDS, this.#store).map(({ numbers }) => numbers);
    if (!statuses || !types || !sides || !limits || !bids || !asks) return this.#countByRow(slots);
    const [typeCount, sideCount] = [types.values.length, sides.values.length];
    const rules = this.#rulesOf(statuses.values.length * typeCount * sideCount);
    if (rules === null) return this.#countByRow(slots);
    let count = 0;
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      const typed: number = (statuses.codes[slot] ?? 0) * typeCount + (types.codes[slot] ?? 0);
      const kind = typed * sideCount + (sides.codes[slot] ?? 0);
      if (rules[kind] === UNKNOWN) rules[kind] = this.#ruleOf(slot);
      const rule = rules[kind];
      if (rule === BY_BID && isBelow(limits[slot], bids[slot])) count += 1;
      else if (rule === BY_ASK && isBelow(asks[slot], limits[slot])) count += 1;
    }
    return count;
  }

  #countByRow(slots: Int32Array): number {
    let count = 0;
    for (const slot of slots) if (this.has(slot)) count += 1;
    return count;
  }

  /** A new value gives every kind another number. Values are never fewer. */
  #rulesOf(kinds: number): Uint8Array | null {
    if (kinds > MAX_KINDS) return null;
    if (kinds !== this.#rules.length) this.#rules = new Uint8Array(kinds);
    return this.#rules;
  }

  #ruleOf(slot: number): number {
    const { status, order_type, order_side } = this.#cursor.at(slot);
    if (isLimitedOut({ status, order_type, order_side, ...BELOW_BID })) return BY_BID;
    return isLimitedOut({ status, order_type, order_side, ...ABOVE_ASK }) ? BY_ASK : NEVER;
  }
}

/** Only of prices that are there. */
function isBelow(low = Number.NaN, high = Number.NaN): boolean {
  return low < high && Number.isFinite(low) && Number.isFinite(high);
}
