import { MAX_SILENCE_MS } from '@meridian/protocol/live/limits';
import type { SocketConstructor, Timers } from './socket-port.ts';

/** Time limit for opening a socket, and for the first message. */
export const MAX_CONNECT_MS = 15_000;

export type WatchedSocketOptions = {
  readonly url: string;
  readonly WebSocket: SocketConstructor;
  readonly timers: Timers;
  /** Larger frames are not sent. */
  readonly maxFrameBytes: number;
};

export type WatchedSocketEvents = {
  onOpen(): void;
  onText(text: string): void;
  /** Called once. No event follows. */
  onClose(code: number): void;
};

export type WatchedSocket = {
  /** False when the frame is too large or the socket is not open. */
  send(text: string): boolean;
  close(): void;
};

/** One socket from open to close. It closes after too long a silence; the session reconnects. */
export function openWatchedSocket(options: WatchedSocketOptions, events: WatchedSocketEvents): WatchedSocket {
  const { timers, maxFrameBytes } = options;
  let isOpen = false;
  let isOver = false;
  let heardMs = timers.now();
  let cancelWatch = timers.after(MAX_CONNECT_MS, () => end(1006));

  const socket = openSocket(options.WebSocket, options.url);
  if (socket === null) {
    cancelWatch();
    cancelWatch = timers.after(0, () => end(1006));
  }

  function end(code: number): void {
    if (isOver) return;
    isOver = true;
    cancelWatch();
    socket?.close();
    events.onClose(code);
  }

  /** One timer for the life of the socket. Frames only record the time, which is cheap. */
  function watch(): void {
    const silentMs = timers.now() - heardMs;
    if (silentMs >= MAX_SILENCE_MS) end(1006);
    else cancelWatch = timers.after(MAX_SILENCE_MS - silentMs, watch);
  }

  socket?.addEventListener('open', () => {
    if (isOver) return;
    isOpen = true;
    heardMs = timers.now();
    cancelWatch();
    watch();
    events.onOpen();
  });
  socket?.addEventListener('message', (event) => {
    if (isOver || typeof event.data !== 'string') return;
    heardMs = timers.now();
    events.onText(event.data);
  });
  socket?.addEventListener('close', (event) => end(event.code));
  // A close always follows an error, and only it ends the socket.
  socket?.addEventListener('error', () => undefined);

  return {
    send: (text) => {
      // Checks UTF-16 units first, which is cheap and nearly always sufficient.
      if (isOver || !isOpen || (text.length * 3 > maxFrameBytes && utf8Bytes(text) > maxFrameBytes)) return false;
      socket?.send(text);
      return true;
    },
    close: () => end(1000),
  };
}

/** A bad address makes the constructor throw, which counts as not connected. */
function openSocket(WebSocket: SocketConstructor, url: string) {
  try {
    return new WebSocket(url);
  } catch {
    return null;
  }
}

function utf8Bytes(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}
