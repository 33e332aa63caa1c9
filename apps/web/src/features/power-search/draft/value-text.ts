import type { SearchCondition, SearchOperator, SearchValue } from '@meridian/domain/power-search/power-search';
import { isValueList } from '@meridian/domain/power-search/power-search';
import type { SearchField } from '@meridian/domain/power-search/search-fields';
import { EMPTY_WORD, printSearchValue, quoted } from '@meridian/domain/power-search/search-value-text';

/** The separator between the ends of a typed range. */
export const RANGE_SIGN = '..';

/** A condition's value as the form shows it, without the quotes of the text form. */
export function valueText(field: SearchField, operator: SearchOperator, value: SearchCondition['value']): string {
  const values = isValueList(value) ? value : [value];
  const isList = operator === 'in';
  return values.map((one) => oneText(field, one, isList)).join(operator === 'between' ? RANGE_SIGN : ', ');
}

function oneText(field: SearchField, value: SearchValue, isList: boolean): string {
  if (typeof value !== 'string') return printSearchValue(field, value);
  const isMisread =
    value.toLowerCase() === EMPTY_WORD ||
    value !== value.trim() ||
    value.startsWith('"') ||
    (isList && /[,"]/u.test(value));
  return isMisread || value === '' ? quoted(value) : value;
}

export type TypedValue = { readonly text: string; readonly isQuoted: boolean };

/**
 * The values in a typed text: one value, or a list separated by commas. Quotes protect a comma and the word “empty”.
 */
export function typedValues(text: string, isList: boolean): readonly TypedValue[] {
  const parts = isList ? (text.match(/\s*(?:"(?:[^"\\]|\\[\s\S])*"|[^,])+/gu) ?? []) : [text];
  return parts.flatMap((part): readonly TypedValue[] => {
    const trimmed = part.trim();
    if (trimmed === '') return [];
    const inside = /^"((?:[^"\\]|\\[\s\S])*)"$/u.exec(trimmed)?.[1];
    return inside === undefined
      ? [{ text: trimmed, isQuoted: false }]
      : [{ text: inside.replace(/\\([\s\S])/gu, '$1'), isQuoted: true }];
  });
}
