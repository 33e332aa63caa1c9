import { MAX_FRAME_BYTES } from '@meridian/protocol/live/limits';
import { parseServerMessage } from '@meridian/protocol/live/parse-server-message';
import type { ServerMessage } from '@meridian/protocol/live/server-messages';
import type { SentMessage } from './sent-message.ts';
import type { SocketConstructor, Timers } from './socket-port.ts';
import { openWatchedSocket } from './watched-socket.ts';

export type ConnectionEvents = {
  onOpen(): void;
  onMessage(message: ServerMessage): void;
  /** Called once. No event follows. */
  onClose(code: number): void;
};

export type LiveConnection = {
  /** False when the frame is too large or the socket is closed. */
  send(message: SentMessage): boolean;
  close(): void;
};

/** One connection with live-socket messages. The session reconnects. */
export function openConnection(
  deps: { readonly url: string; readonly WebSocket: SocketConstructor; readonly timers: Timers },
  events: ConnectionEvents,
): LiveConnection {
  const { url, WebSocket, timers } = deps;
  const socket = openWatchedSocket(
    { url, WebSocket, timers, maxFrameBytes: MAX_FRAME_BYTES },
    {
      onOpen: () => events.onOpen(),
      onText: (text) => {
        const parsed = parseServerMessage(text);
        // A newer server may send messages that this page does not know.
        if (parsed.kind === 'ok') events.onMessage(parsed.message);
      },
      onClose: (code) => events.onClose(code),
    },
  );
  return { send: (message) => socket.send(JSON.stringify(message)), close: () => socket.close() };
}
