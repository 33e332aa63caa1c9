import type { PaintedCell } from '@meridian/live-client/grid/grid-model';
import { columnAlign } from '@meridian/domain/columns/column';
import type { PlacedColumn } from '../columns/column-layout.ts';
import { type CellContent, createContent } from './cell-content.ts';
import { writeAttribute } from './dom.ts';
import type { Flasher } from './flasher.ts';
import styles from './cells.module.css';

/** One cell on the page; it writes only what differs from what it shows. */
export class CellView {
  readonly element: HTMLDivElement;
  readonly #content: CellContent;
  #cell: PaintedCell | null = null;
  #left = -1;
  #width = -1;

  constructor(document: Document, { column }: PlacedColumn) {
    this.element = document.createElement('div');
    this.element.className = styles['cell'] ?? '';
    this.element.setAttribute('role', 'gridcell');
    this.element.dataset['column'] = column.id;
    this.element.dataset['kind'] = column.kind;
    this.element.dataset['align'] = columnAlign(column);
    this.#content = createContent(column.kind, this.element);
  }

  place({ left, width }: PlacedColumn, columnIndex: number): void {
    if (left !== this.#left) this.element.style.left = `${left}px`;
    if (width !== this.#width) this.element.style.width = `${width}px`;
    this.#left = left;
    this.#width = width;
    writeAttribute(this.element, 'aria-colindex', String(columnIndex));
  }

  /** Without a flasher it changes quietly. */
  paint(cell: PaintedCell, flasher: Flasher | null): void {
    if (cell === this.#cell) return;
    if (cell.tone !== this.#cell?.tone) this.element.dataset['tone'] = cell.tone;
    this.#cell = cell;
    this.#content.paint(cell);
    if (cell.change === 'up' || cell.change === 'down') flasher?.start(this.element, cell.change);
  }

  get cell(): PaintedCell | null {
    return this.#cell;
  }

  /** Marked as one that is looked at already, so that it need not ask for attention. */
  paintWatched(isWatched: boolean): void {
    this.#content.paintWatched?.(isWatched);
  }
}
