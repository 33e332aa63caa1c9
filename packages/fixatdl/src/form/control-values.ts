import { controlType } from '../model/control-types.ts';
import { decimalText, parseDouble } from '../model/decimal.ts';
import type { Control, Parameter } from '../model/fixatdl-file.ts';
import type { ControlValue } from './form-state.ts';

/** A value brought into the shape of its control. Null when there is none, or none that it could hold. */
export function shapedValue(control: Control, parameter: Parameter | undefined, given: ControlValue): ControlValue {
  switch (controlType(control.type).shape) {
    case 'flag':
      return typeof given === 'boolean' ? given : null;
    case 'choice':
      return typeof given === 'string' && given !== '' ? given : null;
    case 'choices':
      return typeof given === 'object' && given !== null ? inOrder(control, given) : null;
    case 'editable':
      return typeof given === 'string' && given !== '' ? editableValue(control, parameter, given) : null;
    case 'text':
      return typeof given === 'string' && given.trim() !== '' ? textValue(control, parameter, given) : null;
    case 'none':
    default:
      return null;
  }
}

/** Each once, in the order of the list, and what is not in the list behind it. */
function inOrder({ items }: Control, given: readonly string[]): readonly string[] {
  const ids = items.map(({ enumID }) => enumID ?? '');
  const listed = ids.filter((id) => id !== '' && given.includes(id));
  return [...new Set([...listed, ...given])];
}

/** What reads like an item of the list is that item. */
function editableValue({ items }: Control, parameter: Parameter | undefined, given: string): string {
  const shown = items.find(({ enumID, uiRep }) => enumID === given || uiRep === given)?.enumID;
  return shown ?? parameter?.enumPairs.find(({ wireValue }) => wireValue === given)?.enumID ?? given;
}

function textValue(control: Control, parameter: Parameter | undefined, given: string): string {
  const pairs = parameter?.enumPairs ?? [];
  const byWire = pairs.some(({ enumID }) => enumID === given)
    ? undefined
    : pairs.find(({ wireValue }) => wireValue === given);
  if (byWire !== undefined) return byWire.enumID;
  return control.type === 'TextField_t' || control.type === 'HiddenField_t' ? given : given.trim();
}

/** A value as a file writes it, in `initValue` or in a rule: ids with spaces between, true or false, a number. */
export function fileValue(control: Control, parameter: Parameter | undefined, text: string): ControlValue {
  switch (controlType(control.type).shape) {
    case 'flag':
      return isTrueWord(control, text);
    case 'choices':
      return shapedValue(
        control,
        parameter,
        text.split(' ').filter((each) => each !== ''),
      );
    case 'text': {
      const number = control.type.endsWith('Spinner_t') ? parseDouble(text.trim()) : null;
      return shapedValue(control, parameter, number === null ? text : decimalText(number));
    }
    case 'choice':
    case 'editable':
    case 'none':
    default:
      return shapedValue(control, parameter, text);
  }
}

/** Ticked is true in the rules of a file; the id that stands for ticked means the same. */
export function isTrueWord({ checkedEnumRef }: Control, text: string): boolean {
  return text === 'true' || text === '1' || text === 'Y' || (checkedEnumRef !== undefined && text === checkedEnumRef);
}

/** A value as the text that rules compare. */
export function comparedText(value: ControlValue): string | null {
  if (value === null) return null;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return value;
  return value.length === 0 ? null : value.join(' ');
}
