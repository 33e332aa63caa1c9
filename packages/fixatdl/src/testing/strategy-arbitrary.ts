import * as fc from 'fast-check';
import type { ControlValue } from '../form/form-state.ts';
import { controlType } from '../model/control-types.ts';
import type {
  Condition,
  Control,
  Edit,
  FixatdlFile,
  StateRule,
  Strategy,
  StrategyPanel,
} from '../model/fixatdl-file.ts';
import { given, wordy, anyText } from './value-arbitraries.ts';
import type { Unit, UnitMaker } from './unit.ts';
import { units } from './unit-arbitraries.ts';

export type MadeFile = {
  readonly file: FixatdlFile;
  /** Values for the controls of the first strategy. */
  readonly examples: Readonly<Record<string, readonly ControlValue[]>>;
};

const helpers: fc.Arbitrary<UnitMaker> = fc
  .constantFrom<Pick<Control, 'type' | 'items' | 'initValue'>>(
    { type: 'CheckBox_t', items: [], initValue: false },
    { type: 'Label_t', items: [], initValue: 'A text' },
    {
      type: 'DropDownList_t',
      items: ['h_0', 'h_1', 'h_2'].map((enumID) => ({ line: 0, enumID, uiRep: enumID, stateRules: [] })),
      initValue: 'h_0',
    },
  )
  .map((control) => (place) => ({
    parameters: [],
    controls: [{ line: 0, ID: `H${place}`, label: 'Helper', stateRules: [], ...control }],
    examples: { [`H${place}`]: control.items.length > 0 ? ['h_0', 'h_1', 'h_2'] : [true, false] },
  }));

/** A comparison with a value that the control may have, or the question whether it has one. */
function comparison(controls: readonly Control[], asksParameters: boolean): fc.Arbitrary<Edit> {
  const nameOf = ({ ID, parameterRef }: Control): string => (asksParameters ? (parameterRef ?? 'FIX_OrderQty') : ID);
  return fc.constantFrom(...controls).chain((control) => {
    const ids = control.items.flatMap(({ enumID }) => enumID ?? []);
    const { shape } = controlType(control.type);
    const isListed = !asksParameters && (shape === 'choice' || shape === 'choices') && ids.length > 0;
    const literals = isListed ? ids : shape === 'flag' && !asksParameters ? ['true', 'false'] : [];
    const exists = fc.constantFrom<Edit>(
      { line: 0, field: nameOf(control), operator: 'EX', edits: [] },
      { line: 0, field: nameOf(control), operator: 'NX', edits: [] },
      { line: 0, field: 'FIX_OrderQty', operator: 'GT', value: '1000', edits: [] },
      { line: 0, field: 'FIX_OrderQty', operator: 'LE', field2: 'FIX_MinQty', edits: [] },
    );
    if (literals.length === 0) return exists;
    const compares = fc
      .tuple(fc.constantFrom<'EQ' | 'NE'>('EQ', 'NE'), fc.constantFrom(...literals))
      .map(([operator, value]): Edit => ({ line: 0, field: control.ID, operator, value, edits: [] }));
    return fc.oneof(exists, compares);
  });
}

function conditions(
  controls: readonly Control[],
  asksParameters: boolean,
  refs: readonly string[],
): fc.Arbitrary<Condition> {
  const simple = comparison(controls, asksParameters);
  const leaves: fc.Arbitrary<Condition> =
    refs.length === 0
      ? simple
      : fc.oneof(
          simple,
          fc.constantFrom(...refs).map((ref) => ({ line: 0, ref })),
        );
  const logic = fc
    .record({
      logicOperator: fc.constantFrom<'AND' | 'OR' | 'XOR' | 'NOT'>('AND', 'OR', 'XOR', 'NOT'),
      // The standard puts edits before references to them.
      edits: fc.array(simple, { minLength: 2, maxLength: 3 }),
    })
    .map(
      ({ logicOperator, edits }): Edit => ({
        line: 0,
        logicOperator,
        edits: logicOperator === 'NOT' ? edits.slice(0, 1) : edits,
      }),
    );
  return fc.oneof(leaves, logic);
}

type RuleAt = { readonly at: number; readonly rule: StateRule };

function stateRules(controls: readonly Control[], examples: Unit['examples']): fc.Arbitrary<readonly RuleAt[]> {
  const rule = fc.nat({ max: controls.length - 1 }).chain((at) => {
    const control = controls[at];
    const values =
      control === undefined ? [] : (examples[control.ID] ?? []).map(valueText).filter((each) => each !== '');
    const isValued = control !== undefined && controlType(control.type).shape !== 'none';
    return fc
      .record({
        enabled: fc.constantFrom(true, false, undefined),
        visible: fc.constantFrom(true, false, undefined, undefined),
        value: isValued ? fc.constantFrom(undefined, undefined, '{NULL}', ...values) : fc.constant(undefined),
        description: fc.option(anyText(5), { nil: undefined }),
        condition: conditions(controls, false, ['global', 'local']),
      })
      .map((each) => ({ at, rule: given({ line: 0, ...each, ...(hasEffect(each) ? {} : { enabled: true }) }) }));
  });
  return fc.array(rule, { maxLength: 8 });
}

function hasEffect(rule: {
  readonly enabled?: unknown;
  readonly visible?: unknown;
  readonly value?: unknown;
}): boolean {
  return rule.enabled !== undefined || rule.visible !== undefined || rule.value !== undefined;
}

function valueText(value: ControlValue): string {
  return typeof value === 'object' && value !== null ? value.join(' ') : String(value);
}

function withRules(control: Control, rules: readonly RuleAt[]): Control {
  return { ...control, stateRules: rules.map(({ rule }) => rule) };
}

const panelLooks = fc.record({
  title: fc.option(anyText(10), { nil: undefined }),
  collapsed: fc.constantFrom(true, false, undefined),
  collapsible: fc.constantFrom(true, false, undefined),
  color: fc.constantFrom('230,230,255', undefined),
  orientation: fc.constantFrom<'HORIZONTAL' | 'VERTICAL' | undefined>('HORIZONTAL', 'VERTICAL', undefined),
  border: fc.constantFrom<'None' | 'Line' | undefined>('None', 'Line', undefined),
});

function strategies(index: number): fc.Arbitrary<{ readonly strategy: Strategy; readonly examples: Unit['examples'] }> {
  return fc
    .record({ makers: fc.array(fc.oneof(units, units, helpers), { minLength: 1, maxLength: 10 }), first: helpers })
    .chain(({ makers, first }) => {
      const made = [first, ...makers].map((make, place) => make(place));
      const controls = made.flatMap((each) => each.controls);
      const examples: Unit['examples'] = Object.fromEntries(made.flatMap((each) => Object.entries(each.examples)));
      return fc.record({
        looks: fc.record({
          uiRep: fc.option(wordy(), { nil: undefined }),
          description: fc.option(anyText(), { nil: undefined }),
          providerID: fc.option(wordy(), { nil: undefined }),
          fixMsgType: fc.constantFrom('D', undefined),
          sentOrderLink: fc.constantFrom('https://broker.example/orders?SenderCompID=', undefined),
          totalOrders: fc.constantFrom(3, undefined),
        }),
        rules: stateRules(controls, examples),
        edits: fc.array(fc.record({ errorMessage: wordy(), condition: conditions(controls, true, []) }), {
          maxLength: 3,
        }),
        local: comparison(controls.slice(0, 1), false),
        panel: panelLooks,
        inner: fc.option(panelLooks),
        made: fc.constant(made),
        examples: fc.constant(examples),
      });
    })
    .map(({ looks, rules, edits, local, panel, inner, made, examples }) => {
      const controls = made
        .flatMap((each) => each.controls)
        .map((control, at) =>
          withRules(
            control,
            rules.filter((each) => each.at === at),
          ),
        );
      const own: StrategyPanel = given({ line: 0, ...panel, panels: [], controls });
      const panels = inner === null ? [own] : [given({ line: 0, ...inner, panels: [own], controls: [] })];
      const strategy = given({
        line: 0,
        name: `S${index}`,
        wireValue: `w${index}`,
        version: '1.0',
        ...looks,
        regions: [
          {
            line: 0,
            name: 'TheAmericas' as const,
            inclusion: 'Include' as const,
            countries: [{ line: 0, CountryCode: 'US', inclusion: 'Include' as const }],
          },
        ],
        markets: [{ line: 0, MICCode: 'XNYS', inclusion: 'Exclude' as const }],
        securityTypes: [{ line: 0, name: 'CS', inclusion: 'Include' as const }],
        parameters: made.flatMap((each) => each.parameters),
        edits: [{ ...local, id: 'local' }],
        panels,
        strategyEdits: edits.map((each) => ({ line: 0, ...each })),
      });
      return { strategy, examples };
    });
}

/** Whole files that are right in every way, with every type and control and with rules between the controls. */
export const files: fc.Arbitrary<MadeFile> = fc
  .record({
    made: fc.tuple(strategies(0), fc.option(strategies(1))),
    looks: fc.record({
      description: fc.option(anyText(), { nil: undefined }),
      versionIdentifierTag: fc.constantFrom(6998, undefined),
      draftFlagIdentifierTag: fc.constantFrom(6999, undefined),
      tag957Support: fc.constantFrom(true, false, undefined),
      changeStrategyOnCxlRpl: fc.constantFrom(true, undefined),
      imageLocation: fc.constantFrom('https://broker.example/logo.png', undefined),
    }),
  })
  .map(({ made: [first, second], looks }) => ({
    file: given({
      line: 0,
      strategyIdentifierTag: 847,
      ...looks,
      edits: [{ line: 0, id: 'global', field: 'FIX_OrderQty', operator: 'GE' as const, value: '5000', edits: [] }],
      strategies: [first.strategy, ...(second === null ? [] : [second.strategy])],
    }),
    examples: first.examples,
  }));
