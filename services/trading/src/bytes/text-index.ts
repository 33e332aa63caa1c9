const FIRST_SLOTS = 64;
/** A slot is a place and a hash. */
const EMPTY = 0;
const LEFT = 2 ** 32 - 1;

/**
 * Places by texts that only the places have: eight bytes for each, outside of the collected memory. Whoever asks says
 * whether a place has the text, because two texts may have the same hash.
 */
export class TextIndex {
  #places = new Uint32Array(FIRST_SLOTS);
  #hashes = new Uint32Array(FIRST_SLOTS);
  #used = 0;
  #live = 0;

  get size(): number {
    return this.#live;
  }

  find(text: string, hasText: (place: number) => boolean): number | undefined {
    const slot = this.#slotOf(hashOf(text), hasText);
    return slot === undefined ? undefined : (this.#places[slot] ?? 0) - 1;
  }

  /** The texts and places of another, instead of its own. */
  copy(other: TextIndex): void {
    this.#places = other.#places.slice();
    this.#hashes = other.#hashes.slice();
    this.#used = other.#used;
    this.#live = other.#live;
  }

  /** For a text that it does not have. */
  add(text: string, place: number): void {
    this.#add(hashOf(text), place);
  }

  /** A text that it has stays where it is. */
  addIfMissing(text: string, hasText: (place: number) => boolean, place: number): void {
    const hash = hashOf(text);
    if (this.#slotOf(hash, hasText) === undefined) this.#add(hash, place);
  }

  /** For a text that it has. */
  move(text: string, hasText: (place: number) => boolean, place: number): void {
    const slot = this.#slotOf(hashOf(text), hasText);
    if (slot !== undefined) this.#places[slot] = place + 1;
  }

  delete(text: string, hasText: (place: number) => boolean): void {
    const slot = this.#slotOf(hashOf(text), hasText);
    if (slot === undefined) return;
    // Not empty: the texts behind it would not be found.
    this.#places[slot] = LEFT;
    this.#live -= 1;
  }

  #add(hash: number, place: number): void {
    if (4 * (this.#used + 1) > 3 * this.#places.length) this.#rehash();
    this.#put(hash, place + 1);
    this.#live += 1;
  }

  #slotOf(hash: number, hasText: (place: number) => boolean): number | undefined {
    const mask = this.#places.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const kept = this.#places[slot] ?? EMPTY;
      if (kept === EMPTY) return undefined;
      if (kept !== LEFT && this.#hashes[slot] === hash && hasText(kept - 1)) return slot;
    }
  }

  #put(hash: number, kept: number): void {
    const mask = this.#places.length - 1;
    let slot = hash & mask;
    while (this.#places[slot] !== EMPTY) slot = (slot + 1) & mask;
    this.#places[slot] = kept;
    this.#hashes[slot] = hash;
    this.#used += 1;
  }

  /** Grows if it is full of texts, and forgets the slots of those that left. */
  #rehash(): void {
    const [places, hashes] = [this.#places, this.#hashes];
    const size = 2 * this.#live > places.length ? 2 * places.length : places.length;
    this.#places = new Uint32Array(size);
    this.#hashes = new Uint32Array(size);
    this.#used = 0;
    for (let slot = 0; slot < places.length; slot += 1) {
      const kept = places[slot] ?? EMPTY;
      if (kept !== EMPTY && kept !== LEFT) this.#put(hashes[slot] ?? 0, kept);
    }
  }
}

/** FNV-1a, mixed once more so that its low bits differ too. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
