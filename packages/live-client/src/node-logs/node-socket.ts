import { RECONNECT_DELAY_MS } from '@meridian/domain/constants';
import type { DataPermissions } from '@meridian/domain/entities/permissions';
import { NETWORK_ERROR_ON_SCREEN } from '@meridian/domain/request-error';
import { type NewCount, type NewData, NODE_MAX_FRAME_BYTES, type SetFilters } from '@meridian/protocol/node-socket';
import { parseNodeMessage } from '@meridian/protocol/parse-node-message';
import { createListeners } from '../listeners.ts';
import { nothing, type SocketConstructor, type Timers, type Visibility } from '../socket-port.ts';
import { openWatchedSocket, type WatchedSocket } from '../watched-socket.ts';

/** A tab hidden for longer closes its socket. */
export const MAX_HIDDEN_MS = 60_000;

export type NodeFilters = Pick<SetFilters['payload'], 'sort' | 'search' | 'filter'> & {
  readonly permission?: DataPermissions;
};

export type NodeTicket =
  | { readonly kind: 'ok'; readonly ticket: string }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'no-response' };

export type NodeSocketState =
  /** No data yet for these filters. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'live' }
  /** retryAtMs is null during an attempt, and while the tab is hidden. */
  | { readonly kind: 'lost'; readonly sinceMs: number; readonly retryAtMs: number | null; readonly message: string }
  /** A retry without the user would not help. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

export type NodeSocketOptions = {
  /** Without the ticket. */
  readonly url: string;
  readonly WebSocket: SocketConstructor;
  readonly timers: Timers;
  readonly visibility: Visibility;
  readonly ticket: () => Promise<NodeTicket>;
  readonly onMessage: (message: NewData | NewCount) => void;
};

/** One node log socket for the life of a screen. Each connection gets a new ticket and the same filters. */
export class NodeSocket {
  readonly #options: NodeSocketOptions;
  readonly #listeners = createListeners<[]>();
  readonly #endVisibility: () => void;
  #state: NodeSocketState = { kind: 'loading' };
  #filters: NodeFilters | null = null;
  #socket: WatchedSocket | null = null;
  /** The current attempt. Responses to earlier ones are ignored. */
  #attempt: object | null = null;
  #cancelTimer: () => void = nothing;
  #cancelHidden: () => void = nothing;
  #isOver = false;

  constructor(options: NodeSocketOptions) {
    this.#options = options;
    this.#endVisibility = options.visibility.subscribe(() => this.#followVisibility());
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.add(listener);
  readonly getState = (): NodeSocketState => this.#state;

  /** The first call opens the socket. */
  setFilters(filters: NodeFilters): void {
    this.#filters = filters;
    if (this.#socket === null && this.#attempt === null) {
      if (this.#state.kind !== 'lost') void this.#connect();
      return;
    }
    if (this.#state.kind !== 'lost') this.#set({ kind: 'loading' });
    this.#sendFilters();
  }

  /** Retries now, instead of after the delay or after a refusal. */
  readonly retryNow = (): void => {
    if (this.#isOver || this.#attempt !== null || this.#filters === null) return;
    if (this.#state.kind === 'refused') this.#set({ kind: 'loading' });
    if (this.#socket === null) void this.#connect();
    else this.#sendFilters();
  };

  close(): void {
    this.#isOver = true;
    this.#endVisibility();
    this.#cancelHidden();
    this.#drop();
  }

  async #connect(): Promise<void> {
    this.#cancelTimer();
    const attempt = {};
    this.#attempt = attempt;
    if (this.#state.kind === 'lost') this.#set({ ...this.#state, retryAtMs: null });
    const answer = await this.#options.ticket();
    if (this.#attempt !== attempt) return;
    this.#attempt = null;
    if (answer.kind === 'ok') this.#open(answer.ticket);
    else if (answer.kind === 'refused') this.#set({ kind: 'refused', code: answer.code, message: answer.message });
    else this.#lost(NETWORK_ERROR_ON_SCREEN);
  }

  #open(ticket: string): void {
    const { url, WebSocket, timers } = this.#options;
    let lastWords = NETWORK_ERROR_ON_SCREEN;
    const socket: WatchedSocket = openWatchedSocket(
      { url: `${url}?ticket=${encodeURIComponent(ticket)}`, WebSocket, timers, maxFrameBytes: NODE_MAX_FRAME_BYTES },
      {
        onOpen: () => this.#sendFilters(),
        onText: (text) => {
          const error = this.#socket === socket ? this.#take(text) : null;
          if (error !== null) lastWords = error;
        },
        onClose: () => {
          if (this.#socket !== socket) return;
          this.#socket = null;
          if (this.#state.kind !== 'refused') this.#lost(lastWords);
        },
      },
    );
    this.#socket = socket;
  }

  /** Returns the server's error, if any. */
  #take(text: string): string | null {
    const message = parseNodeMessage(text);
    if (message === null) return null;
    if (message.type !== 'error') {
      // Only the response to the filters counts as connected.
      if (message.type === 'newCount' || message.payload.initial) this.#set({ kind: 'live' });
      if (this.#state.kind === 'live') this.#options.onMessage(message);
      return null;
    }
    const { code, message: words } = message.payload;
    if (code === 'bad-filter' || code === 'bad-payload' || code === 'session-ended') {
      this.#set({ kind: 'refused', code, message: words });
    }
    return words;
  }

  #sendFilters(): void {
    if (this.#filters !== null) this.#socket?.send(JSON.stringify({ type: 'setFilters', payload: this.#filters }));
  }

  #lost(message: string, isAsleep = false): void {
    const { timers } = this.#options;
    const nowMs = timers.now();
    const sinceMs = this.#state.kind === 'lost' ? this.#state.sinceMs : nowMs;
    this.#set({ kind: 'lost', sinceMs, retryAtMs: isAsleep ? null : nowMs + RECONNECT_DELAY_MS, message });
    if (!isAsleep) this.#cancelTimer = timers.after(RECONNECT_DELAY_MS, this.retryNow);
  }

  #followVisibility(): void {
    this.#cancelHidden();
    this.#cancelHidden = nothing;
    const { visibility, timers } = this.#options;
    if (visibility.isVisible()) {
      if (this.#state.kind === 'lost') this.retryNow();
    } else {
      this.#cancelHidden = timers.after(MAX_HIDDEN_MS, () => this.#sleep());
    }
  }

  #sleep(): void {
    if (this.#filters === null || this.#state.kind === 'refused') return;
    this.#drop();
    this.#lost('Nobody looked at this tab.', true);
  }

  #drop(): void {
    this.#cancelTimer();
    this.#attempt = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #set(state: NodeSocketState): void {
    if (state.kind === 'live' && this.#state.kind === 'live') return;
    this.#state = state;
    this.#listeners.emit();
  }
}
