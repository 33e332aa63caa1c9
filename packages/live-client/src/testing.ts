import type { ServerMessage } from '@meridian/protocol/live/server-messages';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { SentMessage } from './sent-message.ts';
import type { SocketConstructor, SocketLike, Timers, Visibility } from './socket-port.ts';

/** A clock that a test advances. */
export class ManualTimers implements Timers {
  #nowMs = 1_000_000;
  readonly #due = new Map<symbol, { readonly atMs: number; readonly run: () => void }>();

  now(): number {
    return this.#nowMs;
  }

  after(delayMs: number, run: () => void): () => void {
    const key = Symbol('timer');
    this.#due.set(key, { atMs: this.#nowMs + delayMs, run });
    return () => void this.#due.delete(key);
  }

  advance(ms: number): void {
    const endMs = this.#nowMs + ms;
    for (;;) {
      const next = [...this.#due].filter(([, { atMs }]) => atMs <= endMs).sort((a, b) => a[1].atMs - b[1].atMs)[0];
      if (next === undefined) break;
      this.#due.delete(next[0]);
      this.#nowMs = next[1].atMs;
      next[1].run();
    }
    this.#nowMs = endMs;
  }

  get size(): number {
    return this.#due.size;
  }
}

type Handler = (event: { data: unknown; code: number; reason: string }) => void;

/** The page's side of a socket; the test plays the server. */
export class FakeSocket implements SocketLike {
  readonly url: string;
  readonly sent: SentMessage[] = [];
  isClosed = false;
  readonly #handlers = new Map<string, Handler[]>();

  constructor(url: string) {
    this.url = url;
  }

  send(text: string): void {
    if (this.isClosed) throw new Error('The socket is closed');
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  addEventListener(type: string, handler: Handler): void {
    this.#handlers.set(type, [...(this.#handlers.get(type) ?? []), handler]);
  }

  open(): void {
    this.#emit('open', {});
  }

  say(message: ServerMessage): void {
    this.#emit('message', { data: JSON.stringify(message) });
  }

  sayRaw(data: unknown): void {
    this.#emit('message', { data });
  }

  drop(code = 1006): void {
    this.isClosed = true;
    this.#emit('close', { code });
  }

  #emit(type: string, event: Partial<Parameters<Handler>[0]>): void {
    for (const handler of this.#handlers.get(type) ?? []) handler({ data: null, code: 0, reason: '', ...event });
  }
}

/** A constructor to inject, and the sockets it made. */
export function fakeSockets(): {
  readonly WebSocket: SocketConstructor;
  readonly made: FakeSocket[];
  last(): FakeSocket;
} {
  const made: FakeSocket[] = [];
  class Recorded extends FakeSocket {
    constructor(url: string) {
      super(url);
      made.push(this);
    }
  }
  return {
    WebSocket: Recorded,
    made,
    last: () => {
      const socket = made.at(-1);
      if (socket === undefined) throw new Error('No socket was made');
      return socket;
    },
  };
}

export class FakeVisibility implements Visibility {
  #isVisible = true;
  readonly #listeners = new Set<() => void>();

  isVisible(): boolean {
    return this.#isVisible;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  show(isVisible: boolean): void {
    this.#isVisible = isVisible;
    for (const listener of this.#listeners) listener();
  }
}

export const TEST_USER: User = {
  id: 1,
  email_id: 'trader@desk.example',
  name: 'Trader',
  short_name: 'TR',
  trader_id: 'TR',
  organisation: 'Desk',
  is_admin: false,
  are_actions_permitted: true,
  dashboard_permit: true,
  log_permit: true,
  python_permit: true,
  market_impact_permit: true,
  market_data_permit: true,
  surveillance_permit: false,
  data_permissions: { accounts: [], alloc_accounts: [] },
};

export function loginOk(sessionId = 'session-secret-1234', serverTimeMs = 1_000_000): ServerMessage {
  return {
    type: 'login_ok',
    payload: {
      version: 1,
      session_id: sessionId,
      notification_id: 'abc123',
      user: TEST_USER,
      server_time_zone: 'America/New_York',
      server_time_ms: serverTimeMs,
    },
  };
}
