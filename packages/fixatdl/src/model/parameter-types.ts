import type { AttributeTable } from './attribute-kinds.ts';

/** How the values of a type are compared, and which codec writes them. */
export type TypeFamily =
  | 'int'
  | 'decimal'
  | 'percentage'
  | 'char'
  | 'boolean'
  | 'text'
  | 'multiple'
  | 'pattern'
  | 'month-year'
  | 'date'
  | 'instant'
  | 'time'
  | 'data';

export type ParameterType = {
  /** StrategyParameterType (959). */
  readonly code: number;
  readonly family: TypeFamily;
  /** Attributes beyond those of every parameter. */
  readonly attributes: AttributeTable;
  /** The least value where the file names none. */
  readonly minValue?: string;
};

const INT = { minValue: 'int', maxValue: 'int', constValue: 'int' } as const;
const NUMERIC = { minValue: 'decimal', maxValue: 'decimal', constValue: 'decimal', precision: 'count' } as const;
const LENGTHS = { minLength: 'count', maxLength: 'count', constValue: 'text' } as const;
const MULTIPLE = { ...LENGTHS, invertOnWire: 'boolean' } as const;
const TIMES = { minValue: 'time', maxValue: 'time', constValue: 'time' } as const;
const DATES = { minValue: 'date', maxValue: 'date', constValue: 'date' } as const;
const MONTHS = { minValue: 'month-year', maxValue: 'month-year', constValue: 'month-year' } as const;
const CONST = { constValue: 'text' } as const;
const POSITIVE = { constValue: 'positive' } as const;

/** Every type of FIXatdl 1.1 with its code and its attributes. */
export const parameterTypes = {
  Int_t: { code: 1, family: 'int', attributes: INT },
  Length_t: { code: 2, family: 'int', attributes: { constValue: 'count' } },
  NumInGroup_t: { code: 3, family: 'int', attributes: POSITIVE },
  SeqNum_t: { code: 4, family: 'int', attributes: POSITIVE },
  TagNum_t: { code: 5, family: 'int', attributes: POSITIVE },
  Float_t: { code: 6, family: 'decimal', attributes: NUMERIC },
  Qty_t: { code: 7, family: 'decimal', attributes: NUMERIC, minValue: '0' },
  Price_t: { code: 8, family: 'decimal', attributes: NUMERIC, minValue: '0' },
  PriceOffset_t: { code: 9, family: 'decimal', attributes: NUMERIC, minValue: '0' },
  Amt_t: { code: 10, family: 'decimal', attributes: NUMERIC, minValue: '0' },
  Percentage_t: {
    code: 11,
    family: 'percentage',
    attributes: { ...NUMERIC, multiplyBy100: 'boolean' },
    minValue: '0',
  },
  Char_t: { code: 12, family: 'char', attributes: CONST },
  Boolean_t: {
    code: 13,
    family: 'boolean',
    attributes: { trueWireValue: 'text', falseWireValue: 'text', constValue: ['Y', 'N'] },
  },
  String_t: { code: 14, family: 'text', attributes: LENGTHS },
  MultipleCharValue_t: { code: 15, family: 'multiple', attributes: MULTIPLE },
  Currency_t: { code: 16, family: 'pattern', attributes: CONST },
  Exchange_t: { code: 17, family: 'pattern', attributes: CONST },
  MonthYear_t: { code: 18, family: 'month-year', attributes: MONTHS },
  UTCTimestamp_t: { code: 19, family: 'instant', attributes: { ...TIMES, localMktTz: 'zone' } },
  UTCTimeOnly_t: { code: 20, family: 'time', attributes: { ...TIMES, localMktTz: 'zone' } },
  LocalMktDate_t: { code: 21, family: 'date', attributes: DATES },
  UTCDateOnly_t: { code: 22, family: 'date', attributes: DATES },
  Data_t: { code: 23, family: 'data', attributes: LENGTHS },
  MultipleStringValue_t: { code: 24, family: 'multiple', attributes: MULTIPLE },
  Country_t: { code: 25, family: 'pattern', attributes: CONST },
  Language_t: { code: 26, family: 'pattern', attributes: CONST },
  TZTimeOnly_t: { code: 27, family: 'time', attributes: TIMES },
  TZTimestamp_t: { code: 28, family: 'instant', attributes: TIMES },
  Tenor_t: { code: 29, family: 'pattern', attributes: CONST },
} as const satisfies Readonly<Record<string, ParameterType>>;

export type ParameterTypeName = keyof typeof parameterTypes;

export function isParameterType(name: string): name is ParameterTypeName {
  return Object.hasOwn(parameterTypes, name);
}

export function parameterType(name: ParameterTypeName): ParameterType {
  return parameterTypes[name];
}
