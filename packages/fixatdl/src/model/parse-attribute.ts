import { isTimeZone } from '@meridian/domain/zoned-time';
import type { AttributeKind } from './attribute-kinds.ts';
import { fixDate, isMonthYear } from './calendar-text.ts';
import { parseClockText } from './clock-text.ts';
import { parseDecimal, parseDouble } from './decimal.ts';

type Parsed =
  | { readonly kind: 'value'; readonly value: string | number | boolean }
  | { readonly kind: 'problem'; readonly wanted: string };

type Rule = { readonly isValid: (text: string) => boolean; readonly wanted: string };

/** Whole numbers of XML schema's int: 32 bits. */
export function isInt(text: string): boolean {
  return /^[+-]?\d{1,12}$/.test(text) && Math.abs(Number(text)) <= 2_147_483_647;
}

export function isCount(text: string): boolean {
  return /^\+?\d{1,15}$/.test(text);
}

const rules = {
  text: { isValid: () => true, wanted: 'text' },
  name: { isValid: (text) => /^[A-Za-z][A-Za-z0-9_]{0,255}$/.test(text), wanted: 'a name of letters, digits and _' },
  tag: { isValid: isTag, wanted: 'a tag number' },
  count: { isValid: isCount, wanted: 'a whole number, 0 or more' },
  int: { isValid: isInt, wanted: 'a whole number' },
  positive: { isValid: (text) => isCount(text) && Number(text) > 0, wanted: 'a whole number, 1 or more' },
  decimal: { isValid: (text) => parseDecimal(text) !== null, wanted: 'a decimal number' },
  double: { isValid: (text) => parseDouble(text) !== null, wanted: 'a number' },
  boolean: { isValid: (text) => /^(true|false|1|0)$/.test(text), wanted: 'true or false' },
  time: { isValid: isTimeOfDay, wanted: 'a time such as 09:30:00' },
  date: { isValid: (text) => fixDate(text) !== null, wanted: 'a date such as 2026-11-16' },
  'month-year': { isValid: isMonthYear, wanted: 'a month such as 202611' },
  zone: { isValid: (text) => text.includes('/') && isTimeZone(text), wanted: 'a zone such as America/New_York' },
} as const satisfies Readonly<Record<Exclude<AttributeKind, readonly string[]>, Rule>>;

/** The text of an attribute as its value. Words are found whatever their case. */
export function parseAttribute(text: string, kind: AttributeKind): Parsed {
  if (typeof kind !== 'string') {
    const word = kind.find((each) => each.toLowerCase() === text.trim().toLowerCase());
    return word === undefined
      ? { kind: 'problem', wanted: `one of ${kind.join(', ')}` }
      : { kind: 'value', value: word };
  }
  const given = kind === 'text' ? text : text.trim();
  const { isValid, wanted } = rules[kind];
  if (!isValid(given)) return { kind: 'problem', wanted };
  if (kind === 'tag' || kind === 'count') return { kind: 'value', value: Number(given) };
  if (kind === 'boolean') return { kind: 'value', value: given === 'true' || given === '1' };
  return { kind: 'value', value: given };
}

function isTag(text: string): boolean {
  return /^\+?\d{1,9}$/.test(text) && Number(text) > 0;
}

function isTimeOfDay(text: string): boolean {
  return parseClockText(text)?.date === null;
}
