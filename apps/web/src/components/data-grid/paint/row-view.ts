import type { PaintedRow } from '@meridian/live-client/grid/grid-model';
import type { PlacedColumn } from '../columns/column-layout.ts';
import { CellView } from './cell-view.ts';
import { addElement, addIcon, writeAttribute } from './dom.ts';
import type { Flasher } from './flasher.ts';
import { TICK } from './glyphs.ts';
import { addExpander, type Expander, expanderPx, GroupLabel } from './group-label.ts';
import { ariaColumnIndex, type LabelPlace, type PaintColumns, treeColumn } from './paint-columns.ts';
import type { HotText } from './hot-text.ts';
import type { GridFonts } from './text-widths.ts';
import styles from './rows.module.css';

export type RowLook = {
  readonly isSelected: boolean;
  /** The row whose details are open beside the grid. */
  readonly isCurrent: boolean;
};

/** The cells of a row that flash, and the columns that hold its values. */
export type RowContext = {
  readonly columns: PaintColumns;
  readonly cellAt: ReadonlyMap<string, number>;
  readonly flashing: ReadonlySet<string>;
  readonly flasher: Flasher;
  /** Draws fast changes. */
  readonly hot: HotText<CellView>;
  /** True for a tree, whose rows are indented by level. Rows of a group are not. */
  readonly isTree: boolean;
};

/** Further than a browser draws ahead. */
const AWAY_PX = -10_000;

/** One pooled row element with three zones. The middle zone slides under the other two. */
export class RowView {
  readonly element: HTMLDivElement;
  readonly cells = new Map<string, CellView>();
  row: PaintedRow | null = null;
  index = -1;
  topPx = -1;
  groundKey = '';
  /** Of the row that it shows, or showed last. */
  rowId: string | null = null;
  isDim = false;
  readonly #zones: { readonly left: HTMLElement; readonly middle: HTMLElement; readonly right: HTMLElement };
  readonly #check: HTMLElement | null;
  readonly #fonts: GridFonts;
  #parent: HTMLElement | null = null;
  #columns: PaintColumns | null = null;
  #cellAt: ReadonlyMap<string, number> | null = null;
  #label: GroupLabel | null = null;
  #expander: { readonly columnId: string; readonly expander: Expander } | null = null;
  #look: RowLook | null = null;
  /** Undefined while new cells do not know it. */
  #covering: LabelPlace | null | undefined = undefined;

  constructor(document: Document, hasChecks: boolean, fonts: GridFonts) {
    this.#fonts = fonts;
    this.element = document.createElement('div');
    this.element.className = styles['row'] ?? '';
    this.element.setAttribute('role', 'row');
    const left = addElement(this.element, 'div', styles['left']);
    const middle = addElement(addElement(this.element, 'div', styles['middle']), 'div', styles['sliding']);
    const right = addElement(this.element, 'div', styles['right']);
    this.#zones = { left, middle, right };
    this.#check = hasChecks ? addCheck(left) : null;
  }

  /** Asked in every frame, so the page is not. */
  enter(parent: HTMLElement): void {
    if (parent === this.#parent) return;
    this.#parent = parent;
    parent.append(this.element);
  }

  moveTo(index: number, topPx: number, hot: HotText<CellView>): void {
    if (this.#setTop(topPx)) hot.moved();
    if (index === this.index) return;
    this.index = index;
    // The header is row 1.
    this.element.setAttribute('aria-rowindex', String(index + 2));
  }

  /** Out of sight, and laid out. */
  moveAway(): void {
    this.#setTop(AWAY_PX);
  }

  paint(row: PaintedRow, context: RowContext): void {
    const isSameLayout = context.columns === this.#columns && context.cellAt === this.#cellAt;
    if (row === this.row && isSameLayout) return;
    if (context.columns !== this.#columns) this.#setColumns(context.columns);
    this.#cellAt = context.cellAt;
    // A new row is new in the page anyway.
    const hot = row.kind === 'row' && row.id === this.row?.id ? context.hot : null;
    if (row.kind !== this.row?.kind) writeAttribute(this.element, 'data-kind', row.kind);
    if (row.isDim !== this.isDim) writeAttribute(this.element, 'data-done', row.isDim ? '' : null);
    this.isDim = row.isDim;
    this.row = row;
    this.rowId = row.id;
    this.#paintTree(row, context);
    for (const [columnId, view] of this.cells) {
      const cell = row.cells[context.cellAt.get(columnId) ?? -1];
      if (cell !== undefined) view.paint(cell, context.flashing.has(columnId) ? context.flasher : null, hot);
    }
  }

  /** False when it is the same. */
  look(look: RowLook): boolean {
    if (look.isSelected === this.#look?.isSelected && look.isCurrent === this.#look.isCurrent) return false;
    if (look.isSelected !== this.#look?.isSelected) {
      this.element.setAttribute('aria-selected', String(look.isSelected));
      this.#check?.setAttribute('aria-checked', String(look.isSelected));
    }
    if (look.isCurrent !== this.#look?.isCurrent)
      writeAttribute(this.element, 'data-current', look.isCurrent ? '' : null);
    this.#look = look;
    this.groundKey = `${look.isSelected} ${look.isCurrent}`;
    for (const view of this.cells.values()) {
      view.paintWatched(look.isSelected || look.isCurrent);
      view.redraw();
    }
    return true;
  }

  get isOrdinary(): boolean {
    return this.row?.kind === 'row';
  }

  endFlashes(flasher: Flasher): void {
    for (const view of this.cells.values()) flasher.end(view);
  }

  /** From now on the page shows all cells of the row. */
  cool(): void {
    for (const view of this.cells.values()) view.cool();
  }

  /** The row leaves the page. */
  drop(flasher: Flasher): void {
    for (const view of this.cells.values()) {
      view.drop();
      // It may come back after the range is gone.
      writeAttribute(view.element, 'data-in-range', null);
    }
    this.endFlashes(flasher);
    // What its cells show is older than the row was.
    this.row = null;
  }

  /** The element of a column, or the group label that covers it. */
  elementOf(columnId: string): HTMLElement | null {
    const isLabel = this.row?.kind === 'group' && this.#covering?.covered.has(columnId) === true;
    return isLabel ? (this.#label?.element ?? null) : (this.cells.get(columnId)?.element ?? null);
  }

  #setTop(topPx: number): boolean {
    if (topPx === this.topPx) return false;
    this.topPx = topPx;
    this.element.style.transform = `translateY(${topPx}px)`;
    return true;
  }

  #setColumns(columns: PaintColumns): void {
    this.#columns = columns;
    // New cells need the look of the row and whether a label covers them.
    this.#look = null;
    this.#covering = undefined;
    const shown = new Set(columns.shown.map(({ column }) => column.id));
    for (const [columnId, view] of this.cells) {
      if (shown.has(columnId)) continue;
      view.element.remove();
      this.cells.delete(columnId);
    }
    const ends: Record<'left' | 'middle' | 'right', Element | null> = {
      left: this.#check?.parentElement ?? null,
      middle: null,
      right: null,
    };
    for (const placed of columns.shown) {
      const zone = placed.zone ?? 'middle';
      const { element } = this.#cellOf(placed, columns);
      const previous = ends[zone];
      // Moves only cells out of place: a re-inserted cell would restart its animation.
      const expected = previous === null ? this.#zones[zone].firstElementChild : previous.nextElementSibling;
      if (expected !== element) this.#zones[zone].insertBefore(element, expected);
      ends[zone] = element;
    }
  }

  #cellOf(placed: PlacedColumn, columns: PaintColumns): CellView {
    const { id } = placed.column;
    const view = this.cells.get(id) ?? new CellView(this.element.ownerDocument, placed, this.#fonts, this);
    this.cells.set(id, view);
    view.place(placed, ariaColumnIndex(placed, columns.hasChecks));
    return view;
  }

  #paintTree(row: PaintedRow, { columns, isTree }: RowContext): void {
    const isSection = row.group !== null && row.group.summary !== null;
    const label = isSection ? columns.section : columns.label;
    writeAttribute(this.element, 'data-section', isSection ? '' : null);
    const isGroup = row.kind === 'group' && label !== null;
    if (isGroup) {
      const home = isSection ? this.element : this.#zones[label.zone ?? 'middle'];
      this.#label ??= new GroupLabel(home);
      if (this.#label.element.parentElement !== home) home.append(this.#label.element);
      this.#label.paint(row, label);
    } else {
      this.#label?.element.remove();
      this.#label = null;
    }
    this.#cover(isGroup ? label : null);
    writeAttribute(this.element, 'aria-expanded', row.isOpen === null ? null : String(row.isOpen));
    writeAttribute(this.element, 'aria-level', row.level === 0 && row.isOpen === null ? null : String(row.level + 1));
    this.#paintExpander(row, columns, isTree);
  }

  #cover(label: LabelPlace | null): void {
    if (this.#covering === label) return;
    this.#covering = label;
    for (const [columnId, view] of this.cells) {
      writeAttribute(view.element, 'hidden', label?.covered.has(columnId) === true ? '' : null);
    }
  }

  #paintExpander(row: PaintedRow, columns: PaintColumns, isTree: boolean): void {
    const isNeeded = isTree && row.kind === 'row' && (row.level > 0 || row.isOpen !== null);
    const columnId = isNeeded ? (treeColumn(columns.shown)?.column.id ?? null) : null;
    const view = columnId === null ? undefined : this.cells.get(columnId);
    if (this.#expander !== null && (columnId !== this.#expander.columnId || view === undefined)) {
      this.#expander.expander.element.remove();
      this.cells.get(this.#expander.columnId)?.indent(0);
      this.#expander = null;
    }
    if (view === undefined || columnId === null) return;
    this.#expander ??= { columnId, expander: addExpander(view.element) };
    this.#expander.expander.show(row);
    view.indent(expanderPx(row.level));
  }
}

function addCheck(zone: HTMLElement): HTMLElement {
  const cell = addElement(zone, 'div', styles['checkCell']);
  cell.setAttribute('role', 'gridcell');
  cell.setAttribute('aria-colindex', '1');
  cell.dataset['control'] = 'check';
  const box = addElement(cell, 'span', styles['check']);
  box.setAttribute('role', 'checkbox');
  box.setAttribute('aria-checked', 'false');
  box.setAttribute('aria-label', 'Select row');
  addIcon(box, TICK, styles['tick']);
  return box;
}
