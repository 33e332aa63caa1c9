import type { WebSocket } from 'ws';
import type { Outbound } from './outbound.ts';

export type PulseOptions = {
  readonly socket: Pick<WebSocket, 'on' | 'readyState' | 'OPEN'>;
  readonly outbound: Pick<Outbound, 'isStalled' | 'ping'>;
  readonly pingIntervalMs: number;
  readonly nowMs: () => number;
};

/** Detects dead clients: pings regularly, and any message counts as an answer. */
export class Pulse {
  readonly #options: PulseOptions;
  #hasAnswered = true;
  #askedMs: number;

  constructor(options: PulseOptions) {
    this.#options = options;
    this.#askedMs = options.nowMs();
    options.socket.on('pong', () => this.heard());
  }

  heard(): void {
    this.#hasAnswered = true;
  }

  /** True for a client that is gone or does not read. Pings the client when due. */
  isLost(): boolean {
    const { socket, outbound, pingIntervalMs, nowMs } = this.#options;
    const isDue = nowMs() - this.#askedMs >= pingIntervalMs;
    if (outbound.isStalled() || (isDue && !this.#hasAnswered)) return true;
    if (isDue && socket.readyState === socket.OPEN) {
      this.#askedMs = nowMs();
      this.#hasAnswered = false;
      outbound.ping();
    }
    return false;
  }
}
