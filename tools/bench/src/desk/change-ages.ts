import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { percentile, sortedNumbers } from '../support/percentile.ts';
import type { Ages, AgesOf } from './desk-messages.ts';

const MAX_AGES = 1_000_000;
/** A row that has just come into sight may show what happened before. */
const SETTLED_MS = 1_000;

/** How old the changes of orders are when they arrive, of those on a screen and of all others. */
export class ChangeAges {
  /** Since when. */
  #onScreen = new Map<Cell, number>();
  readonly #seen: number[] = [];
  readonly #others: number[] = [];

  /** Exactly these are on the screen from now on. */
  see(keys: readonly Cell[], nowMs: number): void {
    const before = this.#onScreen;
    this.#onScreen = new Map(keys.map((key) => [key, before.get(key) ?? nowMs]));
  }

  /** Rows as `[key, column, value, …]`, with the column that has the time of an order's last change. */
  hear(rows: readonly (readonly Cell[])[], column: number, nowMs: number): void {
    for (const row of rows) {
      const ages = this.#agesOf(row[0] ?? null, nowMs);
      for (let at = 1; at + 1 < row.length; at += 2) {
        const changedMs = row[at + 1];
        if (row[at] !== column || typeof changedMs !== 'number') continue;
        if (ages !== null && ages.length < MAX_AGES) ages.push(nowMs - changedMs);
      }
    }
  }

  ages(): AgesOf {
    return { seen: agesOf(this.#seen), others: agesOf(this.#others) };
  }

  #agesOf(key: Cell, nowMs: number): number[] | null {
    const sinceMs = this.#onScreen.get(key);
    if (sinceMs === undefined) return this.#others;
    return nowMs - sinceMs >= SETTLED_MS ? this.#seen : null;
  }
}

function agesOf(ages: readonly number[]): Ages {
  const sorted = sortedNumbers(ages);
  return { p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99) };
}
