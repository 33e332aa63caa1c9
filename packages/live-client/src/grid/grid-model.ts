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

/** What the worker needs of a grid of the domain: plain data, which can cross into it. */
export type GridDefinition = Pick<Grid, 'id' | 'rowKey' | 'columns'>;

/** A live topic and its parameters. */
export type GridTopic = {
  [Name in Topic]: { readonly topic: Name; readonly params: TopicParams<Name> };
}[Topic];

/** Who looks: the zone times are shown in, and which columns are not blank. */
export type GridViewer = { readonly zone: string; readonly permissions: readonly PermissionFlag[] };

// ---- What is asked for -------------------------------------------------------------------------------------------

/** What a row must fulfil in one column; the kind is the column's (`columnFilter`), or one of the three trees. */
export type GridColumnFilter =
  /** The display text contains it, whatever the case. */
  | { readonly kind: 'text'; readonly contains: string }
  /** Both ends count; null is open. A row without a number fails. */
  | { readonly kind: 'number'; readonly min: number | null; readonly max: number | null }
  /** Days in the viewer's zone (a date column's own days); both ends count, null is open. */
  | { readonly kind: 'date'; readonly from: CalendarDate | null; readonly to: CalendarDate | null }
  /** Moments of an epoch time column; both ends count, null is open. */
  | { readonly kind: 'time'; readonly fromMs: number | null; readonly toMs: number | null }
  /** The display text is one of these; '' is blank. */
  | { readonly kind: 'set'; readonly texts: readonly string[] }
  /** The display text is none of these, whatever comes later. */
  | { readonly kind: 'except'; readonly texts: readonly string[] }
  /** The status tree, over the row's status field. */
  | { readonly kind: 'status'; readonly filter: StatusFilter }
  /** LIMITED OUT / NOT LIMITED OUT. */
  | { readonly kind: 'limit'; readonly filter: PairFilter }
  /** VC Constrained / Not VC Constrained. */
  | { readonly kind: 'volume-cap'; readonly filter: PairFilter };

/** Which groups and tree rows are open: all but some, or none but some. Paths of `GridGroup.path`, or `treePath(key)`. */
export type GridExpansion = { readonly initially: 'open' | 'closed'; readonly except: readonly string[] };

/** Which rows are shown and in what order. Replaced as a whole; an equal one costs nothing. */
export type GridQuery = {
  /** Most important first; empty keeps the order of arrival. */
  readonly sort: readonly ColumnSort[];
  /** By column id; a row must pass all. */
  readonly filters: Readonly<Record<string, GridColumnFilter>>;
  /** Words; each must be found in the text of some column. */
  readonly search: string;
  /** Column ids, outermost first; empty for a flat list. */
  readonly groupBy: readonly string[];
  /** Field that holds the key of the row above (`parent_order_numeric_id` for spread legs); null for no tree. */
  readonly treeBy: string | null;
  /** Where nothing else groups the rows: Working, Waiting and Finished, the folded ones last (`sectionPath`). */
  readonly sections: boolean;
  readonly quick: GridQuick | null;
  readonly expansion: GridExpansion;
  /** What `GridPaint.summary` says of all filtered rows, at most once a second; null for nothing. */
  readonly summary: GridSummaryWanted | null;
};

/** The quick filters that are on, all of which a row must pass, and what they need to know. */
export type GridQuick = {
  readonly on: readonly QuickFilter[];
  /** The user's trader id; null for a user who has none. */
  readonly trader: string | null;
  readonly stuckKeys: readonly RowKey[];
};

/** Totals and counts of these columns, whether they are visible or not. */
export type GridSummaryWanted = {
  readonly totals: readonly string[];
  /** Rows by display text, for a status bar's "20 working". */
  readonly counts: readonly string[];
  readonly limitedOut: boolean;
  /** How many rows each quick filter would find, itself not counted as on. */
  readonly quick: boolean;
  /** Totals by side; only for rows that are fills. */
  readonly fills?: boolean;
};

/** Everything, as the server orders it. */
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

/** What the page can show: rows by display index, columns by id. Include the overscan. */
export type GridWindow = { readonly first: number; readonly count: number; readonly columnIds: readonly string[] };

// ---- What the page gets ------------------------------------------------------------------------------------------

/** The same object as in the paint before while nothing about it changed: compare by reference. */
export type PaintedCell = {
  readonly text: string;
  readonly tone: GridTone;
  /** The value behind the text, as of when the text came to be. */
  readonly value: Cell;
  readonly detail: CellDetail | null;
  /** Which way the value moved while the row was in the window. Null when the row has just come in. */
  readonly change: 'up' | 'down' | 'other' | null;
};

/** A group header's own facts. */
export type GridGroup = {
  /** Stands for the group in `GridExpansion`; stable while its values are. */
  readonly path: string;
  readonly columnId: string;
  /** The display text of the value that its rows share; '' when they have none. */
  readonly label: string;
  /** Rows beneath, at any depth. */
  readonly rowCount: number;
  /** Of a section, in place of totals; null for other groups. */
  readonly summary: readonly SummaryPart[] | null;
};

/** The same object as in the paint before while nothing about it changed. */
export type PaintedRow = {
  /** Unique in the paint; a row's own key as text, a group's path. Key DOM elements by it. */
  readonly id: string;
  /** null for groups. */
  readonly key: RowKey | null;
  readonly kind: 'row' | 'group';
  /** From 0; tree rows and rows in groups are deeper than what is above them. */
  readonly level: number;
  /** null where there is nothing to open. */
  readonly isOpen: boolean | null;
  readonly group: GridGroup | null;
  /** Nothing more will happen to it: filled, out, expired. */
  readonly isDim: boolean;
  /** In the order of `GridPaint.columnIds`; in a group these are its totals, or what all its rows share. */
  readonly cells: readonly PaintedCell[];
};

export type GridStatus = 'loading' | 'live' | 'stale' | 'refused';

/** Replaced as a whole on each change. Empty is `live` with `total` 0; all filtered away is `filtered` 0. */
export type GridState = {
  readonly status: GridStatus;
  /** Since when nothing newer can come; null unless stale. */
  readonly staleSinceMs: number | null;
  /** When the connection is tried again; null when that is under way or not needed. */
  readonly retryAtMs: number | null;
  readonly refusal: { readonly code: string; readonly message: string } | null;
  /** When data last came, by this machine's clock. */
  readonly lastDataMs: number | null;
  /** Rows in the feed, rows that pass the filters, display rows (groups counted, closed ones' rows not). */
  readonly total: number;
  readonly filtered: number;
  readonly displayed: number;
  /** How many selected rows the filters hide. */
  readonly selectedHidden: number;
};

/** One frame's worth. The next comes only after `ack(seq)`; what happens meanwhile is in it, conflated. */
export type GridPaint = {
  readonly seq: number;
  readonly first: number;
  readonly columnIds: readonly string[];
  /** May be fewer than asked for at the end of the list. */
  readonly rows: readonly PaintedRow[];
  /** Folded sections, the last of the displayed rows: they stay in view wherever the window is. */
  readonly docked: readonly PaintedRow[];
  readonly summary: GridSummary | null;
  readonly state: GridState;
};

/** Totals of all filtered rows by column id; in a tree, of its roots. */
export type GridSummary = {
  readonly totals: Readonly<Record<string, PaintedCell>>;
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly limitedOut: number | null;
  readonly quick: Readonly<Record<QuickFilter, number>> | null;
  readonly fills: readonly FillTotal[] | null;
  /** The line of each section by its path. */
  readonly sections: Readonly<Record<string, readonly SummaryPart[]>>;
};

// ---- Requests ----------------------------------------------------------------------------------------------------

/** Rows by display index (both ends count), the selection in display order, or all that pass the filters. */
export type GridRowsWanted =
  | { readonly kind: 'filtered' }
  | { readonly kind: 'range'; readonly first: number; readonly last: number }
  | { readonly kind: 'selection' };

export type GridTextRequest = {
  /** 'csv' is a file after RFC 4180 with plain numbers; 'tsv' is for pasting and says what the screen says. */
  readonly format: 'csv' | 'tsv';
  readonly rows: GridRowsWanted;
  readonly columnIds: readonly string[];
  readonly withHeaders: boolean;
};

export type GridDistinct = {
  /** In display order, '' for blank, with the number of rows of each, other columns' filters applied. */
  readonly values: readonly { readonly text: string; readonly count: number }[];
  /** True when there are more than were asked for. */
  readonly isTruncated: boolean;
};

export type GridPlace =
  | { readonly kind: 'shown'; readonly index: number }
  /** In closed groups; open these paths first. */
  | { readonly kind: 'closed'; readonly paths: readonly string[] }
  | { readonly kind: 'filtered' }
  | { readonly kind: 'unknown' };

/** Fields by name, as the server sends them. */
export type GridRecord = Readonly<Record<string, Cell>>;

// ---- The handle --------------------------------------------------------------------------------------------------

/** The selected keys. The page holds them, so that a click shows at once; keys that leave the feed drop out. */
export type GridSelection = {
  getKeys(): ReadonlySet<RowKey>;
  subscribe(listener: () => void): () => void;
  set(keys: Iterable<RowKey>): void;
  toggle(key: RowKey): void;
};

/** One open grid. Every promise is rejected with `GridClosedError` when the grid closes first. */
export type GridHandle = {
  setQuery(query: GridQuery): void;
  setWindow(window: GridWindow): void;
  /** True while the pointer is over the grid: the order then changes at most once a second, values at once. */
  setHold(isHeld: boolean): void;
  /** One listener, told the last paint at once; `ack(paint.seq)` from the frame that shows it. Returns what ends it. */
  onPaint(listener: (paint: GridPaint) => void): () => void;
  ack(seq: number): void;
  /** For useSyncExternalStore. */
  getState(): GridState;
  subscribe(listener: () => void): () => void;
  readonly selection: GridSelection;
  /** Rows a set filter can offer for a column. */
  distinct(columnId: string, limit?: number): Promise<GridDistinct>;
  /** For export and copy: all rows that are wanted, not the window. */
  text(request: GridTextRequest): Promise<string>;
  /** Keys in display order, for shift-click and select all; group headers stand for the rows beneath them. */
  keys(rows: GridRowsWanted): Promise<readonly RowKey[]>;
  /** Where a row stands now, for deep links. */
  place(key: RowKey): Promise<GridPlace>;
  /** Rows by key, hidden ones too, whole or with these fields; keys that are not there are left out. At most MAX_RECORDS. */
  records(keys: readonly RowKey[], fields?: readonly string[]): Promise<readonly GridRecord[]>;
  /** After a refusal, or rather than waiting for the next attempt. */
  retry(): void;
  close(): void;
};

/** A grid whose rows the page brings itself. */
export type LocalGridHandle = GridHandle & {
  /** A snapshot: replaces everything; rows are arrays in field order, the first field is the key. */
  replace(rows: readonly (readonly Cell[])[]): void;
  /** `[key, fieldIndex, value, …]` per row, a new key with every field; and keys that are gone. */
  applyIncrement(rows: readonly (readonly Cell[])[], removed: readonly RowKey[]): void;
  /** The rows could not be had, or come again: what the page knows of its own source. */
  setRefused(refusal: { readonly code: string; readonly message: string } | null): void;
};

/** One worker for all grids of a page. */
export type GridClient = {
  /** Rows of a live topic, over the worker's own connection. */
  open(grid: GridDefinition, source: GridTopic, query?: GridQuery): GridHandle;
  /** Without rows it is loading until the first `replace`. */
  openLocal(
    grid: GridDefinition,
    fields: readonly string[],
    rows?: readonly (readonly Cell[])[],
    query?: GridQuery,
  ): LocalGridHandle;
  setViewer(viewer: GridViewer): void;
  /** The page has signed in: the worker duplicates that session on a socket of its own. */
  signIn(session: { readonly url: string; readonly sessionId: string }): void;
  /** Removes the rows: their user signed out. */
  signOut(): void;
  dispose(): void;
};

/** How a tree row is named in `GridExpansion`. */
export function treePath(key: RowKey): string {
  return `row:${key}`;
}
