import type { ColumnSort } from '@meridian/domain/columns/grid';
import { type ColumnReader, type ColumnReaders, createReaders, type ReaderContext } from './column-reader.ts';
import { type DisplayList, flatList } from './display-list.ts';
import type { GridDefinition, GridQuery, GridQuick, GridViewer } from './grid-model.ts';
import { type Grouping, groupedList } from './grouped-list.ts';
import { LimitedOut } from './limited-out.ts';
import { arrivalKey, groupKey, sortKey } from './order-key.ts';
import { createRowCursor, type RowCursor } from './row-cursor.ts';
import { createRowFilter, type RowFilter } from './row-filter.ts';
import { createPhaseKey, type PhaseKey } from './phase-key.ts';
import { type OrderedRows, RowOrder } from './row-order.ts';
import type { RowStore } from './row-store.ts';
import { type SectionRun, sectionList } from './section-list.ts';
import { isNarrower } from './search-words.ts';
import { treeList } from './tree-list.ts';
import { createZoneClock, type ZoneClock } from './zone-clock.ts';

export type GridViewOptions = {
  readonly grid: GridDefinition;
  readonly store: RowStore;
  readonly viewer: GridViewer;
  readonly query: GridQuery;
  readonly now: () => number;
};

/** A tree shows the rows above those that pass, too. */
const EVERY_ROW: OrderedRows = { passes: () => true, among: () => () => true };

/** The rows of one store by one query. A new store or viewer needs a new view. */
export class GridView {
  readonly store: RowStore;
  readonly cursor: RowCursor;
  readonly readers: ColumnReaders;
  readonly limitedOut: LimitedOut;
  readonly #context: ReaderContext;
  #query: GridQuery;
  #filter: RowFilter;
  #order: RowOrder;
  /** Null without sections. */
  #phases: PhaseKey | null = null;
  #orders = 0;
  #sections: readonly SectionRun[] = [];
  #list: DisplayList;
  /** Counts changes of the displayed list. Derived data is valid while it is unchanged. */
  #epoch = 1;

  constructor({ grid, store, viewer, query, now }: GridViewOptions) {
    this.store = store;
    this.cursor = createRowCursor(store);
    const { cursor } = this;
    this.limitedOut = new LimitedOut(store, cursor);
    const clock = createZoneClock(viewer.zone);
    this.#context = { store, cursor, viewer, clock, now, isLimitedOut: this.limitedOut.has };
    this.readers = createReaders(grid, this.#context);
    this.#query = query;
    this.#filter = createRowFilter(query, this.readers, this.#context);
    this.#order = this.#createOrder(null);
    this.#list = this.#createList();
  }

  get query(): GridQuery {
    return this.#query;
  }

  get list(): DisplayList {
    return this.#list;
  }

  get filter(): RowFilter {
    return this.#filter;
  }

  /** Whether rows have the prices that limits are held against. */
  get hasMarketData(): boolean {
    return this.#context.viewer.permissions.includes('market_data_permit');
  }

  get clock(): ZoneClock {
    return this.#context.clock;
  }

  get epoch(): number {
    return this.#epoch;
  }

  /** The positions in `GroupRun` refer to these. */
  get orderedSlots(): Int32Array {
    return this.#order.slots;
  }

  get sections(): readonly SectionRun[] {
    return this.#sections;
  }

  /** The rows that are summed up: in a tree, its roots. */
  summedSlots(): Int32Array {
    if (!this.#isTree()) return this.#order.slots;
    const tops: number[] = [];
    for (let index = 0; index < this.#list.length; index += 1) {
      const item = this.#list.item(index);
      if (item?.kind === 'row' && item.level === 0) tops.push(item.slot);
    }
    return Int32Array.from(tops);
  }

  /** Stays the same while these are the same rows, in whatever order. Null for a tree, whose rows depend on each other. */
  get turnover(): string | null {
    return this.#isTree() ? null : `${this.#orders} ${this.#order.turnover}`;
  }

  /** The same rows, in no order that means anything. */
  countedSlots(): Int32Array {
    return this.#isTree() ? this.summedSlots() : this.#order.ascending();
  }

  /** Whether a row passed the filters at the last `refresh`, shown or in a closed group. */
  isWanted(slot: number): boolean {
    return this.#isTree() ? this.#filter.passes(slot) : this.#order.has(slot);
  }

  setQuery(query: GridQuery): void {
    const before = this.#query;
    this.#query = query;
    const isFilterSame = isAlike(before, query, ['filters']) && isQuickAlike(before.quick, query.quick);
    const isRowsSame = isFilterSame && before.search === query.search;
    const isOrderSame = isAlike(before, query, ['sort', 'groupBy', 'treeBy', 'sections']);
    if (!isRowsSame || before.quick !== query.quick) this.#filter = createRowFilter(query, this.readers, this.#context);
    if (isRowsSame && isOrderSame) {
      if (isAlike(before, query, ['expansion'])) return;
    } else if (isFilterSame && isOrderSame && !this.#isTree() && isNarrower(before.search, query.search)) {
      this.#narrowOrder();
    } else {
      this.#order = this.#createOrder(this.#order);
    }
    this.#showOrder();
  }

  /** A longer word is searched for among the rows that had the shorter one. */
  #narrowOrder(): void {
    this.#order.narrow(this.#filter);
    this.#order.update(this.store.takeDirty());
    this.store.releaseDead();
  }

  /** Applies all changes of the rows since the last call. False when nothing moved. */
  refresh(): boolean {
    const isChanged = this.#order.update(this.store.takeDirty());
    this.store.releaseDead();
    // A tree depends on links between rows, which are not in the sort key.
    if (isChanged || this.#isTree()) this.#showOrder();
    return isChanged;
  }

  #isTree(): boolean {
    return this.#query.treeBy !== null && this.#query.groupBy.length === 0;
  }

  #isSectioned(): boolean {
    const { sections, groupBy, treeBy } = this.#query;
    return sections && groupBy.length === 0 && treeBy === null;
  }

  #showOrder(): void {
    this.#list = this.#createList();
    this.#epoch += 1;
  }

  #groupReaders(): readonly ColumnReader[] {
    return this.#query.groupBy.flatMap((id) => this.readers.get(id) ?? []);
  }

  #createOrder(before: RowOrder | null): RowOrder {
    const { sort } = this.#query;
    const groups = this.#groupReaders();
    const groupIds = new Set(groups.map(({ column }) => column.id));
    const directionOf = (id: string) => sort.find(({ columnId }) => columnId === id)?.direction ?? 'ascending';
    this.#phases = this.#isSectioned() ? createPhaseKey(this.cursor) : null;
    const keys = [
      ...(this.#phases === null ? [] : [this.#phases]),
      ...groups.map((reader) => groupKey(reader, directionOf(reader.column.id))),
      ...sort
        .filter(({ columnId }) => !groupIds.has(columnId))
        .flatMap(({ columnId, direction }) => {
          const reader = this.readers.get(columnId);
          return reader === undefined ? [] : [sortKey(reader, direction)];
        }),
      arrivalKey(this.store, this.#arrivalDirection()),
    ];
    const order = new RowOrder(this.store, keys, this.#isTree() ? EVERY_ROW : this.#filter);
    this.#orders += 1;
    // Nobody reads the lines of before once there are others.
    before?.release();
    this.store.takeDirty();
    order.rebuild();
    this.store.releaseDead();
    return order;
  }

  /** Rows of the same time keep the order of arrival. In a log with newest first, the last arrival is on top. */
  #arrivalDirection(): ColumnSort['direction'] {
    const last = this.#query.sort.at(-1);
    const kind = last === undefined ? undefined : this.readers.get(last.columnId)?.column.kind;
    return last !== undefined && (kind === 'time' || kind === 'time-of-day') ? last.direction : 'ascending';
  }

  #createList(): DisplayList {
    const { expansion, treeBy } = this.#query;
    const groups = this.#groupReaders();
    this.#sections = [];
    if (this.#phases !== null) {
      const list = sectionList({ slots: this.#order.slots, phases: this.#phases, expansion });
      this.#sections = list.sections;
      return list;
    }
    if (groups.length > 0) return groupedList(this.#order, groupingBy(groups), expansion);
    if (treeBy === null) return flatList(this.#order.slots);
    return treeList({
      store: this.store,
      slots: this.#order.slots,
      parentField: this.store.column(treeBy),
      passes: this.#filter.among(this.#order.slots),
      expansion,
    });
  }
}

function groupingBy(readers: readonly ColumnReader[]): Grouping {
  return {
    columnIds: readers.map(({ column }) => column.id),
    labelOf: (level, slot) => readers[level]?.text(slot) ?? '',
    nameOf: (level, slot) => {
      const reader = readers[level];
      if (reader === undefined) return '';
      return reader.order === 'text' ? reader.text(slot) : String(reader.value(slot) ?? '');
    },
  };
}

/** Ignores the context of inactive quick filters. */
function isQuickAlike(a: GridQuick | null, b: GridQuick | null): boolean {
  return a === b || quickText(a) === quickText(b);
}

function quickText(quick: GridQuick | null): string {
  if (quick === null || quick.on.length === 0) return '';
  const { on, trader, stuckKeys } = quick;
  return JSON.stringify([on, on.includes('mine') ? trader : null, on.includes('stuck') ? stuckKeys : null]);
}

function isAlike(a: GridQuery, b: GridQuery, parts: readonly (keyof GridQuery)[]): boolean {
  return parts.every((part) => a[part] === b[part] || JSON.stringify(a[part]) === JSON.stringify(b[part]));
}
