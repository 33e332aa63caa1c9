import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { scrollTopFor } from './row-window.ts';

export type ViewMeasures = { readonly scrollTop: number; readonly viewHeight: number; readonly rowHeight: number };

/** Keeps the open row in sight while others come above it. A row that somebody scrolled away from stays away. */
export class OpenRowView {
  #key: RowKey | null = null;
  #index: number | null = null;

  /** Where to scroll now that rows were placed; the same place when there is no need. */
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
