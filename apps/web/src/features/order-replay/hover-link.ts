/** The moment under the pointer, shared by the charts of a replay. */
export class HoverLink {
  readonly #listeners = new Set<() => void>();
  #ms: number | null = null;

  get ms(): number | null {
    return this.#ms;
  }

  set(ms: number | null): void {
    if (ms === this.#ms) return;
    this.#ms = ms;
    for (const listener of this.#listeners) listener();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
