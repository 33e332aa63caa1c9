import { type CellLook, isDimRow } from './cell-look-of.ts';
import type { ColumnReader } from './column-reader.ts';
import type { DisplayItem } from './display-list.ts';
import type { WireRow } from './grid-messages.ts';
import type { GridWindow, PaintedCell, PaintedRow } from './grid-model.ts';
import type { GridView } from './grid-view.ts';
import { blankCell, totalCell } from './group-totals.ts';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { SummaryPart } from '@meridian/domain/phase-summary';
import { followingCell } from './painted-cells.ts';

/** The row that the page has, and the row version it was made from. */
type Shown = { readonly row: PaintedRow; readonly stamp: string };

/** Data that is painted besides the rows' values. */
export type PaintFacts = {
  /** Changes when cells with elapsed times must be recomputed. */
  readonly tick: number;
  readonly sections: Readonly<Record<string, readonly SummaryPart[]>>;
};

export type PaintedWindow = {
  readonly rows: readonly WireRow[];
  readonly docked: readonly WireRow[];
  /** False when the page already has exactly this. */
  readonly isNew: boolean;
  /** Rows that stand below another row than in the paint before. */
  readonly movedRows: number;
  /** The keys of the painted rows. Null while they are the same as in the paint before. */
  readonly newKeys: readonly RowKey[] | null;
};

/** Remembers what the page has, so that only changes are computed and sent. */
export class WindowPainter {
  #shown = new Map<string, Shown>();
  #order = '';
  #columns = '';
  #view: GridView | null = null;

  paint(view: GridView, window: GridWindow, facts: PaintFacts): PaintedWindow {
    const columns = window.columnIds.join('\n');
    if (columns !== this.#columns) this.#shown = new Map();
    const readers = window.columnIds.map((id) => view.readers.get(id) ?? null);
    const shown = new Map<string, Shown>();
    const paintLines = (first: number, end: number) => {
      const rows: WireRow[] = [];
      for (let index = Math.max(0, first); index < end; index += 1) {
        const item = view.list.item(index);
        if (item !== null) rows.push(this.#paintLine(view, item, readers, facts, shown));
      }
      return rows;
    };
    const { length, docked: dockedCount } = view.list;
    const flow = length - dockedCount;
    const rows = paintLines(window.first, Math.min(flow, window.first + window.count));
    const docked = paintLines(flow, length);
    const order = `${window.first} ${dockedCount} ${[...shown.keys()].join('\n')}`;
    const isChanged = [...rows, ...docked].some((row) => typeof row !== 'string');
    const isOrderNew = order !== this.#order;
    const isNew = isChanged || isOrderNew || columns !== this.#columns;
    const movedRows = isOrderNew ? newNeighbours(this.#shown.keys(), shown.keys()) : 0;
    const newKeys = isOrderNew ? [...shown.values()].flatMap(({ row: { key } }) => key ?? []) : null;
    this.#shown = shown;
    this.#order = order;
    this.#columns = columns;
    this.#view = view;
    return { rows, docked, isNew, movedRows, newKeys };
  }

  #paintLine(
    view: GridView,
    item: DisplayItem,
    readers: Readers,
    facts: PaintFacts,
    shown: Map<string, Shown>,
  ): WireRow {
    const id = idOf(view, item);
    const before = this.#shown.get(id);
    const stamp = `${stampOf(view, item, facts)} ${facts.tick}`;
    const next =
      view === this.#view && before?.stamp === stamp
        ? before
        : { row: follow(before?.row, paintRow(view, item, id, readers, facts)), stamp };
    shown.set(id, next);
    return wireRow(before?.row, next.row);
  }

  /** The page has lost everything it had. */
  forget(): void {
    this.#shown = new Map();
    this.#order = '';
    this.#view = null;
  }
}

function newNeighbours(before: Iterable<string>, after: Iterable<string>): number {
  const above = new Map<string, string>();
  let previous = '';
  for (const id of before) {
    above.set(id, previous);
    previous = id;
  }
  previous = '';
  let moved = 0;
  for (const id of after) {
    if (above.get(id) !== previous) moved += 1;
    previous = id;
  }
  return moved;
}

function idOf(view: GridView, item: DisplayItem): string {
  return item.kind === 'group' ? item.group.path : String(view.store.keyOf(item.slot));
}

/** A group's totals depend on all its rows, so any change may affect it. A section has only its line. */
function stampOf(view: GridView, item: DisplayItem, { sections }: PaintFacts): string {
  if (item.kind === 'row') return `${view.store.version(item.slot)} ${item.level} ${item.isOpen}`;
  const { path, start, end, isOpen, isSection } = item.group;
  return isSection
    ? `${start} ${end} ${isOpen} ${lineText(sections[path] ?? [])}`
    : `${view.epoch} ${view.store.lastVersion}`;
}

function lineText(parts: readonly SummaryPart[]): string {
  return parts.map(({ text, tone }) => `${tone} ${text}`).join('\n');
}

type Readers = readonly (ColumnReader | null)[];

function paintRow(
  view: GridView,
  item: DisplayItem,
  id: string,
  readers: Readers,
  { sections }: PaintFacts,
): PaintedRow {
  if (item.kind === 'group') {
    const { path, columnId, label, level, start, end, isOpen, isSection } = item.group;
    const slots = view.orderedSlots.subarray(start, end);
    const cellOf = (reader: ColumnReader | null) =>
      reader === null || isSection ? blankCell() : totalCell(view, reader, slots);
    const cells = readers.map(cellOf);
    const summary = isSection ? (sections[path] ?? []) : null;
    const group = { path, columnId, label, rowCount: end - start, summary };
    return { id, key: null, kind: 'group', level, isOpen, group, isDim: false, cells };
  }
  const { slot, level, isOpen } = item;
  return {
    id,
    key: view.store.keyOf(slot),
    kind: 'row',
    level,
    isOpen,
    group: null,
    isDim: isDimRow(view.cursor.at(slot)),
    cells: readers.map((reader) => (reader === null ? blankCell() : paintCell(reader, slot))),
  };
}

function paintCell(reader: ColumnReader, slot: number): PaintedCell {
  const text = reader.text(slot);
  const { tone, detail }: CellLook = reader.look(slot, text);
  return { text, tone, value: reader.value(slot), detail, change: null };
}

/** The previous row object when nothing changed. */
function follow(before: PaintedRow | undefined, after: PaintedRow): PaintedRow {
  if (before === undefined) return after;
  const cells = after.cells.map((cell, index) => followingCell(before.cells[index], cell));
  const isSame = isSameHead(before, after) && cells.every((cell, index) => cell === before.cells[index]);
  return isSame ? before : { ...after, cells };
}

function isSameHead(a: PaintedRow, b: PaintedRow): boolean {
  return (
    a.kind === b.kind &&
    a.level === b.level &&
    a.isOpen === b.isOpen &&
    a.isDim === b.isDim &&
    a.group?.label === b.group?.label &&
    a.group?.rowCount === b.group?.rowCount &&
    lineText(a.group?.summary ?? []) === lineText(b.group?.summary ?? [])
  );
}

/** A row that the page has is sent as its id; a changed row only with its changed cells. */
function wireRow(before: PaintedRow | undefined, row: PaintedRow): WireRow {
  if (before === undefined) return row;
  if (before === row) return row.id;
  return { ...row, cells: row.cells.map((cell, index) => (cell === before.cells[index] ? null : cell)) };
}
