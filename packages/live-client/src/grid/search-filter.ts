import { COLUMN_KINDS } from '@meridian/domain/columns/column-kind';
import { MARKET_LIMIT_TEXT } from '@meridian/domain/order-type';
import type { Cell } from '@meridian/protocol/live/subscription-messages';
import type { ColumnReader, ColumnReaders } from './column-reader.ts';
import { type SearchWord, searchWords } from './search-words.ts';

type Test = (slot: number) => boolean;

/** A column with more texts has nearly one per row, so caching costs more than it saves. */
const MAX_REMEMBERED = 2_000;

/** Some column must contain every word. Null without words. */
export function createSearch(search: string, readers: ColumnReaders): Test | null {
  const words = searchWords(search).map((word) =>
    [...readers.values()].flatMap((reader) => testOf(reader, word) ?? []),
  );
  if (words.length === 0) return null;
  return (slot) => words.every((tests) => tests.some((test) => test(slot)));
}

function testOf(reader: ColumnReader, word: SearchWord): Test | null {
  const { kind, source } = reader.column;
  const { isMoment, isOfRow, search } = COLUMN_KINDS[kind];
  if (source === 'control') return null;
  if (isMoment && search !== 'time') return null;
  if (isMoment)
    return /^[\d:.-]*[:-][\d:.-]*$/.test(word.text) ? (slot) => reader.text(slot).includes(word.text) : null;
  if (isOfRow && reader.order !== 'number') return (slot) => reader.text(slot).toLowerCase().includes(word.text);
  if (isOfRow && 'mkt'.includes(word.text)) return (slot) => reader.text(slot) === MARKET_LIMIT_TEXT;
  return reader.order === 'number' ? numberTest(reader, word) : textTest(reader, word);
}

function numberTest(reader: ColumnReader, { number }: SearchWord): Test | null {
  if (number === null) return null;
  const { value, tolerance } = number;
  return (slot) => Math.abs((reader.numbers()?.[slot] ?? reader.number(slot)) - value) <= tolerance;
}

/** Few texts occur in many rows, so each is checked once. */
function textTest(reader: ColumnReader, { text }: SearchWord): Test {
  const found = new Map<Cell, boolean>();
  const look: Test = (slot) => reader.text(slot).toLowerCase().includes(text);
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
