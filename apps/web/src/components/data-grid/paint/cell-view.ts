import type { PaintedCell } from '@meridian/live-client/grid/grid-model';
import { columnAlign } from '@meridian/domain/columns/column';
import type { PlacedColumn } from '../columns/column-layout.ts';
import { type CellContent, createContent } from './cell-content.ts';
import { writeAttribute } from './dom.ts';
import styles from './cells.module.css';

/** Two names for one animation: changing from one to the other starts it again without a forced layout. */
const FLASH_TURNS = { up: ['up', 'up-again'], down: ['down', 'down-again'] } as const;

/** One cell on the page; it writes only what differs from what it shows. */
export class CellView {
  readonly element: HTMLDivElement;
  readonly #content: CellContent;
  #cell: PaintedCell | null = null;
  #left = -1;
  #width = -1;
  #turn: 0 | 1 = 0;

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

  paint(cell: PaintedCell, canFlash: boolean): void {
    if (cell === this.#cell) return;
    if (cell.tone !== this.#cell?.tone) this.element.dataset['tone'] = cell.tone;
    this.#cell = cell;
    this.#content.paint(cell);
    if (canFlash && (cell.change === 'up' || cell.change === 'down')) this.#flash(cell.change);
  }

  get cell(): PaintedCell | null {
    return this.#cell;
  }

  /** Marked as one that is looked at already, so that it need not ask for attention. */
  paintWatched(isWatched: boolean): void {
    this.#content.paintWatched?.(isWatched);
  }

  endFlash(): void {
    writeAttribute(this.element, 'data-flash', null);
  }

  #flash(direction: 'up' | 'down'): void {
    this.#turn = this.#turn === 0 ? 1 : 0;
    this.element.dataset['flash'] = FLASH_TURNS[direction][this.#turn];
  }
}
