import type { ArmAllocation } from '@meridian/domain/entities/strategy-group';
import { type Rng, seededRng } from '../sfc32.ts';
import { clipShares } from './clip-shares.ts';
import { type NormalInverseGamma, sampleMeanCost } from './normal-inverse-gamma.ts';

export type BanditArm = ArmAllocation & { readonly name: string; readonly belief: NormalInverseGamma };

export type ArmProbability = {
  readonly name: string;
  /** Probability that it is the cheapest arm. */
  readonly cheapest: number;
  /** The same within the allocation bounds. The choice is drawn from it. */
  readonly probability: number;
};

/** A choice with its explanation. The same arms and seed reproduce it. */
export type ArmChoice = {
  readonly arm: string;
  readonly seed: number | string;
  /** The random number from 0 to 1 that selected the arm. */
  readonly draw: number;
  readonly arms: readonly ArmProbability[];
};

const SAMPLES = 512;

/** Thompson sampling: how often each arm is cheapest in draws from the beliefs. Each arm starts with a count of one. */
function cheapestShares(arms: readonly BanditArm[], rng: Rng): number[] {
  const wins = arms.map(() => 1);
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const costs = arms.map(({ belief }) => sampleMeanCost(belief, rng));
    const winner = costs.indexOf(Math.min(...costs));
    wins[winner] = (wins[winner] ?? 0) + 1;
  }
  return wins.map((won) => won / (SAMPLES + arms.length));
}

/** Chooses the arm for one order. Null for a group without arms. */
export function chooseArm(arms: readonly BanditArm[], seed: number | string): ArmChoice | null {
  const rng = seededRng(seed, 'multi-arm');
  const cheapest = cheapestShares(arms, rng);
  const probabilities = clipShares(
    cheapest,
    arms.map(({ min_alloc, max_alloc }) => ({ min: min_alloc / 100, max: max_alloc / 100 })),
  );
  const draw = rng.unit();
  let reached = 0;
  const chosen = arms.find((_, index) => {
    reached += probabilities[index] ?? 0;
    return draw < reached;
  });
  // The probabilities may sum to a rounding error less than 1.
  const arm = chosen ?? arms.findLast((_, index) => (probabilities[index] ?? 0) > 0);
  if (arm === undefined) return null;
  return {
    arm: arm.name,
    seed,
    draw,
    arms: arms.map(({ name }, index) => ({
      name,
      cheapest: cheapest[index] ?? 0,
      probability: probabilities[index] ?? 0,
    })),
  };
}
