import { COLUMN_KINDS } from '@meridian/domain/columns/column-kind';
import { MARKET_LIMIT_TEXT } from '@meridian/domain/order-type';
import { isPlainText } from './cell-text-of.ts';
import type { ColumnReader, ColumnReaders } from './column-reader.ts';
import {
  type ColumnSearch,
  IN_EVERY_ROW,
  searchCombined,
  searchEach,
  searchEnds,
  searchIds,
  searchNumbers,
  searchTexts,
  searchValues,
  type Test,
} from './column-search.ts';
import { rowInputs } from './combined-codes.ts';
import { END_MOMENT } from './row-inputs.ts';
import type { RowStore } from './row-store.ts';
import { isMomentWord, type SearchWord, searchWords } from './search-words.ts';

export type Search = {
  readonly passes: Test;
  /** The same for many rows, column by column. Holds until a row changes. */
  readonly among: (slots: Int32Array) => Test;
};

/** Some column must contain every word. Null without words. */
export function createSearch(search: string, readers: ColumnReaders, store: RowStore): Search | null {
  const words = searchWords(search).map((word) =>
    [...readers.values()].flatMap((reader) => searchOf(reader, word, store) ?? []),
  );
  if (words.length === 0) return null;
  return {
    passes: (slot) => words.every((columns) => columns.some(({ passes }) => passes(slot))),
    among: (slots) => {
      const isMissing = new Uint8Array(store.slotEnd);
      const { ints } = store.arrays;
      const missing = ints.take(store.capacity);
      for (const columns of words) {
        missing.set(slots);
        let count = slots.length;
        for (const { sift } of columns) count = sift(missing, count);
        for (let at = 0; at < count; at += 1) isMissing[missing[at] ?? 0] = 1;
      }
      ints.give(missing);
      return (slot) => isMissing[slot] !== 1;
    },
  };
}

/** Null where no row can have the word. */
function searchOf(reader: ColumnReader, word: SearchWord, store: RowStore): ColumnSearch | null {
  const search = columnSearch(reader, word, store);
  if (search === null || !reader.isConstant) return search;
  return search.passes(0) ? IN_EVERY_ROW : null;
}

function columnSearch(reader: ColumnReader, word: SearchWord, store: RowStore): ColumnSearch | null {
  const { kind, source } = reader.column;
  const { isMoment, isOfRow, search } = COLUMN_KINDS[kind];
  if (source === 'control') return null;
  if (isMoment) {
    const isTime = search === 'time' && isMomentWord(word);
    return isTime ? searchEach((slot) => reader.text(slot).includes(word.text)) : null;
  }
  const look: Test = (slot) => reader.text(slot).toLowerCase().includes(word.text);
  if (isOfRow && reader.order !== 'number') return searchOfRow(reader, look, store);
  if (isOfRow && 'mkt'.includes(word.text)) {
    return searchOfRow(reader, (slot) => reader.text(slot) === MARKET_LIMIT_TEXT, store);
  }
  if (reader.order === 'number') {
    return word.number === null ? null : searchNumbers(reader, word.number.value, word.number.tolerance);
  }
  const remembered = searchTexts(reader, look);
  const texts = isPlainText(kind) ? searchValues(reader, word.text, remembered) : remembered;
  return kind === 'id' ? searchIds(reader, word.text, texts) : texts;
}

function searchOfRow(reader: ColumnReader, look: Test, store: RowStore): ColumnSearch {
  const moments = reader.column.kind === 'end-time' ? store.column(END_MOMENT) : null;
  if (moments !== null) return searchEnds(moments, store.column('end_time'), look);
  const inputs = rowInputs(reader, store);
  return inputs === null ? searchEach(look) : searchCombined(inputs, look);
}
