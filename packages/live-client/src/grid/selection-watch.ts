import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { GridView } from './grid-view.ts';

/** The page's selection in the worker: which keys are gone, and how many are hidden. */
export class SelectionWatch {
  #keys = new Set<RowKey>();
  #checked = '';
  #checkedView: GridView | null = null;
  #hidden = 0;
  #counted = '';

  get keys(): ReadonlySet<RowKey> {
    return this.#keys;
  }

  set(keys: Iterable<RowKey>): void {
    this.#keys = new Set(keys);
    this.#checked = '';
    this.#counted = '';
  }

  /** Keys that left the feed since the last call. They are no longer selected. */
  takeLost(view: GridView): readonly RowKey[] {
    const state = String(view.store.removals);
    if (this.#keys.size === 0 || (state === this.#checked && view === this.#checkedView)) return [];
    this.#checked = state;
    this.#checkedView = view;
    const lost = [...this.#keys].filter((key) => view.store.slotOf(key) === undefined);
    for (const key of lost) this.#keys.delete(key);
    if (lost.length > 0) this.#counted = '';
    return lost;
  }

  /** How many selected rows the filters hide. Call it after `takeLost`. */
  hidden(view: GridView): number {
    const state = `${view.epoch} ${view.store.removals}`;
    if (this.#keys.size === 0) return 0;
    if (state === this.#counted) return this.#hidden;
    this.#counted = state;
    this.#hidden = 0;
    for (const key of this.#keys) {
      const slot = view.store.slotOf(key);
      if (slot !== undefined && !view.isWanted(slot)) this.#hidden += 1;
    }
    return this.#hidden;
  }
}
