import type { ColumnKind } from '@meridian/domain/columns/column-kind';
import type { Cell } from '@meridian/protocol/live/subscription-messages';
import type { ColumnReader, ColumnReaders } from './column-reader.ts';
import { type SearchWord, searchWords } from './search-words.ts';

type Test = (slot: number) => boolean;

/** Columns with more texts than this have a name for each row, and remembering costs more than looking. */
const MAX_REMEMBERED = 2_000;

const TIMES: ReadonlySet<ColumnKind> = new Set(['time', 'datetime']);

/** Their text says more than their own value does. */
const TEXT_OF_ROW: ReadonlySet<ColumnKind> = new Set(['status', 'child-status', 'must-finish']);

/** Their number is not what they show. */
const NOT_SEARCHED: ReadonlySet<ColumnKind> = new Set(['duration', 'bell', 'details', 'download', 'group']);

/** Every word is found in some column; null when there is no word. */
export function createSearch(search: string, readers: ColumnReaders): Test | null {
  const words = searchWords(search).map((word) =>
    [...readers.values()].flatMap((reader) => testOf(reader, word) ?? []),
  );
  if (words.length === 0) return null;
  return (slot) => words.every((tests) => tests.some((test) => test(slot)));
}

function testOf(reader: ColumnReader, word: SearchWord): Test | null {
  const { kind } = reader.column;
  if (NOT_SEARCHED.has(kind)) return null;
  if (TIMES.has(kind))
    return /^[\d:.-]*[:-][\d:.-]*$/.test(word.text) ? (slot) => reader.text(slot).includes(word.text) : null;
  if (TEXT_OF_ROW.has(kind)) return (slot) => reader.text(slot).toLowerCase().includes(word.text);
  if (kind === 'limit' && 'mkt'.includes(word.text)) return (slot) => reader.text(slot) === 'MKT';
  return reader.order === 'number' ? numberTest(reader, word) : textTest(reader, word);
}

function numberTest(reader: ColumnReader, { number }: SearchWord): Test | null {
  if (number === null) return null;
  const { value, tolerance } = number;
  return (slot) => Math.abs((reader.numbers()?.[slot] ?? reader.number(slot)) - value) <= tolerance;
}

/** Few texts occur in many rows, so each is looked into once. */
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
