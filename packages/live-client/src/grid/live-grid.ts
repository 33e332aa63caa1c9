import type { ColumnKind } from '@meridian/domain/columns/column-kind';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { nothing, type Timers } from '../socket-port.ts';
import { feedRulesOf, GridFeed } from './grid-feed.ts';
import type { GridSource, WirePaint } from './grid-messages.ts';
import type { GridDefinition, GridQuery, GridState, GridSummary, GridViewer, GridWindow } from './grid-model.ts';
import { GridView } from './grid-view.ts';
import { createResortPace } from './resort-pace.ts';
import type { RowStore } from './row-store.ts';
import { SeenRows } from './seen-rows.ts';
import { SelectionWatch } from './selection-watch.ts';
import { SummaryWatch } from './summary-watch.ts';
import { WindowPainter } from './window-painter.ts';

const SECOND_MS = 1_000;
/** Where sorting and summing up take longer, values go first: the page draws them in the meantime. */
const MAX_UPKEEP_MS = 4;
/**
 * Paints that the page has not shown yet. Those that come between two of its frames are shown as one, so what changes just
 * after a paint need not wait for a frame more. A page that is slow gets what changed meanwhile at once.
 */
const MAX_IN_FLIGHT = 3;
const NEVER = Number.POSITIVE_INFINITY;
const NO_SECTIONS = {};

type PaintContent = Pick<WirePaint, 'rows' | 'docked' | 'lostKeys'> & { readonly summary: GridSummary | null };

/** Columns whose cells change with time alone. */
function isClock(kind: ColumnKind | undefined): boolean {
  return kind === 'duration' || kind === 'end-time';
}

/** The state of the connection that rows arrive on. */
export type GridConnection = Pick<GridState, 'retryAtMs' | 'refusal'>;

export const CONNECTED: GridConnection = { retryAtMs: null, refusal: null };

export type LiveGridOptions = {
  readonly definition: GridDefinition;
  readonly source: GridSource;
  readonly query: GridQuery;
  readonly viewer: GridViewer;
  readonly timers: Timers;
  /** Server time minus time here: ages of what the server says go by it. */
  readonly clockOffsetMs?: () => number;
  /** A few before the first of them is acknowledged, not more. */
  readonly post: (paint: WirePaint) => void;
  /** Told which rows are painted, and which ones are selected. */
  readonly onSeen: (keys: readonly RowKey[]) => void;
};

/** One grid in the worker. Takes rows as they arrive and sends the page one frame whenever it is ready. */
export class LiveGrid {
  readonly feed: GridFeed;
  readonly #options: LiveGridOptions;
  readonly #painter = new WindowPainter();
  readonly #pace = createResortPace();
  readonly #selection = new SelectionWatch();
  readonly #summary = new SummaryWatch();
  readonly #seen: SeenRows;
  #query: GridQuery;
  #queries = 0;
  #viewer: GridViewer;
  #window: GridWindow = { first: 0, count: 0, columnIds: [] };
  #view: GridView | null = null;
  #connection: GridConnection = CONNECTED;
  #seq = 0;
  #ackedSeq = 0;
  #isDisposed = false;
  #shownSummary: GridSummary | null = null;
  #isSummaryNew = false;
  /** How long the last sort and the last summary took. */
  #resortMs = 0;
  #summaryMs = 0;
  /** The store's count of rows that came or left, at the last sort. */
  #sortedComings = 0;
  #postedState = '';
  /** Undefined while the page has none. */
  #postedSummary: GridSummary | null | undefined = undefined;
  #postedColumns: readonly string[] | undefined = undefined;
  /** When the next work is due, and its timer. */
  #dueMs = NEVER;
  #armedMs = NEVER;
  #cancelTimer = nothing;

  constructor(options: LiveGridOptions) {
    this.#options = options;
    this.#query = options.query;
    this.#viewer = options.viewer;
    this.#seen = new SeenRows(options.onSeen);
    const events = { onStore: (store: RowStore | null) => this.#takeStore(store), onChange: () => this.#changed() };
    this.feed = new GridFeed(feedRulesOf(options.source), events, () => options.timers.now());
    this.#changed();
  }

  /** Null without rows. Values are current; the order is that of the last paint. */
  get view(): GridView | null {
    return this.#view;
  }

  get selectedKeys(): ReadonlySet<RowKey> {
    return this.#selection.keys;
  }

  setQuery(query: GridQuery): void {
    this.#query = query;
    this.#queries += 1;
    this.#view?.setQuery(query);
    this.#summary.hurry();
    this.#changed();
  }

  setWindow(window: GridWindow): void {
    this.#window = window;
    this.#changed();
  }

  setHold(isHeld: boolean): void {
    this.#pace.setHold(isHeld);
    this.#changed();
  }

  setViewer(viewer: GridViewer): void {
    this.#viewer = viewer;
    if (this.#view !== null) this.#takeStore(this.#view.store);
    this.#changed();
  }

  setSelection(keys: readonly RowKey[]): void {
    this.#selection.set(keys);
    this.#seen.select(keys);
    this.#changed();
  }

  setConnection(connection: GridConnection): void {
    this.#connection = connection;
    this.#changed();
  }

  acknowledge(seq: number): void {
    if (seq <= this.#ackedSeq || seq > this.#seq) return;
    this.#ackedSeq = seq;
    this.#arm();
  }

  dispose(): void {
    this.#cancelTimer();
    this.#isDisposed = true;
    this.#view = null;
  }

  #takeStore(store: RowStore | null): void {
    const { definition: grid, timers, clockOffsetMs } = this.#options;
    const [viewer, query] = [this.#viewer, this.#query];
    const now = () => timers.now() + (clockOffsetMs?.() ?? 0);
    this.#view = store === null ? null : new GridView({ grid, store, viewer, query, now });
    this.#summary.hurry();
  }

  #changed(): void {
    this.#dueMs = this.#options.timers.now();
    this.#arm();
  }

  #arm(): void {
    if (this.#isDisposed || this.#dueMs >= this.#armedMs) return;
    if (this.#seq - this.#ackedSeq >= this.#maxInFlight) return;
    this.#cancelTimer();
    this.#armedMs = this.#dueMs;
    const { timers } = this.#options;
    this.#cancelTimer = timers.after(Math.max(0, this.#dueMs - timers.now()), () => this.#flush());
  }

  /** A page that has not asked for rows yet is told that they are there when it gets them. */
  get #maxInFlight(): number {
    return this.#window.count === 0 ? 1 : MAX_IN_FLIGHT;
  }

  #flush(): void {
    this.#armedMs = NEVER;
    this.#cancelTimer = nothing;
    const nowMs = this.#options.timers.now();
    this.#dueMs = NEVER;
    const view = this.#view;
    if (view === null) this.#paintNothing();
    else this.#paintView(view, nowMs);
    this.#arm();
  }

  #paintNothing(): void {
    this.#painter.forget();
    const empty = { rows: [], docked: [], summary: null, lostKeys: [] };
    this.#postIfNew(empty, this.#state(null), false);
  }

  #paintView(view: GridView, nowMs: number): void {
    const isLate = this.#resortMs + this.#summaryMs > MAX_UPKEEP_MS;
    if (!isLate) this.#keepUp(view, nowMs);
    const hasClocks = this.#window.columnIds.some((id) => isClock(view.readers.get(id)?.column.kind));
    if (hasClocks) this.#dueMs = Math.min(this.#dueMs, nowMs + SECOND_MS);
    const tick = hasClocks ? Math.floor(nowMs / SECOND_MS) : 0;
    const summary = this.#shownSummary;
    const sections = summary?.sections ?? NO_SECTIONS;
    const { rows, docked, isNew, movedRows, newKeys } = this.#painter.paint(view, this.#window, { tick, sections });
    if (movedRows > 0) this.#pace.moved(movedRows);
    if (newKeys !== null) this.#seen.paint(newKeys);
    this.#dueMs = Math.min(this.#dueMs, this.#seen.tellNew(nowMs));
    const lostKeys = this.#selection.takeLost(view);
    const content = { rows, docked, summary, lostKeys };
    this.#postIfNew(content, this.#state(view), isNew || this.#isSummaryNew || lostKeys.length > 0);
    this.#isSummaryNew = false;
    if (isLate && this.#keepUp(view, this.#options.timers.now())) this.#dueMs = nowMs;
  }

  /** Sorts and sums up. False when there was nothing to do, or not yet. */
  #keepUp(view: GridView, nowMs: number): boolean {
    const isSorted = this.#resort(view, nowMs);
    const isSortDue = !isSorted && view.store.hasDirty();
    const beganMs = this.#options.timers.now();
    const { summary, isNew, isMade, dueMs } = this.#summary.take(view, this.#query.summary, nowMs, isSortDue);
    if (isMade) this.#summaryMs = this.#options.timers.now() - beganMs;
    this.#shownSummary = summary;
    this.#isSummaryNew ||= isNew;
    this.#dueMs = Math.min(this.#dueMs, dueMs);
    return isSorted || isNew;
  }

  #resort(view: GridView, nowMs: number): boolean {
    if (!view.store.hasDirty()) return false;
    const { comings } = view.store;
    const waitMs = this.#pace.waitMs(nowMs, comings !== this.#sortedComings);
    if (waitMs > 0) {
      this.#dueMs = Math.min(this.#dueMs, nowMs + waitMs);
      return false;
    }
    view.refresh();
    this.#sortedComings = comings;
    const doneMs = this.#options.timers.now();
    this.#resortMs = doneMs - nowMs;
    this.#pace.done(doneMs, this.#resortMs);
    return true;
  }

  #state(view: GridView | null): GridState {
    const { refusal, retryAtMs } = this.#connection;
    return {
      ...this.feed.state,
      ...(refusal === null ? {} : { status: 'refused', staleSinceMs: null, refusal }),
      retryAtMs,
      lastDataMs: this.feed.lastDataMs,
      total: view?.store.size ?? 0,
      filtered: view?.list.rowCount ?? 0,
      displayed: view?.list.length ?? 0,
      selectedHidden: view === null ? 0 : this.#selection.hidden(view),
    };
  }

  #postIfNew({ summary, ...content }: PaintContent, state: GridState, isNew: boolean): void {
    const { first, columnIds } = this.#window;
    // The data's age is shown in seconds, so one message per second is enough.
    const lastDataSecond = Math.floor((state.lastDataMs ?? 0) / SECOND_MS);
    const stateText = JSON.stringify([{ ...state, lastDataMs: lastDataSecond }, first, columnIds]);
    if (!isNew && stateText === this.#postedState) return;
    this.#postedState = stateText;
    this.#seq += 1;
    this.#options.post({
      seq: this.#seq,
      queries: this.#queries,
      first,
      columnIds: columnIds === this.#postedColumns ? 'same' : columnIds,
      summary: summary === this.#postedSummary ? 'same' : summary,
      ...content,
      state,
    });
    this.#postedColumns = columnIds;
    this.#postedSummary = summary;
  }
}
