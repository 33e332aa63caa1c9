/** A seeded random source. The same seed gives the same run. */
export type Rng = {
  /** 32 random bits: 0 to 2³² − 1. */
  uint32(): number;
  /** From 0 (included) to 1 (excluded). */
  unit(): number;
};

export type Sfc32State = readonly [a: number, b: number, c: number, counter: number];

/** Its state can be stored and given back to `sfc32` to continue the same sequence. */
export type Sfc32 = Rng & {
  state(): Sfc32State;
  /** The same draws as `randomIndex`, one for each place; several times faster, because its state stays in registers. */
  fillIndexes(into: Uint32Array, bound: number): void;
};

const TWO_TO_32 = 4_294_967_296;
const WARM_UP_DRAWS = 15;

/**
 * Small fast counting generator: 128 bits of state, a period of at least 2³², a few adds and shifts a draw. A class,
 * because every working order has one, and closures would be six objects instead of one.
 */
class Generator implements Sfc32 {
  #a: number;
  #b: number;
  #c: number;
  #counter: number;

  // Whole numbers from the start: one that may be a fraction would keep every draw in floating point.
  constructor([a, b, c, counter]: Sfc32State) {
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    this.#counter = counter | 0;
  }

  uint32(): number {
    const drawn = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + drawn) | 0;
    return drawn >>> 0;
  }

  unit(): number {
    return this.uint32() / TWO_TO_32;
  }

  fillIndexes(into: Uint32Array, bound: number): void {
    let first = this.#a;
    let second = this.#b;
    let third = this.#c;
    let count = this.#counter;
    const scale = bound / TWO_TO_32;
    for (let place = 0; place < into.length; place += 1) {
      const drawn = (((first + second) | 0) + count) | 0;
      count = (count + 1) | 0;
      first = second ^ (second >>> 9);
      second = (third + (third << 3)) | 0;
      third = (((third << 21) | (third >>> 11)) + drawn) | 0;
      into[place] = (drawn >>> 0) * scale;
    }
    this.#a = first;
    this.#b = second;
    this.#c = third;
    this.#counter = count;
  }

  state(): Sfc32State {
    return [this.#a >>> 0, this.#b >>> 0, this.#c >>> 0, this.#counter >>> 0];
  }
}

export function sfc32(state: Sfc32State): Sfc32 {
  return new Generator(state);
}

/** A seed word from a text: FNV-1a with its own basis, then mixed so that similar texts differ. */
function hashText(text: string, basis: number): number {
  let hash = basis;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A generator for one named stream of a seed. Streams of one seed are independent. */
export function seededRng(seed: number | string, stream = ''): Sfc32 {
  const text = `${seed}\u0000${stream}`;
  const rng = sfc32([hashText(text, 0x811c9dc5), hashText(text, 0x9e3779b9), hashText(text, 0x6a09e667), 1]);
  for (let draw = 0; draw < WARM_UP_DRAWS; draw += 1) rng.uint32();
  return rng;
}

/** A whole number from 0 (included) to `bound` (excluded). */
export function randomIndex(rng: Rng, bound: number): number {
  return Math.floor(rng.unit() * bound);
}
