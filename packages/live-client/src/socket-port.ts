/** The part of a WebSocket that the client needs. Those of the browser, Node and `ws` all fit. */
export type SocketLike = {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number; readonly reason: string }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
};

export type SocketConstructor = new (url: string) => SocketLike;

/** A timer or listener that is not set. */
export const nothing = (): void => undefined;

export type Timers = {
  now(): number;
  /** Returns a function that cancels it. */
  after(delayMs: number, run: () => void): () => void;
};

/** Whether the page is visible. */
export type Visibility = {
  isVisible(): boolean;
  /** Returns what ends it. */
  subscribe(listener: () => void): () => void;
};

export const ALWAYS_VISIBLE: Visibility = { isVisible: () => true, subscribe: () => nothing };
