import { controlType } from '../model/control-types.ts';
import type { Control, Parameter } from '../model/fixatdl-file.ts';
import { parameterType } from '../model/parameter-types.ts';
import { type Coded, coded, problem, quoted } from '../wire/coded.ts';
import { constantWire, toWire } from '../wire/value-codec.ts';
import { controlStatus, isSetByRule } from './control-status.ts';
import { controlPlace, type FormContext, termsOf } from './form-context.ts';
import { type ControlValue, type FormState, valueOf } from './form-state.ts';
import { flagWires, NO_WIRE } from './read-value.ts';
import type { StrategyForm } from './strategy-form.ts';

const MAX_VALUE_CHARACTERS = 4_000;

/** What a parameter sends: a value, nothing and why, or a value that cannot be sent. */
export type ParameterWire =
  | { readonly kind: 'sent'; readonly wire: string }
  | { readonly kind: 'left-out'; readonly why: 'empty' | 'off' | 'no-control' }
  | { readonly kind: 'problem'; readonly control: string | null; readonly message: string };

export function parameterWire(
  form: StrategyForm,
  state: FormState,
  parameter: Parameter,
  context: FormContext,
): ParameterWire {
  const constant = constantWire(parameter, controlPlace(undefined, parameter, context));
  if (constant !== null) return wireOf(constant, null);
  const controls = form.controlsOfParameter.get(parameter.name) ?? [];
  const control = controls.length > 1 ? controls.find(({ ID }) => valueOf(state, ID) === true) : controls[0];
  if (controls.length === 0) return { kind: 'left-out', why: 'no-control' };
  if (control === undefined) return { kind: 'left-out', why: 'empty' };
  if (isLeftOut(form, state, control, context)) return { kind: 'left-out', why: 'off' };
  return controlWire(parameter, control, valueOf(state, control.ID), context);
}

/** Whether a control is off and its value stays behind for that. */
export function isLeftOut(form: StrategyForm, state: FormState, control: Control, context: FormContext): boolean {
  if (termsOf(context).offValues === 'sent' || state.kept.includes(control.ID)) return false;
  const { isEnabled, isVisible } = controlStatus(form, state, control, context);
  return !(isEnabled && isVisible) && !isSetByRule(form, state, control);
}

/** The FIX text of a control's value, whatever the rules make of the control. */
export function controlWire(
  parameter: Parameter,
  control: Control,
  value: ControlValue,
  context: FormContext,
): ParameterWire {
  if (value === null) return { kind: 'left-out', why: 'empty' };
  const { shape } = controlType(control.type);
  if (typeof value === 'boolean') {
    const { ticked, open } = flagWires(parameter, control);
    return found(value ? ticked : open);
  }
  if (typeof value === 'object') return choicesWire(parameter, control, value, context);
  if (value.length > MAX_VALUE_CHARACTERS) {
    return wireOf(problem(`has more than ${MAX_VALUE_CHARACTERS} characters: enter fewer.`), control);
  }
  const pair = parameter.enumPairs.find(({ enumID }) => enumID === value);
  if (pair !== undefined) return found(pair.wireValue);
  if (shape === 'choice') return wireOf(problem(`${quoted(value)} is not in the list: choose one that is.`), control);
  if (parameter.enumPairs.length > 0 && shape === 'text') {
    return wireOf(problem(`${quoted(value)} is not one of the values that the broker takes.`), control);
  }
  return wireOf(toWire(parameter, value, controlPlace(control, parameter, context)), control);
}

/** A parameter that is inverted sends what was not chosen. */
function choicesWire(
  parameter: Parameter,
  control: Control,
  chosen: readonly string[],
  context: FormContext,
): ParameterWire {
  const all = control.items.flatMap(({ enumID }) => (enumID === undefined ? [] : [enumID]));
  const unknown = chosen.find((id) => !all.includes(id));
  if (unknown !== undefined) {
    return wireOf(problem(`${quoted(unknown)} is not in the list: choose others.`), control);
  }
  const ids = parameter.invertOnWire === true ? all.filter((id) => !chosen.includes(id)) : chosen;
  const wires = ids.flatMap((id) => {
    const wire = parameter.enumPairs.find(({ enumID }) => enumID === id)?.wireValue;
    return wire === undefined || wire === NO_WIRE ? [] : [wire];
  });
  if (wires.length === 0) return { kind: 'left-out', why: 'empty' };
  const isMultiple = parameterType(parameter.type).family === 'multiple';
  const text = isMultiple
    ? toWire(parameter, wires.join(' '), controlPlace(control, parameter, context))
    : coded(wires.join(' '));
  return wireOf(text, control);
}

function found(wire: string | null): ParameterWire {
  return wire === null || wire === NO_WIRE ? { kind: 'left-out', why: 'empty' } : { kind: 'sent', wire };
}

function wireOf(result: Coded, control: Control | null): ParameterWire {
  if (result.kind === 'problem') return { kind: 'problem', control: control?.ID ?? null, message: result.message };
  return result.text === '' ? { kind: 'left-out', why: 'empty' } : found(result.text);
}
