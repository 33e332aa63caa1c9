import { formatUpTo } from '@meridian/domain/number-format';
import { controlStatus, itemStatus } from '@meridian/fixatdl/form/control-status';
import { controlPlace, type FormContext, termsOf } from '@meridian/fixatdl/form/form-context';
import type { FormFinding } from '@meridian/fixatdl/form/form-findings';
import { type ControlValue, type FormState, valueOf } from '@meridian/fixatdl/form/form-state';
import { isLeftOut } from '@meridian/fixatdl/form/parameter-wire';
import { labelOf, parameterOf, type StrategyForm } from '@meridian/fixatdl/form/strategy-form';
import type { Control, Parameter } from '@meridian/fixatdl/model/fixatdl-file';

export type ItemView = { readonly id: string; readonly label: string; readonly isOff: boolean };

/** A control as it is drawn at this moment. */
export type ControlView = {
  readonly control: Control;
  readonly label: string;
  readonly value: ControlValue;
  readonly isOff: boolean;
  /** Why it cannot be changed, for hover, focus and screen readers. */
  readonly offReason: string | null;
  /** Dimmed beside the label: a range, a zone, that the value is not sent. */
  readonly note: string | null;
  readonly help: string | undefined;
  readonly unit: string | null;
  readonly problem: string | null;
  readonly items: readonly ItemView[];
};

export type FormMoment = {
  readonly form: StrategyForm;
  readonly state: FormState;
  readonly context: FormContext;
  readonly findings: readonly FormFinding[];
};

/** Null for a control that is not shown. */
export function controlView({ form, state, context, findings }: FormMoment, control: Control): ControlView | null {
  const status = controlStatus(form, state, control, context);
  if (!status.isVisible || control.type === 'HiddenField_t') return null;
  const parameter = parameterOf(form, control);
  const isOff = !status.isEnabled || status.isLocked;
  const isUnsent = isOff && parameter !== undefined && isLeftOut(form, state, control, context);
  return {
    control,
    label: control.label === '' ? '' : labelOf(control),
    value: valueOf(state, control.ID),
    isOff,
    offReason: isOff ? offReason(status.isLocked, status.offRule?.description, isUnsent) : null,
    note: isUnsent ? 'not sent' : noteOf(control, parameter, context),
    help: [control.tooltip, control.helpText?.trim()].filter(Boolean).join(' ') || undefined,
    unit: parameter?.type === 'Percentage_t' && termsOf(context).percentages === 'percent' ? '%' : null,
    problem: problemOf(control, findings),
    items: control.items.flatMap(({ enumID, uiRep }) => {
      if (enumID === undefined) return [];
      const item = itemStatus(form, state, control, enumID);
      return item.isVisible ? [{ id: enumID, label: uiRep ?? enumID, isOff: isOff || !item.isEnabled }] : [];
    }),
  };
}

function offReason(isLocked: boolean, description: string | undefined, isUnsent: boolean): string {
  if (isLocked) return 'Cannot be changed on a working order.';
  const said = description?.trim() ?? '';
  const reason = said === '' ? "Turned off by the broker's rule." : `Turned off by the broker's rule: ${said}`;
  return isUnsent ? `${reason} Not sent.` : reason;
}

/** The first finding at a control, with the number of the file's rule. */
function problemOf({ ID }: Control, findings: readonly FormFinding[]): string | null {
  const found = findings.find(({ controls }) => controls.includes(ID));
  if (found === undefined) return null;
  return found.rule === null ? found.message : `${found.message} Rule ${found.rule} of the file.`;
}

function noteOf(control: Control, parameter: Parameter | undefined, context: FormContext): string | null {
  if (control.type === 'Clock_t') return cityOf(controlPlace(control, parameter, context).zone);
  if (parameter?.minValue === undefined || parameter.maxValue === undefined) return null;
  const scale = parameter.type === 'Percentage_t' && termsOf(context).percentages === 'percent' ? 100 : 1;
  const [least, most] = [Number(parameter.minValue) * scale, Number(parameter.maxValue) * scale];
  return Number.isFinite(least) && Number.isFinite(most) ? `${formatUpTo(least, 6)} to ${formatUpTo(most, 6)}` : null;
}

/** `America/New_York` is New York to a trader. */
function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
