import type { ServerMessage } from '@meridian/protocol/live/server-messages';
import type { LiveLimits } from './live-limits.ts';

/** What is needed of a WebSocket to send. */
export type SendingSocket = {
  readonly bufferedAmount: number;
  send(data: string | Buffer, options: { readonly binary: false }): void;
  ping(): void;
  terminate(): void;
};

export type OutboundLimits = Pick<LiveLimits, 'skipAboveBytes' | 'dropAboveBytes' | 'dropAfterMs'>;

/** Sends, and measures how much the client has read. */
export class Outbound {
  readonly #socket: SendingSocket;
  readonly #limits: OutboundLimits;
  readonly #nowMs: () => number;
  #queuedBytes = 0;
  #takenBytes = 0;
  #progressMs: number;
  #lastSentMs: number;

  constructor(socket: SendingSocket, limits: OutboundLimits, nowMs: () => number) {
    this.#socket = socket;
    this.#limits = limits;
    this.#nowMs = nowMs;
    this.#progressMs = nowMs();
    this.#lastSentMs = nowMs();
  }

  /** No more rows until the client has read some. */
  get isFull(): boolean {
    return this.#socket.bufferedAmount > this.#limits.skipAboveBytes;
  }

  get lastSentMs(): number {
    return this.#lastSentMs;
  }

  send(message: ServerMessage): void {
    this.sendEncoded(Buffer.from(JSON.stringify(message)));
  }

  /** A frame that may be shared with others. */
  sendEncoded(frame: Buffer): void {
    // Answers are small and precede rows. They have their own bound.
    if (this.#socket.bufferedAmount > this.#limits.dropAboveBytes) {
      this.#socket.terminate();
      return;
    }
    this.#noteProgress();
    this.#queuedBytes += frame.byteLength + headerBytes(frame.byteLength);
    this.#lastSentMs = this.#nowMs();
    this.#socket.send(frame, { binary: false });
  }

  ping(): void {
    this.#queuedBytes += headerBytes(0);
    this.#socket.ping();
  }

  /** True when bytes have waited too long without progress. */
  isStalled(): boolean {
    this.#noteProgress();
    return this.#nowMs() - this.#progressMs >= this.#limits.dropAfterMs;
  }

  #noteProgress(): void {
    const waitingBytes = this.#socket.bufferedAmount;
    const takenBytes = this.#queuedBytes - waitingBytes;
    if (waitingBytes === 0 || takenBytes > this.#takenBytes) this.#progressMs = this.#nowMs();
    this.#takenBytes = takenBytes;
  }
}

/** Header length of a server's frame, which is not masked, in bytes. */
function headerBytes(payloadBytes: number): number {
  if (payloadBytes < 126) return 2;
  return payloadBytes < 65_536 ? 4 : 10;
}
