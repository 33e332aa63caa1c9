import type { Findings } from '../finding.ts';
import { controlType } from '../model/control-types.ts';
import type { Control, Parameter } from '../model/fixatdl-file.ts';
import { shown } from '../read/reading.ts';
import { repeated } from './repeated.ts';

/** The items of a list are EnumPairs of its parameter; a list of a helper has ids of its own. */
export function checkList(control: Control, parameter: Parameter | undefined, findings: Findings): void {
  const { ID, items, type, line } = control;
  const { hasItems, shape } = controlType(type);
  if (!hasItems) return;
  if (items.length === 0 && shape !== 'editable') findings.wrong(line, `${ID} is a list without a ListItem.`);
  for (const { enumID, line: at } of repeated(items, (item) => item.enumID ?? '')) {
    findings.wrong(at, `The item ${shown(enumID ?? '')} of ${ID} is there twice.`);
  }
  for (const { enumID, line: at, stateRules } of items) {
    if (enumID === undefined) {
      findings.wrong(at, `A ListItem of ${ID} needs an enumID, or it cannot be chosen.`);
    } else if (parameter !== undefined && !parameter.enumPairs.some((pair) => pair.enumID === enumID)) {
      findings.wrong(at, `The item ${shown(enumID)} of ${ID} is not an EnumPair of ${parameter.name}.`);
    }
    for (const rule of stateRules) {
      if (rule.value !== undefined) {
        findings.unsupported(rule.line, `A StateRule of an item of ${ID} sets a value: an item has none.`);
      }
    }
  }
}
