import * as fc from 'fast-check';
import type { ControlTypeName } from '../model/control-types.ts';
import type { EnumPair } from '../model/fixatdl-file.ts';
import type { ParameterTypeName } from '../model/parameter-types.ts';
import { type Binding, maybe, some, unit } from './unit.ts';
import { given, itemsOf, pairsOf } from './value-arbitraries.ts';

function pair(enumID: string, wireValue: string): EnumPair {
  return { line: 0, enumID, wireValue };
}

const WIRES: readonly (readonly [ParameterTypeName, readonly string[]])[] = [
  ['Char_t', ['A', 'B', 'C', 'D']],
  ['Int_t', ['1', '2', '3', '-4']],
  ['String_t', ['VWAP', 'a b', 'x<y', 'é']],
  ['Qty_t', ['100', '0.5', '7']],
  ['Boolean_t', ['Y', 'N']],
];

export const choices = unit(
  fc
    .constantFrom(...WIRES)
    .chain(([type, wires]) => fc.record({ type: fc.constant(type), pairs: pairsOf(wires) }))
    .chain(({ type, pairs }) =>
      fc.record({
        parameter: fc.constant({ type, enumPairs: pairs }),
        control: fc.record({
          type: fc.constantFrom<ControlTypeName>(
            'DropDownList_t',
            'SingleSelectList_t',
            'RadioButtonList_t',
            'Slider_t',
            'EditableDropDownList_t',
          ),
          items: fc.constant(itemsOf(pairs)),
          initValue: fc.constantFrom(...pairs.map(({ enumID }) => enumID)),
        }),
        examples: fc.constant(pairs.map(({ enumID }) => enumID)),
      }),
    ),
);

export const several = unit(
  fc
    .constantFrom<readonly [ParameterTypeName, readonly string[]]>(
      ['MultipleStringValue_t', ['NWX', 'SGMX', 'BIDS']],
      ['MultipleCharValue_t', ['1', '2', 'X']],
    )
    .chain(([type, wires]) => fc.record({ type: fc.constant(type), pairs: pairsOf(wires, false) }))
    .chain(({ type, pairs }) => {
      const ids = pairs.map(({ enumID }) => enumID);
      return fc.record({
        parameter: fc.constantFrom<Binding['parameter']>(
          { type, enumPairs: pairs },
          { type, enumPairs: pairs, invertOnWire: true },
        ),
        control: fc.record({
          type: fc.constantFrom<ControlTypeName>('MultiSelectList_t', 'CheckBoxList_t'),
          items: fc.constant(itemsOf(pairs)),
          initValue: fc.subarray(ids).map((each) => each.join(' ')),
        }),
        examples: some(fc.subarray(ids)),
      });
    }),
);

export const flags = unit(
  fc
    .record({
      type: fc.constantFrom<ControlTypeName>('CheckBox_t', 'RadioButton_t'),
      own: fc.constantFrom('words', 'pairs', 'plain', 'nothing'),
      initValue: maybe(fc.boolean()),
    })
    .map(({ type, own, initValue }) => {
      const words = own === 'words' ? { trueWireValue: '1', falseWireValue: '0' } : {};
      const nothing = own === 'nothing' ? { falseWireValue: '{NULL}' } : {};
      return {
        parameter:
          own === 'pairs'
            ? { type: 'Int_t' as const, enumPairs: [pair('on', '1'), pair('off', '2')] }
            : { type: 'Boolean_t' as const, ...words, ...nothing },
        control: given({
          type,
          initValue,
          ...(own === 'pairs' && { checkedEnumRef: 'on', uncheckedEnumRef: 'off' }),
        }),
        examples: [true, false],
      };
    }),
);
