import { describe, expect, it } from 'vitest';
import { controlTypes } from '../model/control-types.ts';
import { context, control, formFrom, items, pair, parameter } from '../testing/small-file.ts';
import { changeForm, startForm } from './form.ts';
import { formFields } from './form-fields.ts';
import { formFindings } from './form-findings.ts';
import type { ControlValue } from './form-state.ts';
import { valueOf } from './form-state.ts';

const pairs = pair('e_A', 'A') + pair('e_B', 'B') + pair('e_C', 'C');
const choices = items('e_A', 'e_B', 'e_C');

type Row = readonly [
  name: string,
  controlType: string,
  parameterXml: string,
  attributes: string,
  inner: string,
  start: ControlValue,
  entered: ControlValue,
  wire: string | null,
];

/** Each control: what it begins with, what a person makes of it, and what is sent. */
const rows: readonly Row[] = [
  [
    '[FA50] a clock',
    'Clock_t',
    parameter('P', 'UTCTimestamp_t'),
    'initValue="14:40:00" localMktTz="Europe/London"',
    '',
    '14:40:00',
    '15:00',
    '20261116-15:00:00',
  ],
  [
    '[FA51] a text field',
    'TextField_t',
    parameter('P', 'String_t'),
    'initValue="abc"',
    '',
    'abc',
    'free text',
    'free text',
  ],
  [
    '[FA52] a list of one choice',
    'SingleSelectList_t',
    parameter('P', 'Char_t', '', pairs),
    'initValue="e_B"',
    choices,
    'e_B',
    'e_C',
    'C',
  ],
  [
    '[FA53] a list of several choices',
    'MultiSelectList_t',
    parameter('P', 'MultipleCharValue_t', '', pairs),
    'initValue="e_C e_A"',
    choices,
    ['e_A', 'e_C'],
    ['e_B', 'e_A'],
    'A B',
  ],
  ['[FA54] a slider', 'Slider_t', parameter('P', 'Char_t', '', pairs), 'initValue="e_A"', choices, 'e_A', 'e_B', 'B'],
  ['[FA55] a check box', 'CheckBox_t', parameter('P', 'Boolean_t'), 'initValue="true"', '', true, false, 'N'],
  [
    '[FA55] a check box with values of the list',
    'CheckBox_t',
    parameter('P', 'Char_t', '', pairs),
    'checkedEnumRef="e_A" uncheckedEnumRef="e_B"',
    '',
    false,
    true,
    'A',
  ],
  [
    '[FA56] a list of check boxes',
    'CheckBoxList_t',
    parameter('P', 'MultipleStringValue_t', '', pairs),
    '',
    choices,
    [],
    ['e_C'],
    'C',
  ],
  [
    '[FA57] a spinner',
    'SingleSpinner_t',
    parameter('P', 'Int_t'),
    'initValue="1e1" increment="5"',
    '',
    '10',
    '15',
    '15',
  ],
  [
    '[FA58] a spinner with two steps',
    'DoubleSpinner_t',
    parameter('P', 'Percentage_t'),
    'initValue="17.50" innerIncrement="0.5" outerIncrement="5"',
    '',
    '17.5',
    '20',
    '0.2',
  ],
  ['[FA59] a drop-down list', 'DropDownList_t', parameter('P', 'Char_t', '', pairs), '', choices, null, 'e_A', 'A'],
  [
    '[FA60] an editable drop-down list, by its text',
    'EditableDropDownList_t',
    parameter('P', 'String_t', '', pairs),
    'initValue="e_A"',
    choices,
    'e_A',
    'Item e_B',
    'B',
  ],
  [
    '[FA60] an editable drop-down list, with a text of its own',
    'EditableDropDownList_t',
    parameter('P', 'String_t', '', pairs),
    '',
    choices,
    null,
    'other',
    'other',
  ],
  ['[FA61] a radio button', 'RadioButton_t', parameter('P', 'Boolean_t'), '', '', false, true, 'Y'],
  [
    '[FA62] a list of radio buttons',
    'RadioButtonList_t',
    parameter('P', 'Char_t', '', pairs),
    'initValue="e_C"',
    choices,
    'e_C',
    'e_A',
    'A',
  ],
  ['[FA64] a hidden field', 'HiddenField_t', parameter('P', 'Int_t'), 'initValue="7"', '', '7', '8', '8'],
];

describe('the controls', () => {
  it.each(rows)('%s begins as the file says, and sends what is entered', (...row) => {
    const [, type, parameters, attributes, inner, start, entered, wire] = row;
    const form = formFrom({ parameters, controls: control('c', type, `parameterRef="P" ${attributes}`, inner) });
    const state = startForm(form, context);
    expect(valueOf(state, 'c')).toEqual(start);
    const changed = changeForm(form, state, { control: 'c', value: entered }, context);
    if (changed.kind === 'refused') throw new Error(changed.message);
    expect(formFindings(form, changed.state, context)).toEqual([]);
    expect(formFields(form, changed.state, context).find(({ tag }) => tag === 7001)?.value ?? null).toBe(wire);
  });

  it('[FA63] a label has a text and no value', () => {
    const form = formFrom({ controls: control('c', 'Label_t', 'initValue="Read this"') });
    expect(valueOf(startForm(form, context), 'c')).toBeNull();
    expect(formFields(form, startForm(form, context), context)).toEqual([{ tag: 847, value: 's' }]);
  });

  it('[FA50] there are no other controls than these 15', () => {
    expect(Object.keys(controlTypes)).toHaveLength(15);
  });

  it('[FA52] a value that the list does not have is told, and not sent', () => {
    const form = formFrom({
      parameters: parameter('P', 'Char_t', '', pairs),
      controls: control('c', 'DropDownList_t', 'parameterRef="P" label="Mode:"', choices),
    });
    const changed = changeForm(form, startForm(form, context), { control: 'c', value: 'e_X' }, context);
    if (changed.kind === 'refused') throw new Error(changed.message);
    expect(formFindings(form, changed.state, context).map(({ message }) => message)).toEqual([
      'Mode “e_X” is not in the list: choose one that is.',
    ]);
    expect(formFields(form, changed.state, context)).toHaveLength(1);
  });

  it('[FA61] a radio button that is chosen takes the choice from the others of its group', () => {
    const form = formFrom({
      parameters: parameter('P', 'Char_t', '', pairs),
      controls:
        control('a', 'RadioButton_t', 'parameterRef="P" radioGroup="g" checkedEnumRef="e_A" initValue="true"') +
        control('b', 'RadioButton_t', 'parameterRef="P" radioGroup="g" checkedEnumRef="e_B"'),
    });
    const changed = changeForm(form, startForm(form, context), { control: 'b', value: true }, context);
    if (changed.kind === 'refused') throw new Error(changed.message);
    expect(changed.state.values).toEqual({ a: false, b: true });
    expect(formFields(form, changed.state, context)).toContainEqual({ tag: 7001, value: 'B' });
  });
});
