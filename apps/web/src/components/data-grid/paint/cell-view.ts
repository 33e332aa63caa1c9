import type { PaintedCell } from '@meridian/live-client/grid/grid-model';
import { columnAlign } from '@meridian/domain/columns/column';
import type { ColumnKind } from '@meridian/domain/columns/column-kind';
import type { PlacedColumn } from '../columns/column-layout.ts';
import { type CellContent, createContent } from './cell-content.ts';
import { writeAttribute } from './dom.ts';
import type { Flasher } from './flasher.ts';
import type { NeededWidths } from './needed-widths.ts';
import type { GridFonts, TextWidths } from './text-widths.ts';
import styles from './cells.module.css';

/** Padding on both sides, and a pixel against rounding. */
const MARGIN_PX = 15;
/** The arrow of a cell that has just changed. */
const ARROW_PX = 8;

const MONO_KINDS: ReadonlySet<ColumnKind> = new Set(['id', 'json']);

/** One cell on the page. It writes only what has changed. */
export class CellView {
  readonly element: HTMLDivElement;
  readonly #content: CellContent;
  readonly #widths: TextWidths;
  /** Null for texts, which may be cut. A cut number would read as another number. */
  readonly #needed: NeededWidths | null;
  readonly #columnId: string;
  #cell: PaintedCell | null = null;
  #left = -1;
  #width = -1;
  #indent = 0;
  #hasArrow = false;

  constructor(document: Document, { column }: PlacedColumn, fonts: GridFonts) {
    this.element = document.createElement('div');
    this.element.className = styles['cell'] ?? '';
    this.element.setAttribute('role', 'gridcell');
    this.element.dataset['column'] = column.id;
    this.element.dataset['kind'] = column.kind;
    this.element.dataset['align'] = columnAlign(column);
    this.#content = createContent(column.kind, this.element);
    this.#widths = MONO_KINDS.has(column.kind) ? fonts.mono : fonts.text;
    this.#needed = columnAlign(column) === 'right' ? fonts.needed : null;
    this.#columnId = column.id;
  }

  place({ left, width }: PlacedColumn, columnIndex: number): void {
    if (left !== this.#left) this.element.style.left = `${left}px`;
    if (width !== this.#width) this.element.style.width = `${width}px`;
    this.#left = left;
    this.#width = width;
    writeAttribute(this.element, 'aria-colindex', String(columnIndex));
    this.#cutIfLong();
  }

  /** Without a flasher the change does not flash. */
  paint(cell: PaintedCell, flasher: Flasher | null): void {
    if (cell === this.#cell) return;
    if (cell.tone !== this.#cell?.tone) this.element.dataset['tone'] = cell.tone;
    this.#cell = cell;
    this.#content.paint(cell);
    this.#hasArrow ||= flasher !== null;
    this.#cutIfLong();
    if (cell.change === 'up' || cell.change === 'down') flasher?.start(this.element, cell.change);
  }

  get cell(): PaintedCell | null {
    return this.#cell;
  }

  /** Space before the text, in pixels. */
  indent(pixels: number): void {
    if (pixels === this.#indent) return;
    this.#indent = pixels;
    this.#cutIfLong();
  }

  /** Only long texts are clipped: a clip on every cell would cost more than the rest of the frame. */
  #cutIfLong(): void {
    if (this.#cell === null) return;
    const beside = MARGIN_PX + (this.#hasArrow ? ARROW_PX : 0) + this.#indent + this.#content.besidePx;
    const needed = beside + this.#widths.atMost(this.#cell.text);
    const isLong = needed > this.#width;
    if (isLong) this.#needed?.note(this.#columnId, needed);
    writeAttribute(this.element, 'data-long', isLong ? '' : null);
  }

  /** Marks the cell of the open row, which need not ask for attention. */
  paintWatched(isWatched: boolean): void {
    this.#content.paintWatched?.(isWatched);
  }
}
