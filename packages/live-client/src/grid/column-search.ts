import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { plain } from './cell-text-of.ts';
import { combinedCodes } from './combined-codes.ts';
import type { ColumnReader } from './column-reader.ts';
import type { FieldColumn } from './field-column.ts';

export type Test = (slot: number) => boolean;

/** Looks for one word in one column. */
export type ColumnSearch = {
  readonly passes: Test;
  /** Puts the slots that do not pass to the front, and returns their number. One short loop for many rows. */
  readonly sift: (slots: Int32Array, count: number) => number;
};

/** A column with more values has nearly one per row, so remembering costs more than it saves. */
const MAX_REMEMBERED = 2_000;

const [UNKNOWN, NO, YES] = [0, 1, 2];

/** A word that every row has. */
export const IN_EVERY_ROW: ColumnSearch = { passes: () => true, sift: () => 0 };

export function searchEach(passes: Test): ColumnSearch {
  return {
    passes,
    sift: (slots, count) => {
      let left = 0;
      for (let at = 0; at < count; at += 1) {
        const slot = slots[at] ?? 0;
        if (passes(slot)) continue;
        slots[left] = slot;
        left += 1;
      }
      return left;
    },
  };
}

export function searchNumbers(reader: ColumnReader, value: number, tolerance: number): ColumnSearch {
  const passes: Test = (slot) => Math.abs(reader.number(slot) - value) <= tolerance;
  const each = searchEach(passes);
  return {
    passes,
    sift: (slots, count) => {
      const numbers = reader.numbers();
      if (numbers === null) return each.sift(slots, count);
      let left = 0;
      for (let at = 0; at < count; at += 1) {
        const slot = slots[at] ?? 0;
        if (Math.abs((numbers[slot] ?? Number.NaN) - value) <= tolerance) continue;
        slots[left] = slot;
        left += 1;
      }
      return left;
    },
  };
}

/** Ids that are numbers, which have no letters. */
export function searchIds(reader: ColumnReader, word: string, words: ColumnSearch): ColumnSearch {
  const isNumber = /^[\d.e+-]+$/.test(word);
  const passes: Test = (slot) => {
    const numbers = reader.numbers();
    if (numbers === null) return words.passes(slot);
    return isNumber && String(reader.value(slot) ?? '').includes(word);
  };
  const each = searchEach(passes);
  return {
    passes,
    sift: (slots, count) => {
      if (reader.numbers() === null) return words.sift(slots, count);
      return isNumber ? each.sift(slots, count) : count;
    },
  };
}

/** Few texts occur in many rows, so each is looked at once. */
export function searchTexts(reader: ColumnReader, look: Test): ColumnSearch {
  const remembered = byValue(reader, look);
  let known = new Uint8Array(MAX_REMEMBERED);
  const isFound = (code: number, slot: number): boolean => {
    if (code >= known.length) known = longer(known, code);
    if (known[code] === UNKNOWN) known[code] = look(slot) ? YES : NO;
    return known[code] === YES;
  };
  const passes: Test = (slot) => {
    const coded = reader.coded();
    return coded === null ? remembered(slot) : isFound(coded.codes[slot] ?? 0, slot);
  };
  const each = searchEach(remembered);
  return {
    passes,
    sift: (slots, count) => {
      const coded = reader.coded();
      if (coded === null) return each.sift(slots, count);
      const { codes } = coded;
      let left = 0;
      for (let at = 0; at < count; at += 1) {
        const slot = slots[at] ?? 0;
        if (isFound(codes[slot] ?? 0, slot)) continue;
        slots[left] = slot;
        left += 1;
      }
      return left;
    },
  };
}

/** Only punctuation and figures, which are the same in capitals. */
const WITHOUT_LETTERS = /^[!-@[-`{-~]+$/;

/** The text is the value: many of them are looked at without a call for each. */
export function searchValues(reader: ColumnReader, word: string, texts: ColumnSearch): ColumnSearch {
  const hasLetters = !WITHOUT_LETTERS.test(word);
  return {
    passes: texts.passes,
    sift: (slots, count) => {
      const cells = reader.cells();
      if (cells === null) return texts.sift(slots, count);
      let left = 0;
      for (let at = 0; at < count; at += 1) {
        const slot = slots[at] ?? 0;
        const text = plain(cells[slot] ?? null);
        if ((hasLetters ? text.toLowerCase() : text).includes(word)) continue;
        slots[left] = slot;
        left += 1;
      }
      return left;
    },
  };
}

/** The text depends on several fields of few values. Rows with the same ones have the same text. */
export function searchCombined(inputs: readonly FieldColumn[], look: Test): ColumnSearch {
  const each = searchEach(look);
  return {
    passes: look,
    sift: (slots, count) => {
      const combined = combinedCodes(inputs);
      if (combined === null) return each.sift(slots, count);
      const known = new Uint8Array(combined.size);
      let left = 0;
      for (let at = 0; at < count; at += 1) {
        const slot = slots[at] ?? 0;
        const code = combined.codeOf(slot);
        if (known[code] === UNKNOWN) known[code] = look(slot) ? YES : NO;
        if (known[code] === YES) continue;
        slots[left] = slot;
        left += 1;
      }
      return left;
    },
  };
}

/** Ends are shown to the minute, so one of each minute is looked at. An order without one has a text of its own. */
export function searchEnds(moments: FieldColumn, codes: FieldColumn | null, look: Test): ColumnSearch {
  const byCode = new Map<Cell, Map<number, boolean>>();
  return searchEach((slot) => {
    const minute = Math.floor(moments.number(slot) / 60_000);
    if (Number.isNaN(minute)) return look(slot);
    const code = codes?.get(slot) ?? null;
    const byMinute = byCode.get(code) ?? new Map<number, boolean>();
    byCode.set(code, byMinute);
    const known = byMinute.get(minute);
    if (known !== undefined) return known;
    const isFound = look(slot);
    if (byMinute.size < MAX_REMEMBERED) byMinute.set(minute, isFound);
    return isFound;
  });
}

function byValue(reader: ColumnReader, look: Test): Test {
  const found = new Map<Cell, boolean>();
  return (slot) => {
    if (found.size >= MAX_REMEMBERED) return look(slot);
    const value = reader.value(slot);
    const known = found.get(value);
    if (known !== undefined) return known;
    const isFound = look(slot);
    found.set(value, isFound);
    return isFound;
  };
}

function longer(known: Uint8Array, code: number): Uint8Array<ArrayBuffer> {
  const grown = new Uint8Array(2 * code);
  grown.set(known);
  return grown;
}
