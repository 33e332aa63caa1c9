import { type Rng, randomIndex } from '@meridian/cost-model/sfc32';
import { addInt, intAt } from '../typed-array.ts';

const CONCURRENT = 6;
/** The power of the tail of their number of pieces. */
export const PIECES_TAIL = 1.5;
/** A larger parent order would not finish within a day. */
const MAX_PIECES = 20_000;

/** Sides of market orders. Each is a piece of one of a few large orders, so that equal sides follow each other. */
export class Metaorders {
  readonly #rng: Rng;
  readonly #sign = new Int32Array(CONCURRENT);
  readonly #pieces = new Int32Array(CONCURRENT);

  constructor(rng: Rng) {
    this.#rng = rng;
    for (let slot = 0; slot < CONCURRENT; slot += 1) this.#renew(slot);
  }

  next(): 1 | -1 {
    const slot = randomIndex(this.#rng, CONCURRENT);
    const sign = intAt(this.#sign, slot) === 1 ? 1 : -1;
    addInt(this.#pieces, slot, -1);
    if (intAt(this.#pieces, slot) === 0) this.#renew(slot);
    return sign;
  }

  #renew(slot: number): void {
    this.#sign[slot] = this.#rng.unit() < 0.5 ? 1 : -1;
    const length = (1 - this.#rng.unit()) ** (-1 / PIECES_TAIL);
    this.#pieces[slot] = Math.min(MAX_PIECES, Math.ceil(length));
  }
}
