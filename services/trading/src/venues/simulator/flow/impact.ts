import { addFloat, floatAt } from '../typed-array.ts';
import { PIECES_TAIL } from './metaorders.ts';

const COMPONENTS = 8;
/**
 * The power with which a push fades. Sides of trades repeat with a memory of the power `PIECES_TAIL - 1`. Only with this
 * fading does that memory not show in the price (Bouchaud, Gefen, Potters and Wyart 2004); faster, and prices bounce.
 */
const FADING = (1 - (PIECES_TAIL - 1)) / 2;

/** Lifetimes in trades: 2, 8, 32 … 32768. */
const KEEP = Float64Array.from({ length: COMPONENTS }, (_, k) => Math.exp(-1 / (2 * 4 ** k)));
const RAW_WEIGHTS = Array.from({ length: COMPONENTS }, (_, k) => (2 * 4 ** k) ** -FADING);
const WEIGHT_SUM = RAW_WEIGHTS.reduce((sum, weight) => sum + weight, 0);
const WEIGHTS = Float64Array.from(RAW_WEIGHTS, (weight) => weight / WEIGHT_SUM);

/** Share of a push that remains after a number of trades. */
export function leftAfter(trades: number): number {
  return WEIGHTS.reduce((sum, weight, k) => sum + weight * floatAt(KEEP, k) ** trades, 0);
}

/**
 * The effect of trades on the price, in ticks. It decays as a power of later trades, approximated by eight
 * exponentials.
 */
export class Impact {
  readonly #parts = new Float64Array(COMPONENTS);
  /** Sum of the components. */
  ticks = 0;

  /** Adds the push of a trade. Earlier pushes decay by one trade. */
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

  /** A lasting change. It decays only as fast as the slowest component. */
  shift(ticks: number): void {
    addFloat(this.#parts, COMPONENTS - 1, ticks);
    this.ticks += ticks;
  }

  reset(): void {
    this.#parts.fill(0);
    this.ticks = 0;
  }
}
