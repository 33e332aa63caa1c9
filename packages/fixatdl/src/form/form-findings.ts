import { controlType } from '../model/control-types.ts';
import type { Control, Parameter, StrategyEdit } from '../model/fixatdl-file.ts';
import { controlStatus, itemStatus } from './control-status.ts';
import { fieldsOf, holds } from './evaluate.ts';
import type { FormContext } from './form-context.ts';
import { type FormState, valueOf } from './form-state.ts';
import { incrementProblem } from './increments.ts';
import { type ParameterWire, parameterWire } from './parameter-wire.ts';
import { originalProblem, transportProblem } from './send-findings.ts';
import { parameterScope } from './rule-scope.ts';
import { labelOf, type StrategyForm } from './strategy-form.ts';

/** What keeps a form from being sent, at the controls that it is about. */
export type FormFinding = {
  readonly kind: 'value' | 'required' | 'rule' | 'locked' | 'file';
  readonly controls: readonly string[];
  /** Whole sentences: what is wrong and what to do, or the text of the file's own rule. */
  readonly message: string;
  /** The number of the file's rule in its strategy, from 1. */
  readonly rule: number | null;
};

type Wires = ReadonlyMap<Parameter, ParameterWire>;

export function formFindings(form: StrategyForm, state: FormState, context: FormContext): readonly FormFinding[] {
  const wires: Wires = new Map(
    form.strategy.parameters.map((each) => [each, parameterWire(form, state, each, context)]),
  );
  const unsettled: FormFinding[] = state.isSettled
    ? []
    : [found('file', [], 'Rules of this strategy change one another without end: ask the broker for a new file.')];
  return [
    ...unsettled,
    ...[...wires].flatMap(([parameter, wire]) => parameterFindings(form, state, parameter, wire, context)),
    ...[...form.controls.values()].flatMap((control) => controlFindings(form, state, control, context)),
    ...form.strategy.strategyEdits.flatMap((edit, index) => editFindings(form, edit, index + 1, wires, context)),
  ];
}

function found(kind: FormFinding['kind'], controls: readonly string[], message: string): FormFinding {
  return { kind, controls, message, rule: null };
}

function parameterFindings(
  form: StrategyForm,
  state: FormState,
  parameter: Parameter,
  wire: ParameterWire,
  context: FormContext,
): readonly FormFinding[] {
  const controls = form.controlsOfParameter.get(parameter.name) ?? [];
  const ids = controls.map(({ ID }) => ID);
  const [first] = controls;
  const name = first === undefined ? parameter.name : labelOf(first);
  if (wire.kind === 'problem') return [found('value', ids, `${name} ${wire.message}`)];
  const original = originalProblem(form, parameter, wire, context);
  if (original !== null) return [found('locked', ids, `${name} ${original}`)];
  if (wire.kind === 'sent') {
    const unsent = transportProblem(form, parameter, wire.wire, context);
    return unsent === null ? [] : [found('value', ids, `${name} ${unsent}`)];
  }
  if (parameter.use !== 'required') return [];
  const rule = first === undefined ? null : controlStatus(form, state, first, context).offRule;
  return wire.why === 'off'
    ? [
        found(
          'required',
          ids,
          `${name} is required, but a rule turns it off${lineOf(rule)}: change what it depends on.`,
        ),
      ]
    : [found('required', ids, `${name} is required: enter a value.`)];
}

function lineOf(rule: { readonly line: number } | null): string {
  return rule === null || rule.line === 0 ? '' : ` (line ${rule.line} of the file)`;
}

/** Lots, ticks, and choices that a rule has taken away. */
function controlFindings(
  form: StrategyForm,
  state: FormState,
  control: Control,
  context: FormContext,
): readonly FormFinding[] {
  const { isEnabled, isVisible } = controlStatus(form, state, control, context);
  const value = valueOf(state, control.ID);
  if (!isEnabled || !isVisible || value === null || typeof value === 'boolean') return [];
  const label = labelOf(control);
  if (controlType(control.type).hasItems) {
    const chosen = typeof value === 'string' ? [value] : value;
    const gone = control.items.find(({ enumID }) => {
      if (enumID === undefined || !chosen.includes(enumID)) return false;
      const item = itemStatus(form, state, control, enumID);
      return !item.isEnabled || !item.isVisible;
    });
    const name = gone?.uiRep ?? gone?.enumID ?? '';
    return gone === undefined
      ? []
      : [found('value', [control.ID], `${label} “${name}” cannot be chosen now: choose another.`)];
  }
  const isSpinner = control.type.endsWith('Spinner_t');
  const uneven = isSpinner && typeof value === 'string' ? incrementProblem(control, value, context) : null;
  return uneven === null ? [] : [found('value', [control.ID], `${label} ${uneven}`)];
}

/** A rule of the file that does not hold, in the file's own words; silent while a value it reads cannot be read. */
function editFindings(
  form: StrategyForm,
  { condition, errorMessage }: StrategyEdit,
  rule: number,
  wires: Wires,
  context: FormContext,
): readonly FormFinding[] {
  const fields = fieldsOf(condition, form.edits);
  const parameters = [...fields].flatMap((field) => form.parameters.get(field) ?? []);
  if (parameters.some((parameter) => wires.get(parameter)?.kind === 'problem')) return [];
  const wireOf = (parameter: Parameter): string | null => {
    const wire = wires.get(parameter);
    return wire?.kind === 'sent' ? wire.wire : null;
  };
  if (holds(condition, parameterScope(form, wireOf, context))) return [];
  const controls = parameters.flatMap(({ name }) => form.controlsOfParameter.get(name) ?? []).map(({ ID }) => ID);
  return [{ kind: 'rule', controls, message: errorMessage, rule }];
}
