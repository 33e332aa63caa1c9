import { nameKey } from '../name-key.ts';
import type { GroupDocument } from './group-document.ts';

/** The group with one target name replaced by another. */
export function replaceInGroup<Group extends GroupDocument>(group: Group, from: string, to: string): Group {
  const key = nameKey(from);
  const other = (name: string) => (nameKey(name) === key ? to : name);
  const arms = Object.entries(group.multi_arm_param_values).map(([name, arm]) => [other(name), arm] as const);
  return {
    ...group,
    base: other(group.base),
    multi_arm_param_values: Object.fromEntries(arms),
    rules: group.rules.map((rule) => ({ ...rule, result_destination: other(rule.result_destination) })),
  };
}

/** Why a name cannot replace another in a group: a rule or arm leads to it already. Null when it can. */
export function replacementProblem(
  group: GroupDocument & { readonly name: string },
  from: string,
  to: string,
): string | null {
  const names = new Set([
    ...Object.keys(group.multi_arm_param_values).map(nameKey),
    ...group.rules.map(({ result_destination }) => nameKey(result_destination)),
  ]);
  const isTaken = names.has(nameKey(from)) && names.has(nameKey(to));
  return isTaken ? `“${group.name}” leads to “${to}” already: choose another replacement, or change it there.` : null;
}
