import type { GridHandle, GridRowsWanted, GridSummary, PaintedRow } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import {
  type CellBounds,
  type CellMove,
  type CellPosition,
  firstCell,
  HEADER_ROW,
  moveCell,
} from '../cells/cell-position.ts';
import { type CellRange, isSingleCell, type RangeBox, rangeBox } from '../cells/cell-range.ts';
import { scrollLeftFor } from '../columns/column-layout.ts';
import { isSectionPath } from '@meridian/live-client/grid/section-list';
import { copyText } from './copy-text.ts';
import { GridSurface, type MiddleWindow, type SurfaceElements, type SurfaceOptions } from './grid-surface.ts';
import type { CellTarget, GridInputs } from './grid-inputs.ts';
import { ignoreClosed } from './ignore-closed.ts';
import { keepOpenRow } from './keep-open-row.ts';
import { OpenRowView } from './open-row-view.ts';
import { pageRows, scrollTopFor } from './row-window.ts';
import { RowSelector } from './row-selection.ts';

/** The part of the state that React components show. */
export type GridChrome = {
  readonly middle: MiddleWindow;
  readonly active: CellPosition | null;
  readonly box: RangeBox | null;
  readonly summary: GridSummary | null;
};

export type AttachOptions = Omit<SurfaceOptions, 'marks' | 'onPlaced' | 'onMiddle' | 'onSummary' | 'onNeededWidths'>;

/** After so many paints a row in a closed group is given up. */
const MAX_TRIES = 60;

/** Holds the active cell, the range and the commands of one grid. React hears only of changes that it shows. */
export class GridController {
  readonly #listeners = new Set<() => void>();
  #chrome: GridChrome = { middle: { from: 0, to: 0 }, active: null, box: null, summary: null };
  #range: CellRange | null = null;
  #inputs: GridInputs;
  /** A row to bring into view as soon as there are rows. */
  #unrevealed: { readonly key: RowKey; readonly tries: number } | null = null;
  readonly #openRow = new OpenRowView();
  #attached: { readonly surface: GridSurface; readonly options: AttachOptions; readonly rows: RowSelector } | null =
    null;

  constructor(inputs: GridInputs) {
    this.#inputs = inputs;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getChrome = (): GridChrome => this.#chrome;

  get inputs(): GridInputs {
    return this.#inputs;
  }

  get surface(): GridSurface | null {
    return this.#attached?.surface ?? null;
  }

  get handle(): GridHandle | null {
    return this.#attached?.options.handle ?? null;
  }

  get elements(): SurfaceElements | null {
    return this.#attached?.options.elements ?? null;
  }

  /** Null where rows cannot be selected. */
  get rows(): RowSelector | null {
    return this.#attached?.options.hasChecks === true ? this.#attached.rows : null;
  }

  setInputs(inputs: GridInputs): void {
    const isLayoutNew = inputs.layout !== this.#inputs.layout;
    this.#inputs = inputs;
    if (isLayoutNew) {
      this.surface?.setLayout(inputs.layout);
      this.#setRange(this.#range);
    }
    this.surface?.schedule();
  }

  attach(options: AttachOptions): () => void {
    const surface = new GridSurface({
      ...options,
      marks: () => ({
        selected: options.handle.selection.getKeys(),
        currentKey: this.#inputs.currentKey,
        active: this.#chrome.active,
        box: this.#chrome.box,
      }),
      onPlaced: () => {
        this.#followRows();
        keepOpenRow(this.#openRow, this.#inputs.currentKey, {
          surface,
          handle: options.handle,
          scroller: options.elements.scroller,
        });
        ignoreClosed(this.#tryReveal());
      },
      onMiddle: (middle) => this.#set({ middle }),
      onSummary: (summary) => this.#set({ summary }),
      onNeededWidths: (needed) => this.#inputs.onNeededWidths(needed),
    });
    this.#attached = { surface, options, rows: new RowSelector(options.handle) };
    surface.setLayout(this.#inputs.layout);
    const endSelection = options.handle.selection.subscribe(() => surface.schedule());
    return () => {
      endSelection();
      surface.close();
      this.#attached = null;
      this.#range = null;
      this.#set({ active: null, box: null });
    };
  }

  get bounds(): CellBounds {
    const { surface, options } = this.#attached ?? {};
    return {
      rowCount: surface?.rowCount ?? 0,
      columnIds: this.#inputs.layout.columns.map(({ column }) => column.id),
      pageRows: surface === undefined || options === undefined ? 1 : pageRows(surface.viewHeight, options.rowHeight),
    };
  }

  move(move: CellMove, isRange: boolean): void {
    const { active } = this.#chrome;
    const next = moveCell(active, move, this.bounds, isRange && active?.row !== HEADER_ROW);
    if (next !== null) this.activate(next, isRange);
  }

  /** Makes a cell the active one and brings it into view. */
  activate(position: CellPosition, isRange: boolean, isScrolled = true): void {
    const { active } = this.#chrome;
    const rowId = position.rowId ?? this.#rowAt(position.row)?.id ?? null;
    const head = { ...position, rowId };
    const anchor = isRange ? (this.#range?.anchor ?? active ?? head) : head;
    this.#set({ active: head });
    this.#setRange(head.row === HEADER_ROW ? null : { anchor, head });
    if (isScrolled) this.#scrollTo(head);
    if (head.row !== active?.row || rowId !== active.rowId)
      this.#inputs.onActiveRow(this.#rowAt(head.row)?.key ?? null);
    this.surface?.schedule();
  }

  /** The grid got the focus: activates the open row, else the first. The open row does not change. */
  enter(): void {
    const first = this.#chrome.active === null ? firstCell(this.bounds) : null;
    if (first === null) return;
    const { currentKey } = this.#inputs;
    const row = currentKey === null ? first.row : (this.surface?.painter.indexOfKey(currentKey) ?? null);
    if (row !== null) this.activate({ ...first, row }, false, false);
    else this.#set({ active: first });
    this.surface?.schedule();
  }

  /** Brings a row into view that was chosen elsewhere: by an address, by a search. */
  reveal(key: RowKey): void {
    const { active } = this.#chrome;
    if (active !== null && this.#rowAt(active.row)?.key === key) return;
    this.#unrevealed = { key, tries: 0 };
    ignoreClosed(this.#tryReveal());
  }

  setRange(anchor: CellPosition, head: CellPosition): void {
    this.#setRange({ anchor, head });
    this.surface?.schedule();
  }

  /** True when a range of several cells was cleared. */
  clearRange(): boolean {
    const { active, box } = this.#chrome;
    if (active === null || box === null || isSingleCell(box)) return false;
    this.setRange(active, active);
    return true;
  }

  target(position: CellPosition | null = this.#chrome.active): CellTarget | null {
    if (position === null) return null;
    const row = this.#rowAt(position.row);
    const view = this.surface?.painter.viewAt(position.row);
    return {
      columnId: position.columnId,
      row,
      index: position.row,
      cell: view?.cells.get(position.columnId)?.cell ?? null,
    };
  }

  /** The range if it has several cells, else the selected rows, else the active cell. */
  async copy(withHeaders: boolean): Promise<void> {
    const { box } = this.#chrome;
    const isRange = box !== null && !isSingleCell(box);
    if (!isRange && (this.handle?.selection.getKeys().size ?? 0) > 0) {
      await this.copyRows({ kind: 'selection' }, null, withHeaders);
    } else if (box !== null) {
      await this.copyRows({ kind: 'range', first: box.top, last: box.bottom }, box.columnIds, withHeaders);
    }
  }

  /** `columnIds` null: all visible columns that hold a value. */
  async copyRows(rows: GridRowsWanted, columnIds: readonly string[] | null, withHeaders: boolean): Promise<void> {
    const { handle, elements } = this;
    if (handle === null || elements === null) return;
    const text = await handle.text({
      format: 'tsv',
      rows,
      columnIds: columnIds ?? this.exportColumnIds(),
      withHeaders,
    });
    this.#inputs.onCopied(await copyText(text, elements.scroller.ownerDocument));
  }

  exportColumnIds(): readonly string[] {
    return this.#inputs.layout.columns
      .filter(({ column }) => column.source !== 'control')
      .map(({ column }) => column.id);
  }

  async #tryReveal(): Promise<void> {
    const wanted = this.#unrevealed;
    const { surface, handle } = this;
    if (wanted === null || surface === null || handle === null || surface.rowCount === 0) return;
    this.#unrevealed = null;
    const place = await handle.place(wanted.key);
    const columnId = this.#chrome.active?.columnId ?? '';
    if (surface !== this.surface) return;
    if (place.kind === 'shown') this.#scrollTo({ row: place.index, rowId: null, columnId }, isSectionPath(wanted.key));
    // The group opens with one of the next paints.
    if (place.kind !== 'closed' || wanted.tries > MAX_TRIES) return;
    if (wanted.tries === 0) this.#inputs.onUnfold(place.paths);
    this.#unrevealed ??= { key: wanted.key, tries: wanted.tries + 1 };
  }

  #rowAt(index: number): PaintedRow | null {
    return index === HEADER_ROW ? null : (this.surface?.painter.rowAt(index) ?? null);
  }

  /** Sorting moves rows. The active cell and the range stay with their rows. */
  #followRows(): void {
    const { active } = this.#chrome;
    if (active !== null && active.row !== HEADER_ROW) {
      const followed = this.#follow(active);
      if (followed !== active) this.#set({ active: followed });
      // A distant cell becomes active before its row has arrived.
      if (active.rowId === null && followed.rowId !== null) {
        this.#inputs.onActiveRow(this.#rowAt(followed.row)?.key ?? null);
      }
    }
    if (this.#range === null) return;
    const anchor = this.#follow(this.#range.anchor);
    const head = this.#follow(this.#range.head);
    if (anchor !== this.#range.anchor || head !== this.#range.head) this.#setRange({ anchor, head });
  }

  #follow(position: CellPosition): CellPosition {
    if (position.rowId === null) {
      const rowId = this.#rowAt(position.row)?.id ?? null;
      return rowId === null ? position : { ...position, rowId };
    }
    const row = this.surface?.painter.indexOf(position.rowId) ?? null;
    return row === null || row === position.row ? position : { ...position, row };
  }

  #setRange(range: CellRange | null): void {
    this.#range = range;
    this.#set({ box: rangeBox(range, this.bounds.columnIds) });
  }

  #scrollTo({ row, columnId }: CellPosition, isToTop = false): void {
    if (this.#attached === null) return;
    const { surface, options } = this.#attached;
    const { scroller, bar } = options.elements;
    const placed = this.#inputs.layout.columns.find(({ column }) => column.id === columnId);
    if (placed !== undefined) bar.scrollLeft = scrollLeftFor(placed, bar.scrollLeft, surface.viewWidth);
    if (row !== HEADER_ROW) {
      const nearest = scrollTopFor(row, scroller.scrollTop, surface.viewHeight, options.rowHeight);
      scroller.scrollTop = isToTop ? row * options.rowHeight : nearest;
    }
  }

  #set(change: Partial<GridChrome>): void {
    this.#chrome = { ...this.#chrome, ...change };
    for (const listener of this.#listeners) listener();
  }
}
