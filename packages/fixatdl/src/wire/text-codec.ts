import { compareMonthYears, fixDate, isMonthYear } from '../model/calendar-text.ts';
import type { Parameter } from '../model/fixatdl-file.ts';
import type { ParameterTypeName } from '../model/parameter-types.ts';
import { type Coded, coded, problem, quoted } from './coded.ts';

const SOH = '\u0001';

type Form = { readonly pattern: RegExp; readonly wanted: string };

/** Types that are texts of a form. Each pattern takes time in proportion to the text, and none comes from a file. */
const forms: Readonly<Partial<Record<ParameterTypeName, Form>>> = {
  Currency_t: { pattern: /^[A-Za-z]{3}$/, wanted: 'a currency: enter three letters such as USD.' },
  Country_t: { pattern: /^[A-Za-z0-9]{2}$/, wanted: 'a country: enter two letters such as US.' },
  Exchange_t: { pattern: /^[A-Za-z0-9._-]{1,12}$/, wanted: 'a market: enter its code such as XNYS.' },
  Language_t: { pattern: /^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,4}$/, wanted: 'a language: enter its code such as en.' },
  Tenor_t: { pattern: /^[DMWY]0*[1-9]\d{0,8}$/, wanted: 'a tenor: enter D, W, M or Y and a number, such as M3.' },
};

export function patternToWire({ type }: Parameter, entered: string): Coded {
  const form = forms[type];
  if (form === undefined || form.pattern.test(entered)) return coded(entered);
  return problem(`${quoted(entered)} is not ${form.wanted}`);
}

export function charToWire(entered: string): Coded {
  const isOne = characterCount(entered) === 1 && entered !== SOH;
  return isOne ? coded(entered) : problem(`${quoted(entered)} is not one character: enter exactly one.`);
}

/** The delimiter of FIX would end the field early, so no text may hold it. Data says its length and may. */
export function textToWire(parameter: Parameter, entered: string): Coded {
  if (parameter.type !== 'Data_t' && entered.includes(SOH)) {
    return problem('holds the character that ends a FIX field: remove it.');
  }
  const length = parameter.type === 'Data_t' ? byteLength(entered) : characterCount(entered);
  const unit = parameter.type === 'Data_t' ? 'bytes' : 'characters';
  const { minLength = 0, maxLength } = parameter;
  if (length < minLength) return problem(`has ${length} ${unit}: enter ${minLength} or more.`);
  if (maxLength !== undefined && length > maxLength)
    return problem(`has ${length} ${unit}: enter ${maxLength} at most.`);
  return coded(entered);
}

/** Values with one space between them. */
export function multipleToWire(parameter: Parameter, entered: string): Coded {
  const values = entered.split(' ').filter((each) => each !== '');
  const long = parameter.type === 'MultipleCharValue_t' ? values.find((each) => characterCount(each) !== 1) : undefined;
  if (long !== undefined) return problem(`${quoted(long)} is not one character: put a space between characters.`);
  return textToWire(parameter, values.join(' '));
}

export function dateToWire({ minValue, maxValue }: Parameter, entered: string): Coded {
  const date = fixDate(entered);
  if (date === null) return problem(`${quoted(entered)} is not a date: enter one such as 20261116.`);
  const [least, most] = [fixDate(minValue ?? ''), fixDate(maxValue ?? '')];
  if (least !== null && date < least) return problem(`${date} is before ${least}: enter that date or a later one.`);
  if (most !== null && date > most) return problem(`${date} is after ${most}: enter that date or an earlier one.`);
  return coded(date);
}

export function monthYearToWire({ minValue, maxValue }: Parameter, entered: string): Coded {
  if (!isMonthYear(entered)) return problem(`${quoted(entered)} is not a month: enter one such as 202612 or 202612w2.`);
  if (minValue !== undefined && compareMonthYears(entered, minValue) < 0) {
    return problem(`${entered} is before ${minValue}: enter that month or a later one.`);
  }
  if (maxValue !== undefined && compareMonthYears(entered, maxValue) > 0) {
    return problem(`${entered} is after ${maxValue}: enter that month or an earlier one.`);
  }
  return coded(entered);
}

function characterCount(text: string): number {
  return Array.from(text).length;
}

/** Length in UTF-8, which is what the length field of data counts. */
export function byteLength(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}
