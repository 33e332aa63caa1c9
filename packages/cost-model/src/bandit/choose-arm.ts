import type { ArmAllocation } from '@meridian/domain/entities/strategy-group';
import { type Rng, seededRng } from '../sfc32.ts';
import { clipShares } from './clip-shares.ts';
import { type NormalInverseGamma, sampleMeanCost } from './normal-inverse-gamma.ts';

export type BanditArm = ArmAllocation & { readonly name: string; readonly belief: NormalInverseGamma };

export type ArmProbability = {
  readonly name: string;
  /** The chance that it is the cheapest arm. */
  readonly cheapest: number;
  /** The same within its allocation bounds: what the choice is drawn from. */
  readonly probability: number;
};

/** A choice with all that explains it; the same arms and seed give it again. */
export type ArmChoice = {
  readonly arm: string;
  readonly seed: number | string;
  /** Where the draw fell, from 0 to 1, in the probabilities laid end to end. */
  readonly draw: number;
  readonly arms: readonly ArmProbability[];
};

const SAMPLES = 512;

/** Thompson sampling: how often each arm is the cheapest in draws from the beliefs, each counted once beforehand. */
function cheapestShares(arms: readonly BanditArm[], rng: Rng): number[] {
  const wins = arms.map(() => 1);
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const costs = arms.map(({ belief }) => sampleMeanCost(belief, rng));
    const winner = costs.indexOf(Math.min(...costs));
    wins[winner] = (wins[winner] ?? 0) + 1;
  }
  return wins.map((won) => won / (SAMPLES + arms.length));
}

/** Picks the arm for one order; null when the group has none. */
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
