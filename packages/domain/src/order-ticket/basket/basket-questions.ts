import { BASKET_COLUMNS, type BasketField, type BasketMapping, normalisedHeader } from './basket-columns.ts';
import { orderTypeOf } from './row-words.ts';

/** A column with values whose meaning the user has not confirmed. */
export type BasketQuestion = {
  readonly column: number;
  readonly header: string;
  /** The first cell that is not empty. */
  readonly example: string;
  /** The likely meaning. The user has to confirm it. */
  readonly suggestion: BasketField | null;
};

type Lines = readonly (readonly string[])[];

/** Every column that is neither mapped nor ignored. Its rows wait for an answer, because it may contain a price. */
export function basketQuestions(
  headers: readonly string[],
  lines: Lines,
  mapping: BasketMapping,
  ignored: readonly number[],
): readonly BasketQuestion[] {
  return openColumns(headers, mapping, ignored).flatMap((column) => {
    const cells = lines.map((line) => (line[column] ?? '').trim()).filter((cell) => cell !== '');
    const [example] = cells;
    const header = headers[column] ?? '';
    if (example === undefined || isHarmless(header, cells)) return [];
    return [{ column, header, example, suggestion: suggestionOf(header, cells, mapping) }];
  });
}

/** The headers of open questions under which a line has a value. */
export function unreadOf(line: readonly string[], questions: readonly BasketQuestion[]): readonly string[] {
  return questions.filter(({ column }) => (line[column] ?? '').trim() !== '').map(({ header }) => header);
}

function openColumns(headers: readonly string[], mapping: BasketMapping, ignored: readonly number[]) {
  const mapped = new Set(BASKET_COLUMNS.map(({ field }) => mapping[field]));
  return headers.map((_, column) => column).filter((column) => !mapped.has(column) && !ignored.includes(column));
}

/** Free-text headers. They are ignored unless a value looks like a price or an order type. */
const HARMLESS = new Set(['comment', 'comments', 'note', 'notes', 'description', 'company', 'company name', 'sector']);

function isHarmless(header: string, cells: readonly string[]): boolean {
  return (
    HARMLESS.has(normalisedHeader(header)) && !cells.some((cell) => isPriceLike(cell) || orderTypeOf(cell) !== null)
  );
}

/** A number, possibly with a fraction and a currency. */
export function isPriceLike(cell: string): boolean {
  return /^\D{0,4}\d[\d.,'’\s+-]*\D{0,4}$/.test(cell.trim());
}

const PRICE_WORDS = /price|prc|px|limit|lmt|\blim\b/;
const TYPE_WORDS = /type|\bord\b|order kind|instruction/;

function suggestionOf(header: string, cells: readonly string[], mapping: BasketMapping): BasketField | null {
  const name = normalisedHeader(header);
  if (mapping.order_type === null && (TYPE_WORDS.test(name) || cells.every((cell) => orderTypeOf(cell) !== null))) {
    return 'order_type';
  }
  return mapping.limit_price === null && PRICE_WORDS.test(name) ? 'limit_price' : null;
}
