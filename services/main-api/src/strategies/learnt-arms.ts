import { chooseArm } from '@meridian/cost-model/bandit/choose-arm';
import { meanInterval } from '@meridian/cost-model/bandit/mean-interval';
import { ARM_PRIOR } from '@meridian/cost-model/bandit/normal-inverse-gamma';
import { learningKey, type NamedGroup } from '@meridian/domain/strategy-groups/group-document';
import { armKey, readArmBeliefs } from '@meridian/protocol/ports/routing';
import type { ArmLearnt } from '@meridian/protocol/rest/strategy-group-calls';

const LEVEL = 0.95;

type Learning = Pick<NamedGroup, 'multi_arm_param_values'> & { readonly id: number; readonly learning: number };

/** The belief about each arm, and the probabilities of the next order. `beliefs` has the engine's format. */
export function learntArms(group: Learning, beliefs: unknown): readonly ArmLearnt[] {
  const known = new Map(readArmBeliefs(beliefs));
  const arms = Object.entries(group.multi_arm_param_values).map(([name, bounds]) => ({
    name,
    min_alloc: bounds.min_alloc,
    max_alloc: bounds.max_alloc,
    belief: known.get(armKey(learningKey(group), name)) ?? ARM_PRIOR,
  }));
  // A fixed seed, so that the same beliefs always give the same figures.
  const choice = chooseArm(arms, 'shown');
  return arms.map(({ name, belief }) => {
    const chance = choice?.arms.find((arm) => arm.name === name);
    const { low, high } = meanInterval(belief, LEVEL);
    return {
      name,
      mean_bps: belief.mean,
      low_bps: low,
      high_bps: high,
      orders: Math.max(0, Math.round(belief.strength - ARM_PRIOR.strength)),
      best: chance?.cheapest ?? 0,
      allocation: chance?.probability ?? 0,
    };
  });
}
