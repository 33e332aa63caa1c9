import { nameKey } from '../name-key.ts';
import type { GroupDocument } from './group-document.ts';

/** The group with a target replaced. Null when it does not name the target, or names the replacement already. */
export function withTargetReplaced<Group extends GroupDocument>(group: Group, from: string, to: string): Group | null {
  const { base, rules, multi_arm_param_values } = group;
  const wanted = nameKey(from);
  const changed = (name: string) => (nameKey(name) === wanted ? to : name);
  const named = [base, ...rules.map((rule) => rule.result_destination), ...Object.keys(multi_arm_param_values)];
  if (!named.some((name) => nameKey(name) === wanted)) return null;
  const arms = Object.entries(multi_arm_param_values).map(([name, range]) => [changed(name), range] as const);
  const targets = rules.map((rule) => nameKey(changed(rule.result_destination)));
  // Two rules or arms with one result are not allowed, so a person must decide.
  if (new Set(targets).size < targets.length || new Set(arms.map(([name]) => nameKey(name))).size < arms.length)
    return null;
  return {
    ...group,
    base: changed(base),
    rules: rules.map(({ result_destination, filters }) => ({
      result_destination: changed(result_destination),
      filters,
    })),
    multi_arm_param_values: Object.fromEntries(arms),
  };
}
