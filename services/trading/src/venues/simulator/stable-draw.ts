function mix(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A random number from (0, 1) that depends only on its keys, not on when it is drawn. Hidden interest needs that. */
export function stableDraw(seed: number, one: number, two: number, three: number, four: number): number {
  let word = mix(seed ^ Math.imul(one + 1, 0x9e3779b1));
  word = mix(word ^ Math.imul(two + 1, 0x85ebca77));
  word = mix(word ^ Math.imul(three + 1, 0xc2b2ae3d));
  word = mix(word ^ Math.imul(four + 1, 0x27d4eb2f));
  return (word + 0.5) / 4_294_967_296;
}
