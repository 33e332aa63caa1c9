import type { PaintedRow } from '@meridian/live-client/grid/grid-model';
import { writeAttribute } from './dom.ts';
import type { RowContext, RowView } from './row-view.ts';

/** The number of spare row elements that are kept. */
const MAX_FREE_ROWS = 60;

/**
 * Row elements that are not shown: spare ones, and those prepared for rows that will enter the window. They stay laid
 * out where nobody sees them, because a row that comes back would have to be laid out anew.
 */
export class RowPool {
  readonly #create: () => RowView;
  readonly #free: RowView[] = [];
  readonly #prepared = new Map<string, RowView>();
  /** Spare ones that are laid out, and whether each was there at the last call of `rest`. */
  readonly #laidOut = new Map<RowView, boolean>();

  constructor(create: () => RowView) {
    this.#create = create;
  }

  /** An element for a row, in sight from now on. */
  take(rowId: string): RowView {
    const prepared = this.#prepared.get(rowId);
    this.#prepared.delete(rowId);
    const view = prepared ?? this.#spare();
    for (const name of ['hidden', 'aria-hidden', 'data-ready']) writeAttribute(view.element, name, null);
    return view;
  }

  give(view: RowView): void {
    if (this.#free.length === MAX_FREE_ROWS) return view.element.remove();
    this.#free.push(view);
    this.#laidOut.set(view, false);
  }

  /** Lays a row out where nobody sees it. */
  prepare(row: PaintedRow, parent: HTMLElement, context: RowContext): void {
    const view = this.#spare();
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
   * Spare elements that nobody needed since the last call are laid out no longer: the browser's own search would find
   * their texts. Returns false when some are left.
   */
  rest(): boolean {
    for (const [view, isOld] of this.#laidOut) {
      if (!isOld) this.#laidOut.set(view, true);
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

  #spare(): RowView {
    const view = this.#free.pop() ?? this.#create();
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
