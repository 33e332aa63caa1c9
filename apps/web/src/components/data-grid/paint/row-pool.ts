import type { PaintedRow } from '@meridian/live-client/grid/grid-model';
import { writeAttribute } from './dom.ts';
import type { RowContext, RowView } from './row-view.ts';

/** The number of spare row elements that are kept. */
const MAX_FREE_ROWS = 60;

/** Calls of `rest` that a spare element outlasts. Rows that move again after a short rest need it. */
const SPARED_CALLS = 2;

/**
 * Row elements that are not shown: spare ones, and those prepared for rows that will enter the window. They stay laid
 * out where nobody sees them, because a row that comes back would have to be laid out anew.
 */
export class RowPool {
  readonly #create: () => RowView;
  readonly #free: RowView[] = [];
  readonly #prepared = new Map<string, RowView>();
  /** Spare ones that are laid out, and how many calls of `rest` each has seen. */
  readonly #laidOut = new Map<RowView, number>();

  constructor(create: () => RowView) {
    this.#create = create;
  }

  /** An element for a row, in sight from now on. */
  take(row: PaintedRow): RowView {
    const prepared = this.#prepared.get(row.id);
    this.#prepared.delete(row.id);
    const view = prepared ?? this.#own(row) ?? this.#spare(row) ?? this.#create();
    for (const name of ['hidden', 'aria-hidden', 'data-ready']) writeAttribute(view.element, name, null);
    return view;
  }

  give(view: RowView): void {
    if (this.#free.length === MAX_FREE_ROWS) return view.element.remove();
    this.#free.push(view);
    this.#laidOut.set(view, 0);
  }

  /** Lays a row out where nobody sees it. Others keep their elements as long as there is room: they often come back. */
  prepare(row: PaintedRow, parent: HTMLElement, context: RowContext): void {
    const isFull = this.#free.length >= MAX_FREE_ROWS;
    const view = this.#own(row) ?? (isFull ? this.#spare(row) : null) ?? this.#create();
    this.#putAside(view);
    view.enter(parent);
    view.paint(row, context);
    this.#prepared.set(row.id, view);
  }

  isPrepared(rowId: string): boolean {
    return this.#prepared.has(rowId);
  }

  /** Prepared rows that are not expected any more become spare ones. */
  expect(rows: readonly PaintedRow[]): void {
    if (this.#prepared.size === 0) return;
    const expected = new Set(rows.map(({ id }) => id));
    for (const [id, view] of this.#prepared) {
      if (expected.has(id)) continue;
      this.#prepared.delete(id);
      this.give(view);
    }
  }

  /** Elements given back in this frame may have been taken again, so they are hidden only at its end. */
  hideFree(): void {
    for (const view of this.#laidOut.keys()) this.#putAside(view);
  }

  /**
   * Spare elements that nobody needed for some calls are laid out no longer: the browser's own search would find their
   * texts. Returns false when some are left.
   */
  rest(): boolean {
    for (const [view, calls] of this.#laidOut) {
      if (calls < SPARED_CALLS) this.#laidOut.set(view, calls + 1);
      else if (this.#laidOut.delete(view)) writeAttribute(view.element, 'data-ready', null);
    }
    return this.#laidOut.size === 0;
  }

  clear(): void {
    for (const view of [...this.#free, ...this.#prepared.values()]) view.element.remove();
    this.#free.length = 0;
    this.#prepared.clear();
    this.#laidOut.clear();
  }

  /** The element that showed the row before: most of its texts are still right. */
  #own({ id }: PaintedRow): RowView | null {
    return this.#takeAt(this.#free.findIndex((view) => view.rowId === id));
  }

  /**
   * The one that nobody needed for the longest time. In a row that gets dim or was, every cell has another style: one
   * that looks the same already costs less.
   */
  #spare({ isDim }: PaintedRow): RowView | null {
    const ready = this.#free.findIndex((view) => view.isDim === isDim && this.#laidOut.has(view));
    return this.#takeAt(ready < 0 ? this.#free.length - 1 : ready);
  }

  #takeAt(index: number): RowView | null {
    const view = index < 0 ? undefined : this.#free.splice(index, 1)[0];
    if (view === undefined) return null;
    this.#laidOut.delete(view);
    return view;
  }

  #putAside(view: RowView): void {
    view.moveAway();
    writeAttribute(view.element, 'hidden', '');
    writeAttribute(view.element, 'aria-hidden', 'true');
    writeAttribute(view.element, 'data-ready', '');
  }
}
