import { describe, expect, it } from 'vitest';
import {
  context,
  control,
  edit,
  formFrom,
  items,
  pair,
  parameter,
  type SmallFile,
  stateRule,
} from '../testing/small-file.ts';
import { controlStatus, itemStatus } from './control-status.ts';
import type { FormContext } from './form-context.ts';
import { changeForm, restoreForm, startForm } from './form.ts';
import { formFields } from './form-fields.ts';
import { formFindings } from './form-findings.ts';
import type { ControlValue, FormState } from './form-state.ts';
import { readForm } from './read-form.ts';
import { stepped, stepsOf } from './increments.ts';
import type { StrategyForm } from './strategy-form.ts';

const qty = (attributes = ''): string => parameter('Q', 'Qty_t', attributes);
const box = control('on', 'CheckBox_t', 'label="Use it"');
const field = (attributes = '', inner = ''): string =>
  control('q', 'SingleSpinner_t', `parameterRef="Q" label="Size" ${attributes}`, inner);
const isOn = edit('on', 'EQ', 'value="true"');

function opened(parts: SmallFile, inside: FormContext = context): { form: StrategyForm; state: FormState } {
  const form = formFrom(parts);
  return { form, state: startForm(form, inside) };
}

function changed(form: StrategyForm, state: FormState, id: string, value: ControlValue, inside = context): FormState {
  const result = changeForm(form, state, { control: id, value }, inside);
  if (result.kind === 'refused') throw new Error(result.message);
  return result.state;
}

const messages = (form: StrategyForm, state: FormState, inside = context): readonly string[] =>
  formFindings(form, state, inside).map(({ message }) => message);

const wire = (form: StrategyForm, state: FormState, inside = context): string | undefined =>
  formFields(form, state, inside).find(({ tag }) => tag === 7001)?.value;

const clock = (mode: string): SmallFile => ({
  parameters: parameter('P', 'UTCTimestamp_t'),
  controls: control(
    'c',
    'Clock_t',
    `parameterRef="P" initValue="09:30:00" initValueMode="${mode}" localMktTz="America/New_York"`,
  ),
});

describe('how a form begins', () => {
  it('[FA100] with the field of the order where it has one, else with the value of the file', () => {
    const parts = {
      parameters: qty(),
      controls: field('initPolicy="UseFixField" initFixField="FIX_OrderQty" initValue="5"'),
    };
    expect(opened(parts).state.values).toEqual({ q: '120000' });
    expect(opened(parts, { ...context, order: {} }).state.values).toEqual({ q: '5' });
  });

  it('[FA100] with the choice that the wire value of the order names', () => {
    const parts = {
      parameters: parameter('M', 'Char_t', '', pair('e_A', '1') + pair('e_B', '2')),
      controls: control(
        'm',
        'DropDownList_t',
        'parameterRef="M" initPolicy="UseFixField" initFixField="FIX_TimeInForce"',
        items('e_A', 'e_B'),
      ),
    };
    expect(opened(parts, { ...context, order: { TimeInForce: '2' } }).state.values).toEqual({ m: 'e_B' });
  });

  it('[FA101] a clock of mode 1 begins with now once its time has passed', () => {
    expect(opened(clock('1')).state.values).toEqual({ c: '14:32:00' });
    expect(opened(clock('0')).state.values).toEqual({ c: '09:30:00' });
    const early = { ...context, nowMs: Date.UTC(2026, 10, 16, 12) };
    expect(opened(clock('1'), early).state.values).toEqual({ c: '09:30:00' });
  });
});

describe('state rules', () => {
  it('[FA103] enable and show a control while they hold, and the opposite while they do not', () => {
    const { form, state } = opened({
      parameters: qty(),
      controls: box + field('', stateRule('enabled="true" visible="true"', isOn)),
    });
    const q = form.controls.get('q');
    if (q === undefined) throw new Error('no control');
    expect(controlStatus(form, state, q, context)).toMatchObject({ isEnabled: false, isVisible: false });
    const on = changed(form, state, 'on', true);
    expect(controlStatus(form, on, q, context)).toMatchObject({ isEnabled: true, isVisible: true, offRule: null });
  });

  it('[FA103] a control is on when all of its rules say so', () => {
    const { form, state } = opened({
      parameters: qty(),
      controls:
        box +
        field(
          '',
          stateRule('enabled="true"', isOn) + stateRule('enabled="false"', edit('FIX_OrderQty', 'GT', 'value="100"')),
        ),
    });
    expect(changeForm(form, changed(form, state, 'on', true), { control: 'q', value: '5' }, context)).toEqual({
      kind: 'refused',
      message: 'Size is turned off by a rule of the file.',
    });
  });

  it('[FA104] a value is set when its rule begins to hold, and can be changed afterwards', () => {
    const { form, state } = opened({
      parameters: qty(),
      controls: box + field('initValue="1"', stateRule('value="50"', isOn)),
    });
    const on = changed(form, state, 'on', true);
    expect(on.values['q']).toBe('50');
    const own = changed(form, on, 'q', '60');
    expect(own.values['q']).toBe('60');
    expect(changed(form, own, 'on', false).values['q']).toBe('60');
  });

  it('[FA105] {NULL} empties a control, and gives its value back when it ends', () => {
    const { form, state } = opened({
      parameters: qty(),
      controls: box + field('initValue="7"', stateRule('value="{NULL}"', isOn)),
    });
    const typed = changed(form, state, 'q', '9');
    const emptied = changed(form, typed, 'on', true);
    expect([emptied.values['q'], wire(form, emptied)]).toEqual([null, undefined]);
    expect(changed(form, emptied, 'on', false).values['q']).toBe('9');
  });

  it('[FA105] without a value of before the initial value comes back', () => {
    const { form, state } = opened({
      parameters: qty(),
      controls:
        control('on', 'CheckBox_t', 'initValue="true"') + field('initValue="7"', stateRule('value="{NULL}"', isOn)),
    });
    expect(state.values['q']).toBeNull();
    expect(changed(form, { ...state, emptied: {} }, 'on', false).values['q']).toBe('7');
  });

  it('[FA106] a value that is off is not sent, unless a rule set it or the broker wants it', () => {
    const { form, state } = opened({
      parameters: qty(),
      controls: box + field('initValue="7"', stateRule('enabled="false"', isOn)),
    });
    const off = changed(form, state, 'on', true);
    expect(wire(form, off)).toBeUndefined();
    expect(wire(form, off, { ...context, terms: { offValues: 'sent', percentages: 'percent' } })).toBe('7');
    const forced = opened({
      parameters: qty(),
      controls: box + field('initValue="7"', stateRule('enabled="false" value="0"', isOn)),
    });
    expect(wire(forced.form, changed(forced.form, forced.state, 'on', true))).toBe('0');
  });

  it('[FA107] rules that change one another without end are told and stop', () => {
    const { form, state } = opened({
      parameters: qty(),
      controls: control(
        'on',
        'CheckBox_t',
        '',
        stateRule('value="true"', edit('on', 'EQ', 'value="false"')) + stateRule('value="false"', isOn),
      ),
    });
    expect(state.isSettled).toBe(false);
    expect(messages(form, state)).toEqual([
      'Rules of this strategy change one another without end: ask the broker for a new file.',
    ]);
  });

  it('[FA103] an item of a list can be taken away', () => {
    const { form, state } = opened({
      parameters: parameter('M', 'Char_t', '', pair('e_A', 'A') + pair('e_B', 'B')),
      controls:
        box +
        control(
          'm',
          'DropDownList_t',
          'parameterRef="M" label="Mode" initValue="e_A"',
          `<lay:ListItem enumID="e_A" uiRep="Fast">${stateRule('enabled="false"', isOn)}</lay:ListItem>${items('e_B')}`,
        ),
    });
    const on = changed(form, state, 'on', true);
    const mode = form.controls.get('m');
    expect(mode && itemStatus(form, on, mode, 'e_A')).toEqual({ isEnabled: false, isVisible: true });
    expect(messages(form, on)).toEqual(['Mode “Fast” cannot be chosen now: choose another.']);
  });
});

describe('what keeps a form from being sent', () => {
  it('[FA108] a required value that is missing, and why', () => {
    const { form, state } = opened({
      parameters: qty('use="required"'),
      controls: box + field('', stateRule('enabled="false"', isOn)),
    });
    expect(messages(form, state)).toEqual(['Size is required: enter a value.']);
    const off = changed(form, changed(form, state, 'q', '5'), 'on', true);
    expect(messages(form, off)).toEqual([
      'Size is required, but a rule turns it off (line 5 of the file): change what it depends on.',
    ]);
  });

  it('[FA109] a strategy edit that does not hold, in the words of the file, at the fields it reads', () => {
    const { form, state } = opened({
      parameters: qty(),
      controls: field(),
      rest: `<val:StrategyEdit errorMessage="Size is above the order.">${edit('Q', 'LE', 'field2="FIX_OrderQty"')}</val:StrategyEdit>`,
    });
    const large = changed(form, state, 'q', '120001');
    expect(formFindings(form, large, context)).toEqual([
      { kind: 'rule', controls: ['q'], message: 'Size is above the order.', rule: 1 },
    ]);
    expect(messages(form, changed(form, state, 'q', '120000'))).toEqual([]);
    expect(messages(form, changed(form, state, 'q', 'lots'))).toEqual([
      'Size “lots” is not a number: enter digits such as 12.5.',
    ]);
  });

  it('[FA110] spinners step by the lot or the tick, and hold values to it', () => {
    const { form, state } = opened({ parameters: qty(), controls: field('increment="10" incrementPolicy="LotSize"') });
    const spinner = form.controls.get('q');
    if (spinner === undefined) throw new Error('no control');
    const lots = { ...context, lotSize: '100' };
    expect(stepped('250', stepsOf(spinner, lots).inner, 1)).toBe('350');
    expect(stepped(null, stepsOf(spinner, context).inner, -1)).toBe('-10');
    const odd = changed(form, state, 'q', '250', lots);
    expect(messages(form, odd, lots)).toEqual(['Size 250 is not a multiple of the lot 100: enter one that is.']);
    expect(messages(form, odd)).toEqual([]);
  });

  it('[FA110] a double spinner has two steps', () => {
    const { form } = opened({
      parameters: qty(),
      controls: control('q', 'DoubleSpinner_t', 'parameterRef="Q" innerIncrement="0.5"'),
    });
    const spinner = form.controls.get('q');
    const steps = spinner && stepsOf(spinner, context);
    expect(steps && [stepped('17.5', steps.inner, 1), stepped('17.5', steps.outer, -1)]).toEqual(['18', '12.5']);
  });
});

describe('an order that is replaced', () => {
  const replaced = { ...context, replaces: [{ tag: 7001, value: '500' }] };

  it('[FA112] keeps what cannot be changed on a working order', () => {
    const form = formFrom({ parameters: qty('mutableOnCxlRpl="false"'), controls: field() });
    const state = readForm(form, replaced.replaces, replaced);
    expect(changeForm(form, state, { control: 'q', value: '600' }, replaced)).toEqual({
      kind: 'refused',
      message: 'Size cannot be changed on a working order.',
    });
    expect(messages(form, restoreForm(form, { q: '600' }, replaced), replaced)).toEqual([
      'Size cannot be changed on a working order: go back to the value it was sent with.',
    ]);
    expect(messages(form, state, replaced)).toEqual([]);
  });

  it('[FA112] says that an empty field would keep its old value at the broker', () => {
    const form = formFrom({ parameters: qty('revertOnCxlRpl="true"'), controls: field() });
    expect(messages(form, restoreForm(form, { q: null }, replaced), replaced)).toEqual([
      'Size cannot be emptied on a working order, because the broker would keep the old value: enter a value.',
    ]);
  });
});

describe('other forms', () => {
  it('[FA113] a template leaves out the controls that are for orders only', () => {
    const { form, state } = opened({ parameters: qty(), controls: field('initValue="5" disableForTemplate="true"') });
    expect(wire(form, state)).toBe('5');
    expect(wire(form, state, { ...context, isTemplate: true })).toBeUndefined();
  });

  it('[FA115] values that come from elsewhere are shaped, and set off no rule', () => {
    const form = formFrom({ parameters: qty(), controls: box + field('', stateRule('value="50"', isOn)) });
    const state = restoreForm(form, { q: '60', on: true, unknown: 'x' }, context);
    expect(state.values).toEqual({ q: '60', on: true });
    expect(restoreForm(form, { q: true, on: 'yes' }, context).values).toEqual({ q: null, on: null });
  });

  it('[FA115] a change of a field that the form does not have is refused', () => {
    const { form, state } = opened({ parameters: qty(), controls: field() });
    expect(changeForm(form, state, { control: '__proto__', value: '1' }, context).kind).toBe('refused');
  });
});
