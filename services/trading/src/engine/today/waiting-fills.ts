import type { MarkedFill, VenueLine } from './venue-line.ts';

/** Fills are dropped in so large parts. */
const BLOCK = 1_024;

export type WaitingFill = {
  readonly line: VenueLine;
  readonly fill: MarkedFill;
  readonly instrument: number;
  readonly atMs: number;
};

type Block = {
  readonly lines: VenueLine[];
  readonly instruments: Uint32Array;
  readonly times: Float64Array;
  readonly prices: Float64Array;
  readonly usd: Float64Array;
  readonly halves: Float64Array;
  readonly signs: Int8Array;
};

/**
 * Fills whose mids are still to come, each once for all horizons and in columns: a busy desk has hundreds of thousands
 * of them, and as objects a collection of memory would walk over each.
 */
export class WaitingFills {
  readonly #horizonsMs: readonly number[];
  readonly #blocks: Block[] = [];
  /** How many fills each horizon has taken, and how many are gone. */
  readonly #taken: number[];
  #added = 0;
  #dropped = 0;

  constructor(horizonsMs: readonly number[]) {
    this.#horizonsMs = horizonsMs;
    this.#taken = horizonsMs.map(() => 0);
  }

  get size(): number {
    return this.#added - Math.min(...this.#taken);
  }

  add({ line, fill, instrument, atMs }: WaitingFill): void {
    const at = this.#added % BLOCK;
    if (at === 0) this.#blocks.push(newBlock());
    const block = this.#blocks.at(-1);
    if (block === undefined) return;
    block.lines.push(line);
    block.instruments[at] = instrument;
    block.times[at] = atMs;
    block.prices[at] = fill.price;
    block.usd[at] = fill.usd;
    block.halves[at] = fill.half;
    block.signs[at] = fill.sign;
    this.#added += 1;
  }

  /** Takes every fill whose time has come, for each horizon by its number. */
  takeDue(nowMs: number, take: (waiting: WaitingFill, horizon: number) => void): void {
    for (const [horizon, ms] of this.#horizonsMs.entries()) {
      let taken = this.#taken[horizon] ?? 0;
      for (let next = this.#at(taken); next !== null && next.atMs + ms <= nowMs; next = this.#at(taken)) {
        taken += 1;
        take(next, horizon);
      }
      this.#taken[horizon] = taken;
    }
    while (Math.min(...this.#taken) - this.#dropped >= BLOCK) {
      this.#blocks.shift();
      this.#dropped += BLOCK;
    }
  }

  clear(): void {
    this.#blocks.length = 0;
    this.#taken.fill(0);
    this.#added = 0;
    this.#dropped = 0;
  }

  #at(nth: number): WaitingFill | null {
    const block = nth < this.#added ? this.#blocks[Math.floor((nth - this.#dropped) / BLOCK)] : undefined;
    const at = nth % BLOCK;
    const line = block?.lines[at];
    if (block === undefined || line === undefined) return null;
    const sign = block.signs[at] === 1 ? 1 : -1;
    const fill = { sign, price: block.prices[at] ?? 0, usd: block.usd[at] ?? 0, half: block.halves[at] ?? 0 } as const;
    return { line, fill, instrument: block.instruments[at] ?? 0, atMs: block.times[at] ?? 0 };
  }
}

function newBlock(): Block {
  return {
    lines: [],
    instruments: new Uint32Array(BLOCK),
    times: new Float64Array(BLOCK),
    prices: new Float64Array(BLOCK),
    usd: new Float64Array(BLOCK),
    halves: new Float64Array(BLOCK),
    signs: new Int8Array(BLOCK),
  };
}
