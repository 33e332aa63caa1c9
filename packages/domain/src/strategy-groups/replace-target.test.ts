import { describe, expect, it } from 'vitest';
import { withTargetReplaced } from './replace-target.ts';

const rule = (result_destination: string) => ({
  result_destination,
  filters: [{ filter: 'percent_of_adv', operator: '>' as const, values: [5] }],
});
const group = {
  type: 'conditional' as const,
  base: 'Desk default',
  rules: [rule('POV 10%'), rule('Late close')],
  multi_arm_param_values: {},
};

describe('a setting that is replaced before it is deleted', () => {
  it('is replaced in base, rules and arms, in any notation', () => {
    expect(withTargetReplaced(group, 'late CLOSE', 'Close')?.rules[1]?.result_destination).toBe('Close');
    expect(withTargetReplaced(group, 'Desk default', 'vwap')?.base).toBe('vwap');
    const arms = { vwap: { min_alloc: 10, max_alloc: 60 }, pov: { min_alloc: 40, max_alloc: 90 } };
    const bandit = { ...group, type: 'multi-arm' as const, rules: [], multi_arm_param_values: arms };
    expect(withTargetReplaced(bandit, 'pov', 'twap')?.multi_arm_param_values).toEqual({
      vwap: arms.vwap,
      twap: arms.pov,
    });
    expect(withTargetReplaced(bandit, 'pov', 'VWAP')).toBeNull();
  });

  it('needs a person when two rules would have one result, and nothing when it is not named', () => {
    expect(withTargetReplaced(group, 'Late close', 'POV 10%')).toBeNull();
    expect(withTargetReplaced(group, 'Something else', 'vwap')).toBeNull();
  });
});
