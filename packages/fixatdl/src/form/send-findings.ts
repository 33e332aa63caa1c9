import type { Parameter } from '../model/fixatdl-file.ts';
import type { FormContext } from './form-context.ts';
import { transportOf, wiresByName } from './form-fields.ts';
import type { ParameterWire } from './parameter-wire.ts';
import type { StrategyForm } from './strategy-form.ts';

/** What the order that is replaced says against a value, as a sentence that follows its label. */
export function originalProblem(
  form: StrategyForm,
  { name, mutableOnCxlRpl, revertOnCxlRpl, constValue }: Parameter,
  wire: ParameterWire,
  context: FormContext,
): string | null {
  if (context.replaces === undefined || constValue !== undefined) return null;
  const original = wiresByName(form, context.replaces).get(name) ?? null;
  const now = wire.kind === 'sent' ? wire.wire : null;
  if (now === original) return null;
  if (mutableOnCxlRpl === false) return 'cannot be changed on a working order: go back to the value it was sent with.';
  if (now === null && revertOnCxlRpl === true) {
    return 'cannot be emptied on a working order, because the broker would keep the old value: enter a value.';
  }
  return null;
}

/** A value in the group has no length, so the character that ends a field would cut it. */
export function transportProblem(
  form: StrategyForm,
  { type }: Parameter,
  wire: string,
  context: FormContext,
): string | null {
  const isCut = type === 'Data_t' && transportOf(form, context) === 'group' && wire.includes('\u0001');
  return isCut ? 'holds the character that ends a FIX field: remove it.' : null;
}
