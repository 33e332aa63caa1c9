import { strategiesAttributes, strategyAttributes } from '../model/element-attributes.ts';
import type {
  Edit,
  FixatdlFile,
  Market,
  Parameter,
  Region,
  RepeatingGroup,
  SecurityType,
  Strategy,
  StrategyEdit,
  StrategyPanel,
} from '../model/fixatdl-file.ts';
import type { Findings } from '../finding.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { readEdit, readStrategyEdit } from './read-edit.ts';
import { readMarkets, readRegions, readSecurityTypes } from './read-filters.ts';
import { readLayout } from './read-layout.ts';
import { readParameter, readRepeatingGroup } from './read-parameter.ts';
import { readAttributes, readChildren, required, textOf } from './reading.ts';

export function readStrategies(element: XmlElement, findings: Findings): FixatdlFile {
  const { strategyIdentifierTag, ...attributes } = readAttributes(element, strategiesAttributes, findings);
  const edits: Edit[] = [];
  const strategies: Strategy[] = [];
  let description: string | undefined;
  readChildren(
    element,
    {
      Description: (child) => {
        description = textOf(child, findings);
      },
      Edit: (child) => edits.push(readEdit(child, findings)),
      Strategy: (child) => strategies.push(readStrategy(child, findings)),
    },
    findings,
  );
  required(element, 'strategyIdentifierTag', undefined, findings);
  return {
    line: element.line,
    strategyIdentifierTag: strategyIdentifierTag ?? 0,
    ...attributes,
    ...(description !== undefined && { description }),
    edits,
    strategies,
  };
}

type Parts = {
  description?: string;
  regions: readonly Region[];
  markets: readonly Market[];
  securityTypes: readonly SecurityType[];
  parameters: Parameter[];
  edits: Edit[];
  panels: readonly StrategyPanel[];
  repeatingGroup?: RepeatingGroup;
  strategyEdits: StrategyEdit[];
};

function readStrategy(element: XmlElement, all: Findings): Strategy {
  const given = element.attributes.find(({ name, namespace }) => name === 'name' && namespace === '');
  const findings = all.in(given?.value ?? '');
  const { name, wireValue, version, ...attributes } = readAttributes(element, strategyAttributes, findings);
  return {
    line: element.line,
    name: required(element, 'name', name ?? given?.value, findings),
    wireValue: required(element, 'wireValue', wireValue, findings),
    version: required(element, 'version', version, findings),
    ...attributes,
    ...readParts(element, findings),
  };
}

function readParts(element: XmlElement, findings: Findings): Parts {
  const parts: Parts = {
    regions: [],
    markets: [],
    securityTypes: [],
    parameters: [],
    edits: [],
    panels: [],
    strategyEdits: [],
  };
  readChildren(
    element,
    {
      Description: (child) => {
        parts.description = textOf(child, findings);
      },
      Regions: (child) => {
        parts.regions = readRegions(child, findings);
      },
      Markets: (child) => {
        parts.markets = readMarkets(child, findings);
      },
      SecurityTypes: (child) => {
        parts.securityTypes = readSecurityTypes(child, findings);
      },
      Parameter: (child) => parts.parameters.push(readParameter(child, findings)),
      Edit: (child) => parts.edits.push(readEdit(child, findings)),
      StrategyLayout: (child) => {
        if (parts.panels.length > 0) findings.wrong(child.line, 'A strategy has one StrategyLayout.');
        parts.panels = readLayout(child, findings);
      },
      RepeatingGroup: (child) => {
        parts.repeatingGroup = readRepeatingGroup(child, findings);
      },
      StrategyEdit: (child) => parts.strategyEdits.push(readStrategyEdit(child, findings)),
    },
    findings,
  );
  return parts;
}
