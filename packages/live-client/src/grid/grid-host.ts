import { LiveSession } from '../live-session.ts';
import type { OpenRows } from '../row-subscriptions.ts';
import { ALWAYS_VISIBLE, type SocketConstructor, type Timers } from '../socket-port.ts';
import { answerRequest } from './grid-answers.ts';
import { CONNECTED, type GridConnection, LiveGrid } from './live-grid.ts';
import { MAX_GRIDS } from './grid-limits.ts';
import type { FromWorker, GridOrder, GridSource, ToWorker } from './grid-messages.ts';
import type { GridViewer } from './grid-model.ts';

export type GridHostOptions = {
  readonly WebSocket: SocketConstructor;
  readonly timers: Timers;
  readonly newId: () => string;
  readonly post: (message: FromWorker) => void;
};

type OpenGrid = { readonly live: LiveGrid; readonly source: GridSource; rows: OpenRows | null };

/** The worker's side: all grids of the page over its own connection, which duplicates the page's session. */
export class GridHost {
  readonly #options: GridHostOptions;
  readonly #grids = new Map<number, OpenGrid>();
  #viewer: GridViewer = { zone: 'UTC', permissions: [] };
  #session: LiveSession | null = null;
  #signedInTo: { readonly url: string; readonly sessionId: string } | null = null;

  constructor(options: GridHostOptions) {
    this.#options = options;
  }

  take(message: ToWorker): void {
    switch (message.type) {
      case 'viewer':
        this.#viewer = message.viewer;
        for (const { live } of this.#grids.values()) live.setViewer(message.viewer);
        return;
      case 'sign-in':
        return this.#signIn(message.url, message.sessionId);
      case 'sign-out':
        return this.#signOut();
      case 'open':
        return this.#open(message);
      case 'order': {
        const grid = this.#grids.get(message.grid);
        // The message may be for a grid that the page has closed.
        if (grid !== undefined) this.#obey(message.grid, grid, message.order);
      }
    }
  }

  dispose(): void {
    this.#signOut();
    for (const { live } of this.#grids.values()) live.dispose();
    this.#grids.clear();
  }

  #open({ grid, definition, source, query }: Extract<ToWorker, { type: 'open' }>): void {
    if (this.#grids.size >= MAX_GRIDS) throw new Error(`More than ${MAX_GRIDS} grids`);
    const { timers, post } = this.#options;
    const viewer = this.#viewer;
    const live = new LiveGrid({
      definition,
      source,
      query,
      viewer,
      timers,
      clockOffsetMs: () => this.#session?.getSnapshot().identity?.clockOffsetMs ?? 0,
      post: (paint) => post({ type: 'paint', grid, paint }),
      onSeen: (keys) => this.#grids.get(grid)?.rows?.look(keys),
    });
    const opened = { live, source, rows: null };
    this.#grids.set(grid, opened);
    if (source.kind === 'topic') {
      if (this.#session === null) this.#connect();
      else this.#subscribe(opened);
    }
    if (source.kind !== 'topic' && source.rows !== null) replaceRows(opened, source.rows);
  }

  #obey(id: number, grid: OpenGrid, order: GridOrder): void {
    const { live } = grid;
    switch (order.type) {
      case 'query':
        return live.setQuery(order.query);
      case 'window':
        return live.setWindow(order.window);
      case 'hold':
        return live.setHold(order.isHeld);
      case 'ack':
        return live.acknowledge(order.seq);
      case 'selection':
        return live.setSelection(order.keys);
      case 'rows':
        return replaceRows(grid, order.rows);
      case 'increment':
        return live.feed.onIncrement(order.rows, order.removed);
      case 'refused':
        return order.refusal === null
          ? live.feed.onForget()
          : live.feed.onRefused(order.refusal.code, order.refusal.message);
      case 'ask':
        return answerRequest(live, order.request, this.#options.timers, (answer) =>
          this.#options.post({ type: 'answer', grid: id, id: order.id, answer }),
        );
      case 'retry':
        return this.#retry(grid);
      case 'close':
        grid.rows?.close();
        live.dispose();
        this.#grids.delete(id);
    }
  }

  #subscribe(grid: OpenGrid): void {
    const { live, source } = grid;
    if (this.#session === null || source.kind !== 'topic') return;
    const { topic, params } = source.topic;
    grid.rows = this.#session.feed.open(topic, params, live.feed);
    if (grid.rows === null) live.feed.onRefused('too-many-subscriptions', 'This page has too many live views open.');
    this.#followSession();
  }

  #signIn(url: string, sessionId: string): void {
    if (this.#signedInTo?.url === url && this.#signedInTo.sessionId === sessionId) return;
    this.#signOut();
    this.#signedInTo = { url, sessionId };
    this.#connect();
  }

  /** Connects at the first grid only: each connection counts against the user's limit. */
  #connect(): void {
    if (this.#signedInTo === null || this.#liveGrids().length === 0) return;
    const { url, sessionId } = this.#signedInTo;
    const { WebSocket, timers, newId } = this.#options;
    const session = new LiveSession({ url, WebSocket, timers, visibility: ALWAYS_VISIBLE, newId });
    this.#session = session;
    session.subscribe(() => this.#followSession());
    for (const grid of this.#liveGrids()) this.#subscribe(grid);
    void session.resume(sessionId);
  }

  #signOut(): void {
    this.#signedInTo = null;
    const session = this.#session;
    this.#session = null;
    for (const grid of this.#liveGrids()) {
      grid.rows?.close();
      grid.rows = null;
      grid.live.feed.onForget();
      grid.live.setConnection(CONNECTED);
    }
    session?.dispose();
  }

  #followSession(): void {
    const connection = connectionOf(this.#session);
    for (const { live } of this.#liveGrids()) live.setConnection(connection);
  }

  #retry(grid: OpenGrid): void {
    const session = this.#session;
    const signedInTo = this.#signedInTo;
    if (session === null || signedInTo === null) return;
    const { kind } = session.getSnapshot().state;
    if (kind === 'lost') session.retryNow();
    else if (kind === 'refused' || kind === 'idle') {
      this.#signOut();
      this.#signIn(signedInTo.url, signedInTo.sessionId);
    } else if (grid.live.feed.state.status === 'refused') {
      grid.rows?.close();
      grid.live.feed.onForget();
      this.#subscribe(grid);
    }
  }

  #liveGrids(): readonly OpenGrid[] {
    return [...this.#grids.values()].filter(({ source }) => source.kind === 'topic');
  }
}

/** Grids show the state of the connection. */
function connectionOf(session: LiveSession | null): GridConnection {
  const state = session?.getSnapshot().state;
  if (state?.kind === 'lost') return { retryAtMs: state.retryAtMs, refusal: null };
  if (state?.kind === 'refused') return { retryAtMs: null, refusal: { code: state.code, message: state.reason } };
  return CONNECTED;
}

function replaceRows({ live, source }: OpenGrid, rows: Extract<GridOrder, { type: 'rows' }>['rows']): void {
  if (source.kind !== 'local') return;
  live.feed.onFields(source.fields);
  live.feed.onSnapshot(rows, true);
}
