import type { Control, StateRule } from '../model/fixatdl-file.ts';
import { fileValue, isTrueWord } from './control-values.ts';
import type { FormContext } from './form-context.ts';
import { type FormState, isSameValue, valueOf } from './form-state.ts';
import { NULL_VALUE } from './settle.ts';
import { parameterOf, type StrategyForm } from './strategy-form.ts';

export type ControlStatus = {
  readonly isEnabled: boolean;
  readonly isVisible: boolean;
  /** Not to be changed on an order that is replaced. */
  readonly isLocked: boolean;
  /** The rule that turned it off. */
  readonly offRule: StateRule | null;
};

/** What the rules make of a control: it is on when every one of its rules says so. */
export function controlStatus(
  form: StrategyForm,
  state: FormState,
  control: Control,
  context: FormContext,
): ControlStatus {
  const placed = (form.rulesOfControl.get(control.ID) ?? []).flatMap((index) => {
    const rule = form.rules[index]?.rule;
    return rule === undefined ? [] : [{ rule, isHeld: state.holds[index] === true }];
  });
  const hiding = placed.find(({ rule, isHeld }) => rule.visible !== undefined && rule.visible !== isHeld);
  const disabling = placed.find(({ rule, isHeld }) => rule.enabled !== undefined && rule.enabled !== isHeld);
  const isTemplateOff = context.isTemplate === true && control.disableForTemplate === true;
  const parameter = parameterOf(form, control);
  return {
    isEnabled: disabling === undefined && !isTemplateOff,
    isVisible: hiding === undefined,
    isLocked: context.replaces !== undefined && parameter?.mutableOnCxlRpl === false,
    offRule: (hiding ?? disabling)?.rule ?? null,
  };
}

/** Whether a list item can be chosen, and is shown. */
export function itemStatus(
  form: StrategyForm,
  state: FormState,
  control: Control,
  enumID: string,
): { readonly isEnabled: boolean; readonly isVisible: boolean } {
  const held = form.rules.map((placed, index) => ({ ...placed, isHeld: state.holds[index] === true }));
  const own = held.filter(({ control: of, item }) => of === control && item?.enumID === enumID);
  return {
    isEnabled: own.every(({ rule, isHeld }) => rule.enabled === undefined || rule.enabled === isHeld),
    isVisible: own.every(({ rule, isHeld }) => rule.visible === undefined || rule.visible === isHeld),
  };
}

/** Whether a rule that holds gives the control exactly the value that it has. */
export function isSetByRule(form: StrategyForm, state: FormState, control: Control): boolean {
  const value = valueOf(state, control.ID);
  return (form.rulesOfControl.get(control.ID) ?? []).some((index) => {
    const wanted = form.rules[index]?.rule.value;
    if (wanted === undefined || wanted === NULL_VALUE || state.holds[index] !== true) return false;
    const given = typeof value === 'boolean' ? isTrueWord(control, wanted) : null;
    return isSameValue(value, given ?? fileValue(control, parameterOf(form, control), wanted));
  });
}
