import {
  editAttributes,
  editRefAttributes,
  stateRuleAttributes,
  strategyEditAttributes,
} from '../model/element-attributes.ts';
import type { Condition, Edit, EditRef, StateRule, StrategyEdit } from '../model/fixatdl-file.ts';
import type { Findings } from '../finding.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { readAttributes, readChildren, required, textOf } from './reading.ts';

export function readEdit(element: XmlElement, findings: Findings): Edit {
  const attributes = readAttributes(element, editAttributes, findings);
  const edits: Condition[] = [];
  let description: string | undefined;
  readChildren(
    element,
    {
      Description: (child) => {
        description = textOf(child, findings);
      },
      Edit: (child) => edits.push(readEdit(child, findings)),
      EditRef: (child) => edits.push(readEditRef(child, findings)),
    },
    findings,
  );
  return { line: element.line, ...attributes, ...(description !== undefined && { description }), edits };
}

function readEditRef(element: XmlElement, findings: Findings): EditRef {
  const { id } = readAttributes(element, editRefAttributes, findings);
  readChildren(element, {}, findings);
  return { line: element.line, ref: required(element, 'id', id, findings) };
}

/** The one condition of a rule. */
function readConditioned(
  element: XmlElement,
  findings: Findings,
): { readonly condition: Condition; readonly description?: string } {
  const conditions: Condition[] = [];
  let description: string | undefined;
  readChildren(
    element,
    {
      Description: (child) => {
        description = textOf(child, findings);
      },
      Edit: (child) => conditions.push(readEdit(child, findings)),
      EditRef: (child) => conditions.push(readEditRef(child, findings)),
    },
    findings,
  );
  const [condition] = conditions;
  if (conditions.length !== 1) {
    findings.wrong(element.line, `${element.name} needs exactly one Edit or EditRef, and has ${conditions.length}.`);
  }
  return {
    condition: condition ?? { line: element.line, edits: [] },
    ...(description !== undefined && { description }),
  };
}

export function readStateRule(element: XmlElement, findings: Findings): StateRule {
  const attributes = readAttributes(element, stateRuleAttributes, findings);
  return { line: element.line, ...attributes, ...readConditioned(element, findings) };
}

export function readStrategyEdit(element: XmlElement, findings: Findings): StrategyEdit {
  const { errorMessage } = readAttributes(element, strategyEditAttributes, findings);
  return {
    line: element.line,
    errorMessage: required(element, 'errorMessage', errorMessage, findings),
    ...readConditioned(element, findings),
  };
}
