/** Characters of a head. */
const LENGTH = 8;
const HALF = 4;
/** Stands for a character that has no byte of its own. For a prefix with one, the texts themselves are looked at. */
const WIDE = 255;

/** The beginnings of many texts, four bytes to a number: a search reads them in a row, without the texts themselves. */
export class TextHeads {
  #first: Uint32Array;
  #second: Uint32Array;

  constructor(capacity: number) {
    this.#first = new Uint32Array(capacity);
    this.#second = new Uint32Array(capacity);
  }

  set(at: number, text: string): void {
    this.#first[at] = packed(text, 0);
    this.#second[at] = packed(text, HALF);
  }

  grow(capacity: number): void {
    this.#first = grown(this.#first, capacity);
    this.#second = grown(this.#second, capacity);
  }

  /** Tells of a place whether its text is the prefix (0), begins with it (1) or not (`none`). */
  ranker(prefix: string, none: number, textAt: (at: number) => string): (at: number) => number {
    const [first, second] = [this.#first, this.#second];
    const [mask, secondMask] = [maskOf(prefix.length), maskOf(prefix.length - HALF)];
    const [wanted, secondWanted] = [packed(prefix, 0), packed(prefix, HALF)];
    // Beyond the head, the text decides.
    const isWhole = prefix.length < LENGTH && !hasWide(prefix);
    const behind = prefix.length < HALF ? first : second;
    const behindShift = shiftOf(prefix.length % HALF);
    return (at) => {
      if (((first[at] ?? 0) & mask) >>> 0 !== wanted) return none;
      if (((second[at] ?? 0) & secondMask) >>> 0 !== secondWanted) return none;
      if (isWhole) return (((behind[at] ?? 0) >>> behindShift) & WIDE) === 0 ? 0 : 1;
      const text = textAt(at);
      if (!text.startsWith(prefix)) return none;
      return text.length === prefix.length ? 0 : 1;
    };
  }
}

/** The first character is the highest byte; what a text does not have is 0. */
function packed(text: string, from: number): number {
  let bytes = 0;
  for (let at = from; at < from + HALF; at += 1) bytes = (bytes << 8) | byteAt(text, at);
  return bytes >>> 0;
}

function byteAt(text: string, at: number): number {
  if (at >= text.length) return 0;
  const code = text.charCodeAt(at);
  return code === 0 ? WIDE : Math.min(WIDE, code);
}

/** All bits of the first so many characters of four. */
function maskOf(characters: number): number {
  if (characters <= 0) return 0;
  return characters >= HALF ? -1 : -1 << shiftOf(characters - 1);
}

/** Where the byte of a character is. */
function shiftOf(character: number): number {
  return 8 * (HALF - 1 - character);
}

function hasWide(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (byteAt(text, at) === WIDE) return true;
  return false;
}

function grown(from: Uint32Array, capacity: number): Uint32Array {
  const to = new Uint32Array(capacity);
  to.set(from);
  return to;
}
