import { armKey } from '@meridian/protocol/ports/routing';
import { ARM_PRIOR, type NormalInverseGamma, observeCost } from '@meridian/cost-model/bandit/normal-inverse-gamma';

const MAX_ARMS = 2_000;

/** The believed cost of each arm of multi-arm groups against arrival, in bps. */
export class ArmBeliefs {
  readonly #beliefs: Map<string, NormalInverseGamma>;
  #version = 0;

  constructor(stored: Iterable<readonly [key: string, belief: NormalInverseGamma]> = []) {
    this.#beliefs = new Map(stored);
  }

  /** Goes up with each thing learnt. */
  get version(): number {
    return this.#version;
  }

  readonly of = (group: string, arm: string): NormalInverseGamma => this.#beliefs.get(armKey(group, arm)) ?? ARM_PRIOR;

  /** Learns the cost of an order that the arm worked. */
  observe(group: string, arm: string, costBps: number): void {
    const key = armKey(group, arm);
    if (!this.#beliefs.has(key) && this.#beliefs.size >= MAX_ARMS) return;
    this.#beliefs.set(key, observeCost(this.of(group, arm), costBps));
    this.#version += 1;
  }

  /** Drops beliefs of deleted or reset groups and arms. */
  keepOnly(keys: ReadonlySet<string>): void {
    for (const key of this.#beliefs.keys()) if (!keys.has(key)) this.#beliefs.delete(key);
  }

  /** To be stored, and given back to the constructor. */
  entries(): readonly (readonly [key: string, belief: NormalInverseGamma])[] {
    return [...this.#beliefs];
  }
}
