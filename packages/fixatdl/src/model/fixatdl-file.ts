import type { AttributesOf } from './attribute-kinds.ts';
import type { ControlTypeName } from './control-types.ts';
import type * as table from './element-attributes.ts';
import type { ParameterTypeName } from './parameter-types.ts';

/** The line of the file that an element's tag ends on; 0 in a model that was not read from a file. */
type Placed = { readonly line: number };
type Described = { readonly description?: string };

export type Edit = Placed &
  Described &
  AttributesOf<typeof table.editAttributes> & { readonly edits: readonly Condition[] };
export type EditRef = Placed & { readonly ref: string };
export type Condition = Edit | EditRef;

export type EnumPair = Placed &
  Described &
  AttributesOf<typeof table.enumPairAttributes> & { readonly enumID: string; readonly wireValue: string };

/** The attributes of all types together; the table of types says which one has which. */
export type TypedAttributes = {
  readonly minValue?: string;
  readonly maxValue?: string;
  readonly constValue?: string;
  readonly precision?: number;
  readonly multiplyBy100?: boolean;
  readonly trueWireValue?: string;
  readonly falseWireValue?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly invertOnWire?: boolean;
  readonly localMktTz?: string;
};

export type Parameter = Placed &
  Described &
  AttributesOf<typeof table.parameterAttributes> &
  TypedAttributes & {
    readonly name: string;
    readonly type: ParameterTypeName;
    readonly enumPairs: readonly EnumPair[];
  };

export type RepeatingGroup = Placed &
  Described &
  AttributesOf<typeof table.repeatingGroupAttributes> & { readonly parameters: readonly Parameter[] };

export type StateRule = Placed &
  Described &
  AttributesOf<typeof table.stateRuleAttributes> & { readonly condition: Condition };

export type StrategyEdit = Placed & Described & { readonly errorMessage: string; readonly condition: Condition };

export type ListItem = Placed &
  AttributesOf<typeof table.listItemAttributes> & { readonly stateRules: readonly StateRule[] };

export type SpecificControlAttributes = {
  readonly initValue?: string | boolean;
  readonly initValueMode?: '0' | '1';
  readonly localMktTz?: string;
  readonly checkedEnumRef?: string;
  readonly uncheckedEnumRef?: string;
  readonly radioGroup?: string;
  readonly orientation?: 'HORIZONTAL' | 'VERTICAL';
  readonly increment?: string;
  readonly incrementPolicy?: 'Tick' | 'LotSize';
  readonly innerIncrement?: string;
  readonly innerIncrementPolicy?: 'Tick' | 'LotSize';
  readonly outerIncrement?: string;
  readonly outerIncrementPolicy?: 'Tick' | 'LotSize';
};

export type Control = Placed &
  AttributesOf<typeof table.controlAttributes> &
  SpecificControlAttributes & {
    readonly ID: string;
    readonly type: ControlTypeName;
    readonly items: readonly ListItem[];
    readonly stateRules: readonly StateRule[];
    readonly helpText?: string;
  };

export type StrategyPanel = Placed &
  AttributesOf<typeof table.panelAttributes> & {
    readonly panels: readonly StrategyPanel[];
    readonly controls: readonly Control[];
  };

export type Country = Placed & AttributesOf<typeof table.countryAttributes>;
export type Region = Placed & AttributesOf<typeof table.regionAttributes> & { readonly countries: readonly Country[] };
export type Market = Placed & AttributesOf<typeof table.marketAttributes>;
export type SecurityType = Placed & AttributesOf<typeof table.securityTypeAttributes>;

export type Strategy = Placed &
  Described &
  AttributesOf<typeof table.strategyAttributes> & {
    readonly name: string;
    readonly wireValue: string;
    readonly version: string;
    readonly regions: readonly Region[];
    readonly markets: readonly Market[];
    readonly securityTypes: readonly SecurityType[];
    readonly parameters: readonly Parameter[];
    readonly edits: readonly Edit[];
    readonly panels: readonly StrategyPanel[];
    readonly repeatingGroup?: RepeatingGroup;
    readonly strategyEdits: readonly StrategyEdit[];
  };

export type FixatdlFile = Placed &
  Described &
  AttributesOf<typeof table.strategiesAttributes> & {
    readonly strategyIdentifierTag: number;
    readonly edits: readonly Edit[];
    readonly strategies: readonly Strategy[];
  };

/** Every control of some panels, in the order of the file. */
export function controlsOf(panels: readonly StrategyPanel[]): readonly Control[] {
  return panels.flatMap((panel) => [...controlsOf(panel.panels), ...panel.controls]);
}

export function isEditRef(condition: Condition): condition is EditRef {
  return 'ref' in condition;
}
