import { fileValue } from './control-values.ts';
import { holds } from './evaluate.ts';
import type { FormContext } from './form-context.ts';
import { type ControlValue, type FormState, isSameValue } from './form-state.ts';
import { initialValue } from './initial-value.ts';
import { controlScope } from './rule-scope.ts';
import { parameterOf, type StrategyForm } from './strategy-form.ts';

/** The word of a file for no value. */
export const NULL_VALUE = '{NULL}';

const MAX_PASSES = 50;

type Draft = { readonly values: Record<string, ControlValue>; readonly emptied: Record<string, ControlValue> };

/** Which state rules hold for some values. */
export function rulesHolding(
  form: StrategyForm,
  values: Readonly<Record<string, ControlValue>>,
  context: FormContext,
): readonly boolean[] {
  const scope = controlScope(form, values, context);
  return form.rules.map(({ rule }) => holds(rule.condition, scope));
}

/**
 * Lets the state rules work until none changes any more. A rule sets its value at the moment when its condition becomes
 * true; one that empties gives the value back when its condition ends.
 */
export function settle(form: StrategyForm, state: FormState, context: FormContext): FormState {
  const draft: Draft = { values: { ...state.values }, emptied: { ...state.emptied } };
  let before = state.holds;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const now = rulesHolding(form, draft.values, context);
    const isChanged = now.some((each, index) => each !== before[index]);
    if (!isChanged) return { ...state, ...draft, holds: now, isSettled: true };
    giveBack(form, draft, before, now, context);
    setValues(form, draft, before, now);
    before = now;
  }
  return { ...state, ...draft, holds: rulesHolding(form, draft.values, context), isSettled: false };
}

function giveBack(
  form: StrategyForm,
  { values, emptied }: Draft,
  before: readonly boolean[],
  now: readonly boolean[],
  context: FormContext,
): void {
  form.rules.forEach(({ rule, control, item }, index) => {
    if (rule.value !== NULL_VALUE || item !== null || now[index] === true || before[index] !== true) return;
    const indexes = form.rulesOfControl.get(control.ID) ?? [];
    const isStillEmptied = indexes.some((each) => now[each] === true && form.rules[each]?.rule.value === NULL_VALUE);
    if (isStillEmptied || (values[control.ID] ?? null) !== null) return;
    values[control.ID] = emptied[control.ID] ?? initialValue(form, control, context);
    delete emptied[control.ID];
  });
}

function setValues(
  form: StrategyForm,
  { values, emptied }: Draft,
  before: readonly boolean[],
  now: readonly boolean[],
): void {
  form.rules.forEach(({ rule, control, item }, index) => {
    if (rule.value === undefined || item !== null || now[index] !== true || before[index] === true) return;
    const value = values[control.ID] ?? null;
    if (rule.value === NULL_VALUE) {
      if (value !== null) emptied[control.ID] = value;
      values[control.ID] = null;
      return;
    }
    const wanted = fileValue(control, parameterOf(form, control), rule.value);
    if (isSameValue(value, wanted)) return;
    Object.assign(values, withValue(form, values, control.ID, wanted));
  });
}

/** Values with one changed; a radio button that is chosen takes the choice from the others of its group. */
export function withValue(
  form: StrategyForm,
  values: Readonly<Record<string, ControlValue>>,
  id: string,
  value: ControlValue,
): Readonly<Record<string, ControlValue>> {
  const control = form.controls.get(id);
  const changed: Record<string, ControlValue> = { ...values, [id]: value };
  if (control?.type !== 'RadioButton_t' || value !== true) return changed;
  for (const other of form.controls.values()) {
    const isRival = other.type === 'RadioButton_t' && other.ID !== id && isSameGroup(control, other);
    if (isRival) changed[other.ID] = false;
  }
  return changed;
}

type Grouped = { readonly radioGroup?: string; readonly parameterRef?: string };

function isSameGroup(a: Grouped, b: Grouped): boolean {
  if (a.radioGroup !== undefined) return a.radioGroup === b.radioGroup;
  return a.parameterRef !== undefined && a.parameterRef === b.parameterRef && b.radioGroup === undefined;
}
