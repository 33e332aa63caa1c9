import type { GridPaint, PaintedRow } from '@meridian/live-client/grid/grid-model';
import { systemTimers } from '@meridian/live-client/system-timers';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { type CellPosition, HEADER_ROW } from '../cells/cell-position.ts';
import { isInBox, isSingleCell, type RangeBox } from '../cells/cell-range.ts';
import { writeAttribute } from './dom.ts';
import { Flasher } from './flasher.ts';
import type { CellView } from './cell-view.ts';
import { GridDrawing } from './hot-drawing.ts';
import { HotText } from './hot-text.ts';
import type { PaintColumns } from './paint-columns.ts';
import { RowPool } from './row-pool.ts';
import { createRestWatch, MAX_MOVES, restoreOrder } from './restore-order.ts';
import { type RowContext, RowView } from './row-view.ts';
import { isSameList, stagedPaint } from './staged-paint.ts';
import type { PaintMarks, PainterOptions } from './painter-options.ts';
import { type GridFonts, gridFonts } from './text-widths.ts';
import type { RowsView } from './zones.ts';

/** Draws a paint. Row elements follow their row by id, and only changes are written. */
export class RowsPainter {
  readonly #options: PainterOptions;
  readonly #views = new Map<string, RowView>();
  readonly #pool: RowPool;
  #columns: PaintColumns | null = null;
  /** What is on the page. */
  #paint: GridPaint | null = null;
  /** A newer paint, some of whose rows are not prepared. */
  #unfinished: GridPaint | null = null;
  #entering: readonly PaintedRow[] = [];
  /** Whether the last frame prepared rows. The next one lets the page catch up with its frames. */
  #hasPrepared = false;
  #context: RowContext | null = null;
  #box: RangeBox | null = null;
  #activeElement: HTMLElement | null = null;
  #idCount = 0;
  readonly #isResting = createRestWatch();
  readonly #flasher: Flasher;
  readonly #fonts: GridFonts;
  readonly #drawing: GridDrawing;
  readonly #hot: HotText<CellView>;

  constructor(options: PainterOptions) {
    this.#options = options;
    this.#flasher = new Flasher(options.body.ownerDocument.defaultView);
    this.#fonts = gridFonts(options.body);
    const { body, hasChecks } = options;
    this.#pool = new RowPool(() => new RowView(body.ownerDocument, hasChecks, this.#fonts));
    this.#drawing = new GridDrawing(options.body, options.rowHeight, () => this.#rowsInBody);
    this.#hot = new HotText<CellView>({ drawing: this.#drawing, timers: systemTimers, onDirty: options.onDirty });
    options.body.addEventListener('pointerover', this.#onPointer);
    options.body.addEventListener('pointerleave', this.#onPointer);
    options.body.ownerDocument.defaultView?.addEventListener('beforeprint', this.#onPrint);
  }

  /** A font was loaded: texts are measured again with the next columns. */
  forgetWidths(): void {
    this.#fonts.text.forget();
    this.#fonts.mono.forget();
  }

  setView(view: RowsView): void {
    if (this.#drawing.setView(view)) this.#hot.pause();
  }

  setColumns(columns: PaintColumns): void {
    this.#hot.coolAll();
    this.#columns = columns;
    this.#context = null;
  }

  show(paint: GridPaint): void {
    if (!isSameList(paint.columnIds, this.#paint?.columnIds ?? [])) this.#context = null;
    // Texts look different while the connection is lost.
    if (paint.state.status !== this.#paint?.state.status) this.#hot.coolAll();
    const staged = stagedPaint(this.#paint, paint, (id) => this.#views.has(id) || this.#pool.isPrepared(id));
    this.#paint = staged.shown;
    this.#entering = staged.entering;
    this.#unfinished = staged.shown === paint ? null : paint;
  }

  /** The last paint while it is to be shown again, because rows of it wait for the next frame. */
  get unfinished(): GridPaint | null {
    return this.#unfinished;
  }

  /** Writes all changes since the last frame. */
  flush(marks: PaintMarks): void {
    const context = this.#currentContext();
    if (context === null || this.#paint === null) return;
    const { rows, docked, first } = this.#paint;
    const { body, dock } = this.#options;
    this.#release([...rows, ...docked]);
    for (const [offset, row] of rows.entries()) this.#place(row, body, first + offset, first + offset, context, marks);
    for (const [offset, row] of docked.entries()) {
      this.#place(row, dock, this.#dockedFrom + offset, offset, context, marks);
    }
    this.#hasPrepared = !this.#hasPrepared && this.#entering.length > 0;
    if (this.#hasPrepared) for (const row of this.#entering) this.#pool.prepare(row, body, context);
    this.#entering = [];
    this.#pool.expect(this.#unfinished?.rows ?? []);
    this.#pool.hideFree();
    if (this.#unfinished !== null) this.#options.onDirty();
    this.#markBox(marks.box);
    this.#markActive(marks.active);
    this.#hot.flush();
    this.#drawing.settle();
  }

  get #rowsInBody(): readonly RowView[] {
    const { body } = this.#options;
    return [...this.#views.values()].filter(({ element }) => element.parentElement === body);
  }

  #place(
    row: PaintedRow,
    parent: HTMLElement,
    index: number,
    line: number,
    context: RowContext,
    marks: PaintMarks,
  ): void {
    const isShown = this.#views.has(row.id);
    const view = this.#viewOf(row, parent);
    const { isDim } = view;
    view.moveTo(index, line * this.#options.rowHeight, this.#hot);
    view.paint(row, context);
    const isKeyed = row.key !== null;
    const hasNewLook = view.look({
      isSelected: isKeyed && marks.selected.has(row.key),
      isCurrent: isKeyed && row.key === marks.currentKey,
    });
    if (isShown && (hasNewLook || row.isDim !== isDim)) this.#drawing.changed(null);
  }

  /** The widths that numbers needed since the last call; null when all fitted. */
  takeNeededWidths(): ReadonlyMap<string, number> | null {
    return this.#fonts.needed.take();
  }

  /** When rows rest, puts some in order for screen readers and hides what is spare. False when some are left. */
  tidy(): boolean {
    if (!this.#isResting(this.#paint?.rows ?? [])) return false;
    const isRested = this.#pool.rest();
    return this.#putInOrder() && isRested;
  }

  #putInOrder(): boolean {
    const inOrder = [...this.#views.values()].sort((a, b) => a.index - b.index);
    return [this.#options.body, this.#options.dock].every((parent) =>
      restoreOrder(
        parent,
        inOrder.filter(({ element }) => element.parentElement === parent).map(({ element }) => element),
        MAX_MOVES,
        (element) => inOrder.find((view) => view.element === element)?.endFlashes(this.#flasher),
      ),
    );
  }

  get queries(): number {
    return this.#paint?.queries ?? 0;
  }

  rowAt(index: number): PaintedRow | null {
    if (this.#paint === null) return null;
    const { rows, docked, first } = this.#paint;
    return rows[index - first] ?? docked[index - this.#dockedFrom] ?? null;
  }

  viewAt(index: number): RowView | null {
    const row = this.rowAt(index);
    return row === null ? null : (this.#views.get(row.id) ?? null);
  }

  indexOf(rowId: string): number | null {
    return this.#indexWhere((row) => row.id === rowId);
  }

  indexOfKey(key: RowKey): number | null {
    return this.#indexWhere((row) => row.key === key);
  }

  get views(): Iterable<RowView> {
    return this.#views.values();
  }

  /** The element id of the active cell; null while it is not on the page. */
  get activeId(): string | null {
    return this.#activeElement?.id ?? null;
  }

  clear(): void {
    this.#flasher.close();
    this.#hot.close();
    this.#drawing.remove();
    const { body } = this.#options;
    body.removeEventListener('pointerover', this.#onPointer);
    body.removeEventListener('pointerleave', this.#onPointer);
    body.ownerDocument.defaultView?.removeEventListener('beforeprint', this.#onPrint);
    for (const view of this.#views.values()) view.element.remove();
    this.#views.clear();
    this.#pool.clear();
    this.#paint = null;
    this.#unfinished = null;
    this.#activeElement = null;
  }

  readonly #onPointer = ({ type, target }: Event): void => {
    const row = type === 'pointerleave' || !(target instanceof Element) ? null : target.closest('[role="row"]');
    this.#drawing.setPointed(row);
    this.#options.onDirty();
    for (const view of this.#views.values()) if (view.element === row) view.cool();
  };

  readonly #onPrint = (): void => this.#hot.coolAll();

  #indexWhere(isIt: (row: PaintedRow) => boolean): number | null {
    if (this.#paint === null) return null;
    const offset = this.#paint.rows.findIndex(isIt);
    if (offset >= 0) return this.#paint.first + offset;
    const docked = this.#paint.docked.findIndex(isIt);
    return docked < 0 ? null : this.#dockedFrom + docked;
  }

  /** The display index of the first row that is docked. */
  get #dockedFrom(): number {
    return this.#paint === null ? 0 : this.#paint.state.displayed - this.#paint.docked.length;
  }

  #currentContext(): RowContext | null {
    if (this.#columns === null || this.#paint === null) return null;
    const { flashing, isTree } = this.#options;
    this.#context ??= {
      columns: this.#columns,
      cellAt: new Map(this.#paint.columnIds.map((id, index) => [id, index])),
      flashing,
      flasher: this.#flasher,
      hot: this.#hot,
      isTree,
    };
    return this.#context;
  }

  #release(rows: readonly PaintedRow[]): void {
    const wanted = new Set(rows.map(({ id }) => id));
    for (const [id, view] of this.#views) {
      if (wanted.has(id)) continue;
      this.#hot.moved();
      this.#views.delete(id);
      view.drop(this.#flasher);
      this.#pool.give(view);
    }
  }

  #viewOf(row: PaintedRow, parent: HTMLElement): RowView {
    const known = this.#views.get(row.id);
    const view = known ?? this.#pool.take(row);
    view.enter(parent);
    if (known !== undefined) return known;
    this.#views.set(row.id, view);
    return view;
  }

  #markBox(box: RangeBox | null): void {
    const shown = box === null || isSingleCell(box) ? null : box;
    if (shown === null && this.#box === null) return;
    this.#box = shown;
    this.#drawing.changed(null);
    for (const view of this.#views.values()) {
      for (const [columnId, cell] of view.cells) {
        const isIn = isInBox(shown, view.index, columnId);
        if (isIn) cell.cool();
        writeAttribute(cell.element, 'data-in-range', isIn ? '' : null);
      }
    }
  }

  #markActive(active: CellPosition | null): void {
    const view = active === null || active.row === HEADER_ROW ? null : this.viewAt(active.row);
    const element = view === null || active === null ? null : view.elementOf(active.columnId);
    if (element === this.#activeElement) return;
    this.#drawing.changed(null);
    if (this.#activeElement !== null) {
      writeAttribute(this.#activeElement, 'data-active', null);
      writeAttribute(this.#activeElement, 'id', null);
    }
    this.#activeElement = element;
    if (element === null || active === null) return;
    view?.cells.get(active.columnId)?.cool();
    this.#idCount += 1;
    element.id = `${this.#options.idPrefix}-cell-${this.#idCount}`;
    element.setAttribute('data-active', '');
  }
}
