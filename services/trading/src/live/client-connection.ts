import type { ClientMessage } from '@meridian/protocol/live/client-messages';
import { CLOSE_SESSION_ERROR } from '@meridian/protocol/live/limits';
import { parseClientMessage } from '@meridian/protocol/live/parse-client-message';
import type { ServerMessage } from '@meridian/protocol/live/server-messages';
import type { Subscription } from '@meridian/protocol/live/subscription-messages';
import type { ClientOrigin, OpenSession } from '@meridian/protocol/ports/identity';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { Logger } from '@meridian/service-kit/logger';
import { WorkBudget, type WorkDecision } from '@meridian/service-kit/work-budget';
import type { RawData, WebSocket } from 'ws';
import type { LivePage } from './command-handlers.ts';
import { frameText } from './frame-text.ts';
import type { LiveLimits } from './live-limits.ts';
import { Outbound } from './outbound.ts';
import { Pulse } from './pulse.ts';
import type { Subscriber } from './subscriber.ts';

export type SignedIn = {
  readonly session: OpenSession;
  /** The client's session token. It is secret, unlike the session's id. */
  readonly token: string;
  /** When the session was last looked up. */
  readonly checkedMs: number;
};

export type ConnectionOptions = {
  readonly socket: WebSocket;
  readonly origin: ClientOrigin;
  readonly limits: LiveLimits;
  readonly nowMs: () => number;
  readonly logger: Logger;
  /** One at a time, in the order of arrival. */
  readonly onMessage: (connection: ClientConnection, message: ClientMessage) => void | Promise<void>;
  /** Whether its user may send so many bytes more, over all connections. Until then nothing is read. */
  readonly readShare: (connection: ClientConnection, bytes: number) => WorkDecision;
  /** It sent nothing but what could not be read, or far too much, and is closed for that. */
  readonly onMisbehaved: (connection: ClientConnection) => void;
  /** Called once, when nothing more is read or sent. The socket may close a moment later. */
  readonly onEnd: (connection: ClientConnection) => void;
};

export type HeldSubscription = { readonly subscription: Subscription; readonly subscriber: Subscriber };

/** One client socket: reads frames within bounds, answers invalid ones, and closes. */
export class ClientConnection implements LivePage {
  readonly origin: ClientOrigin;
  readonly outbound: Outbound;
  readonly subscriptions = new Map<string, HeldSubscription>();
  /** Whether the client sent anything that could be read. */
  hasSpoken = false;
  /** Set by the sessions when the connection joins one. */
  signedIn: SignedIn | null = null;
  commandsUnderWay = 0;
  readonly #options: ConnectionOptions;
  readonly #bucket: WorkBudget;
  readonly #pulse: Pulse;
  readonly #waiting: ClientMessage[] = [];
  #isOpen = true;
  #isWorking = false;
  #unreadableFrames = 0;
  #loginTimer: NodeJS.Timeout | undefined;
  /** Set while nothing is read because the user sent too much. */
  #restTimer: NodeJS.Timeout | undefined;

  constructor(options: ConnectionOptions) {
    const { socket, limits, nowMs } = options;
    this.#options = options;
    this.origin = options.origin;
    this.outbound = new Outbound(socket, limits, nowMs);
    this.#bucket = new WorkBudget({ burst: limits.frameBurst, perSecond: limits.framesPerSecond, nowMs });
    this.#pulse = new Pulse({ socket, outbound: this.outbound, pingIntervalMs: limits.pingIntervalMs, nowMs });
    socket.on('message', (data, isBinary) => this.#read(data, isBinary));
    socket.on('close', () => this.#end());
    this.awaitLogin();
  }

  /** False once it is closed or closing. */
  get isOpen(): boolean {
    return this.#isOpen && this.#options.socket.readyState === this.#options.socket.OPEN;
  }

  currentUser(): User | null {
    return this.isOpen ? (this.signedIn?.session.user ?? null) : null;
  }

  canTake(): boolean {
    return this.isOpen && !this.outbound.isFull;
  }

  send(message: ServerMessage): void {
    if (this.isOpen) this.outbound.send(message);
  }

  refuse(id: string | null, code: string, message: string): void {
    this.send({ type: 'result', payload: { id, ok: false, code, message } });
  }

  /** Starts or restarts the time limit for signing in. */
  awaitLogin(): void {
    this.stopAwaitingLogin();
    const { loginTimeoutMs } = this.#options.limits;
    const message = `Sign in within ${loginTimeoutMs / 1000} seconds.`;
    this.#loginTimer = setTimeout(() => this.endSession('login-timeout', message), loginTimeoutMs);
  }

  stopAwaitingLogin(): void {
    clearTimeout(this.#loginTimer);
  }

  /** Ends the session: sends the reason and closes. */
  endSession(code: string, message: string): void {
    this.send({ type: 'session_error', payload: { message, code } });
    this.close(CLOSE_SESSION_ERROR, code);
  }

  close(code: number, reason: string): void {
    this.#options.socket.close(code, reason);
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

  heartbeat(): void {
    const now = this.#options.nowMs();
    if (now - this.outbound.lastSentMs < this.#options.limits.heartbeatIntervalMs) return;
    this.send({ type: 'heartbeat', payload: { server_time_ms: now } });
  }

  #end(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.stopAwaitingLogin();
    clearTimeout(this.#restTimer);
    this.#waiting.length = 0;
    this.#options.onEnd(this);
  }

  #read(data: RawData, isBinary: boolean): void {
    if (!this.isOpen) return;
    const { limits, socket } = this.#options;
    this.#pulse.heard();
    if (this.#bucket.take().kind === 'busy') {
      this.#misbehaved('too-many-frames', 'Too many messages in a short time.');
      return;
    }
    const frame = frameText(
      data,
      isBinary,
      this.signedIn === null ? limits.maxStrangerFrameBytes : limits.maxFrameBytes,
    );
    this.#restAfter(byteLengthOf(data));
    if (frame.kind === 'bad') return this.#unreadable(null, frame.code, frame.reason);
    const parsed = parseClientMessage(frame.text);
    if (parsed.kind === 'bad') return this.#unreadable(parsed.id, parsed.code, parsed.reason);
    this.hasSpoken = true;
    this.#waiting.push(parsed.message);
    if (this.#waiting.length >= limits.maxWaitingFrames) socket.pause();
    if (!this.#isWorking) void this.#work();
    return undefined;
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    for (let message = this.#waiting.shift(); message !== undefined; message = this.#waiting.shift()) {
      try {
        await this.#options.onMessage(this, message);
      } catch (err) {
        this.#options.logger.error({ err, type: message.type }, 'a live message failed');
        this.refuse(idOf(message), 'internal', 'The server could not do this. Please try again.');
      }
      this.#resume();
    }
    this.#isWorking = false;
  }

  #unreadable(id: string | null, code: string, message: string): void {
    this.refuse(id, code, message);
    this.#unreadableFrames += 1;
    if (this.#unreadableFrames >= this.#options.limits.maxUnreadableFrames) {
      this.#misbehaved('too-many-bad-frames', 'Too many messages could not be read.');
    }
  }

  #misbehaved(code: string, message: string): void {
    this.#options.onMisbehaved(this);
    this.endSession(code, message);
  }

  /** The network holds back what its user sends too fast, so that nothing is lost and nobody else waits. */
  #restAfter(bytes: number): void {
    const share = this.#options.readShare(this, bytes);
    if (share.kind === 'taken' || this.#restTimer !== undefined) return;
    this.#options.socket.pause();
    this.#restTimer = setTimeout(() => {
      this.#restTimer = undefined;
      this.#resume();
    }, share.retryAfterSeconds * 1_000);
  }

  #resume(): void {
    const { socket } = this.#options;
    if (socket.isPaused && this.#restTimer === undefined) socket.resume();
  }
}

function idOf({ payload }: ClientMessage): string | null {
  return 'id' in payload ? payload.id : null;
}

function byteLengthOf(data: RawData): number {
  return Array.isArray(data) ? data.reduce((sum, part) => sum + part.byteLength, 0) : data.byteLength;
}
