import type {
  Condition,
  Control,
  Edit,
  EnumPair,
  ListItem,
  Parameter,
  StateRule,
  StrategyPanel,
} from '@meridian/fixatdl/model/fixatdl-file';

/** Choices as a broker writes them: what the screen says and what goes over the wire. */
export type Choice = readonly [label: string, wire: string];

type ParameterParts = Omit<Parameter, 'line' | 'name' | 'type' | 'enumPairs'> & {
  readonly choices?: readonly Choice[];
};
type ControlParts = Omit<Control, 'line' | 'ID' | 'type' | 'items' | 'stateRules'> & {
  readonly choices?: readonly Choice[];
  readonly stateRules?: readonly StateRule[];
};

export function enumId(label: string): string {
  return `e_${label.replace(/[^A-Za-z0-9]/g, '')}`;
}

export function parameter(name: string, type: Parameter['type'], parts: ParameterParts): Parameter {
  const { choices = [], ...rest } = parts;
  const enumPairs: EnumPair[] = choices.map(([label, wireValue]) => ({ line: 0, enumID: enumId(label), wireValue }));
  return { line: 0, name, type, ...rest, enumPairs };
}

export function control(ID: string, type: Control['type'], parts: ControlParts): Control {
  const { choices = [], stateRules = [], ...rest } = parts;
  const items: ListItem[] = choices.map(([uiRep]) => ({ line: 0, enumID: enumId(uiRep), uiRep, stateRules: [] }));
  return { line: 0, ID, type, ...rest, items, stateRules };
}

export function panel(title: string, controls: readonly Control[], parts: Partial<StrategyPanel> = {}): StrategyPanel {
  return { line: 0, title, orientation: 'HORIZONTAL', border: 'Line', panels: [], controls, ...parts };
}

export function when(field: string, operator: NonNullable<Edit['operator']>, value?: string): Edit {
  return { line: 0, field, operator, ...(value !== undefined && { value }), edits: [] };
}

export function compare(field: string, operator: NonNullable<Edit['operator']>, field2: string): Edit {
  return { line: 0, field, operator, field2, edits: [] };
}

export function anyOf(...edits: readonly Condition[]): Edit {
  return { line: 0, logicOperator: 'OR', edits };
}

export function ref(id: string): Condition {
  return { line: 0, ref: id };
}

export function rule(condition: Condition, effect: Omit<StateRule, 'line' | 'condition'>): StateRule {
  return { line: 0, ...effect, condition };
}
