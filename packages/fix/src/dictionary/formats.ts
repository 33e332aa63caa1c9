import { readDigits, readInteger, readText } from '../codec/ascii.ts';
import { readUtcClock, readUtcDate, readUtcTimestamp } from '../codec/utc-timestamp.ts';

/** Whether bytes from one place to another have the format of a type. */
export type FormatCheck = (bytes: Uint8Array, from: number, to: number) => boolean;

const ZERO = 48;
const NINE = 57;
const POINT = 46;
const MINUS = 45;

const isAnything: FormatCheck = () => true;
const isInteger: FormatCheck = (bytes, from, to) => readInteger(bytes, from, to) !== null;
const isNotNegative: FormatCheck = (bytes, from, to) => readDigits(bytes, from, to) !== null;
const isPositive: FormatCheck = (bytes, from, to) => (readDigits(bytes, from, to) ?? 0) > 0;
const isLetter: FormatCheck = (_bytes, from, to) => to - from === 1;

/** Digits with at most one point and a minus before them; FIX knows no exponent and no plus. */
const isDecimal: FormatCheck = (bytes, from, to) => {
  let digits = 0;
  let points = 0;
  for (let at = bytes[from] === MINUS ? from + 1 : from; at < to; at += 1) {
    const code = bytes[at] ?? 0;
    if (code === POINT) points += 1;
    else if (code >= ZERO && code <= NINE) digits += 1;
    else return false;
  }
  return digits > 0 && points <= 1;
};

const isFlag: FormatCheck = (bytes, from, to) => to - from === 1 && (bytes[from] === 89 || bytes[from] === 78);
const isDate: FormatCheck = (bytes, from, to) => readUtcDate(bytes, from, to) !== null;
const isClock: FormatCheck = (bytes, from, to) => readUtcClock(bytes, from, to) !== null;
const isTimestamp: FormatCheck = (bytes, from, to) => readUtcTimestamp(bytes, from, to) !== null;
const isDayOfMonth: FormatCheck = (bytes, from, to) => {
  const day = readDigits(bytes, from, to);
  return day !== null && day >= 1 && day <= 31;
};

function matching(pattern: RegExp): FormatCheck {
  return (bytes, from, to) => to - from <= 64 && pattern.test(readText(bytes, from, to));
}

const MONTH = String.raw`\d{4}(0[1-9]|1[0-2])`;
const ZONE = String.raw`(Z|[+-](0\d|1[0-4])(:?[0-5]\d)?)`;
const CLOCK = String.raw`([01]\d|2[0-3]):[0-5]\d(:([0-5]\d|60)(\.\d{1,12})?)?`;

const FORMATS: Readonly<Record<string, FormatCheck>> = {
  int: isInteger,
  Length: isNotNegative,
  NumInGroup: isNotNegative,
  SeqNum: isNotNegative,
  TagNum: isPositive,
  DayOfMonth: isDayOfMonth,
  float: isDecimal,
  Qty: isDecimal,
  Price: isDecimal,
  PriceOffset: isDecimal,
  Amt: isDecimal,
  Percentage: isDecimal,
  char: isLetter,
  Boolean: isFlag,
  Country: matching(/^[A-Z]{2}$/),
  Currency: matching(/^[A-Za-z]{3}$/),
  MonthYear: matching(new RegExp(`^${MONTH}(0[1-9]|[12]\\d|3[01]|w[1-5])?$`)),
  UTCTimestamp: isTimestamp,
  UTCTimeOnly: isClock,
  UTCDateOnly: isDate,
  UTCDate: isDate,
  LocalMktDate: isDate,
  LocalMktTime: matching(new RegExp(`^${CLOCK}$`)),
  TZTimeOnly: matching(new RegExp(`^${CLOCK}${ZONE}?$`)),
  TZTimestamp: matching(new RegExp(`^\\d{8}-${CLOCK}${ZONE}?$`)),
};

/** The types that a desk may give to fields of its own. */
export const FORMAT_NAMES: readonly string[] = [
  ...Object.keys(FORMATS),
  'String',
  'MultipleValueString',
  'MultipleCharValue',
  'MultipleStringValue',
  'Exchange',
  'Language',
  'XMLData',
  'data',
];

export function formatOf(type: string): FormatCheck {
  return FORMATS[type] ?? isAnything;
}
