import { SUMMARY_INTERVAL_MS } from './grid-limits.ts';
import type { GridSummary, GridSummaryWanted } from './grid-model.ts';
import { summaryOf } from './grid-summary.ts';
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

  /** Skips the wait after the wanted summary changed. */
  hurry(): void {
    this.#madeMs = Number.NEGATIVE_INFINITY;
    this.#madeOf = '';
  }

  take(view: GridView, wanted: GridSummaryWanted | null, nowMs: number): TakenSummary {
    if (wanted === null) return this.#made(null);
    const state = `${view.epoch} ${view.store.lastVersion}`;
    if (state === this.#madeOf)
      return { summary: this.#summary, isNew: false, isMade: false, dueMs: Number.POSITIVE_INFINITY };
    const dueMs = this.#madeMs + SUMMARY_INTERVAL_MS;
    if (nowMs < dueMs) return { summary: this.#summary, isNew: false, isMade: false, dueMs };
    this.#madeMs = nowMs;
    this.#madeOf = state;
    return this.#made(summaryOf(view, wanted, nowMs));
  }

  #made(summary: GridSummary | null): TakenSummary {
    const text = JSON.stringify(summary);
    const isNew = text !== this.#text;
    if (isNew) this.#summary = summary;
    this.#text = text;
    return { summary: this.#summary, isNew, isMade: true, dueMs: Number.POSITIVE_INFINITY };
  }
}
