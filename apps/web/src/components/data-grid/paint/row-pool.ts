import type { PaintedRow } from '@meridian/live-client/grid/grid-model';
import { writeAttribute } from './dom.ts';
import type { RowContext, RowView } from './row-view.ts';

/** The number of spare row elements that are kept. */
const MAX_FREE_ROWS = 60;

/** Row elements that are not shown: spare ones, and those prepared for rows that will enter the window. */
export class RowPool {
  readonly #create: () => RowView;
  readonly #free: RowView[] = [];
  readonly #prepared = new Map<string, RowView>();

  constructor(create: () => RowView) {
    this.#create = create;
  }

  /** An element for a row, in sight from now on. */
  take(rowId: string): RowView {
    const prepared = this.#prepared.get(rowId);
    this.#prepared.delete(rowId);
    const view = prepared ?? this.#free.pop() ?? this.#create();
    this.#setEntering(view, false);
    writeAttribute(view.element, 'hidden', null);
    return view;
  }

  give(view: RowView): void {
    if (this.#free.length < MAX_FREE_ROWS) this.#free.push(view);
    else view.element.remove();
  }

  /** Lays a row out where nobody sees it. */
  prepare(row: PaintedRow, parent: HTMLElement, context: RowContext): void {
    const view = this.#free.pop() ?? this.#create();
    writeAttribute(view.element, 'hidden', '');
    this.#setEntering(view, true);
    if (view.element.parentElement !== parent) parent.append(view.element);
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
      this.#setEntering(view, false);
      this.give(view);
    }
  }

  /** Elements given back in this frame may have been taken again, so they are hidden only at its end. */
  hideFree(): void {
    for (const { element } of this.#free) writeAttribute(element, 'hidden', '');
  }

  clear(): void {
    for (const view of [...this.#free, ...this.#prepared.values()]) view.element.remove();
    this.#free.length = 0;
    this.#prepared.clear();
  }

  #setEntering({ element }: RowView, isEntering: boolean): void {
    writeAttribute(element, 'data-entering', isEntering ? '' : null);
    writeAttribute(element, 'aria-hidden', isEntering ? 'true' : null);
  }
}
