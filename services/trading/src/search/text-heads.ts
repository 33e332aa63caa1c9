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

  /** For one prefix, until the heads grow. */
  ranker(prefix: string, none: number, textAt: (at: number) => string): HeadRanker {
    return new HeadRanker(this.#first, this.#second, { prefix, none, textAt });
  }
}

type Wanted = {
  readonly prefix: string;
  readonly none: number;
  readonly textAt: (at: number) => string;
};

/** A class and no closure: its methods become part of the loop that calls them a million times. */
class HeadRanker {
  readonly #first: Uint32Array;
  readonly #second: Uint32Array;
  readonly #behind: Uint32Array;
  readonly #wanted: Wanted;
  readonly #mask: number;
  readonly #secondMask: number;
  readonly #firstHalf: number;
  readonly #secondHalf: number;
  readonly #behindShift: number;
  readonly #isWhole: boolean;

  constructor(first: Uint32Array, second: Uint32Array, wanted: Wanted) {
    const { prefix } = wanted;
    this.#first = first;
    this.#second = second;
    this.#wanted = wanted;
    this.#mask = maskOf(prefix.length);
    this.#secondMask = maskOf(prefix.length - HALF);
    this.#firstHalf = packed(prefix, 0) | 0;
    this.#secondHalf = packed(prefix, HALF) | 0;
    // Beyond the head, the text decides.
    this.#isWhole = prefix.length < LENGTH && !hasWide(prefix);
    this.#behind = prefix.length < HALF ? first : second;
    this.#behindShift = shiftOf(prefix.length % HALF);
  }

  /** Tells of a place whether its text is the prefix (0), begins with it (1) or not (`none`). */
  rank(at: number): number {
    if (((this.#first[at] ?? 0) & this.#mask) !== this.#firstHalf) return this.#wanted.none;
    return this.#rankOfHead(at);
  }

  #rankOfHead(at: number): number {
    const { prefix, none, textAt } = this.#wanted;
    if (((this.#second[at] ?? 0) & this.#secondMask) !== this.#secondHalf) return none;
    if (this.#isWhole) return (((this.#behind[at] ?? 0) >>> this.#behindShift) & WIDE) === 0 ? 0 : 1;
    const text = textAt(at);
    if (!text.startsWith(prefix)) return none;
    return text.length === prefix.length ? 0 : 1;
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
