import { describe, expect, it } from 'vitest';
import { context, control, edit, formFrom, items, pair, parameter, stateRule } from '../testing/small-file.ts';
import { startForm, changeForm } from './form.ts';
import { formFields } from './form-fields.ts';
import { formFindings } from './form-findings.ts';
import { valueOf } from './form-state.ts';
import { readForm } from './read-form.ts';

const two = {
  parameters: parameter('Q', 'Qty_t') + parameter('R', 'Percentage_t', 'fixTag="7002"'),
  controls:
    control('q', 'SingleSpinner_t', 'parameterRef="Q" initValue="400"') +
    control('r', 'SingleSpinner_t', 'parameterRef="R" initValue="17.5"'),
};

describe('the fields of a form', () => {
  it('[FA120] travel under their own tags', () => {
    const form = formFrom(two);
    expect(formFields(form, startForm(form, context), context)).toEqual([
      { tag: 847, value: 's' },
      { tag: 7001, value: '400' },
      { tag: 7002, value: '0.175' },
    ]);
  });

  it('[FA120] or all in the group, with name, type and value, and never in both', () => {
    const form = formFrom({ ...two, attributes: 'tag957Support="true"' });
    const state = startForm(form, context);
    const fields = formFields(form, state, { ...context, transport: 'group' });
    expect(fields.map(({ tag, value }) => `${tag}=${value}`).join('|')).toBe(
      '847=s|957=2|958=Q|959=7|960=400|958=R|959=11|960=0.175',
    );
    expect(readForm(form, fields, context).values).toEqual(state.values);
  });

  it('[FA120] a broker without the group gets tags, whatever is asked', () => {
    const form = formFrom(two);
    expect(formFields(form, startForm(form, context), { ...context, transport: 'group' })).toHaveLength(3);
  });

  it('[FA121] name the strategy, its version, the draft and the basket', () => {
    const form = formFrom({ attributes: 'versionIdentifierTag="7900" draftFlagIdentifierTag="7901"' });
    const strategy = { ...form.strategy, commonIDTag: 7902, totalOrdersTag: 7903, orderSequenceTag: 7904 };
    const basket = { id: 'B1', orders: 3, sequence: 2 };
    const state = startForm(form, context);
    expect(formFields({ ...form, strategy }, state, { ...context, isDraft: true, basket })).toEqual([
      { tag: 847, value: 's' },
      { tag: 7900, value: '1' },
      { tag: 7901, value: 'Y' },
      { tag: 7902, value: 'B1' },
      { tag: 7903, value: '3' },
      { tag: 7904, value: '2' },
    ]);
  });

  it('[FA122] constants are always among them', () => {
    const form = formFrom({ parameters: parameter('K', 'String_t', 'constValue="MERIDIAN"') });
    expect(formFields(form, startForm(form, context), context)).toContainEqual({ tag: 7001, value: 'MERIDIAN' });
  });

  it('[FA123] a choice of {NULL} sends nothing, and is found again in nothing', () => {
    const form = formFrom({
      parameters: parameter('M', 'Char_t', '', pair('e_A', 'A') + pair('e_N', '{NULL}')),
      controls: control('m', 'DropDownList_t', 'parameterRef="M" initValue="e_N"', items('e_A', 'e_N')),
    });
    const fields = formFields(form, startForm(form, context), context);
    expect(fields).toEqual([{ tag: 847, value: 's' }]);
    expect(readForm(form, fields, context).values).toEqual({ m: 'e_N' });
  });

  it('[FA124] an inverted list sends what was not chosen', () => {
    const form = formFrom({
      parameters: parameter(
        'M',
        'MultipleCharValue_t',
        'invertOnWire="true"',
        pair('e_A', 'A') + pair('e_B', 'B') + pair('e_C', 'C'),
      ),
      controls: control('m', 'CheckBoxList_t', 'parameterRef="M" initValue="e_B"', items('e_A', 'e_B', 'e_C')),
    });
    const fields = formFields(form, startForm(form, context), context);
    expect(fields).toContainEqual({ tag: 7001, value: 'A C' });
    expect(readForm(form, fields, context).values).toEqual({ m: ['e_B'] });
  });

  it('[FA125] data follow their length in bytes', () => {
    const form = formFrom({
      parameters:
        parameter('L', 'Length_t') +
        parameter('D', 'Data_t', 'fixTag="7002"') +
        parameter('E', 'Data_t', 'fixTag="96"'),
      controls:
        control('d', 'TextField_t', 'parameterRef="D" initValue="€ 5"') +
        control('e', 'TextField_t', 'parameterRef="E" initValue="raw"'),
    });
    expect(formFields(form, startForm(form, context), context).slice(1)).toEqual([
      { tag: 7001, value: '5' },
      { tag: 7002, value: '€ 5' },
      { tag: 95, value: '3' },
      { tag: 96, value: 'raw' },
    ]);
  });

  it('[FA125] data in the group have no length, so they cannot hold the character that ends a field', () => {
    const form = formFrom({
      parameters: parameter('D', 'Data_t', 'noTag'),
      controls: control('d', 'TextField_t', 'parameterRef="D" label="Blob"'),
      attributes: 'tag957Support="true"',
    });
    const changed = changeForm(form, startForm(form, context), { control: 'd', value: 'a\u0001b' }, context);
    expect(
      changed.kind === 'changed' && formFindings(form, changed.state, context).map(({ message }) => message),
    ).toEqual(['Blob holds the character that ends a FIX field: remove it.']);
  });
});

describe('a form of an order that was sent', () => {
  const parts = {
    parameters: parameter('Q', 'Qty_t'),
    controls:
      control('use', 'CheckBox_t', 'initValue="false"') +
      control(
        'q',
        'SingleSpinner_t',
        'parameterRef="Q"',
        stateRule('enabled="false" value="{NULL}"', edit('use', 'EQ', 'value="false"')),
      ),
  };

  it('[FA126] has the boxes ticked that its values need', () => {
    const form = formFrom(parts);
    const state = readForm(form, [{ tag: 7001, value: '400' }], context);
    expect(state.values).toEqual({ use: true, q: '400' });
    expect(state.kept).toEqual([]);
    expect(valueOf(readForm(form, [], context), 'use')).toBe(false);
  });

  it('[FA126] keeps a value that no box explains', () => {
    const form = formFrom({
      parameters: parameter('Q', 'Qty_t'),
      controls: control(
        'q',
        'SingleSpinner_t',
        'parameterRef="Q"',
        stateRule('enabled="false"', edit('FIX_OrderQty', 'EX')),
      ),
    });
    const state = readForm(form, [{ tag: 7001, value: '400' }], context);
    expect(state.kept).toEqual(['q']);
    expect(formFields(form, state, context)).toContainEqual({ tag: 7001, value: '400' });
  });
});
