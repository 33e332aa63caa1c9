/** What the client needs of a WebSocket; the browser's, Node's and the `ws` one all fit. */
export type SocketLike = {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number; readonly reason: string }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
};

export type SocketConstructor = new (url: string) => SocketLike;

/** A timer or a listener that is not there yet. */
export const nothing = (): void => undefined;

export type Timers = {
  now(): number;
  /** Returns what cancels it. */
  after(delayMs: number, run: () => void): () => void;
};

/** Whether anybody can see the page. */
export type Visibility = {
  isVisible(): boolean;
  /** Returns what ends it. */
  subscribe(listener: () => void): () => void;
};

export const ALWAYS_VISIBLE: Visibility = { isVisible: () => true, subscribe: () => nothing };
