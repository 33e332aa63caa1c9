import { controlType } from '../model/control-types.ts';
import type { Control } from '../model/fixatdl-file.ts';
import type { FormContext, WireField } from './form-context.ts';
import { wiresByName } from './form-fields.ts';
import { restoreForm } from './form.ts';
import { type ControlValue, type FormState, valueOf } from './form-state.ts';
import { initialValue } from './initial-value.ts';
import { isLeftOut } from './parameter-wire.ts';
import { readControl } from './read-value.ts';
import { NULL_VALUE, withValue } from './settle.ts';
import { parameterOf, type StrategyForm } from './strategy-form.ts';

const MAX_HELPERS = 20;
const MAX_CHOICES = 30;

type Values = Readonly<Record<string, ControlValue>>;

/**
 * The form of an order that was sent: each value from its field, and helper controls, which are not sent, such that the
 * rules agree with what was. A value that is off all the same is kept.
 */
export function readForm(form: StrategyForm, fields: readonly WireField[], context: FormContext): FormState {
  const wires = wiresByName(form, fields);
  const values: Record<string, ControlValue> = {};
  const sent: Control[] = [];
  for (const control of form.controls.values()) {
    const parameter = parameterOf(form, control);
    if (parameter === undefined) values[control.ID] = initialValue(form, control, context);
    else {
      const wire = wires.get(parameter.name) ?? null;
      values[control.ID] = readControl(parameter, control, wire, context);
      if (wire !== null) sent.push(control);
    }
  }
  const state = restoreForm(form, withHelpers(form, values, sent, context), context);
  const kept = sent.filter((control) => isLeftOut(form, state, control, context)).map(({ ID }) => ID);
  return { ...state, kept };
}

/** Each helper in turn gets the value with which the fewest rules contradict the fields. */
function withHelpers(form: StrategyForm, values: Values, sent: readonly Control[], context: FormContext): Values {
  const helpers = [...form.controls.values()].filter((control) => control.parameterRef === undefined);
  let best = values;
  let fewest = contradictions(form, values, sent, context);
  for (const helper of helpers.slice(0, MAX_HELPERS)) {
    for (const candidate of candidatesOf(helper)) {
      if (fewest === 0) return best;
      const tried = withValue(form, best, helper.ID, candidate);
      const found = contradictions(form, tried, sent, context);
      if (found < fewest) [best, fewest] = [tried, found];
    }
  }
  return best;
}

function candidatesOf(helper: Control): readonly ControlValue[] {
  const { shape } = controlType(helper.type);
  if (shape === 'flag') return [true, false];
  if (shape !== 'choice') return [];
  return helper.items.flatMap(({ enumID }) => enumID ?? []).slice(0, MAX_CHOICES);
}

/** Values that were sent but would be left out, or that a rule would have emptied. */
function contradictions(form: StrategyForm, values: Values, sent: readonly Control[], context: FormContext): number {
  const state = restoreForm(form, values, context);
  return sent.filter((control) => {
    if (valueOf(state, control.ID) === null) return false;
    const indexes = form.rulesOfControl.get(control.ID) ?? [];
    const isEmptied = indexes.some((each) => state.holds[each] === true && form.rules[each]?.rule.value === NULL_VALUE);
    return isEmptied || isLeftOut(form, state, control, context);
  }).length;
}
