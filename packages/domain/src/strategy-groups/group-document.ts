import type { AssetClass } from '../asset-class.ts';
import type { ConditionalRule } from '../entities/conditional-rule.ts';
import type { ArmAllocation, StrategyGroupType } from '../entities/strategy-group.ts';
import type { Owned } from '../entities/strategy-settings.ts';

/** What people say of a group besides its name, owner and asset class. */
export type GroupDocument = {
  readonly type: StrategyGroupType;
  /** The strategy that applies where nothing more particular does. */
  readonly base: string;
  readonly multi_arm_param_values: Readonly<Record<string, ArmAllocation>>;
  readonly rules: readonly ConditionalRule[];
};

export type NamedGroup = Owned & GroupDocument & { readonly name: string; readonly asset_class: AssetClass };

/** Every name that an order of the group may go on to, each once. */
export function groupLeadsTo({ type, base, multi_arm_param_values, rules }: GroupDocument): readonly string[] {
  const own = type === 'multi-arm' ? Object.keys(multi_arm_param_values) : rules.map((rule) => rule.result_destination);
  return [...new Set([base, ...(type === 'regular' ? [] : own)])];
}

/** Names what was learnt of a group's arms; another number after a reset, so that orders from before it teach nothing. */
export function learningKey({ id, learning }: { readonly id: number; readonly learning: number }): string {
  return `${id}.${learning}`;
}
