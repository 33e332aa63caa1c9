import type { FormContext } from '@meridian/fixatdl/form/form-context';
import { startForm } from '@meridian/fixatdl/form/form';
import type { FormState } from '@meridian/fixatdl/form/form-state';
import { formOf, type StrategyForm } from '@meridian/fixatdl/form/strategy-form';
import type { Control, Parameter, StrategyPanel } from '@meridian/fixatdl/model/fixatdl-file';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buttonsOf, textOf } from '../../lib/markup.fixture.ts';
import { BrokerForm } from './broker-form.tsx';
import { panelColor } from './panel-color.ts';

const context: FormContext = { nowMs: Date.UTC(2026, 10, 16, 19, 32), zone: 'America/New_York', order: {} };

type Parts = {
  readonly parameter: Partial<Parameter>;
  readonly control: Partial<Control>;
  readonly panel?: Partial<StrategyPanel>;
};

/** A form of one control in one panel. */
function made({ parameter, control, panel }: Parts): StrategyForm {
  const pairs = ['Passive', 'Low', 'Urgent'].map((name, index) => ({
    line: 0,
    enumID: `e_${name}`,
    wireValue: String(index),
  }));
  const items = ['Passive', 'Low', 'Urgent'].map((name) => ({
    line: 0,
    enumID: `e_${name}`,
    uiRep: name,
    stateRules: [],
  }));
  const isListed = /List_t$|Slider_t/.test(control.type ?? '');
  const strategy = {
    line: 0,
    name: 'S',
    uiRep: 'Arrive Plus',
    wireValue: 's',
    version: '1',
    regions: [],
    markets: [],
    securityTypes: [],
    parameters: [
      { line: 0, name: 'P', type: 'String_t' as const, fixTag: 7001, enumPairs: isListed ? pairs : [], ...parameter },
    ],
    edits: [],
    panels: [
      {
        line: 0,
        panels: [],
        controls: [
          {
            line: 0,
            ID: 'c',
            type: 'TextField_t' as const,
            parameterRef: 'P',
            label: 'Urgency',
            items: isListed ? items : [],
            stateRules: [],
            ...control,
          },
        ],
        ...panel,
      },
    ],
    strategyEdits: [],
  };
  return formOf({ line: 0, strategyIdentifierTag: 847, edits: [], strategies: [strategy] }, strategy);
}

function drawn(parts: Parts, change: (state: FormState) => FormState = (state) => state, inside = context) {
  const form = made(parts);
  return <BrokerForm form={form} state={change(startForm(form, inside))} context={inside} onState={() => undefined} />;
}

const markupOf = (...given: Parameters<typeof drawn>): string => renderToStaticMarkup(drawn(...given));
const inputs = (markup: string): readonly string[] => [...markup.matchAll(/<input[^>]*>/g)].map(([input]) => input);
const off = {
  line: 0,
  enabled: false,
  description: 'needs Benchmark Close.',
  condition: { line: 0, field: 'FIX_Symbol', operator: 'NX' as const, edits: [] },
};

describe('the controls of a broker form', () => {
  it.each(['RadioButtonList_t', 'SingleSelectList_t'] as const)('%s offers one choice by radio buttons', (type) => {
    const markup = markupOf({ parameter: {}, control: { type, initValue: 'e_Low' } });
    expect(inputs(markup).map((input) => [/type="radio"/.test(input), / checked=""/.test(input)])).toEqual([
      [true, false],
      [true, true],
      [true, false],
    ]);
  });

  it.each(['CheckBoxList_t', 'MultiSelectList_t'] as const)('%s offers several by check boxes', (type) => {
    const markup = markupOf({
      parameter: { type: 'MultipleStringValue_t' },
      control: { type, initValue: 'e_Low e_Urgent' },
    });
    expect(inputs(markup).map((input) => / checked=""/.test(input))).toEqual([false, true, true]);
  });

  it('a slider names the choice that it stands at', () => {
    const [input = ''] = inputs(markupOf({ parameter: {}, control: { type: 'Slider_t', initValue: 'e_Urgent' } }));
    expect(input).toContain('aria-valuetext="Urgent"');
    expect(input).toContain('value="2"');
  });

  it('a double spinner has its two steps as buttons, and a percent sign', () => {
    const element = drawn({
      parameter: { type: 'Percentage_t', minValue: '0.01', maxValue: '0.3' },
      control: { type: 'DoubleSpinner_t', initValue: '17.5', innerIncrement: '0.5', outerIncrement: '5' },
    });
    expect(Object.keys(buttonsOf(element))).toEqual(['−5', '−0.5', '+0.5', '+5']);
    expect(textOf(element)).toContain('1 to 30');
    expect(textOf(element)).toContain('%');
  });

  it('a clock says its zone', () => {
    const markup = markupOf({
      parameter: { type: 'UTCTimestamp_t' },
      control: { type: 'Clock_t', initValue: '14:40:00', localMktTz: 'Europe/London' },
    });
    expect(markup).toContain('London');
    expect(inputs(markup)[0]).toContain('value="14:40:00"');
  });

  it('an editable list suggests its items and shows the one it has by name', () => {
    const markup = markupOf({ parameter: {}, control: { type: 'EditableDropDownList_t', initValue: 'e_Low' } });
    expect(inputs(markup)[0]).toContain('value="Low"');
    expect(markup).toContain('<option value="Urgent">');
  });

  it.each(['CheckBox_t', 'RadioButton_t'] as const)('%s is ticked or not', (type) => {
    expect(inputs(markupOf({ parameter: { type: 'Boolean_t' }, control: { type, initValue: true } }))[0]).toContain(
      'checked=""',
    );
  });

  it('a drop-down list shows what is chosen', () => {
    expect(markupOf({ parameter: {}, control: { type: 'DropDownList_t', initValue: 'e_Low' } })).toContain('Low');
  });

  it('a label is a text, and a hidden field is not there', () => {
    expect(textOf(drawn({ parameter: {}, control: { type: 'Label_t', initValue: 'Read this' } }))).toBe('Read this');
    expect(textOf(drawn({ parameter: {}, control: { type: 'HiddenField_t', initValue: 'x' } }))).toBe('');
  });
});

describe('a broker form', () => {
  it('says the error at its field, for everybody', () => {
    const markup = markupOf({ parameter: { use: 'required' }, control: {} });
    expect(markup).toContain('Urgency is required: enter a value.');
    expect(inputs(markup)[0]).toContain('aria-invalid="true"');
  });

  it('keeps a control that is off readable, and says why and that it is not sent', () => {
    const markup = markupOf({ parameter: {}, control: { initValue: 'kept', stateRules: [off] } });
    expect(markup).toContain('title="Turned off by the broker&#x27;s rule: needs Benchmark Close. Not sent."');
    expect(inputs(markup)[0]).toMatch(/aria-disabled="true".*value="kept"|value="kept".*aria-disabled="true"/);
    expect(inputs(markup)[0]).not.toContain(' disabled=""');
  });

  it('locks what may not change on a working order', () => {
    const markup = markupOf({ parameter: { mutableOnCxlRpl: false }, control: {} }, undefined, {
      ...context,
      replaces: [],
    });
    expect(markup).toContain('Cannot be changed on a working order.');
  });

  it('hides what a rule hides', () => {
    expect(textOf(drawn({ parameter: {}, control: { stateRules: [{ ...off, visible: false }] } }))).toBe('');
  });

  it('folds panels with a title, and says what a folded one holds', () => {
    const folded = { title: 'I would', collapsed: true };
    const markup = markupOf({ parameter: {}, control: {}, panel: folded });
    expect(markup).toContain('<details');
    expect(markup).not.toContain(' open=""');
    expect(markup).toContain('1 field, empty');
    expect(markupOf({ parameter: {}, control: { initValue: 'x' }, panel: folded })).toContain('1 field, 1 filled');
  });

  it('opens a folded panel with an error in it', () => {
    const markup = markupOf({
      parameter: { use: 'required' },
      control: {},
      panel: { title: 'I would', collapsed: true },
    });
    expect(markup).toContain(' open=""');
  });

  it('lays controls side by side or one below the other, and hints at the color of the file', () => {
    const markup = markupOf({
      parameter: {},
      control: {},
      panel: { title: 'Style', orientation: 'HORIZONTAL', color: '230,240,255', collapsible: false },
    });
    expect(markup).toContain('data-orientation="horizontal"');
    expect(markup).toContain('--panel-tint:rgb(230 240 255)');
    expect(markup).toContain('<section');
    expect([panelColor('300,0,0'), panelColor('red'), panelColor(undefined)]).toEqual([null, null, null]);
  });
});
