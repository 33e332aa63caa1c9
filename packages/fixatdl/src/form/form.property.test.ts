import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MadeFile } from '../testing/strategy-arbitrary.ts';
import { files } from '../testing/strategy-arbitrary.ts';
import type { FormContext } from './form-context.ts';
import { changeForm, startForm } from './form.ts';
import { formFields } from './form-fields.ts';
import { formFindings } from './form-findings.ts';
import { type ControlValue, type FormState, valueOf } from './form-state.ts';
import { parameterWire } from './parameter-wire.ts';
import { readForm } from './read-form.ts';
import { formOf, type StrategyForm } from './strategy-form.ts';

const contexts: fc.Arbitrary<FormContext> = fc.record({
  nowMs: fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) }),
  zone: fc.constantFrom('America/New_York', 'Europe/London', 'Asia/Tokyo'),
  order: fc.constantFrom<Record<string, string>>({ OrderQty: '120000' }, { OrderQty: '500', MinQty: '100' }, {}),
  terms: fc.record({
    offValues: fc.constantFrom<'left-out' | 'sent'>('left-out', 'sent'),
    percentages: fc.constantFrom<'percent' | 'ratio'>('percent', 'ratio'),
  }),
  transport: fc.constantFrom<'tags' | 'group'>('tags', 'group'),
});

const picks = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 25 });

function filled({ file, examples }: MadeFile, changes: readonly (readonly [number, number])[], context: FormContext) {
  const [strategy] = file.strategies;
  if (strategy === undefined) throw new Error('no strategy was made');
  const form = formOf(file, strategy);
  let state = startForm(form, context);
  const ids = [...form.controls.keys()];
  for (const [control, example] of changes) {
    const id = ids[control % ids.length] ?? '';
    const values = [...(examples[id] ?? []), null];
    const result = changeForm(form, state, { control: id, value: values[example % values.length] ?? null }, context);
    if (result.kind === 'changed') state = result.state;
  }
  return { form, state };
}

/** Radio buttons that are not chosen look the same, whether a rule emptied them or another one took the choice. */
function shownValue(form: StrategyForm, state: FormState, id: string): ControlValue {
  const value = valueOf(state, id);
  return form.controls.get(id)?.type === 'RadioButton_t' ? value === true : value;
}

/** A time without date is the same text for two times of the days on which clocks go back. */
function isToBeFoundAgain(form: StrategyForm, state: FormState, id: string, context: FormContext): boolean {
  const name = form.controls.get(id)?.parameterRef;
  const parameter = name === undefined ? undefined : form.parameters.get(name);
  if (parameter === undefined || parameter.type === 'UTCTimeOnly_t' || parameter.type === 'TZTimeOnly_t') return false;
  return parameterWire(form, state, parameter, context).kind === 'sent';
}

describe('a form', () => {
  it('[FA126] is found again from the fields that it sent, with nothing lost', () => {
    fc.assert(
      fc.property(files, contexts, picks, (made, context, changes) => {
        const { form, state } = filled(made, changes, context);
        const fields = formFields(form, state, context);
        const again = readForm(form, fields, context);
        expect(formFields(form, again, context)).toEqual(fields);
        for (const id of form.controls.keys()) {
          if (!isToBeFoundAgain(form, state, id, context)) continue;
          expect([id, shownValue(form, again, id)]).toEqual([id, shownValue(form, state, id)]);
        }
      }),
      { numRuns: 250 },
    );
  }, 60_000);

  it('[FA127] is the same for the same changes, also from its state as text', () => {
    fc.assert(
      fc.property(files, contexts, picks, (made, context, changes) => {
        const { form, state } = filled(made, changes, context);
        const copied = JSON.parse(JSON.stringify(state)) as FormState;
        expect(filled(made, changes, context).state).toEqual(state);
        expect(formFindings(form, copied, context)).toEqual(formFindings(form, state, context));
        expect(formFields(form, copied, context)).toEqual(formFields(form, state, context));
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});
