import { fieldsLike, findSearchField, operatorsOf, type SearchField } from './search-fields.ts';
import type { SearchOperator } from './power-search.ts';
import { type SearchToken, searchTokens } from './search-tokens.ts';
import { knownSearchValues } from './search-values.ts';
import { EMPTY_WORD, printWord } from './search-value-text.ts';

export type SearchCompletion = {
  readonly kind: 'field' | 'operator' | 'value' | 'keyword';
  /** The text that replaces the range from start to end. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A description of the completion. */
  readonly detail: string;
};

export type CompleteOptions = {
  /** Values of a field in the rows, most likely first. Known values are offered anyway. */
  readonly valuesOf?: (field: SearchField) => readonly string[];
  /** Fields that find nothing, because the user may not see them. */
  readonly isHidden?: (field: SearchField) => boolean;
  readonly limit?: number;
};

type Place = { readonly start: number; readonly end: number; readonly typed: string };

const DEFAULT_LIMIT = 12;

/** Completions at the cursor, most likely first. */
export function completeSearch(
  text: string,
  cursor: number,
  { valuesOf = () => [], isHidden = () => false, limit = DEFAULT_LIMIT }: CompleteOptions = {},
): readonly SearchCompletion[] {
  const before = searchTokens(text.slice(0, cursor));
  const last = before.at(-1);
  const place = placeAt(text, cursor, last);
  const name = nameBeforeValue(before, cursor);
  if (name !== null) {
    const field = findSearchField(name);
    return field === null ? [] : valueCompletions(field, place, valuesOf(field)).slice(0, limit);
  }
  const isWord = last?.kind === 'word' && last.end === cursor;
  const named = isWord && !last.isQuoted ? findSearchField(last.text) : null;
  const operators = named === null ? [] : operatorCompletions(named, cursor);
  const isAfterCondition = last !== undefined && last.end < cursor && (last.kind === 'value' || last.kind === 'close');
  const keywords = isAfterCondition ? [completion('keyword', 'or ', 'either', place)] : [];
  return [...operators, ...fieldCompletions(place, isHidden), ...keywords].slice(0, limit);
}

export type ValueAtCursor = { readonly field: SearchField; readonly typed: string };

/** The field whose value is being typed at the cursor, and the typed part. Null anywhere else. */
export function searchValueAt(text: string, cursor: number): ValueAtCursor | null {
  const before = searchTokens(text.slice(0, cursor));
  const name = nameBeforeValue(before, cursor);
  const field = name === null ? null : findSearchField(name);
  return field === null ? null : { field, typed: placeAt(text, cursor, before.at(-1)).typed };
}

/** The token under the cursor, up to its end. Empty without one. */
function placeAt(text: string, cursor: number, last: SearchToken | undefined): Place {
  const isTyped = last !== undefined && last.end === cursor && (last.kind === 'word' || last.kind === 'value');
  if (!isTyped) return { start: cursor, end: cursor, typed: '' };
  const whole = searchTokens(text).find((token) => token.start === last.start);
  return { start: last.start, end: Math.max(cursor, whole?.end ?? cursor), typed: last.text };
}

function completion(kind: SearchCompletion['kind'], text: string, detail: string, place: Place): SearchCompletion {
  return { kind, text, detail, start: place.start, end: place.end };
}

/** The field name before the value that is being typed, if any. */
function nameBeforeValue(before: readonly SearchToken[], cursor: number): string | null {
  let at = before.length - 1;
  const last = before[at];
  if (last === undefined || (last.kind === 'value' && last.end < cursor)) return null;
  if (last.kind !== 'value' && last.kind !== 'operator' && last.kind !== 'comma') return null;
  while (before[at]?.kind === 'value' || before[at]?.kind === 'comma') at -= 1;
  const name = before[at - 1];
  return before[at]?.kind === 'operator' && name?.kind === 'word' ? name.text : null;
}

function fieldCompletions(place: Place, isHidden: (field: SearchField) => boolean): readonly SearchCompletion[] {
  const fields = fieldsLike(place.typed).filter((field) => !isHidden(field));
  return fields.map((field) => completion('field', printWord(field.name), field.header, place));
}

const SIGNS: Readonly<Partial<Record<SearchOperator, string>>> = {
  '=': ':',
  '!=': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  contains: '~',
};

function operatorCompletions(field: SearchField, cursor: number): readonly SearchCompletion[] {
  return operatorsOf(field).flatMap((operator) => {
    const text = SIGNS[operator];
    return text === undefined
      ? []
      : [{ kind: 'operator' as const, text, start: cursor, end: cursor, detail: operator }];
  });
}

function valueCompletions(field: SearchField, place: Place, live: readonly string[]): readonly SearchCompletion[] {
  const typed = place.typed.toLowerCase();
  const values = [...new Set([...live, ...knownSearchValues(field)])];
  const begin = values.filter((value) => value.toLowerCase().startsWith(typed));
  const hold = values.filter((value) => value.toLowerCase().includes(typed) && !begin.includes(value));
  const completions = [...begin, ...hold].map((value) => completion('value', printWord(value), field.header, place));
  const isEmptyMeant = EMPTY_WORD.startsWith(typed) && field.kind !== 'flag';
  return isEmptyMeant ? [...completions, completion('value', EMPTY_WORD, `no ${field.header}`, place)] : completions;
}
