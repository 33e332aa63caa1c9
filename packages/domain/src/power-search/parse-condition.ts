import {
  ANY_FIELD,
  MAX_SEARCH_VALUES,
  type SearchCondition,
  type SearchNode,
  type SearchOperator,
  type SearchValue,
} from './power-search.ts';
import { colonOperator, fieldsLike, findSearchField, operatorsOf, type SearchField } from './search-fields.ts';
import type { SearchToken } from './search-tokens.ts';
import { readSearchValue } from './search-value-text.ts';
import type { TokenReader } from './token-reader.ts';

const COMPARISONS: Readonly<Record<string, SearchOperator>> = { '<': '<', '<=': '<=', '>': '>', '>=': '>=' };

/** `field operator value`, or a word alone. */
export function parseCondition(reader: TokenReader): SearchNode {
  const word = reader.takeKind('word');
  if (word === null) reader.fail(missingCondition(reader.peek()));
  closed(reader, word);
  const operator = reader.takeKind('operator');
  if (operator === null) return wordCondition(reader, word);
  const field = findSearchField(word.text);
  if (field === null) reader.failAt(word, unknownField(word.text));
  return fieldCondition(reader, field, operator);
}

function missingCondition(token: SearchToken | undefined): string {
  if (token === undefined) return 'A condition is missing here.';
  if (token.kind === 'operator') return `A field is missing before ${token.text}`;
  return token.kind === 'close' ? 'There is no condition before this ).' : 'A condition is missing here.';
}

function unknownField(name: string): string {
  const close = fieldsLike(name).slice(0, 3);
  const hint = close.length === 0 ? '' : ` Did you mean ${close.map((field) => field.name).join(', ')}?`;
  return `There is no field ${name}.${hint}`;
}

/** A word alone is searched in the columns that name an order. */
function wordCondition(reader: TokenReader, word: SearchToken): SearchCondition {
  if (word.text === '') reader.failAt(word, 'An empty text is in everything.');
  const isBeginning = word.hasStarAfter && !word.hasStarBefore;
  return { field: ANY_FIELD, operator: isBeginning ? 'starts with' : 'contains', value: word.text };
}

function fieldCondition(reader: TokenReader, field: SearchField, sign: SearchToken): SearchNode {
  if (sign.text === '!') reader.failAt(sign, 'Write != for “not equal”.');
  const values = readValues(reader, sign);
  const comparison = COMPARISONS[sign.text];
  if (comparison !== undefined) return single(reader, field, comparison, values, sign);
  if (sign.text === '~') return anyOf(values.map((token) => plain(reader, field, 'contains', token)));
  const isNot = sign.text === '!=';
  const meaning = sign.text === ':' ? colonOperator(field) : '=';
  const conditions = values.map((token) => valueCondition(reader, field, meaning, token));
  return isNot ? notAnyOf(field, conditions) : anyOf(listed(field, conditions));
}

/** One or more values separated by commas. */
function readValues(reader: TokenReader, sign: SearchToken): readonly SearchToken[] {
  const values: SearchToken[] = [];
  do {
    if (reader.peek()?.kind === 'open') reader.fail('A list is written without parentheses: country:JP,US');
    const value = reader.takeKind('value');
    if (value === null) reader.fail(`A value is missing after ${values.length === 0 ? sign.text : 'the comma'}`);
    closed(reader, value);
    if (values.length >= MAX_SEARCH_VALUES) reader.failAt(value, `A list has ${MAX_SEARCH_VALUES} values at most.`);
    values.push(value);
  } while (reader.takeKind('comma') !== null);
  return values;
}

function single(
  reader: TokenReader,
  field: SearchField,
  operator: SearchOperator,
  [token, other]: readonly SearchToken[],
  sign: SearchToken,
): SearchCondition {
  if (other !== undefined) reader.failAt(other, `${sign.text} takes one value.`);
  if (token === undefined) reader.fail(`A value is missing after ${sign.text}`);
  const condition = plain(reader, field, operator, token);
  if (condition.value === null) reader.failAt(token, `${sign.text} needs a value to compare with.`);
  return condition;
}

/** An exact value, a prefix (`VO*`), a part (`*OD*`) or a range (`10..50`). */
function valueCondition(
  reader: TokenReader,
  field: SearchField,
  meaning: SearchOperator,
  token: SearchToken,
): SearchCondition {
  if (token.hasStarBefore) return plain(reader, field, 'contains', token);
  if (token.hasStarAfter) return plain(reader, field, 'starts with', token);
  const isRanged = operatorsOf(field).includes('between') && !token.isQuoted && token.text.includes('..');
  return isRanged ? range(reader, field, token) : plain(reader, field, meaning, token);
}

function range(reader: TokenReader, field: SearchField, token: SearchToken): SearchCondition {
  const [low = '', high = '', ...rest] = token.text.split('..');
  if (rest.length > 0 || (low === '' && high === '')) reader.failAt(token, 'A range is written 10..50, 10.. or ..50');
  const { id } = field;
  if (low === '') return { field: id, operator: '<=', value: value(reader, field, token, high) };
  if (high === '') return { field: id, operator: '>=', value: value(reader, field, token, low) };
  const ends = [value(reader, field, token, low), value(reader, field, token, high)] as const;
  const [from, to] = ends;
  if (from === null || to === null || from > to) reader.failAt(token, 'A range goes from the lower end to the higher.');
  return { field: id, operator: 'between', value: ends };
}

function plain(reader: TokenReader, field: SearchField, operator: SearchOperator, token: SearchToken): SearchCondition {
  const isAllowed = operatorsOf(field).includes(operator);
  if (!isAllowed) reader.failAt(token, `${field.header} cannot be searched with “${operator}”.`);
  const read = value(reader, field, token, token.text);
  const isLookup = operator === 'contains' || operator === 'starts with';
  if (isLookup && read === '') reader.failAt(token, 'An empty text is in everything.');
  // A missing value is compared with "=", because it has no parts.
  return { field: field.id, operator: isLookup && read === null ? '=' : operator, value: read };
}

function value(reader: TokenReader, field: SearchField, token: SearchToken, text: string): SearchValue {
  const read = readSearchValue(field, text, token.isQuoted);
  if (read.kind === 'value') return read.value;
  return reader.failAt(token, `${field.header} takes ${read.expected}.`);
}

/** Several exact values of one field become one list. */
function listed(field: SearchField, conditions: readonly SearchCondition[]): readonly SearchCondition[] {
  const isList = conditions.length > 1 && operatorsOf(field).includes('in');
  if (!isList || conditions.some(({ operator }) => operator !== '=')) return conditions;
  const values = conditions.flatMap((condition) => condition.value);
  return [{ field: field.id, operator: 'in', value: values }];
}

function anyOf(conditions: readonly SearchCondition[]): SearchNode {
  const [only] = conditions;
  return conditions.length === 1 && only !== undefined ? only : { join: 'or', conditions };
}

function notAnyOf(field: SearchField, conditions: readonly SearchCondition[]): SearchNode {
  const [only] = conditions;
  if (conditions.length === 1 && only?.operator === '=') return { ...only, operator: '!=' };
  return { ...anyOf(listed(field, conditions)), not: true };
}

function closed(reader: TokenReader, token: SearchToken): void {
  if (token.isUnclosed) reader.failAt(token, 'This quote is never closed.');
}
