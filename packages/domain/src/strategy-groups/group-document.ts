import type { ConditionalRule } from '../entities/conditional-rule.ts';
import type { StrategyGroup } from '../entities/strategy-group.ts';

/** A group as people say it: what uses it is not theirs to say, and only a conditional one has rules. */
export type NamedGroup = Omit<StrategyGroup, 'destination_uses' | 'group_uses' | 'direct_uses'> & {
  readonly rules: readonly ConditionalRule[];
};

/** What is said of a group besides its name, owner and asset class. */
export type GroupDocument = Pick<NamedGroup, 'type' | 'base' | 'multi_arm_param_values' | 'rules'>;

/** Every name that an order of the group may go on to, each once. */
export function groupLeadsTo({ type, base, multi_arm_param_values, rules }: GroupDocument): readonly string[] {
  const own = type === 'multi-arm' ? Object.keys(multi_arm_param_values) : rules.map((rule) => rule.result_destination);
  return [...new Set([base, ...(type === 'regular' ? [] : own)])];
}

/** Names what was learnt of a group's arms; another number after a reset, so that orders from before it teach nothing. */
export function learningKey({ id, learning }: { readonly id: number; readonly learning: number }): string {
  return `${id}.${learning}`;
}
