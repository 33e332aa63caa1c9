/** Maximum number of books that the engine sends. */
const MAX_WATCHED = 500;

/** The books that somebody looks at. The engine hears of each change. */
export class DepthWatch {
  readonly #counts = new Map<string, number>();
  #tell: (symbols: readonly string[]) => void = () => undefined;

  get isFull(): boolean {
    return this.#counts.size >= MAX_WATCHED;
  }

  /** Sets the receiver. Call it again after an engine start, because a new engine knows no watchers. */
  tellTo(tell: (symbols: readonly string[]) => void): void {
    this.#tell = tell;
    tell([...this.#counts.keys()]);
  }

  add(symbol: string): void {
    const count = this.#counts.get(symbol) ?? 0;
    this.#counts.set(symbol, count + 1);
    if (count === 0) this.#tell([...this.#counts.keys()]);
  }

  remove(symbol: string): void {
    const count = this.#counts.get(symbol) ?? 0;
    if (count > 1) {
      this.#counts.set(symbol, count - 1);
      return;
    }
    this.#counts.delete(symbol);
    this.#tell([...this.#counts.keys()]);
  }
}
