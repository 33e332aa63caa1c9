import { searchProblem } from '@meridian/domain/power-search/check-search';
import type { SearchCondition, SearchValue } from '@meridian/domain/power-search/power-search';
import { searchField } from '@meridian/domain/power-search/search-fields';
import { readSearchValue } from '@meridian/domain/power-search/search-value-text';
import type { DraftCondition } from './search-draft.ts';
import { RANGE_SIGN, type TypedValue, typedValues } from './value-text.ts';

export type ReadCondition =
  | { readonly kind: 'ok'; readonly condition: SearchCondition }
  /** The condition is valid so far but not complete. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'wrong'; readonly message: string };

const INCOMPLETE: ReadCondition = { kind: 'incomplete' };

/** Reads a row of the form as a search condition. */
export function readCondition({ field: id, operator, not, value }: DraftCondition): ReadCondition {
  const field = id === null ? null : searchField(id);
  if (field === null) return INCOMPLETE;
  const isRange = operator === 'between';
  const typed = isRange ? rangeEnds(value) : typedValues(value, operator === 'in');
  if (typed.length === 0 || (isRange && typed.length < 2)) return INCOMPLETE;
  if (isRange && typed.length > 2) return { kind: 'wrong', message: 'A range has two ends.' };
  const values: SearchValue[] = [];
  for (const { text, isQuoted } of typed) {
    const read = readSearchValue(field, text, isQuoted);
    if (read.kind === 'unreadable') return { kind: 'wrong', message: `${field.header} takes ${read.expected}.` };
    values.push(read.value);
  }
  const [first = null, second] = values;
  if (isRange && second !== undefined && (first === null || second === null || first > second)) {
    return { kind: 'wrong', message: 'A range goes from the lower end to the higher.' };
  }
  const isOne = operator !== 'in' && !isRange;
  const condition = { field: field.id, operator, value: isOne ? first : values, ...(not && { not: true }) };
  const message = searchProblem({ join: 'and', conditions: [condition] });
  return message === null ? { kind: 'ok', condition } : { kind: 'wrong', message };
}

function rangeEnds(text: string): readonly TypedValue[] {
  return text.split(RANGE_SIGN).flatMap((end) => typedValues(end, false));
}
