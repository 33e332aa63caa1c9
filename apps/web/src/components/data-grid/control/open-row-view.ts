import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { scrollTopFor } from './row-window.ts';

export type ViewMeasures = { readonly scrollTop: number; readonly viewHeight: number; readonly rowHeight: number };

/** Keeps the open row in view while rows appear above it, unless the user scrolled away from it. */
export class OpenRowView {
  #key: RowKey | null = null;
  #index: number | null = null;

  /** The scroll position after the open row moved; null if nothing is to do. Only then the page is measured. */
  scrollTop(key: RowKey | null, index: number | null, measure: () => ViewMeasures): number | null {
    const before = this.#key === key ? this.#index : null;
    this.#key = key;
    this.#index = index;
    if (before === null || index === null || before === index) return null;
    const { scrollTop, viewHeight, rowHeight } = measure();
    const wasInSight = scrollTopFor(before, scrollTop, viewHeight, rowHeight) === scrollTop;
    if (!wasInSight) return null;
    const wanted = scrollTopFor(index, scrollTop, viewHeight, rowHeight);
    return wanted === scrollTop ? null : wanted;
  }
}
