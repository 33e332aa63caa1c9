import { type ControlTypeName, controlType, isControlType } from '../model/control-types.ts';
import { controlAttributes, listItemAttributes, panelAttributes } from '../model/element-attributes.ts';
import type { Control, ListItem, SpecificControlAttributes, StateRule, StrategyPanel } from '../model/fixatdl-file.ts';
import type { Findings } from '../finding.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { readStateRule } from './read-edit.ts';
import { readAttributes, readChildren, required, shown, textOf, xsiType } from './reading.ts';

export function readLayout(element: XmlElement, findings: Findings): readonly StrategyPanel[] {
  readAttributes(element, {}, findings);
  const panels: StrategyPanel[] = [];
  readChildren(element, { StrategyPanel: (child) => panels.push(readPanel(child, findings)) }, findings);
  if (panels.length === 0) findings.wrong(element.line, 'StrategyLayout needs a StrategyPanel.');
  return panels;
}

function readPanel(element: XmlElement, findings: Findings): StrategyPanel {
  const attributes = readAttributes(element, panelAttributes, findings);
  const panels: StrategyPanel[] = [];
  const controls: Control[] = [];
  readChildren(
    element,
    {
      StrategyPanel: (child) => panels.push(readPanel(child, findings)),
      Control: (child) => controls.push(readControl(child, findings)),
    },
    findings,
  );
  return { line: element.line, ...attributes, panels, controls };
}

function readControl(element: XmlElement, findings: Findings): Control {
  const type = typeOf(element, findings);
  const { attributes: own, hasItems } = controlType(type);
  const { ID, ...rest } = readAttributes(element, { ...controlAttributes, ...own }, findings);
  const attributes = rest as Omit<typeof rest, keyof SpecificControlAttributes> & SpecificControlAttributes;
  const items: ListItem[] = [];
  const stateRules: StateRule[] = [];
  let helpText: string | undefined;
  readChildren(
    element,
    {
      StateRule: (child) => stateRules.push(readStateRule(child, findings)),
      HelpText: (child) => {
        helpText = textOf(child, findings);
      },
      ...(hasItems && { ListItem: (child: XmlElement) => items.push(readListItem(child, findings)) }),
    },
    findings,
  );
  return {
    line: element.line,
    ID: required(element, 'ID', ID, findings),
    type,
    ...attributes,
    items,
    stateRules,
    ...(helpText !== undefined && { helpText }),
  };
}

function typeOf(element: XmlElement, findings: Findings): ControlTypeName {
  const type = xsiType(element);
  if (isControlType(type)) return type;
  const message = type === '' ? 'Control needs an xsi:type.' : `${shown(type)} is not a control of FIXatdl 1.1.`;
  findings.unsupported(element.line, message);
  return 'TextField_t';
}

function readListItem(element: XmlElement, findings: Findings): ListItem {
  const attributes = readAttributes(element, listItemAttributes, findings);
  const stateRules: StateRule[] = [];
  readChildren(element, { StateRule: (child) => stateRules.push(readStateRule(child, findings)) }, findings);
  return { line: element.line, ...attributes, stateRules };
}
