import type { ConditionalStrategyGroup } from '@meridian/protocol/rest/strategy-schemas';

/** A stored group: large orders go to POV, the rest to VWAP. */
export function aGroup(change: Partial<ConditionalStrategyGroup> = {}): ConditionalStrategyGroup {
  return {
    id: 7,
    version: 3,
    name: 'Switch',
    type: 'conditional',
    base: 'vwap',
    asset_class: 'EQUITY',
    owner_account: 'ALDGATE',
    owner_alloc_account: null,
    multi_arm_param_values: {},
    rules: [{ result_destination: 'pov', filters: [{ filter: 'percent_of_adv', operator: '>', values: [5] }] }],
    destination_uses: [],
    group_uses: [],
    direct_uses: [],
    order_uses: 0,
    permission_level: 'write',
    saved_ms: Date.UTC(2026, 10, 13, 15, 4),
    saved_by_email: null,
    ...change,
  };
}

/** A group with these arms, each from 0 to 100%. */
export function aMultiArm(...arms: readonly string[]): ConditionalStrategyGroup {
  const bounds = { min_alloc: 0, max_alloc: 100 };
  return aGroup({
    type: 'multi-arm',
    rules: [],
    multi_arm_param_values: Object.fromEntries(arms.map((arm) => [arm, bounds])),
  });
}
