import type { CalendarDate } from '@meridian/domain/calendar-date';
import type { ColumnSort, Grid } from '@meridian/domain/columns/grid';
import type { PermissionFlag } from '@meridian/domain/entities/permissions';
import type { FillTotal } from '@meridian/domain/fill-totals';
import type { PairFilter } from '@meridian/domain/pair-filter';
import type { SummaryPart } from '@meridian/domain/phase-summary';
import type { QuickFilter } from '@meridian/domain/quick-filter';
import type { StatusFilter } from '@meridian/domain/status-filter';
import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Topic } from '@meridian/protocol/live/topic-names';
import type { TopicParams } from '@meridian/protocol/live/topics';
import type { CellDetail, GridTone } from './cell-detail.ts';

/** The part of a grid definition that the worker needs: plain data that can be posted. */
export type GridDefinition = Pick<Grid, 'id' | 'rowKey' | 'columns'>;

/** A live topic and its parameters. */
export type GridTopic = {
  [Name in Topic]: { readonly topic: Name; readonly params: TopicParams<Name> };
}[Topic];

/** The viewer's time zone, and which columns are visible. */
export type GridViewer = { readonly zone: string; readonly permissions: readonly PermissionFlag[] };

// ---- What is asked for -------------------------------------------------------------------------------------------

/** A filter of one column. The kind is the column's (`columnFilter`), or one of the three trees. */
export type GridColumnFilter =
  /** The display text contains it, ignoring case. */
  | { readonly kind: 'text'; readonly contains: string }
  /** Both ends are included; null is open. A row without a number fails. */
  | { readonly kind: 'number'; readonly min: number | null; readonly max: number | null }
  /** Days in the viewer's zone (a date column's own days). Both ends are included; null is open. */
  | { readonly kind: 'date'; readonly from: CalendarDate | null; readonly to: CalendarDate | null }
  /** Times of an epoch time column. Both ends are included; null is open. */
  | { readonly kind: 'time'; readonly fromMs: number | null; readonly toMs: number | null }
  /** The display text is one of these. '' is blank. */
  | { readonly kind: 'set'; readonly texts: readonly string[] }
  /** The display text is none of these. New texts pass. */
  | { readonly kind: 'except'; readonly texts: readonly string[] }
  /** The status tree, over the row's status field. */
  | { readonly kind: 'status'; readonly filter: StatusFilter }
  /** LIMITED OUT / NOT LIMITED OUT. */
  | { readonly kind: 'limit'; readonly filter: PairFilter }
  /** VC Constrained / Not VC Constrained. */
  | { readonly kind: 'volume-cap'; readonly filter: PairFilter };

/** Which groups and tree rows are open: all except some, or only some. Paths of `GridGroup.path` or `treePath(key)`. */
export type GridExpansion = { readonly initially: 'open' | 'closed'; readonly except: readonly string[] };

/** Which rows are shown, and in which order. Replaced as a whole; setting an equal query costs nothing. */
export type GridQuery = {
  /** Most important first. Empty keeps the order of arrival. */
  readonly sort: readonly ColumnSort[];
  /** By column id. A row must pass all. */
  readonly filters: Readonly<Record<string, GridColumnFilter>>;
  /** Words. Some column must contain each of them. */
  readonly search: string;
  /** Column ids, outermost first. Empty for a flat list. */
  readonly groupBy: readonly string[];
  /** Field that holds the key of the row above (`parent_order_numeric_id` for spread legs); null for no tree. */
  readonly treeBy: string | null;
  /** Without another grouping: Working, Waiting and Finished, closed sections last (`sectionPath`). */
  readonly sections: boolean;
  readonly quick: GridQuick | null;
  readonly expansion: GridExpansion;
  /** What `GridPaint.summary` contains about all filtered rows, at most once a second. Null for nothing. */
  readonly summary: GridSummaryWanted | null;
};

/** The active quick filters, all of which a row must pass, and their context. */
export type GridQuick = {
  readonly on: readonly QuickFilter[];
  /** The user's trader id. Null without one. */
  readonly trader: string | null;
  readonly stuckKeys: readonly RowKey[];
};

/** Totals and counts of these columns, visible or not. */
export type GridSummaryWanted = {
  readonly totals: readonly string[];
  /** Row counts by display text, for a status bar's "20 working". */
  readonly counts: readonly string[];
  readonly limitedOut: boolean;
  /** How many rows each quick filter would find, without its own effect. */
  readonly quick: boolean;
  /** Totals by side, for rows that are fills. */
  readonly fills?: boolean;
};

/** All rows in the server's order. */
export const PLAIN_QUERY: GridQuery = {
  sort: [],
  filters: {},
  search: '',
  groupBy: [],
  treeBy: null,
  sections: false,
  quick: null,
  expansion: { initially: 'open', except: [] },
  summary: null,
};

/** The visible part: rows by display index, columns by id, including overscan. */
export type GridWindow = { readonly first: number; readonly count: number; readonly columnIds: readonly string[] };

// ---- What the page gets ------------------------------------------------------------------------------------------

/** The same object as in the previous paint while unchanged: compare by reference. */
export type PaintedCell = {
  readonly text: string;
  readonly tone: GridTone;
  /** The value behind the text, from the same moment. */
  readonly value: Cell;
  readonly detail: CellDetail | null;
  /** How the value moved while the row was visible. Null for a row that has just become visible. */
  readonly change: 'up' | 'down' | 'other' | null;
};

/** The data of a group header. */
export type GridGroup = {
  /** Names the group in `GridExpansion`. Stable while its values are. */
  readonly path: string;
  readonly columnId: string;
  /** The display text of the rows' common value. '' for none. */
  readonly label: string;
  /** Rows below, at all levels. */
  readonly rowCount: number;
  /** The summary of a section, instead of totals. Null for other groups. */
  readonly summary: readonly SummaryPart[] | null;
};

/** The same object as in the previous paint while unchanged. */
export type PaintedRow = {
  /** Unique in the paint: the row's key as text, or the group's path. Use it as the DOM key. */
  readonly id: string;
  /** null for groups. */
  readonly key: RowKey | null;
  readonly kind: 'row' | 'group';
  /** Starts at 0. Tree rows and rows in groups are deeper than their parent. */
  readonly level: number;
  /** null when it cannot be opened. */
  readonly isOpen: boolean | null;
  readonly group: GridGroup | null;
  /** The order is finished: filled, out or expired. */
  readonly isDim: boolean;
  /** In the order of `GridPaint.columnIds`. In a group these are totals or common values. */
  readonly cells: readonly PaintedCell[];
};

export type GridStatus = 'loading' | 'live' | 'stale' | 'refused';

/** Replaced as a whole on each change. An empty grid is `live` with `total` 0, or `filtered` 0 if filters hide all. */
export type GridState = {
  readonly status: GridStatus;
  /** Since when the data is stale. Null unless stale. */
  readonly staleSinceMs: number | null;
  /** The time of the next connection attempt. Null during an attempt, or when none is needed. */
  readonly retryAtMs: number | null;
  readonly refusal: { readonly code: string; readonly message: string } | null;
  /** The time of the last data, by this machine's clock. */
  readonly lastDataMs: number | null;
  /** Rows in the feed, rows that pass the filters, and display rows (groups included, rows of closed groups not). */
  readonly total: number;
  readonly filtered: number;
  readonly displayed: number;
  /** How many selected rows the filters hide. */
  readonly selectedHidden: number;
};

/** One frame, whole. A few may come before `ack(seq)`, which is for all up to it; then all changes until it, conflated. */
export type GridPaint = {
  readonly seq: number;
  /** How many queries the grid had been given. Another number: somebody waits for these rows. */
  readonly queries: number;
  readonly first: number;
  readonly columnIds: readonly string[];
  /** May be fewer than requested at the end of the list. */
  readonly rows: readonly PaintedRow[];
  /** Closed sections, the last display rows. They stay visible at any scroll position. */
  readonly docked: readonly PaintedRow[];
  readonly summary: GridSummary | null;
  readonly state: GridState;
};

/** Totals of all filtered rows by column id. In a tree, of its roots. */
export type GridSummary = {
  readonly totals: Readonly<Record<string, PaintedCell>>;
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly limitedOut: number | null;
  readonly quick: Readonly<Record<QuickFilter, number | null>> | null;
  readonly fills: readonly FillTotal[] | null;
  /** The summary line of each section, by path. */
  readonly sections: Readonly<Record<string, readonly SummaryPart[]>>;
};

/** Rows by display index (both ends included), the selection in display order, or all filtered rows. */
export type GridRowsWanted =
  | { readonly kind: 'filtered' }
  | { readonly kind: 'range'; readonly first: number; readonly last: number }
  | { readonly kind: 'selection' };

export type GridTextRequest = {
  /** 'csv' is a file (RFC 4180) with plain numbers. 'tsv' is for pasting, with the texts on screen. */
  readonly format: 'csv' | 'tsv';
  readonly rows: GridRowsWanted;
  readonly columnIds: readonly string[];
  readonly withHeaders: boolean;
};

export type GridDistinct = {
  /** In display order, '' for blank, each with its rows after the other columns' filters. */
  readonly values: readonly { readonly text: string; readonly count: number }[];
  /** True when there are more than requested. */
  readonly isTruncated: boolean;
};

export type GridPlace =
  | { readonly kind: 'shown'; readonly index: number }
  /** The row is in closed groups. Open these paths first. */
  | { readonly kind: 'closed'; readonly paths: readonly string[] }
  | { readonly kind: 'filtered' }
  | { readonly kind: 'unknown' };

/** All rows of the grid, or only those that no filter hides. Rows of closed groups count as shown. */
export type GridAmong = 'all' | 'shown';

/** Fields by name, as the server sends them. */
export type GridRecord = Readonly<Record<string, Cell>>;

/** The selected keys. The page holds them. Keys that leave the feed are removed. */
export type GridSelection = {
  getKeys(): ReadonlySet<RowKey>;
  subscribe(listener: () => void): () => void;
  set(keys: Iterable<RowKey>): void;
  toggle(key: RowKey): void;
};

/** One open grid. When it closes, its pending promises reject with `GridClosedError`. */
export type GridHandle = {
  setQuery(query: GridQuery): void;
  setWindow(window: GridWindow): void;
  /** True while the pointer is over the grid. The order then changes at most once a second; values change at once. */
  setHold(isHeld: boolean): void;
  /** One listener, called with the last paint at once. It must `ack(paint.seq)`. Returns a function that ends it. */
  onPaint(listener: (paint: GridPaint) => void): () => void;
  ack(seq: number): void;
  /** For useSyncExternalStore. */
  getState(): GridState;
  subscribe(listener: () => void): () => void;
  readonly selection: GridSelection;
  /** The values that a set filter can offer for a column. */
  distinct(columnId: string, limit?: number): Promise<GridDistinct>;
  /** For export and copy: all requested rows, not only the visible ones. */
  text(request: GridTextRequest): Promise<string>;
  /** Keys in display order, for shift-click and select all. A group header stands for its rows. */
  keys(rows: GridRowsWanted): Promise<readonly RowKey[]>;
  /** The current position of a row, for deep links. */
  place(key: RowKey): Promise<GridPlace>;
  /** Rows by key, with all or the given fields. Missing keys are left out. At most MAX_RECORDS. */
  records(keys: readonly RowKey[], fields?: readonly string[], among?: GridAmong): Promise<readonly GridRecord[]>;
  /** Retries after a refusal, or before the next automatic attempt. */
  retry(): void;
  close(): void;
};

/** A grid with rows from the page. */
export type LocalGridHandle = GridHandle & {
  /** A snapshot that replaces everything. Rows are arrays in field order; the first field is the key. */
  replace(rows: readonly (readonly Cell[])[]): void;
  /** `[key, fieldIndex, value, …]` per row, with all fields for a new key; and the removed keys. */
  applyIncrement(rows: readonly (readonly Cell[])[], removed: readonly RowKey[]): void;
  /** Sets or clears the refusal of the page's own source. */
  setRefused(refusal: { readonly code: string; readonly message: string } | null): void;
};

/** One worker for all grids of a page. */
export type GridClient = {
  /** Rows of a live topic, over the worker's connection. */
  open(grid: GridDefinition, source: GridTopic, query?: GridQuery): GridHandle;
  /** Without rows the grid is loading until the first `replace`. */
  openLocal(
    grid: GridDefinition,
    fields: readonly string[],
    rows?: readonly (readonly Cell[])[],
    query?: GridQuery,
  ): LocalGridHandle;
  setViewer(viewer: GridViewer): void;
  /** After the page signed in, the worker duplicates that session on its own socket. */
  signIn(session: { readonly url: string; readonly sessionId: string }): void;
  /** Removes the rows, because their user signed out. */
  signOut(): void;
  dispose(): void;
};

/** The name of a tree row in `GridExpansion`. */
export function treePath(key: RowKey): string {
  return `row:${key}`;
}
