import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { scrollTopFor } from './row-window.ts';

export type ViewMeasures = { readonly scrollTop: number; readonly viewHeight: number; readonly rowHeight: number };

/** The open row in the rows of a paint. */
export type OpenRow = {
  readonly key: RowKey | null;
  /** Null when it is not among the painted rows. */
  readonly index: number | null;
  /** Counts what the user asked for: another order, a filter, an open group. */
  readonly queries: number;
};

/** Keeps the open row in view while rows appear above it, unless the user scrolled away from it. */
export class OpenRowView {
  #row: OpenRow = { key: null, index: null, queries: 0 };
  /** Where the row was before it left the painted rows. */
  #lostAt: number | null = null;

  /**
   * The scroll position after the open row moved; null if nothing is to do. Only then the page is measured. `lost` when
   * the row could be seen and was pushed out of the painted rows at once: `found` takes its place, once that is known.
   */
  scrollTop(row: OpenRow, measure: () => ViewMeasures): number | 'lost' | null {
    const before = this.#row;
    this.#row = row;
    if (before.key !== row.key) this.#lostAt = null;
    if (before.key !== row.key || before.index === null || before.index === row.index) return null;
    if (row.index === null && before.queries !== row.queries) return null;
    const measures = measure();
    // Who sorts or filters from the top wants to see what comes first now.
    if (before.queries !== row.queries && measures.scrollTop === 0) return null;
    if (!isInSight(before.index, measures)) return null;
    if (row.index !== null) return scrolledTo(row.index, measures);
    this.#lostAt = before.index;
    return 'lost';
  }

  /** A row that is more than a view away was sorted elsewhere, and is left there. */
  found(key: RowKey, index: number, measure: () => ViewMeasures): number | null {
    const lostAt = this.#lostAt;
    this.#lostAt = null;
    if (lostAt === null || key !== this.#row.key) return null;
    const measures = measure();
    if (!isInSight(lostAt, measures)) return null;
    const wanted = scrolledTo(index, measures);
    const isNear = wanted !== null && Math.abs(wanted - measures.scrollTop) <= measures.viewHeight;
    return isNear ? wanted : null;
  }
}

function isInSight(index: number, measures: ViewMeasures): boolean {
  return scrolledTo(index, measures) === null;
}

/** Null when the row can be seen as it is. */
function scrolledTo(index: number, { scrollTop, viewHeight, rowHeight }: ViewMeasures): number | null {
  const wanted = scrollTopFor(index, scrollTop, viewHeight, rowHeight);
  return wanted === scrollTop ? null : wanted;
}
