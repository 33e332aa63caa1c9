import { controlType } from '../model/control-types.ts';
import type { Control, Parameter } from '../model/fixatdl-file.ts';
import { parameterType } from '../model/parameter-types.ts';
import { comparedText, fileValue } from './control-values.ts';
import type { EditScope } from './evaluate.ts';
import { controlPlace, type FormContext, orderField, orderFieldName } from './form-context.ts';
import type { ControlValue } from './form-state.ts';
import type { Operand, OperandKind } from './operands.ts';
import { parameterOf, type StrategyForm } from './strategy-form.ts';

type Values = Readonly<Record<string, ControlValue>>;

/** In a state rule the fields are controls, and values are as the controls have them. */
export function controlScope(form: StrategyForm, values: Values, context: FormContext): EditScope {
  const kindOf = (control: Control): OperandKind => kindOfControl(control, parameterOf(form, control));
  const operandOf = (field: string): Operand => {
    const control = form.controls.get(field);
    if (control === undefined) return orderOperand(field, context);
    const value = Object.hasOwn(values, field) ? (values[field] ?? null) : null;
    return { kind: kindOf(control), text: comparedText(value), place: placeFor(form, control, context) };
  };
  const literalOf = (field: string, value: string): Operand => {
    const control = form.controls.get(field);
    if (control === undefined || value === '{NULL}') return { kind: 'unknown', text: value };
    const text = comparedText(fileValue(control, parameterOf(form, control), value));
    return { kind: kindOf(control), text, place: placeFor(form, control, context) };
  };
  return { edits: form.edits, operandOf, literalOf, known: new Map() };
}

/** In a strategy edit the fields are parameters or fields of the order, and values are as they go over the wire. */
export function parameterScope(
  form: StrategyForm,
  wireOf: (parameter: Parameter) => string | null,
  context: FormContext,
): EditScope {
  const operandOf = (field: string): Operand => {
    const parameter = form.parameters.get(field);
    if (parameter === undefined) return orderOperand(field, context);
    return { kind: kindOfParameter(parameter), text: wireOf(parameter) };
  };
  const literalOf = (field: string, value: string): Operand => {
    const parameter = form.parameters.get(field);
    return { kind: parameter === undefined ? 'unknown' : kindOfParameter(parameter), text: value };
  };
  return { edits: form.edits, operandOf, literalOf, known: new Map() };
}

function orderOperand(field: string, context: FormContext): Operand {
  const name = orderFieldName(field);
  const text = name === null ? null : orderField(context, name);
  return { kind: 'unknown', text: text === '' ? null : text };
}

function placeFor(form: StrategyForm, control: Control, context: FormContext): ReturnType<typeof controlPlace> {
  return controlPlace(control, parameterOf(form, control), context);
}

function kindOfControl(control: Control, parameter: Parameter | undefined): OperandKind {
  const { shape } = controlType(control.type);
  if (shape === 'choices') return 'set';
  if (shape !== 'text') return 'text';
  if (control.type.endsWith('Spinner_t')) return 'number';
  if (parameter === undefined) return control.type === 'Clock_t' ? 'clock' : 'unknown';
  if (parameter.enumPairs.length > 0) return 'text';
  const kind = kindOfParameter(parameter);
  return kind === 'fix-time' ? 'clock' : kind;
}

function kindOfParameter({ type }: Parameter): OperandKind {
  switch (parameterType(type).family) {
    case 'int':
    case 'decimal':
    case 'percentage':
      return 'number';
    case 'instant':
    case 'time':
      return 'fix-time';
    case 'multiple':
      return 'set';
    case 'char':
    case 'boolean':
    case 'text':
    case 'pattern':
    case 'month-year':
    case 'date':
    case 'data':
    default:
      return 'text';
  }
}
