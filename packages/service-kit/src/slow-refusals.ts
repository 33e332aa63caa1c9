import { setTimeout as sleep } from 'node:timers/promises';
import { addressKey } from './address-key.ts';

export type SlowRefusalsOptions = {
  readonly holdMs?: number;
  /** Of one address, and of all. Beyond them a refusal leaves at once. */
  readonly maxOfAddress?: number;
  readonly maxInAll?: number;
  readonly wait?: (ms: number) => Promise<unknown>;
};

const HOLD_MS = 1_000;
const MAX_OF_ADDRESS = 50;
const MAX_IN_ALL = 1_000;

const waitUnheld = (ms: number): Promise<unknown> => sleep(ms, undefined, { ref: false });

/** Holds refusals back for a moment, so that a program that asks again and again slows itself and not the server. */
export class SlowRefusals {
  readonly #options: Required<SlowRefusalsOptions>;
  readonly #held = new Map<string, number>();
  #heldInAll = 0;

  constructor(options: SlowRefusalsOptions = {}) {
    this.#options = {
      holdMs: options.holdMs ?? HOLD_MS,
      maxOfAddress: options.maxOfAddress ?? MAX_OF_ADDRESS,
      maxInAll: options.maxInAll ?? MAX_IN_ALL,
      wait: options.wait ?? waitUnheld,
    };
  }

  /** Resolves when the address may be refused. */
  async hold(ip: string): Promise<void> {
    const { holdMs, maxOfAddress, maxInAll, wait } = this.#options;
    const address = addressKey(ip);
    const held = this.#held.get(address) ?? 0;
    if (held >= maxOfAddress || this.#heldInAll >= maxInAll) return;
    this.#held.set(address, held + 1);
    this.#heldInAll += 1;
    try {
      await wait(holdMs);
    } finally {
      this.#release(address);
    }
  }

  #release(address: string): void {
    const left = (this.#held.get(address) ?? 1) - 1;
    if (left === 0) this.#held.delete(address);
    else this.#held.set(address, left);
    this.#heldInAll -= 1;
  }
}
