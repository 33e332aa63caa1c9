import { CLOSE_SESSION_ERROR } from '@meridian/protocol/live/limits';
import type { NodeServerMessage, SetFilters } from '@meridian/protocol/node-socket';
import { parseSetFilters } from '@meridian/protocol/parse-set-filters';
import type { OpenSession } from '@meridian/protocol/ports/identity';
import { WorkBudget } from '@meridian/service-kit/work-budget';
import type { RawData, WebSocket } from 'ws';
import { frameText } from '../live/frame-text.ts';
import { Outbound } from '../live/outbound.ts';
import { Pulse } from '../live/pulse.ts';
import type { NodeLimits } from './node-limits.ts';

export type NodeConnectionOptions = {
  readonly socket: WebSocket;
  readonly ip: string;
  readonly limits: NodeLimits;
  readonly nowMs: () => number;
  readonly onFilters: (connection: NodeConnection, filters: SetFilters['payload']) => void;
  /** Called once, when nothing more is read or sent. */
  readonly onEnd: (connection: NodeConnection) => void;
};

/** One node log socket. It reads within limits, reports unreadable messages, and closes cleanly. */
export class NodeConnection {
  readonly ip: string;
  readonly outbound: Outbound;
  /** Null until its ticket is redeemed. */
  session: OpenSession | null = null;
  /** When the session was last checked. */
  checkedMs: number;
  readonly #options: NodeConnectionOptions;
  readonly #bucket: WorkBudget;
  readonly #pulse: Pulse;
  #isOpen = true;
  #unreadableFrames = 0;

  constructor(options: NodeConnectionOptions) {
    const { socket, limits, nowMs, ip } = options;
    this.#options = options;
    this.ip = ip;
    this.outbound = new Outbound(socket, limits, nowMs);
    this.#bucket = new WorkBudget({ burst: limits.frameBurst, perSecond: limits.framesPerSecond, nowMs });
    this.#pulse = new Pulse({ socket, outbound: this.outbound, pingIntervalMs: limits.pingIntervalMs, nowMs });
    this.checkedMs = nowMs();
    socket.on('message', (data, isBinary) => this.#read(data, isBinary));
    socket.on('close', () => this.#end());
    // Messages before the ticket check wait in the socket.
    socket.pause();
  }

  /** False once it is closed or closing. */
  get isOpen(): boolean {
    return this.#isOpen && this.#options.socket.readyState === this.#options.socket.OPEN;
  }

  startReading(): void {
    this.#options.socket.resume();
  }

  send(message: NodeServerMessage): void {
    if (this.isOpen) this.outbound.sendEncoded(Buffer.from(JSON.stringify(message)));
  }

  refuse(code: string, message: string): void {
    this.send({ type: 'error', payload: { code, message } });
  }

  /** Sends the reason and closes. The default code means that the session cannot continue. */
  end(code: string, message: string, closeCode = CLOSE_SESSION_ERROR): void {
    this.refuse(code, message);
    this.close(closeCode, code);
  }

  close(closeCode: number, reason: string): void {
    const { socket } = this.#options;
    // A paused socket does not see the other side's close.
    socket.resume();
    socket.close(closeCode, reason);
    this.#end();
  }

  terminate(): void {
    this.#options.socket.terminate();
    this.#end();
  }

  /** Drops a client that is gone or does not read. True when it was dropped. */
  dropIfGone(): boolean {
    const isLost = this.#pulse.isLost();
    if (isLost) this.terminate();
    return isLost;
  }

  #end(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#options.onEnd(this);
  }

  #read(data: RawData, isBinary: boolean): void {
    if (!this.isOpen) return;
    const { limits, onFilters } = this.#options;
    this.#pulse.heard();
    if (this.#bucket.take().kind === 'busy') return this.end('too-many-frames', 'Too many messages in a short time.');
    const frame = frameText(data, isBinary, limits.maxFrameBytes);
    if (frame.kind === 'bad') return this.#unreadable(frame.code, frame.reason);
    const parsed = parseSetFilters(frame.text);
    if (parsed.kind === 'bad') return this.#unreadable(parsed.code, parsed.reason);
    onFilters(this, parsed.message.payload);
  }

  #unreadable(code: string, message: string): void {
    this.refuse(code, message);
    this.#unreadableFrames += 1;
    if (this.#unreadableFrames >= this.#options.limits.maxUnreadableFrames) {
      this.end('too-many-bad-frames', 'Too many messages could not be read.');
    }
  }
}
