import { rankedText } from '@meridian/domain/columns/kind-rank';
import { COLUMN_KINDS } from '@meridian/domain/columns/column-kind';
import type { ColumnSort } from '@meridian/domain/columns/grid';
import type { Cell } from '@meridian/protocol/live/subscription-messages';
import type { ColumnReader } from './column-reader.ts';
import type { RadixSort, SortedSlots } from './radix-sort.ts';
import type { RowStore } from './row-store.ts';
import type { SlotArrays } from './slot-arrays.ts';
import { TextRanks } from './text-ranks.ts';

type Direction = ColumnSort['direction'];

/**
 * One sort criterion. Values are noted and compared as noted, so that the order is consistent while rows change. Blanks
 * come last in both directions.
 */
export type OrderKey = {
  /** Notes the row's current value. True when it differs from the noted one. */
  note(slot: number): boolean;
  /** The same for many rows at once. */
  noteAll(slots: Int32Array): void;
  compare(a: number, b: number): number;
  /** Sorts many slots at once. Null where only a comparison tells. */
  readonly sort: ((radix: RadixSort, sorted: SortedSlots, length: number) => void) | null;
  isSame(a: number, b: number): boolean;
  /** Makes room for so many slots. */
  grow(capacity: number, arrays: SlotArrays): void;
  /** Clears all notes. */
  reset(): void;
  /** True when it holds far more texts than the rows need, because texts came and went. */
  isBloated(rowCount: number): boolean;
  /** Gives its arrays back. It is not asked again. */
  release(arrays: SlotArrays): void;
};

const SPARE_TEXTS = 10_000;

/** A column with more values has nearly one per row, so remembering costs more than it saves. */
const MAX_KNOWN_VALUES = 10_000;

/** The elapsed time is shown, so the earliest time sorts as the largest. */
const OPPOSITE: Readonly<Record<Direction, Direction>> = { ascending: 'descending', descending: 'ascending' };

/**
 * A numeric key. Sign and blanks are encoded in the noted number, so that comparison is subtraction. Where all numbers
 * are at hand they are noted without a call for each.
 */
export function numberKey(
  read: (slot: number) => number,
  direction: Direction,
  allNumbers: () => Float64Array | null = () => null,
): OrderKey {
  const sign = direction === 'ascending' ? 1 : -1;
  let noted = new Float64Array(0);
  // Zero has one sign only, because bits are sorted, too.
  const encoded = (number: number) => (Number.isNaN(number) ? Number.POSITIVE_INFINITY : sign * number + 0);
  return {
    note: (slot) => {
      const next = encoded(read(slot));
      if (noted[slot] === next) return false;
      noted[slot] = next;
      return true;
    },
    noteAll: (slots) => {
      const numbers = allNumbers();
      for (let at = 0; at < slots.length; at += 1) {
        const slot = slots[at] ?? 0;
        noted[slot] = encoded(numbers === null ? read(slot) : (numbers[slot] ?? Number.NaN));
      }
    },
    compare: (a, b) => {
      const left = noted[a] ?? 0;
      const right = noted[b] ?? 0;
      // Two blanks are both infinite, and their difference is NaN.
      if (left === right) return 0;
      return left < right ? -1 : 1;
    },
    sort: (radix, sorted, length) => radix.byNumber(sorted, length, noted),
    isSame: (a, b) => noted[a] === noted[b],
    grow: (capacity, arrays) => {
      if (noted.length < capacity) noted = arrays.numbers.grown(noted, capacity, Number.NaN);
    },
    reset: () => void noted.fill(Number.NaN),
    isBloated: () => false,
    release: ({ numbers }) => numbers.give(noted),
  };
}

/**
 * Words are compared by rank, because the same few words are compared repeatedly. Where the text is that of a value, each
 * value is read once.
 */
export function textKey(
  read: (slot: number) => string,
  direction: Direction,
  values: Pick<ColumnReader, 'value' | 'coded'> | null = null,
): OrderKey {
  const sign = direction === 'ascending' ? 1 : -1;
  const known = new Map<Cell, number>();
  let texts = new TextRanks();
  const idOf = (slot: number): number => {
    if (values === null) return texts.idOf(read(slot));
    const value = values.value(slot);
    const before = known.get(value);
    if (before !== undefined) return before;
    const id = texts.idOf(read(slot));
    if (known.size < MAX_KNOWN_VALUES) known.set(value, id);
    return id;
  };
  let noted = new Int32Array(0);
  let blank = texts.idOf('');
  return {
    note: (slot) => {
      const next = idOf(slot);
      if (noted[slot] === next) return false;
      noted[slot] = next;
      return true;
    },
    noteAll: (slots) => {
      const coded = values?.coded() ?? null;
      const ids = new Int32Array(coded === null ? 0 : coded.values.length).fill(-1);
      for (let at = 0; at < slots.length; at += 1) {
        const slot = slots[at] ?? 0;
        const code = coded?.codes[slot] ?? 0;
        let id = ids[code] ?? -1;
        if (id === -1) {
          id = idOf(slot);
          ids[code] = id;
        }
        noted[slot] = id;
      }
    },
    compare: (a, b) => {
      const left = noted[a] ?? 0;
      const right = noted[b] ?? 0;
      if (left === right) return 0;
      const ranks = texts.ranks();
      const difference = (ranks[left] ?? 0) - (ranks[right] ?? 0);
      return left === blank || right === blank ? difference : sign * difference;
    },
    sort: (radix, sorted, length) => {
      const ranks = texts.ranks();
      // Blank is the last rank, in both directions.
      const last = ranks.length - 1;
      const directed = sign === 1 ? ranks : ranks.map((rank) => (rank === last ? rank : last - 1 - rank));
      radix.byCode(sorted, length, noted, directed);
    },
    isSame: (a, b) => noted[a] === noted[b],
    grow: (capacity, arrays) => {
      if (noted.length < capacity) noted = arrays.ints.grown(noted, capacity, -1);
    },
    reset: () => {
      texts = new TextRanks();
      known.clear();
      blank = texts.idOf('');
      noted.fill(-1);
    },
    isBloated: (rowCount) => texts.size > 2 * rowCount + SPARE_TEXTS,
    release: ({ ints }) => ints.give(noted),
  };
}

export function cellKey(read: (slot: number) => Cell, direction: Direction): OrderKey {
  const sign = direction === 'ascending' ? 1 : -1;
  let noted: Cell[] = [];
  return {
    note: (slot) => {
      const next = read(slot);
      if (noted[slot] === next) return false;
      noted[slot] = next;
      return true;
    },
    noteAll: (slots) => {
      for (const slot of slots) noted[slot] = read(slot);
    },
    compare: (a, b) => compareCells(noted[a] ?? null, noted[b] ?? null, sign),
    sort: null,
    isSame: (a, b) => noted[a] === noted[b],
    grow: () => undefined,
    reset: () => {
      noted = [];
    },
    isBloated: () => false,
    release: () => undefined,
  };
}

function rank(cell: Cell): 0 | 1 | 2 {
  if (typeof cell === 'number') return 0;
  return cell === null || cell === '' ? 2 : 1;
}

/** Numbers, then words, then blanks. */
function compareCells(a: Cell, b: Cell, sign: 1 | -1): number {
  if (a === b) return 0;
  const left = rank(a);
  const right = rank(b);
  if (left === 2 || right === 2) return left - right;
  if (left !== right) return sign * (left - right);
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return String(a) < String(b) ? -sign : sign;
}

/** Severities and statuses sort by rank, not by alphabet. */
function rankKey(reader: ColumnReader, direction: Direction): OrderKey {
  return textKey((slot) => rankedText(reader.column.kind, reader.text(slot)), direction);
}

/** Null where equal values may have different texts: in other rows, or at another time. */
function valuesOf(reader: ColumnReader): ColumnReader | null {
  const { isMoment, isOfRow } = COLUMN_KINDS[reader.column.kind];
  return isMoment || isOfRow ? null : reader;
}

/** A column to sort by. Words are compared ignoring case. */
export function sortKey(reader: ColumnReader, asked: Direction): OrderKey {
  const direction = reader.column.kind === 'duration' ? OPPOSITE[asked] : asked;
  if (reader.sortNumber !== undefined) return numberKey(reader.sortNumber, direction);
  if (reader.order === 'number')
    return numberKey(
      (slot) => reader.number(slot),
      direction,
      () => reader.numbers(),
    );
  if (reader.order === 'text') return textKey((slot) => reader.text(slot).toLowerCase(), direction, valuesOf(reader));
  if (reader.order === 'rank') return rankKey(reader, direction);
  return cellKey((slot) => {
    const value = reader.value(slot);
    return typeof value === 'string' ? value.toLowerCase() : value;
  }, direction);
}

/** A column to group by. Equal values are one group. */
export function groupKey(reader: ColumnReader, direction: Direction): OrderKey {
  if (reader.order === 'number')
    return numberKey(
      (slot) => reader.number(slot),
      direction,
      () => reader.numbers(),
    );
  if (reader.order === 'text') return textKey((slot) => reader.text(slot), direction, valuesOf(reader));
  if (reader.order === 'rank') return rankKey(reader, direction);
  return cellKey((slot) => reader.value(slot) ?? '', direction);
}

/** The last key: the order of arrival, which is unique. */
export function arrivalKey(store: RowStore, direction: Direction): OrderKey {
  return numberKey(
    (slot) => store.arrival(slot),
    direction,
    () => store.arrivals,
  );
}
