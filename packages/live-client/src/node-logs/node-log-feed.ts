import type { GridHandle, GridState, LocalGridHandle } from '../grid/grid-model.ts';
import { createListeners } from '../listeners.ts';
import { LogBuffer, type LogChange } from './log-buffer.ts';
import { type NodeFilters, NodeSocket, type NodeSocketOptions, type NodeSocketState } from './node-socket.ts';

export type NodeLogFeedOptions = Omit<NodeSocketOptions, 'url' | 'onMessage'> & {
  readonly logsUrl: string;
  readonly countUrl: string;
  /** The grid of the rows. The feed owns it from now on. */
  readonly rows: LocalGridHandle;
};

/** Replaced as a whole on each change. */
export type NodeLogFacts = {
  /** Number of matching entries on the server. Null until known. */
  readonly count: number | null;
  /** New entries that wait to be shown. */
  readonly waiting: number;
};

/** Rows and count of a log screen, live from both node sockets. */
export class NodeLogFeed {
  /** The rows, with a state that includes the sockets. */
  readonly handle: GridHandle;
  readonly #rows: LocalGridHandle;
  readonly #buffer = new LogBuffer();
  readonly #logs: NodeSocket;
  readonly #count: NodeSocket;
  readonly #listeners = createListeners<[]>();
  #facts: NodeLogFacts = { count: null, waiting: 0 };
  /** Null until the first load, and after a refusal. */
  #shown: GridState | null = null;
  #hasLoaded = false;

  constructor({ logsUrl, countUrl, rows, ...deps }: NodeLogFeedOptions) {
    this.#rows = rows;
    this.#logs = new NodeSocket({
      ...deps,
      url: logsUrl,
      onMessage: (message) => {
        if (message.type !== 'newData') return;
        const { initial, logs } = message.payload;
        if (initial) this.#hasLoaded = true;
        this.#tell(this.#buffer.load(logs, initial));
      },
    });
    this.#count = new NodeSocket({
      ...deps,
      url: countUrl,
      onMessage: (message) => {
        if (message.type === 'newCount') this.#set({ count: message.payload.count });
      },
    });
    this.handle = this.#withSocketState(rows);
    this.#logs.subscribe(() => {
      if (this.#logs.getState().kind === 'refused') this.#forget();
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.add(listener);
  readonly getFacts = (): NodeLogFacts => this.#facts;

  setFilters(filters: NodeFilters): void {
    this.#set({ count: null });
    this.#logs.setFilters(filters);
    this.#count.setFilters(filters);
  }

  /** Rows do not move while somebody reads them. */
  hold(isHeld: boolean): void {
    if (isHeld) this.#buffer.hold();
    else this.#tell(this.#buffer.release());
  }

  readonly showWaiting = (): void => this.#tell(this.#buffer.showWaiting());

  close(): void {
    this.#logs.close();
    this.#count.close();
    this.#rows.close();
  }

  #tell(change: LogChange): void {
    if (change.kind === 'replace') this.#rows.replace(change.rows);
    else if (change.kind === 'append') this.#rows.applyIncrement(change.rows, change.removed);
    const { waiting } = this.#buffer;
    if (waiting !== this.#facts.waiting) this.#set({ waiting });
  }

  /** Rows without permission must not stay on the screen. */
  #forget(): void {
    this.#hasLoaded = false;
    this.#tell(this.#buffer.load([], true));
    this.#set({ count: null });
  }

  #withSocketState(rows: LocalGridHandle): GridHandle {
    let before: { readonly rows: GridState; readonly socket: NodeSocketState } | null = null;
    const getState = (): GridState => {
      const now = { rows: rows.getState(), socket: this.#logs.getState() };
      if (this.#shown === null || before?.rows !== now.rows || before.socket !== now.socket) {
        before = now;
        this.#shown = stateOf(now.rows, now.socket, this.#hasLoaded);
      }
      return this.#shown;
    };
    return {
      ...rows,
      getState,
      subscribe: (listener) => {
        const ends = [rows.subscribe(listener), this.#logs.subscribe(listener)];
        return () => ends.forEach((end) => end());
      },
      retry: () => {
        this.#logs.retryNow();
        this.#count.retryNow();
      },
    };
  }

  #set(change: Partial<NodeLogFacts>): void {
    this.#facts = { ...this.#facts, ...change };
    this.#listeners.emit();
  }
}

/** Derives the state of the rows from their socket. */
function stateOf(rows: GridState, socket: NodeSocketState, hasLoaded: boolean): GridState {
  switch (socket.kind) {
    case 'refused':
      return { ...rows, status: 'refused', refusal: { code: socket.code, message: socket.message } };
    case 'lost':
      return hasLoaded
        ? { ...rows, status: 'stale', staleSinceMs: socket.sinceMs, retryAtMs: socket.retryAtMs }
        : { ...rows, status: 'refused', refusal: { code: 'no connection', message: socket.message } };
    case 'loading':
    case 'live':
    default:
      return rows;
  }
}
