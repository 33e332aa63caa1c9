import type { WebSocket } from 'ws';
import type { Outbound } from './outbound.ts';

export type PulseOptions = {
  readonly socket: Pick<WebSocket, 'on' | 'readyState' | 'OPEN'>;
  readonly outbound: Pick<Outbound, 'isStalled' | 'ping'>;
  readonly pingIntervalMs: number;
  readonly nowMs: () => number;
};

/** Whether the other side is still there: it is asked now and then, and anything it says is an answer. */
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

  /** True for a client that is gone or does not read; one whose turn it is gets asked. */
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
