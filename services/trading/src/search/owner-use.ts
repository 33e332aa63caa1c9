/** More texts than a desk ever has. */
const MAX_NUMBER = 2 ** 26;

/** How many orders each owner has with each text. Kept as orders come and go, so that a search does not count them. */
export class OwnerUse {
  readonly #orders = new Map<number, number>();

  add(owner: number, text: number): void {
    const key = keyOf(owner, text);
    this.#orders.set(key, (this.#orders.get(key) ?? 0) + 1);
  }

  drop(owner: number, text: number): void {
    const key = keyOf(owner, text);
    const left = (this.#orders.get(key) ?? 0) - 1;
    if (left > 0) this.#orders.set(key, left);
    else this.#orders.delete(key);
  }

  /** The texts of the visible owners, with the number of their orders. */
  visible(isVisible: Uint8Array): ReadonlyMap<number, number> {
    const sums = new Map<number, number>();
    for (const [key, orders] of this.#orders) {
      if (isVisible[Math.floor(key / MAX_NUMBER)] !== 1) continue;
      const text = key % MAX_NUMBER;
      sums.set(text, (sums.get(text) ?? 0) + orders);
    }
    return sums;
  }
}

function keyOf(owner: number, text: number): number {
  return owner * MAX_NUMBER + text;
}
