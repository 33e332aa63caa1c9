import type { AssetClass } from '../asset-class.ts';
import type { Owned } from './strategy-settings.ts';

export const STRATEGY_GROUP_TYPES = ['regular', 'conditional', 'multi-arm'] as const;

export type StrategyGroupType = (typeof STRATEGY_GROUP_TYPES)[number];

/** The share of orders an arm may get, in percent. */
export type ArmAllocation = {
  readonly max_alloc: number;
  readonly min_alloc: number;
};

export type StrategyGroup = Owned & {
  readonly name: string;
  readonly type: StrategyGroupType;
  /** The strategy that applies when no rule or arm does. */
  readonly base: string;
  /** By arm. Empty unless the group is multi-arm. */
  readonly multi_arm_param_values: Readonly<Record<string, ArmAllocation>>;
  /** Names of the strategies that use this group, shown before it is saved or deleted. */
  readonly destination_uses: readonly string[];
  readonly group_uses: readonly string[];
  readonly direct_uses: readonly string[];
  readonly asset_class: AssetClass;
};
