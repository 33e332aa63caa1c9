import type { PaintedCell } from '@meridian/live-client/grid/grid-model';
import { columnAlign } from '@meridian/domain/columns/column';
import type { ColumnKind } from '@meridian/domain/columns/column-kind';
import type { PlacedColumn } from '../columns/column-layout.ts';
import { type CellContent, createContent, isPlainContent } from './cell-content.ts';
import { writeAttribute } from './dom.ts';
import type { Flasher, FlashLook, FlashTarget } from './flasher.ts';
import type { DrawnCell } from './hot-drawing.ts';
import type { HotText } from './hot-text.ts';
import type { NeededWidths } from './needed-widths.ts';
import type { GridFonts, TextWidths } from './text-widths.ts';
import type { Zone } from './zones.ts';
import styles from './cells.module.css';

/** Padding on both sides, and a pixel against rounding. */
const MARGIN_PX = 15;
/** The arrow of a cell that has just changed. */
const ARROW_PX = 8;

const MONO_KINDS: ReadonlySet<ColumnKind> = new Set(['id', 'json']);

/** What a cell needs to know of its row. */
export type CellHome = {
  readonly element: HTMLElement;
  readonly topPx: number;
  readonly isDim: boolean;
  readonly groundKey: string;
};

/** One cell of a grid. It writes only what has changed, and leaves fast changes to a canvas. */
export class CellView implements DrawnCell, FlashTarget {
  readonly element: HTMLDivElement;
  readonly #home: CellHome;
  readonly #content: CellContent;
  readonly #isPlain: boolean;
  readonly #widths: TextWidths;
  /** Null for texts, which may be cut. A cut number would read as another number. */
  readonly #needed: NeededWidths | null;
  readonly #columnId: string;
  #cell: PaintedCell | null = null;
  /** What the page shows. */
  #written: PaintedCell | null = null;
  #flash: FlashLook | null = null;
  /** Where the cell is drawn. Null while the page shows it. */
  #hot: HotText<CellView> | null = null;
  #zone: Zone = 'middle';
  #left = -1;
  #width = -1;
  #indent = 0;
  #hasArrow = false;

  constructor(document: Document, { column }: PlacedColumn, fonts: GridFonts, home: CellHome) {
    this.#home = home;
    this.element = document.createElement('div');
    this.element.className = styles['cell'] ?? '';
    this.element.setAttribute('role', 'gridcell');
    this.element.dataset['column'] = column.id;
    this.element.dataset['kind'] = column.kind;
    this.element.dataset['align'] = columnAlign(column);
    this.#content = createContent(column.kind, this.element);
    this.#isPlain = isPlainContent(column.kind);
    this.#widths = MONO_KINDS.has(column.kind) ? fonts.mono : fonts.text;
    this.#needed = columnAlign(column) === 'right' ? fonts.needed : null;
    this.#columnId = column.id;
  }

  place({ left, width, zone }: PlacedColumn, columnIndex: number): void {
    if (left !== this.#left) this.element.style.left = `${left}px`;
    if (width !== this.#width) this.element.style.width = `${width}px`;
    this.#left = left;
    this.#width = width;
    this.#zone = zone ?? 'middle';
    writeAttribute(this.element, 'aria-colindex', String(columnIndex));
    this.#cutIfLong();
  }

  /** Without a flasher the change does not flash. `hot` is null for a change that the page has to show. */
  paint(cell: PaintedCell, flasher: Flasher | null, hot: HotText<CellView> | null): void {
    if (cell === this.#cell) return;
    const isAlike = this.#isPlain && cell.text === this.#cell?.text && cell.tone === this.#cell.tone;
    if (isAlike && this.#written === this.#cell) this.#written = cell;
    this.#cell = cell;
    this.#hasArrow ||= flasher !== null;
    if (isAlike) return;
    if (hot !== null && this.isText && hot.takes(this)) this.#hot = hot;
    else {
      if (this.#isPlain) hot?.shown(this);
      this.#showInPage();
    }
    if (cell.change === 'up' || cell.change === 'down') flasher?.start(this, cell.change);
  }

  get isText(): boolean {
    return this.#isPlain && this.#indent === 0 && this.#cell !== null && !this.#isLong();
  }

  get cell(): PaintedCell | null {
    return this.#cell;
  }

  get zone(): Zone {
    return this.#zone;
  }

  get left(): number {
    return this.#left;
  }

  get width(): number {
    return this.#width;
  }

  get top(): number {
    return this.#home.topPx;
  }

  get text(): string {
    return this.#cell?.text ?? '';
  }

  get rowElement(): HTMLElement {
    return this.#home.element;
  }

  get groundKey(): string {
    return this.#home.groundKey;
  }

  get styleKey(): string {
    const flash = this.#flash === null ? '' : `${this.#flash.direction} ${this.#flash.step}`;
    return `${this.#columnId} ${this.#cell?.tone} ${this.#home.isDim} ${flash}`;
  }

  withLook<Result>(read: () => Result): Result {
    this.#writeLook(this.#cell, this.#flash);
    const result = read();
    this.#writeLook(this.#written, null);
    return result;
  }

  catchUp(): void {
    this.#write();
    this.#writeLook(this.#cell, null);
  }

  cooled(): void {
    this.#hot = null;
    this.#write();
    this.#writeLook(this.#cell, this.#flash);
  }

  showFlash(flash: FlashLook | null): void {
    this.#flash = flash;
    if (this.#hot === null) this.#writeLook(this.#cell, flash);
    else this.#hot.redraw(this);
  }

  /** From now on the page shows the cell. */
  cool(): void {
    this.#hot?.cool(this);
  }

  /** The row leaves the page. What was only drawn is forgotten. */
  drop(): void {
    if (this.#hot?.drop(this) !== true) return;
    this.#hot = null;
    this.#cell = this.#written;
  }

  /** The row was chosen or left: it has another ground, and the page says what it shows. */
  redraw(): void {
    if (this.#hot === null) return;
    this.catchUp();
    this.#hot.redraw(this);
  }

  /** Space before the text, in pixels. */
  indent(pixels: number): void {
    if (pixels === this.#indent) return;
    this.#indent = pixels;
    this.cool();
    this.#cutIfLong();
  }

  /** Marks the cell of the open row, which need not ask for attention. */
  paintWatched(isWatched: boolean): void {
    this.#content.paintWatched?.(isWatched);
  }

  #showInPage(): void {
    if (this.#hot === null) this.#write();
    else this.cool();
  }

  #write(): void {
    if (this.#cell === null || this.#cell === this.#written) return;
    if (this.#cell.tone !== this.#written?.tone) this.element.dataset['tone'] = this.#cell.tone;
    this.#written = this.#cell;
    this.#content.paint(this.#cell);
    this.#cutIfLong();
  }

  #writeLook(cell: PaintedCell | null, flash: FlashLook | null): void {
    writeAttribute(this.element, 'data-tone', cell?.tone ?? null);
    writeAttribute(this.element, 'data-flash', flash?.direction ?? null);
    writeAttribute(this.element, 'data-fade', flash === null ? null : String(flash.step));
  }

  /** Only long texts are clipped: a clip on every cell would cost more than the rest of the frame. */
  #cutIfLong(): void {
    if (this.#cell !== null) writeAttribute(this.element, 'data-long', this.#isLong() ? '' : null);
  }

  #isLong(): boolean {
    const beside = MARGIN_PX + (this.#hasArrow ? ARROW_PX : 0) + this.#indent + this.#content.besidePx;
    const needed = beside + this.#widths.atMost(this.text);
    const isLong = needed > this.#width;
    if (isLong) this.#needed?.note(this.#columnId, needed);
    return isLong;
  }
}
