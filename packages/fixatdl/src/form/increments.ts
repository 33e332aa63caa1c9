import {
  addDecimals,
  type Decimal,
  decimalText,
  isMultiple,
  negated,
  parseDecimal,
  parseDouble,
} from '../model/decimal.ts';
import type { Control } from '../model/fixatdl-file.ts';
import type { FormContext } from './form-context.ts';

const DEFAULT_STEP: Decimal = { units: 1n, places: 0 };
const OUTER_STEPS = 10n;

export type Steps = { readonly inner: Decimal; readonly outer: Decimal };

type Policy = 'Tick' | 'LotSize' | undefined;

/** The steps of a spinner; both are the same for one that has a single pair of buttons. */
export function stepsOf(control: Control, context: FormContext): Steps {
  if (control.type === 'SingleSpinner_t') {
    const step = step1(control.increment, control.incrementPolicy, context) ?? DEFAULT_STEP;
    return { inner: step, outer: step };
  }
  const inner = step1(control.innerIncrement, control.innerIncrementPolicy, context) ?? DEFAULT_STEP;
  const outer = step1(control.outerIncrement, control.outerIncrementPolicy, context);
  return { inner, outer: outer ?? { ...inner, units: inner.units * OUTER_STEPS } };
}

/** The lot or tick of the instrument where the file says so and it is known, else the file's own step. */
function step1(given: string | undefined, policy: Policy, context: FormContext): Decimal | null {
  return sizeOf(policy, context) ?? positive(given === undefined ? null : parseDouble(given));
}

function sizeOf(policy: Policy, { lotSize, tickSize }: FormContext): Decimal | null {
  const size = policy === 'LotSize' ? lotSize : policy === 'Tick' ? tickSize : undefined;
  return positive(size === undefined ? null : parseDecimal(size));
}

function positive(step: Decimal | null): Decimal | null {
  return step !== null && step.units > 0n ? step : null;
}

/** A value one step up or down; from nothing the first step is from zero. */
export function stepped(value: string | null, step: Decimal, direction: 1 | -1): string {
  const from = value === null ? null : parseDecimal(value);
  return decimalText(addDecimals(from ?? { units: 0n, places: 0 }, direction === 1 ? step : negated(step)));
}

/** What the lot or tick says against a value, as a sentence that follows the label; null when nothing. */
export function incrementProblem(control: Control, value: string, context: FormContext): string | null {
  const policy = control.type === 'SingleSpinner_t' ? control.incrementPolicy : control.innerIncrementPolicy;
  const size = sizeOf(policy, context);
  const number = parseDecimal(value);
  if (size === null || number === null || isMultiple(number, size)) return null;
  const name = policy === 'Tick' ? 'tick' : 'lot';
  return `${decimalText(number)} is not a multiple of the ${name} ${decimalText(size)}: enter one that is.`;
}
