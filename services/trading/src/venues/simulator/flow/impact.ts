import { addFloat, floatAt } from '../typed-array.ts';

const COMPONENTS = 8;

/** Lifetimes in trades: 2, 8, 32 … 32768. */
const KEEP = Float64Array.from({ length: COMPONENTS }, (_, k) => Math.exp(-1 / (2 * 4 ** k)));
const RAW_WEIGHTS = Array.from({ length: COMPONENTS }, (_, k) => (2 * 4 ** k) ** -0.5);
const WEIGHT_SUM = RAW_WEIGHTS.reduce((sum, weight) => sum + weight, 0);
const WEIGHTS = Float64Array.from(RAW_WEIGHTS, (weight) => weight / WEIGHT_SUM);

/** Share of a push that is left after a number of trades. */
export function leftAfter(trades: number): number {
  return WEIGHTS.reduce((sum, weight, k) => sum + weight * floatAt(KEEP, k) ** trades, 0);
}

/** What trades did to the price, in ticks: it fades as a power of the trades that follow, seen as eight exponentials. */
export class Impact {
  readonly #parts = new Float64Array(COMPONENTS);
  /** Sum of the parts. */
  ticks = 0;

  /** One trade later: everything fades a little, and the trade's own push is added. */
  push(ticks: number): void {
    const parts = this.#parts;
    let sum = 0;
    for (let k = 0; k < COMPONENTS; k += 1) {
      const part = floatAt(parts, k) * floatAt(KEEP, k) + ticks * floatAt(WEIGHTS, k);
      parts[k] = part;
      sum += part;
    }
    this.ticks = sum;
  }

  /** A lasting change, which fades no faster than the slowest part. */
  shift(ticks: number): void {
    addFloat(this.#parts, COMPONENTS - 1, ticks);
    this.ticks += ticks;
  }

  reset(): void {
    this.#parts.fill(0);
    this.ticks = 0;
  }
}
