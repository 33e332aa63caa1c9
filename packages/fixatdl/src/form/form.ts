import { controlType } from '../model/control-types.ts';
import { shapedValue } from './control-values.ts';
import { controlStatus } from './control-status.ts';
import type { FormContext } from './form-context.ts';
import { type ControlValue, type FormState, isSameValue, valueOf } from './form-state.ts';
import { initialValue } from './initial-value.ts';
import { rulesHolding, settle, withValue } from './settle.ts';
import { labelOf, parameterOf, type StrategyForm } from './strategy-form.ts';

export type FormChange = { readonly control: string; readonly value: ControlValue };

export type ChangeResult =
  | { readonly kind: 'changed'; readonly state: FormState }
  | { readonly kind: 'refused'; readonly message: string };

const EMPTY: Omit<FormState, 'values' | 'holds'> = { emptied: {}, kept: [], isSettled: true };

/** A form as it opens: initial values, then the rules that hold for them. */
export function startForm(form: StrategyForm, context: FormContext): FormState {
  const values: Record<string, ControlValue> = {};
  for (const control of form.controls.values()) values[control.ID] = initialValue(form, control, context);
  return settle(form, { ...EMPTY, values, holds: form.rules.map(() => false) }, context);
}

/** One control changed by a person, and what the rules make of it. */
export function changeForm(
  form: StrategyForm,
  state: FormState,
  change: FormChange,
  context: FormContext,
): ChangeResult {
  const control = form.controls.get(change.control);
  if (control === undefined) return { kind: 'refused', message: 'The form has no such field: open it again.' };
  const { isEnabled, isVisible, isLocked } = controlStatus(form, state, control, context);
  if (isLocked) return { kind: 'refused', message: `${labelOf(control)} cannot be changed on a working order.` };
  if (!isEnabled || !isVisible) {
    return { kind: 'refused', message: `${labelOf(control)} is turned off by a rule of the file.` };
  }
  const shaped = shapedValue(control, parameterOf(form, control), change.value);
  // A person ticks or unticks; only a rule of the file leaves a box with no value.
  const value = shaped === null && controlType(control.type).shape === 'flag' ? false : shaped;
  if (isSameValue(value, valueOf(state, control.ID))) return { kind: 'changed', state };
  const values = withValue(form, state.values, control.ID, value);
  const settled = settle(form, { ...state, values }, context);
  return { kind: 'changed', state: { ...settled, kept: stillKept(form, state, settled) } };
}

/** Values that came with an order are kept until a rule of their control changes. */
function stillKept(form: StrategyForm, before: FormState, after: FormState): readonly string[] {
  return before.kept.filter((id) =>
    (form.rulesOfControl.get(id) ?? []).every((index) => before.holds[index] === after.holds[index]),
  );
}

/**
 * A form from values that come from elsewhere, such as a page or a saved setting. Rules that hold have done their work
 * already, so none sets its value again.
 */
export function restoreForm(
  form: StrategyForm,
  given: Readonly<Record<string, ControlValue>>,
  context: FormContext,
): FormState {
  const values: Record<string, ControlValue> = {};
  for (const control of form.controls.values()) {
    const value = Object.hasOwn(given, control.ID) ? (given[control.ID] ?? null) : null;
    values[control.ID] = shapedValue(control, parameterOf(form, control), value);
  }
  return { ...EMPTY, values, holds: rulesHolding(form, values, context) };
}
