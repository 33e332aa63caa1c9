import { controlType } from '../model/control-types.ts';
import { parseClockText, timeText } from '../model/clock-text.ts';
import type { Control } from '../model/fixatdl-file.ts';
import { parameterType } from '../model/parameter-types.ts';
import { clockTextOf, resolveClock } from '../wire/local-time.ts';
import { fileValue } from './control-values.ts';
import { controlPlace, type FormContext, orderField, orderFieldName } from './form-context.ts';
import type { ControlValue } from './form-state.ts';
import { readControl } from './read-value.ts';
import { parameterOf, type StrategyForm } from './strategy-form.ts';

/** What a control begins with: the order's own field where the file says so and the order has it, else its value. */
export function initialValue(form: StrategyForm, control: Control, context: FormContext): ControlValue {
  const fromOrder = control.initPolicy === 'UseFixField' ? orderValue(form, control, context) : null;
  return fromOrder ?? ownValue(form, control, context);
}

function orderValue(form: StrategyForm, control: Control, context: FormContext): ControlValue {
  const name = orderFieldName(control.initFixField ?? '');
  const wire = name === null ? null : orderField(context, name);
  if (wire === null || wire === '') return null;
  const parameter = parameterOf(form, control);
  if (parameter !== undefined) return readControl(parameter, control, wire, context);
  return fileValue(control, undefined, wire);
}

function ownValue(form: StrategyForm, control: Control, context: FormContext): ControlValue {
  const { initValue } = control;
  const { shape } = controlType(control.type);
  if (control.type === 'Clock_t') return clockValue(form, control, context);
  if (shape === 'flag') return initValue === true;
  if (shape === 'choices' && initValue === undefined) return [];
  if (typeof initValue !== 'string') return null;
  return fileValue(control, parameterOf(form, control), initValue);
}

/** A clock of mode 1 whose time has passed begins with the time that it is. */
function clockValue(form: StrategyForm, control: Control, context: FormContext): ControlValue {
  const { initValue, initValueMode } = control;
  const parameter = parameterOf(form, control);
  const isOfDays = parameter !== undefined && !['instant', 'time'].includes(parameterType(parameter.type).family);
  const clock = typeof initValue === 'string' ? parseClockText(initValue) : null;
  if (clock === null || isOfDays) return null;
  const place = controlPlace(control, parameter, context);
  const resolved = resolveClock(clock, place);
  const nowSeconds = Math.floor(context.nowMs / 1000);
  if (initValueMode === '1' && resolved.kind === 'instant' && resolved.instant.seconds < nowSeconds) {
    return clockTextOf({ seconds: nowSeconds, fraction: '' }, place);
  }
  if (clock.offsetMinutes === null) return timeText(clock.seconds, clock.fraction);
  return resolved.kind === 'instant' ? clockTextOf(resolved.instant, place) : null;
}
