import { standardNormal } from '@meridian/cost-model/random/standard-normal';
import { type Rng, randomIndex } from '@meridian/cost-model/sfc32';

export function pick<Item>(rng: Rng, items: readonly Item[]): Item {
  const item = items[randomIndex(rng, items.length)];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}

export function chance(rng: Rng, probability: number): boolean {
  return rng.unit() < probability;
}

/** A whole number from low to high, both included. */
export function between(rng: Rng, low: number, high: number): number {
  return low + randomIndex(rng, high - low + 1);
}

/** Lognormal around a median. */
export function around(rng: Rng, median: number, logSd: number): number {
  return median * Math.exp(logSd * standardNormal(rng));
}

export type Weighted<Item> = readonly (readonly [item: Item, weight: number])[];

export function pickWeighted<Item>(rng: Rng, choices: Weighted<Item>): Item {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  let left = rng.unit() * total;
  for (const [item, weight] of choices) {
    left -= weight;
    if (left < 0) return item;
  }
  const last = choices.at(-1)?.[0];
  if (last === undefined) throw new Error('there is nothing to pick from');
  return last;
}

/** Rounds up with the probability of the fraction, so that averages stay the same. */
export function roundFairly(rng: Rng, value: number): number {
  return Math.floor(value + rng.unit());
}
