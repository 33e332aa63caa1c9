import type { AttributeTable } from './model/attribute-kinds.ts';
import { controlType } from './model/control-types.ts';
import * as table from './model/element-attributes.ts';
import {
  type Condition,
  type Control,
  type FixatdlFile,
  isEditRef,
  type ListItem,
  type EnumPair,
  type Parameter,
  type Region,
  type StateRule,
  type Strategy,
  type StrategyEdit,
  type StrategyPanel,
} from './model/fixatdl-file.ts';
import { parameterType } from './model/parameter-types.ts';
import { writeXml, type XmlToWrite } from './xml/write-xml.ts';

const STANDARD = 'http://www.fixprotocol.org/FIXatdl-1-1';

/** A model as a file of FIXatdl 1.1 that reads back as the same model. */
export function writeFixatdl(file: FixatdlFile): string {
  return writeXml({
    name: 'Strategies',
    attributes: {
      xmlns: `${STANDARD}/Core`,
      'xmlns:val': `${STANDARD}/Validation`,
      'xmlns:lay': `${STANDARD}/Layout`,
      'xmlns:flow': `${STANDARD}/Flow`,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      ...attributesOf(file, table.strategiesAttributes),
    },
    children: [...described(file), ...file.edits.map(edit), ...file.strategies.map(strategy)],
  });
}

function attributesOf(model: object, names: AttributeTable): XmlToWrite['attributes'] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of a table are attributes of its model.
  const given = model as Readonly<Record<string, string | number | boolean | undefined>>;
  return Object.fromEntries(Object.keys(names).map((name) => [name, given[name]]));
}

function leaf(name: string, model: object, names: AttributeTable): XmlToWrite {
  return { name, attributes: attributesOf(model, names), children: [] };
}

function described({ description }: { readonly description?: string }): readonly XmlToWrite[] {
  return description === undefined ? [] : [{ name: 'Description', attributes: {}, children: [], text: description }];
}

function strategy(model: Strategy): XmlToWrite {
  const { regions, markets, securityTypes, repeatingGroup: group } = model;
  return {
    name: 'Strategy',
    attributes: attributesOf(model, table.strategyAttributes),
    children: [
      ...described(model),
      ...wrapped('Regions', regions.map(region)),
      ...wrapped(
        'Markets',
        markets.map((each) => leaf('Market', each, table.marketAttributes)),
      ),
      ...wrapped(
        'SecurityTypes',
        securityTypes.map((each) => leaf('SecurityType', each, table.securityTypeAttributes)),
      ),
      ...model.parameters.map(parameter),
      ...model.edits.map(edit),
      ...wrapped('lay:StrategyLayout', model.panels.map(panel)),
      ...(group === undefined
        ? []
        : [
            {
              ...leaf('RepeatingGroup', group, table.repeatingGroupAttributes),
              children: [...described(group), ...group.parameters.map(parameter)],
            },
          ]),
      ...model.strategyEdits.map(strategyEdit),
    ],
  };
}

function wrapped(name: string, children: readonly XmlToWrite[]): readonly XmlToWrite[] {
  return children.length === 0 ? [] : [{ name, attributes: {}, children }];
}

function region(model: Region): XmlToWrite {
  return {
    ...leaf('Region', model, table.regionAttributes),
    children: model.countries.map((each) => leaf('Country', each, table.countryAttributes)),
  };
}

function parameter(model: Parameter): XmlToWrite {
  return {
    name: 'Parameter',
    attributes: {
      'xsi:type': model.type,
      ...attributesOf(model, { ...table.parameterAttributes, ...parameterType(model.type).attributes }),
    },
    children: [...described(model), ...model.enumPairs.map(enumPair)],
  };
}

function enumPair(model: EnumPair): XmlToWrite {
  return { ...leaf('EnumPair', model, table.enumPairAttributes), children: described(model) };
}

function panel(model: StrategyPanel): XmlToWrite {
  return {
    ...leaf('lay:StrategyPanel', model, table.panelAttributes),
    children: [...model.panels.map(panel), ...model.controls.map(control)],
  };
}

function control(model: Control): XmlToWrite {
  const help = model.helpText;
  return {
    name: 'lay:Control',
    attributes: {
      'xsi:type': `lay:${model.type}`,
      ...attributesOf(model, { ...table.controlAttributes, ...controlType(model.type).attributes }),
    },
    children: [
      ...model.stateRules.map(stateRule),
      ...(help === undefined ? [] : [{ name: 'lay:HelpText', attributes: {}, children: [], text: help }]),
      ...model.items.map(listItem),
    ],
  };
}

function listItem(model: ListItem): XmlToWrite {
  return { ...leaf('lay:ListItem', model, table.listItemAttributes), children: model.stateRules.map(stateRule) };
}

function stateRule(model: StateRule): XmlToWrite {
  return {
    ...leaf('flow:StateRule', model, table.stateRuleAttributes),
    children: [...described(model), condition(model.condition)],
  };
}

function strategyEdit(model: StrategyEdit): XmlToWrite {
  return {
    ...leaf('val:StrategyEdit', model, table.strategyEditAttributes),
    children: [...described(model), condition(model.condition)],
  };
}

function condition(model: Condition): XmlToWrite {
  return isEditRef(model) ? { name: 'val:EditRef', attributes: { id: model.ref }, children: [] } : edit(model);
}

function edit(model: Extract<Condition, { readonly edits: unknown }>): XmlToWrite {
  return {
    ...leaf('val:Edit', model, table.editAttributes),
    children: [...described(model), ...model.edits.map(condition)],
  };
}
