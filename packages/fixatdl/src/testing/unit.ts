import * as fc from 'fast-check';
import type { ControlValue } from '../form/form-state.ts';
import type { Control, EnumPair, Parameter } from '../model/fixatdl-file.ts';
import { anyText, given, wordy } from './value-arbitraries.ts';

/** A parameter with what sets it, and values that it may have. */
export type Unit = {
  readonly parameters: readonly Parameter[];
  readonly controls: readonly Control[];
  readonly examples: Readonly<Record<string, readonly ControlValue[]>>;
};

/** Units are made for a place in their strategy, which gives them names and tags of their own. */
export type UnitMaker = (place: number) => Unit;

export type Binding = {
  readonly parameter: Omit<Parameter, 'name' | 'line' | 'fixTag' | 'enumPairs'> & {
    readonly enumPairs?: readonly EnumPair[];
  };
  readonly control: Omit<Control, 'ID' | 'line' | 'items' | 'stateRules' | 'parameterRef'> &
    Partial<Pick<Control, 'items'>>;
  readonly examples: readonly ControlValue[];
};

const common = fc.record({
  use: fc.constantFrom('required', 'optional', undefined),
  mutableOnCxlRpl: fc.constantFrom(true, false, undefined),
  definedByFIX: fc.constantFrom(true, undefined),
  description: fc.option(anyText(), { nil: undefined }),
  label: fc.option(wordy(), { nil: undefined }),
  tooltip: fc.option(anyText(), { nil: undefined }),
  helpText: fc.option(anyText(), { nil: undefined }),
});

export function unit(binding: fc.Arbitrary<Binding>): fc.Arbitrary<UnitMaker> {
  return fc.tuple(common, binding).map(([shared, { parameter, control, examples }]) => (place) => {
    const { label, tooltip, helpText, ...ofParameter } = shared;
    const ID = `C${place}`;
    const named = { line: 0, name: `P${place}`, fixTag: 7000 + 10 * place, enumPairs: [] };
    const made = given({ ...named, ...ofParameter, ...parameter });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a binding has the attributes of its own type.
    const setter = given({ ...namedControl(ID, place), label, tooltip, helpText, ...control }) as Control;
    return { parameters: [made], controls: [setter], examples: { [ID]: examples } };
  });
}

function namedControl(
  ID: string,
  place: number,
): Pick<Control, 'line' | 'ID' | 'parameterRef' | 'items' | 'stateRules'> {
  return { line: 0, ID, parameterRef: `P${place}`, items: [], stateRules: [] };
}

export const some = <Value>(each: fc.Arbitrary<Value>): fc.Arbitrary<readonly Value[]> =>
  fc.array(each, { minLength: 2, maxLength: 4 });
export const maybe = <Value>(each: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(each, { nil: undefined });
