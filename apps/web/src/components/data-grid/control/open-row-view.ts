import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { scrollTopFor } from './row-window.ts';

export type ViewMeasures = { readonly scrollTop: number; readonly viewHeight: number; readonly rowHeight: number };

/** Keeps the open row in view while rows appear above it, unless the user scrolled away from it. */
export class OpenRowView {
  #key: RowKey | null = null;
  #index: number | null = null;

  /** The scroll position after rows were placed; unchanged if nothing is to do. */
  scrollTop(key: RowKey | null, index: number | null, measures: ViewMeasures): number {
    const { scrollTop, viewHeight, rowHeight } = measures;
    const before = this.#key === key ? this.#index : null;
    this.#key = key;
    this.#index = index;
    if (before === null || index === null || before === index) return scrollTop;
    const wasInSight = scrollTopFor(before, scrollTop, viewHeight, rowHeight) === scrollTop;
    return wasInSight ? scrollTopFor(index, scrollTop, viewHeight, rowHeight) : scrollTop;
  }
}
