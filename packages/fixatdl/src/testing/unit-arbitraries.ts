import * as fc from 'fast-check';
import type { ControlTypeName } from '../model/control-types.ts';
import type { ParameterTypeName } from '../model/parameter-types.ts';
import { choices, flags, several } from './choice-arbitraries.ts';
import { type Binding, maybe, some, unit, type UnitMaker } from './unit.ts';
import { dates, decimals, given, monthYears, timesOfDay, wordy, zones } from './value-arbitraries.ts';

const numberControls = fc.constantFrom<ControlTypeName>(
  'SingleSpinner_t',
  'DoubleSpinner_t',
  'TextField_t',
  'HiddenField_t',
);

function numbers(types: readonly ParameterTypeName[], values: fc.Arbitrary<string>, range: readonly [string, string]) {
  const isPercentage = types.includes('Percentage_t');
  return unit(
    fc
      .record({
        type: fc.constantFrom(...types),
        control: numberControls,
        examples: some(values),
        initValue: maybe(values),
        isBounded: fc.boolean(),
        multiplyBy100: isPercentage ? maybe(fc.boolean()) : fc.constant(undefined),
        isDecimal: fc.constant(/^(Float|Qty|Price|PriceOffset|Amt|Percentage)_t$/.test(types[0] ?? '')),
      })
      .map(({ type, control, examples, initValue, isBounded, multiplyBy100, isDecimal }) => ({
        parameter: given({
          type,
          multiplyBy100,
          precision: isDecimal ? 6 : undefined,
          minValue: isBounded && type !== 'Length_t' && !isPositive(type) ? range[0] : undefined,
          maxValue: isBounded && type !== 'Length_t' && !isPositive(type) ? range[1] : undefined,
        }),
        control: given({ type: control, initValue, ...incrementsOf(control) }),
        examples,
      })),
  );
}

function isPositive(type: ParameterTypeName): boolean {
  return type === 'NumInGroup_t' || type === 'SeqNum_t' || type === 'TagNum_t';
}

function incrementsOf(type: ControlTypeName): object {
  if (type === 'SingleSpinner_t') return { increment: '0.5', incrementPolicy: 'LotSize' };
  return type === 'DoubleSpinner_t' ? { innerIncrement: '0.5', outerIncrement: '5', outerIncrementPolicy: 'Tick' } : {};
}

const times = unit(
  fc
    .record({
      type: fc.constantFrom<ParameterTypeName>('UTCTimestamp_t', 'UTCTimeOnly_t', 'TZTimestamp_t', 'TZTimeOnly_t'),
      control: fc.constantFrom<ControlTypeName>('Clock_t', 'Clock_t', 'TextField_t'),
      zone: zones,
      examples: some(fc.tuple(timesOfDay(), fc.option(dates())).map(([time, date]) => [time, date] as const)),
      initValue: maybe(timesOfDay()),
      initValueMode: fc.constantFrom<'0' | '1' | undefined>('0', '1', undefined),
    })
    .map(({ type, control, zone, examples, initValue, initValueMode }) => ({
      parameter: given({ type, localMktTz: type.startsWith('UTC') ? zone : undefined }),
      control: given({
        type: control,
        ...(control === 'Clock_t' && given({ localMktTz: zone, initValue, initValueMode })),
      }),
      examples: examples.map(([time, date]) => (date !== null && /stamp/.test(type) ? `${date}-${time}` : time)),
    })),
);

const days = unit(
  fc
    .record({
      type: fc.constantFrom<ParameterTypeName>('LocalMktDate_t', 'UTCDateOnly_t', 'MonthYear_t'),
      control: fc.constantFrom<ControlTypeName>('TextField_t', 'Clock_t'),
      onDays: some(dates()),
      onMonths: some(monthYears()),
    })
    .map(({ type, control, onDays, onMonths }) => ({
      parameter: { type },
      control: { type: control },
      examples: type === 'MonthYear_t' ? onMonths : onDays,
    })),
);

const texts = unit(
  fc
    .constantFrom<readonly [ParameterTypeName, fc.Arbitrary<string>]>(
      ['String_t', wordy()],
      ['Char_t', fc.constantFrom('A', 'z', '7', '<', '€')],
      ['Currency_t', fc.constantFrom('USD', 'EUR', 'GBX')],
      ['Exchange_t', fc.constantFrom('XNYS', 'XLON', 'N')],
      ['Country_t', fc.constantFrom('US', 'GB')],
      ['Language_t', fc.constantFrom('en', 'de-CH')],
      ['Tenor_t', fc.constantFrom('D5', 'M3', 'W13', 'Y1')],
      ['MultipleStringValue_t', fc.constantFrom('AV AN A', 'X')],
      ['MultipleCharValue_t', fc.constantFrom('2 A F', 'A')],
      ['Boolean_t', fc.constantFrom('Y', 'N')],
    )
    .chain(([type, values]) =>
      fc.record({
        parameter: fc.constant({ type }),
        control: fc.constantFrom<Binding['control']>(
          { type: 'TextField_t' },
          { type: 'HiddenField_t' },
          { type: 'EditableDropDownList_t' },
        ),
        examples: some(values),
      }),
    ),
);

/** Radio buttons that share one parameter. */
const radios: fc.Arbitrary<UnitMaker> = fc.integer({ min: 2, max: 4 }).map((count) => (place) => {
  const ids = Array.from({ length: count }, (_, index) => `r${index}`);
  const enumPairs = ids.map((enumID, index) => ({ line: 0, enumID, wireValue: String(index) }));
  const controls = ids.map((ref, index) => ({
    line: 0,
    ID: `C${place}_${index}`,
    type: 'RadioButton_t' as const,
    parameterRef: `P${place}`,
    radioGroup: `G${place}`,
    checkedEnumRef: ref,
    initValue: index === 0,
    items: [],
    stateRules: [],
  }));
  return {
    parameters: [{ line: 0, name: `P${place}`, type: 'Int_t', fixTag: 7000 + 10 * place, enumPairs }],
    controls,
    examples: Object.fromEntries(controls.map(({ ID }) => [ID, [true]])),
  };
});

/** Data behind the field that says its length. */
const data: fc.Arbitrary<UnitMaker> = some(wordy()).map((values) => (place) => ({
  parameters: [
    { line: 0, name: `L${place}`, type: 'Length_t', fixTag: 7001 + 10 * place, enumPairs: [] },
    { line: 0, name: `P${place}`, type: 'Data_t', fixTag: 7000 + 10 * place, enumPairs: [] },
  ],
  controls: [{ line: 0, ID: `C${place}`, type: 'TextField_t', parameterRef: `P${place}`, items: [], stateRules: [] }],
  examples: { [`C${place}`]: values },
}));

const constants: fc.Arbitrary<UnitMaker> = fc
  .constantFrom<readonly [ParameterTypeName, string]>(
    ['Int_t', '-5'],
    ['Length_t', '0'],
    ['NumInGroup_t', '2'],
    ['Percentage_t', '0.25'],
    ['Char_t', 'A'],
    ['Boolean_t', 'Y'],
    ['String_t', 'fixed text'],
    ['UTCTimestamp_t', '16:00:00'],
    ['UTCTimeOnly_t', '16:00:00'],
    ['LocalMktDate_t', '2026-11-16'],
    ['MonthYear_t', '202612'],
    ['Tenor_t', 'M3'],
    ['TZTimeOnly_t', '07:39:00Z'],
  )
  .map(([type, constValue]) => (place) => ({
    parameters: [
      {
        line: 0,
        name: `P${place}`,
        type,
        fixTag: 7000 + 10 * place,
        constValue,
        ...(type.startsWith('UTC') && type !== 'UTCDateOnly_t' && { localMktTz: 'America/New_York' }),
        enumPairs: [],
      },
    ],
    controls: [],
    examples: {},
  }));

export const units: fc.Arbitrary<UnitMaker> = fc.oneof(
  numbers(['Int_t', 'Length_t'], fc.integer({ min: 0, max: 5000 }).map(String), ['0', '5000']),
  numbers(['NumInGroup_t', 'SeqNum_t', 'TagNum_t'], fc.integer({ min: 1, max: 5000 }).map(String), ['', '']),
  numbers(['Float_t', 'Qty_t', 'Price_t', 'PriceOffset_t', 'Amt_t'], decimals(0, 5000), ['0', '5000']),
  numbers(['Percentage_t'], decimals(0, 100, 2), ['0', '1']),
  times,
  days,
  texts,
  choices,
  several,
  flags,
  radios,
  data,
  constants,
);
