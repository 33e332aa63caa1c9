import type { GridHandle, GridPaint, GridSummary } from '@meridian/live-client/grid/grid-model';
import { HEADER_ROW } from '../cells/cell-position.ts';
import { type ColumnLayout, middleWindow } from '../columns/column-layout.ts';
import { writeAttribute } from '../paint/dom.ts';
import { paintColumns } from '../paint/paint-columns.ts';
import type { PaintMarks } from '../paint/painter-options.ts';
import { RowsPainter } from '../paint/rows-painter.ts';
import type { RowsView } from '../paint/zones.ts';
import type { ViewMeasures } from './open-row-view.ts';
import { type RowWindow, rowWindow } from './row-window.ts';

export type SurfaceElements = {
  /** Scrolls, and holds the keyboard. */
  readonly scroller: HTMLElement;
  /** Contains header and body, and the CSS variables that lay out both. */
  readonly canvas: HTMLElement;
  readonly body: HTMLElement;
  /** Docked rows, always visible below the body. */
  readonly dock: HTMLElement;
  /** The horizontal scroll bar. */
  readonly bar: HTMLElement;
};

export type SurfaceOptions = {
  readonly handle: GridHandle;
  readonly elements: SurfaceElements;
  readonly idPrefix: string;
  readonly hasChecks: boolean;
  readonly rowHeight: number;
  readonly headerHeight: number;
  readonly flashing: ReadonlySet<string>;
  readonly isTree: boolean;
  /** Read in each frame. */
  readonly marks: () => PaintMarks;
  /** Called after rows were placed and before they are marked: rows may have moved. */
  readonly onPlaced: () => void;
  readonly onMiddle: (middle: MiddleWindow) => void;
  readonly onSummary: (summary: GridSummary | null) => void;
  /** Columns with cut numbers, and the widths that they need. */
  readonly onNeededWidths: (needed: ReadonlyMap<string, number>) => void;
};

export type MiddleWindow = { readonly from: number; readonly to: number };

/** Column ids hold no spaces, so they may be part of an element's id. */
export function headerCellId(idPrefix: string, columnId: string): string {
  return `${idPrefix}-head-${columnId}`;
}

/** Before the elements are tidied up, and between two steps of that. */
const TIDY_PAUSE_MS = 1_500;
const TIDY_STEP_MS = 1_000;
/** After the last scroll. */
const REST_MS = 400;
const DOCK_BORDER_PX = 1;

/** The part of a grid that lives outside React: scroll position, windows, frames. */
export class GridSurface {
  readonly painter: RowsPainter;
  readonly #options: SurfaceOptions;
  readonly #resize: ResizeObserver;
  readonly #endPaints: () => void;
  #layout: ColumnLayout | null = null;
  #middle: MiddleWindow = { from: 0, to: 0 };
  #rows: RowWindow = { first: 0, count: 0 };
  #pending: GridPaint | null = null;
  #frame: number | null = null;
  #tidyTimer: ReturnType<typeof setTimeout> | null = null;
  #scrollTimer: ReturnType<typeof setTimeout> | null = null;
  #rowCount = 0;
  #dockedCount = 0;
  #acked = -1;
  #barKey = '';
  #summary: GridSummary | null = null;

  constructor(options: SurfaceOptions) {
    const { elements, handle, idPrefix, hasChecks, rowHeight, flashing, isTree } = options;
    this.#options = options;
    this.painter = new RowsPainter({
      body: elements.body,
      dock: elements.dock,
      idPrefix,
      hasChecks,
      rowHeight,
      flashing,
      isTree,
      onDirty: () => this.schedule(),
    });
    this.#resize = new ResizeObserver(() => this.refresh());
    this.#resize.observe(elements.scroller);
    elements.body.ownerDocument.fonts.addEventListener('loadingdone', this.#onFonts);
    this.#endPaints = handle.onPaint((paint) => {
      this.#pending = paint;
      this.schedule();
    });
  }

  setLayout(layout: ColumnLayout): void {
    this.#layout = layout;
    const { canvas } = this.#options.elements;
    canvas.style.setProperty('--left-width', `${layout.leftWidth}px`);
    canvas.style.setProperty('--right-width', `${layout.rightWidth}px`);
    this.refresh(true);
  }

  /** Works out the visible rows and columns after a scroll, a new size or new columns. */
  refresh(isLayoutNew = false): void {
    if (this.#layout === null) return;
    const { scroller, bar } = this.#options.elements;
    this.#placeBar(this.#layout);
    const middle = middleWindow(this.#layout.middle, bar.scrollLeft, this.viewWidth);
    const isScrolling = this.#scrollTimer !== null;
    const rows = rowWindow(scroller.scrollTop, this.viewHeight, this.#options.rowHeight, isScrolling);
    const isMiddleNew = isLayoutNew || middle.from !== this.#middle.from || middle.to !== this.#middle.to;
    const isWindowNew = isMiddleNew || rows.first !== this.#rows.first || rows.count !== this.#rows.count;
    this.#middle = middle;
    this.#rows = rows;
    this.painter.setView(this.#viewOf(this.#layout));
    if (isMiddleNew) {
      this.painter.setColumns(paintColumns(this.#layout, middle, this.#options.hasChecks));
      this.#options.onMiddle(middle);
    }
    if (isWindowNew) this.#askForWindow(this.#layout);
    if (isMiddleNew) this.schedule();
  }

  /** The rows are scrolled: more of them are asked for until they rest. */
  scroll(): void {
    if (this.#scrollTimer !== null) clearTimeout(this.#scrollTimer);
    this.#scrollTimer = setTimeout(() => {
      this.#scrollTimer = null;
      this.refresh();
    }, REST_MS);
    this.refresh();
  }

  /** The horizontal scroll bar moved. */
  slide(): void {
    const { canvas, bar } = this.#options.elements;
    canvas.style.setProperty('--slide', `${-bar.scrollLeft}px`);
    this.refresh();
  }

  slideBy(pixels: number): void {
    if (pixels !== 0) this.#options.elements.bar.scrollLeft += pixels;
  }

  schedule(): void {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      this.#flush();
    });
  }

  /** The width of the middle zone, between the pinned columns. */
  get viewWidth(): number {
    const pinned = (this.#layout?.leftWidth ?? 0) + (this.#layout?.rightWidth ?? 0);
    return Math.max(this.#options.elements.scroller.clientWidth - pinned, 0);
  }

  get viewHeight(): number {
    const { elements, headerHeight, rowHeight } = this.#options;
    return Math.max(elements.scroller.clientHeight - headerHeight - this.#dockedCount * rowHeight, 0);
  }

  /** Asks the page: it is laid out for this when it has changed. */
  get measures(): ViewMeasures {
    const { elements, rowHeight } = this.#options;
    return { scrollTop: elements.scroller.scrollTop, viewHeight: this.viewHeight, rowHeight };
  }

  get rowCount(): number {
    return this.#rowCount;
  }

  close(): void {
    this.#endPaints();
    // Rows that left the view must not delay the next paint.
    if (this.#pending !== null) this.#options.handle.ack(this.#pending.seq);
    this.#resize.disconnect();
    this.#options.elements.body.ownerDocument.fonts.removeEventListener('loadingdone', this.#onFonts);
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    if (this.#tidyTimer !== null) clearTimeout(this.#tidyTimer);
    if (this.#scrollTimer !== null) clearTimeout(this.#scrollTimer);
    this.painter.clear();
  }

  readonly #onFonts = (): void => {
    this.painter.forgetWidths();
    this.refresh(true);
  };

  /** Places the scroll bar under the middle zone. It is hidden where all columns fit. */
  #placeBar({ leftWidth, middleWidth, rightWidth }: ColumnLayout): void {
    const { bar, scroller } = this.#options.elements;
    const view = this.viewWidth;
    const key = `${leftWidth} ${middleWidth} ${rightWidth} ${view}`;
    if (key === this.#barKey) return;
    this.#barKey = key;
    bar.style.marginLeft = `${leftWidth}px`;
    bar.style.marginRight = `${rightWidth + scroller.offsetWidth - scroller.clientWidth}px`;
    if (bar.firstElementChild instanceof HTMLElement) bar.firstElementChild.style.width = `${middleWidth}px`;
    writeAttribute(bar, 'hidden', middleWidth <= view ? '' : null);
    this.#options.elements.canvas.style.setProperty('--slide', `${-bar.scrollLeft}px`);
  }

  #viewOf({ leftWidth, rightWidth }: ColumnLayout): RowsView {
    const { elements, rowHeight } = this.#options;
    const top = Math.floor(elements.scroller.scrollTop / rowHeight) * rowHeight;
    const height = this.viewHeight + rowHeight;
    return { top, height, leftWidth, rightWidth, middleWidth: this.viewWidth, scrollLeft: elements.bar.scrollLeft };
  }

  #askForWindow(layout: ColumnLayout): void {
    const shown = [...layout.left, ...layout.middle.slice(this.#middle.from, this.#middle.to), ...layout.right];
    this.#options.handle.setWindow({ ...this.#rows, columnIds: shown.map(({ column }) => column.id) });
  }

  #flush(): void {
    const paint = this.#pending ?? this.painter.unfinished;
    this.#pending = null;
    if (paint !== null) {
      this.#setRowCount(paint.state.displayed, paint.docked.length);
      this.painter.show(paint);
      this.#tellSummary(paint.summary);
      this.#options.onPlaced();
      this.#tidySoon();
    }
    this.painter.flush(this.#options.marks());
    const needed = this.painter.takeNeededWidths();
    if (needed !== null) this.#options.onNeededWidths(needed);
    this.#tellActive();
    if (paint !== null && paint.seq !== this.#acked) this.#options.handle.ack(paint.seq);
    this.#acked = paint?.seq ?? this.#acked;
  }

  #tellSummary(summary: GridSummary | null): void {
    if (summary === this.#summary) return;
    this.#summary = summary;
    this.#options.onSummary(summary);
  }

  /** The focus stays on the grid. This tells screen readers which cell is active. */
  #tellActive(): void {
    const { active } = this.#options.marks();
    const isInHeader = active?.row === HEADER_ROW;
    const id = isInHeader ? headerCellId(this.#options.idPrefix, active.columnId) : this.painter.activeId;
    writeAttribute(this.#options.elements.scroller, 'aria-activedescendant', id);
  }

  #setRowCount(count: number, docked: number): void {
    if (count === this.#rowCount && docked === this.#dockedCount) return;
    this.#rowCount = count;
    this.#dockedCount = docked;
    const { elements, rowHeight } = this.#options;
    elements.body.style.height = `${(count - docked) * rowHeight}px`;
    elements.dock.style.height = `${docked * rowHeight + DOCK_BORDER_PX}px`;
    writeAttribute(elements.dock, 'hidden', docked === 0 ? '' : null);
    elements.scroller.setAttribute('aria-rowcount', String(count + 1));
    this.refresh();
  }

  #tidySoon(afterMs = TIDY_PAUSE_MS): void {
    this.#tidyTimer ??= setTimeout(() => {
      this.#tidyTimer = null;
      if (!this.painter.tidy()) this.#tidySoon(TIDY_STEP_MS);
    }, afterMs);
  }
}
