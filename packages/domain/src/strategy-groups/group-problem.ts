import { isStrategyName } from '../strategies/strategy-names.ts';
import { nameKey } from '../name-key.ts';
import { armsProblem } from './arms-problem.ts';
import type { NamedGroup } from './group-document.ts';
import { rulesProblem } from './rules-problem.ts';
import { findCycle, type StrategyNode, unresolvedNames } from './strategy-graph.ts';

/** Why a group is invalid by itself. Null when it is valid. */
export function groupProblem(group: NamedGroup): string | null {
  const { name, type, base, multi_arm_param_values, rules } = group;
  if (name.trim() === '') return 'Enter a name for the group.';
  // Orders look up groups before algorithms, so the algorithm could no longer be reached.
  if (isStrategyName(nameKey(name))) return `“${name}” is the name of an algorithm: choose another name.`;
  if (base.trim() === '') return 'Choose a base strategy.';
  if (type !== 'multi-arm' && Object.keys(multi_arm_param_values).length > 0) {
    return 'Only a multi-arm group has arms: remove them, or change the type.';
  }
  if (type !== 'conditional' && rules.length > 0) {
    return 'Only a conditional group has rules: remove them, or change the type.';
  }
  if (type === 'multi-arm') return armsProblem(multi_arm_param_values);
  return type === 'conditional' ? rulesProblem(rules) : null;
}

/** Why a group does not fit the configuration: an unknown name, or a cycle. */
export function placeProblem(others: readonly StrategyNode[], group: StrategyNode): string | null {
  const nodes = [...others, group];
  const [unresolved] = unresolvedNames(nodes, group);
  if (unresolved !== undefined) {
    const owner = group.owner_alloc_account ?? group.owner_account ?? 'all accounts';
    return `“${unresolved}” is no strategy that ${owner} may use in ${group.asset_class}: choose another.`;
  }
  const cycle = findCycle(nodes, group);
  return cycle === null ? null : `“${group.name}” leads back to itself: ${cycle.join(' → ')}. Change one of them.`;
}
