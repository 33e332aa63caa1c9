import { describe, expect, it } from 'vitest';
import type { Parameter } from '../model/fixatdl-file.ts';
import { type ParameterTypeName, parameterTypes } from '../model/parameter-types.ts';
import type { CodecPlace } from './codec-place.ts';
import { constantWire, fromWire, toWire } from './value-codec.ts';

const place: CodecPlace = { zone: 'America/New_York', nowMs: Date.UTC(2026, 10, 16, 19, 32), percentages: 'percent' };

function of(type: ParameterTypeName, attributes: Partial<Parameter> = {}): Parameter {
  return { line: 0, name: 'P', type, enumPairs: [], ...attributes };
}

/** Each type with its code (959), what is entered, what goes over the wire, and what is refused. */
const types: readonly (readonly [string, ParameterTypeName, number, string, string, string])[] = [
  ['[FA20] whole numbers with a sign', 'Int_t', 1, '-07', '-7', '2147483648'],
  ['[FA21] lengths', 'Length_t', 2, '0', '0', '-1'],
  ['[FA22] numbers of a group', 'NumInGroup_t', 3, '2', '2', '0'],
  ['[FA23] sequence numbers', 'SeqNum_t', 4, '15', '15', '0'],
  ['[FA24] tag numbers', 'TagNum_t', 5, '44', '44', '1.5'],
  ['[FA25] decimals', 'Float_t', 6, '+01.250', '1.25', '1e5'],
  ['[FA26] quantities', 'Qty_t', 7, '0.5', '0.5', '-1'],
  ['[FA27] prices', 'Price_t', 8, '320.50', '320.5', '1,000'],
  ['[FA28] price offsets', 'PriceOffset_t', 9, '.25', '0.25', '-0.25'],
  ['[FA29] amounts', 'Amt_t', 10, '9007199254740993.01', '9007199254740993.01', 'ten'],
  ['[FA30] percentages', 'Percentage_t', 11, '17.5', '0.175', '17.5%'],
  ['[FA31] single characters', 'Char_t', 12, '€', '€', 'AB'],
  ['[FA32] yes and no', 'Boolean_t', 13, 'true', 'Y', 'maybe'],
  ['[FA33] texts', 'String_t', 14, ' a text ', ' a text ', 'a\u0001b'],
  ['[FA34] several characters', 'MultipleCharValue_t', 15, '2  A F', '2 A F', '2 AF'],
  ['[FA35] currencies', 'Currency_t', 16, 'GBX', 'GBX', 'POUND'],
  ['[FA36] exchanges', 'Exchange_t', 17, 'XNYS', 'XNYS', 'New York'],
  ['[FA37] months', 'MonthYear_t', 18, '202612w2', '202612w2', '202613'],
  ['[FA38] timestamps in UTC', 'UTCTimestamp_t', 19, '14:40:00', '20261116-19:40:00', '25:00'],
  ['[FA39] times in UTC', 'UTCTimeOnly_t', 20, '14:40:00.25', '19:40:00.250', 'noon'],
  ['[FA40] dates of the market', 'LocalMktDate_t', 21, '2026-11-16', '20261116', '20260230'],
  ['[FA41] dates in UTC', 'UTCDateOnly_t', 22, '20261116', '20261116', '16/11/2026'],
  ['[FA43] several texts', 'MultipleStringValue_t', 24, 'AV AN A', 'AV AN A', 'A\u0001'],
  ['[FA44] countries', 'Country_t', 25, 'US', 'US', 'USA'],
  ['[FA45] languages', 'Language_t', 26, 'de-CH', 'de-CH', 'Swiss German'],
  ['[FA46] times with an offset', 'TZTimeOnly_t', 27, '14:40:00', '14:40:00-05', '14'],
  ['[FA47] timestamps with an offset', 'TZTimestamp_t', 28, '13:09:00+05:30', '20261116-13:09:00+05:30', '7 pm'],
  ['[FA48] tenors', 'Tenor_t', 29, 'M3', 'M3', 'M0'],
];

describe('the types of parameters', () => {
  it.each(types)('%s go over the wire as FIX has them', (_, type, code, entered, wire, refused) => {
    expect(parameterTypes[type].code).toBe(code);
    expect(toWire(of(type), entered, place)).toEqual({ kind: 'text', text: wire });
    expect(toWire(of(type), refused, place).kind).toBe('problem');
    const read = fromWire(of(type), wire, place);
    expect(read.kind === 'text' && toWire(of(type), read.text, place)).toEqual({ kind: 'text', text: wire });
  });

  it('[FA42] data may hold the character that ends a field', () => {
    expect(parameterTypes.Data_t.code).toBe(23);
    expect(toWire(of('Data_t'), 'a\u0001b', place)).toEqual({ kind: 'text', text: 'a\u0001b' });
    const short = toWire(of('Data_t', { maxLength: 3 }), '€€', place);
    expect(short).toEqual({ kind: 'problem', message: 'has 6 bytes: enter 3 at most.' });
  });

  it('[FA20] there are no other types than these 29', () => {
    expect(Object.values(parameterTypes).map(({ code }) => code)).toEqual(
      Array.from({ length: 29 }, (_, index) => index + 1),
    );
  });
});

describe('percentages', () => {
  it('[FA30] are sent as 17.5 where the file says multiplyBy100', () => {
    const parameter = of('Percentage_t', { multiplyBy100: true, maxValue: '0.3' });
    expect(toWire(parameter, '17.5', place)).toEqual({ kind: 'text', text: '17.5' });
    expect(fromWire(parameter, '17.5', place)).toEqual({ kind: 'text', text: '17.5' });
    expect(toWire(parameter, '30.1', place)).toEqual({
      kind: 'problem',
      message: '30.1 is above 30: enter 30 or less.',
    });
  });

  it('[FA30] are ratios in the form of a broker who wants it so', () => {
    const ratios: CodecPlace = { ...place, percentages: 'ratio' };
    expect(toWire(of('Percentage_t'), '0.175', ratios)).toEqual({ kind: 'text', text: '0.175' });
    expect(fromWire(of('Percentage_t'), '0.175', ratios)).toEqual({ kind: 'text', text: '0.175' });
  });
});

describe('ranges', () => {
  it('[FA108] say the value, the bound and what to enter', () => {
    const bounded = of('Int_t', { minValue: '1', maxValue: '500' });
    expect(toWire(bounded, '501', place)).toEqual({ kind: 'problem', message: '501 is above 500: enter 500 or less.' });
    expect(toWire(bounded, '0', place)).toEqual({ kind: 'problem', message: '0 is below 1: enter 1 or more.' });
  });

  it('[FA108] of times are read on the clock of the parameter', () => {
    const bounded = of('UTCTimestamp_t', { maxValue: '16:00:00', localMktTz: 'America/New_York' });
    expect(toWire(bounded, '16:00:00', place).kind).toBe('text');
    expect(toWire(bounded, '16:00:01', place)).toEqual({
      kind: 'problem',
      message: 'is after 16:00:00 EST: enter that time or an earlier one.',
    });
  });

  it('[FA111] a number with more decimals than the parameter takes is refused, not rounded', () => {
    const rounded = of('Percentage_t', { precision: 3 });
    expect(toWire(rounded, '17.5', place)).toEqual({ kind: 'text', text: '0.175' });
    expect(toWire(rounded, '17.55', place)).toEqual({
      kind: 'problem',
      message: '17.55 has too many decimals: enter 1 at most.',
    });
  });
});

describe('clocks that change', () => {
  it('[FA102] a time that comes twice is the first one, unless its offset is named', () => {
    const twice = of('UTCTimestamp_t');
    const onTheDay: CodecPlace = { ...place, nowMs: Date.UTC(2026, 10, 1, 12) };
    expect(toWire(twice, '01:30:00', onTheDay)).toEqual({ kind: 'text', text: '20261101-05:30:00' });
    expect(fromWire(twice, '20261101-06:30:00', onTheDay)).toEqual({ kind: 'text', text: '01:30:00-05' });
    expect(toWire(twice, '01:30:00-05', onTheDay)).toEqual({ kind: 'text', text: '20261101-06:30:00' });
  });

  it('[FA102] a time that is left out is refused', () => {
    const spring: CodecPlace = { ...place, nowMs: Date.UTC(2026, 2, 8, 12) };
    const result = toWire(of('UTCTimestamp_t'), '02:30:00', spring);
    expect(result.kind === 'problem' && result.message).toContain('because clocks go forward: enter another time.');
  });

  it('[FA102] the same time of day is another one in UTC in summer', () => {
    const summer: CodecPlace = { ...place, nowMs: Date.UTC(2026, 6, 1, 12) };
    expect(toWire(of('UTCTimestamp_t'), '14:40:00', summer)).toEqual({ kind: 'text', text: '20260701-18:40:00' });
  });
});

describe('constants', () => {
  it.each<readonly [ParameterTypeName, Partial<Parameter>, string]>([
    ['Percentage_t', { constValue: '0.25' }, '0.25'],
    ['Percentage_t', { constValue: '0.25', multiplyBy100: true }, '25'],
    ['Boolean_t', { constValue: 'Y', trueWireValue: '1' }, '1'],
    ['UTCTimestamp_t', { constValue: '16:00:00', localMktTz: 'Europe/London' }, '20261116-16:00:00'],
    ['LocalMktDate_t', { constValue: '2026-11-16' }, '20261116'],
    ['String_t', { constValue: 'fixed' }, 'fixed'],
  ])('[FA122] a constant %s is in the terms of its parameter', (type, attributes, wire) => {
    expect(constantWire(of(type, attributes), place)).toEqual({ kind: 'text', text: wire });
  });
});
