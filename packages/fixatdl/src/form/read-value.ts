import { controlType } from '../model/control-types.ts';
import type { Control, EnumPair, Parameter } from '../model/fixatdl-file.ts';
import { booleanWire, fromWire } from '../wire/value-codec.ts';
import { shapedValue } from './control-values.ts';
import { controlPlace, type FormContext } from './form-context.ts';
import type { ControlValue } from './form-state.ts';

/** The wire value of a choice that sends nothing. */
export const NO_WIRE = '{NULL}';

/** The value of a control from the FIX text of its parameter; from null when the order does not have the field. */
export function readControl(
  parameter: Parameter,
  control: Control,
  wire: string | null,
  context: FormContext,
): ControlValue {
  switch (controlType(control.type).shape) {
    case 'flag':
      return readFlag(parameter, control, wire);
    case 'choices':
      return readChoices(parameter, control, wire);
    case 'choice':
      return pairOf(parameter, wire)?.enumID ?? wire;
    case 'editable':
    case 'text':
      return readText(parameter, control, wire, context);
    case 'none':
    default:
      return null;
  }
}

function pairOf({ enumPairs }: Parameter, wire: string | null): EnumPair | undefined {
  return enumPairs.find(({ wireValue }) => wireValue === (wire ?? NO_WIRE));
}

/** What a flag sends when it is ticked and when it is not; null is nothing. */
export function flagWires(
  parameter: Parameter,
  { checkedEnumRef, uncheckedEnumRef }: Control,
): { readonly ticked: string | null; readonly open: string | null } {
  const byId = (id: string | undefined): string | null => {
    const wire = parameter.enumPairs.find(({ enumID }) => enumID === id)?.wireValue;
    return wire === undefined || wire === NO_WIRE ? null : wire;
  };
  if (checkedEnumRef !== undefined || uncheckedEnumRef !== undefined) {
    return { ticked: byId(checkedEnumRef), open: byId(uncheckedEnumRef) };
  }
  if (parameter.type !== 'Boolean_t') return { ticked: null, open: null };
  const [ticked, open] = [true, false].map((each) => {
    const wire = booleanWire(parameter, each);
    return wire === NO_WIRE ? null : wire;
  });
  return { ticked: ticked ?? null, open: open ?? null };
}

function readFlag(parameter: Parameter, control: Control, wire: string | null): boolean | null {
  const { ticked, open } = flagWires(parameter, control);
  if (wire === ticked && wire !== open) return true;
  if (wire === open) return false;
  // Another button of the group was chosen. Without the field nothing is known.
  return control.type === 'RadioButton_t' && wire !== null ? false : null;
}

function readChoices(parameter: Parameter, control: Control, wire: string | null): ControlValue {
  const sent = wire === null ? [] : wire.split(' ').filter((each) => each !== '');
  const ids = sent.map((each) => parameter.enumPairs.find(({ wireValue }) => wireValue === each)?.enumID ?? each);
  if (parameter.invertOnWire !== true) return shapedValue(control, parameter, ids);
  const all = control.items.flatMap(({ enumID }) => (enumID === undefined ? [] : [enumID]));
  return all.filter((id) => !ids.includes(id));
}

function readText(parameter: Parameter, control: Control, wire: string | null, context: FormContext): ControlValue {
  const pair = pairOf(parameter, wire);
  if (pair !== undefined) return pair.enumID;
  if (wire === null) return null;
  const read = fromWire(parameter, wire, controlPlace(control, parameter, context));
  // A value that cannot be read is shown as it came, so that a person can put it right.
  return read.kind === 'text' ? read.text : wire;
}
