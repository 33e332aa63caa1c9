/** A seeded random source. The same seed gives the same run. */
export type Rng = {
  /** 32 random bits: 0 to 2³² − 1. */
  readonly uint32: () => number;
  /** From 0 (included) to 1 (excluded). */
  readonly unit: () => number;
};

export type Sfc32State = readonly [a: number, b: number, c: number, counter: number];

/** Its state can be stored and given back to `sfc32` to continue the same sequence. */
export type Sfc32 = Rng & {
  readonly state: () => Sfc32State;
  /** The same draws as `randomIndex`, one for each place; several times faster, because its state stays in registers. */
  readonly fillIndexes: (into: Uint32Array, bound: number) => void;
};

const TWO_TO_32 = 4_294_967_296;
const WARM_UP_DRAWS = 15;

/** Small fast counting generator: 128 bits of state, a period of at least 2³², a few adds and shifts a draw. */
export function sfc32(state: Sfc32State): Sfc32 {
  let [a, b, c, counter] = state;
  const uint32 = (): number => {
    const drawn = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + drawn) | 0;
    return drawn >>> 0;
  };
  const fillIndexes = (into: Uint32Array, bound: number): void => {
    // Whole numbers from the start: one that may be a fraction would keep the loop in floating point.
    let first = a | 0;
    let second = b | 0;
    let third = c | 0;
    let count = counter | 0;
    const scale = bound / TWO_TO_32;
    for (let place = 0; place < into.length; place += 1) {
      const drawn = (((first + second) | 0) + count) | 0;
      count = (count + 1) | 0;
      first = second ^ (second >>> 9);
      second = (third + (third << 3)) | 0;
      third = (((third << 21) | (third >>> 11)) + drawn) | 0;
      into[place] = (drawn >>> 0) * scale;
    }
    a = first;
    b = second;
    c = third;
    counter = count;
  };
  return {
    uint32,
    unit: () => uint32() / TWO_TO_32,
    fillIndexes,
    state: () => [a >>> 0, b >>> 0, c >>> 0, counter >>> 0],
  };
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
