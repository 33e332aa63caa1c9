import {
  type Control,
  controlsOf,
  type Edit,
  type FixatdlFile,
  type ListItem,
  type Parameter,
  type StateRule,
  type Strategy,
} from '../model/fixatdl-file.ts';

/** A state rule with the control, or the item of its list, that it is about. */
export type PlacedRule = { readonly rule: StateRule; readonly control: Control; readonly item: ListItem | null };

/** A strategy with everything in it found by name. */
export type StrategyForm = {
  readonly file: FixatdlFile;
  readonly strategy: Strategy;
  readonly controls: ReadonlyMap<string, Control>;
  readonly parameters: ReadonlyMap<string, Parameter>;
  readonly controlsOfParameter: ReadonlyMap<string, readonly Control[]>;
  /** Edits with an id; one of the strategy hides one of the file. */
  readonly edits: ReadonlyMap<string, Edit>;
  readonly rules: readonly PlacedRule[];
  readonly rulesOfControl: ReadonlyMap<string, readonly number[]>;
};

export function formOf(file: FixatdlFile, strategy: Strategy): StrategyForm {
  const controls = controlsOf(strategy.panels);
  const rules = controls.flatMap(rulesOf);
  const controlsOfParameter = new Map<string, Control[]>();
  for (const control of controls) {
    if (control.parameterRef === undefined) continue;
    const known = controlsOfParameter.get(control.parameterRef);
    if (known === undefined) controlsOfParameter.set(control.parameterRef, [control]);
    else known.push(control);
  }
  return {
    file,
    strategy,
    controls: new Map(controls.map((control) => [control.ID, control])),
    parameters: new Map(strategy.parameters.map((parameter) => [parameter.name, parameter])),
    controlsOfParameter,
    edits: new Map([...file.edits, ...strategy.edits].map((edit) => [edit.id ?? '', edit])),
    rules,
    rulesOfControl: Map.groupBy(
      rules.flatMap(({ item }, index) => (item === null ? [index] : [])),
      (index) => rules[index]?.control.ID ?? '',
    ),
  };
}

function rulesOf(control: Control): readonly PlacedRule[] {
  return [
    ...control.stateRules.map((rule) => ({ rule, control, item: null })),
    ...control.items.flatMap((item) => item.stateRules.map((rule) => ({ rule, control, item }))),
  ];
}

export function parameterOf(form: StrategyForm, { parameterRef }: Control): Parameter | undefined {
  return parameterRef === undefined ? undefined : form.parameters.get(parameterRef);
}

/** What a control is called on the screen. */
export function labelOf(control: Control): string {
  const label = control.label?.trim().replace(/:$/, '') ?? '';
  return label === '' ? (control.parameterRef ?? control.ID) : label;
}
