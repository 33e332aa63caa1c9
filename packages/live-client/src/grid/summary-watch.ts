import { SUMMARY_INTERVAL_MS } from './grid-limits.ts';
import type { GridSummary, GridSummaryWanted } from './grid-model.ts';
import { summaryOf, unknownFigures } from './grid-summary.ts';
import type { GridView } from './grid-view.ts';

export type TakenSummary = {
  readonly summary: GridSummary | null;
  readonly isNew: boolean;
  /** False when the rows were not looked at. */
  readonly isMade: boolean;
  /** When to ask again. Infinite while nothing changes. */
  readonly dueMs: number;
};

/** The summary of a grid, computed at most once a second and only after a change. */
export class SummaryWatch {
  #summary: GridSummary | null = null;
  #text = '';
  #madeMs = Number.NEGATIVE_INFINITY;
  #madeOf = '';
  #figures = unknownFigures();

  /** Skips the wait after the wanted summary changed. */
  hurry(): void {
    this.#figures = unknownFigures();
    this.#madeMs = Number.NEGATIVE_INFINITY;
    this.#madeOf = '';
  }

  /**
   * While rows are to be sorted soon, the last summary stays unless it is out of date for another reason: the page then
   * changes once for both.
   */
  take(view: GridView, wanted: GridSummaryWanted | null, nowMs: number, isSortDue: boolean): TakenSummary {
    if (wanted === null) return this.#made(null);
    if (isSortDue && this.#madeOf !== '') return this.#same(Number.POSITIVE_INFINITY);
    const state = `${view.epoch} ${view.store.lastVersion}`;
    if (state === this.#madeOf) return this.#same(Number.POSITIVE_INFINITY);
    const dueMs = this.#madeMs + SUMMARY_INTERVAL_MS;
    if (nowMs < dueMs) return this.#same(dueMs);
    this.#madeMs = nowMs;
    this.#madeOf = state;
    return this.#made(summaryOf(view, wanted, nowMs, this.#figures));
  }

  #same(dueMs: number): TakenSummary {
    return { summary: this.#summary, isNew: false, isMade: false, dueMs };
  }

  #made(summary: GridSummary | null): TakenSummary {
    const text = JSON.stringify(summary);
    const isNew = text !== this.#text;
    if (isNew) this.#summary = summary;
    this.#text = text;
    return { summary: this.#summary, isNew, isMade: true, dueMs: Number.POSITIVE_INFINITY };
  }
}
