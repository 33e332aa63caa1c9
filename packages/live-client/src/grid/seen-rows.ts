import type { RowKey } from '@meridian/protocol/live/subscription-messages';

/** The most often that it is told: people scroll. */
const EVERY_MS = 250;
const NEVER = Number.POSITIVE_INFINITY;

/** The rows that somebody looks at: the selected ones, whose details may be open, and those on the screen. */
export class SeenRows {
  readonly #tell: (keys: readonly RowKey[]) => void;
  #painted: readonly RowKey[] = [];
  #selected: readonly RowKey[] = [];
  #isNew = false;
  #told = '';
  #restsUntilMs = 0;

  constructor(tell: (keys: readonly RowKey[]) => void) {
    this.#tell = tell;
  }

  paint(keys: readonly RowKey[]): void {
    this.#painted = keys;
    this.#isNew = true;
  }

  select(keys: readonly RowKey[]): void {
    this.#selected = keys;
    this.#isNew = true;
  }

  /** Tells others than before. Returns when it wants to be called again. */
  tellNew(nowMs: number): number {
    if (!this.#isNew) return NEVER;
    if (nowMs < this.#restsUntilMs) return this.#restsUntilMs;
    this.#isNew = false;
    const keys = [...new Set([...this.#painted, ...this.#selected])];
    // Rows that only change places are the same rows.
    const text = JSON.stringify(keys.map(String).sort());
    if (text === this.#told) return NEVER;
    this.#told = text;
    this.#restsUntilMs = nowMs + EVERY_MS;
    this.#tell(keys);
    return NEVER;
  }
}
