import type { ConditionalRule } from '../entities/conditional-rule.ts';
import type { StrategyGroup } from '../entities/strategy-group.ts';

/** A group as a user defines it: without its uses, and with rules only if conditional. */
export type NamedGroup = Omit<StrategyGroup, 'destination_uses' | 'group_uses' | 'direct_uses'> & {
  readonly rules: readonly ConditionalRule[];
};

/** The definition of a group without name, owner and asset class. */
export type GroupDocument = Pick<NamedGroup, 'type' | 'base' | 'multi_arm_param_values' | 'rules'>;

/** Every name that the group's orders may go to, each once. */
export function groupLeadsTo({ type, base, multi_arm_param_values, rules }: GroupDocument): readonly string[] {
  const own = type === 'multi-arm' ? Object.keys(multi_arm_param_values) : rules.map((rule) => rule.result_destination);
  return [...new Set([base, ...(type === 'regular' ? [] : own)])];
}

/** The key of a group's learning. A reset changes it, so that earlier orders no longer count. */
export function learningKey({ id, learning }: { readonly id: number; readonly learning: number }): string {
  return `${id}.${learning}`;
}
