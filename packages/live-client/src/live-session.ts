import { RECONNECT_DELAY_MS } from '@meridian/domain/constants';
import type { FixRegistration, Registration } from '@meridian/protocol/live/identity-messages';
import { CLOSE_SESSION_ERROR, TOO_MANY_CONNECTIONS } from '@meridian/protocol/live/limits';
import type { ServerMessage, ServerPayload } from '@meridian/protocol/live/server-messages';
import { createListeners } from './listeners.ts';
import { type LiveConnection, openConnection } from './live-connection.ts';
import { LiveFeed } from './live-feed.ts';
import {
  type Credentials,
  IDLE_SNAPSHOT,
  type LiveSnapshot,
  type LiveState,
  type SignInResult,
  type SignOutResult,
} from './live-state.ts';
import { type RegistrationResult, registerOnce } from './request-once.ts';
import type { SentMessage } from './sent-message.ts';
import { clockOffsetAfter } from './server-clock.ts';
import { identityOf, lastingProof, type Proof, signInFrame } from './sign-in-frames.ts';
import { nothing, type SocketConstructor, type Timers, type Visibility } from './socket-port.ts';

const MAX_LOGOUT_MS = 5_000;

export type LiveSessionOptions = {
  /** Absolute: `wss://host/live`. */
  readonly url: string;
  readonly WebSocket: SocketConstructor;
  readonly timers: Timers;
  readonly visibility: Visibility;
  /** Unique across pages, because a command is executed at most once per id. */
  readonly newId: () => string;
};

/** The page's session on the trading service: signing in, staying connected, coming back. */
export class LiveSession {
  readonly feed: LiveFeed;
  readonly #options: LiveSessionOptions;
  readonly #listeners = createListeners<[]>();
  #snapshot: LiveSnapshot = IDLE_SNAPSHOT;
  #connection: LiveConnection | null = null;
  /** How to sign in again after a close. Null without a session. */
  #wayBack: Proof | null = null;
  #lastMessageMs: number | null = null;
  #answerSignIn: ((result: SignInResult) => void) | null = null;
  #answerSignOut: ((result: SignOutResult) => void) | null = null;
  #cancelTimer = nothing;

  constructor(options: LiveSessionOptions) {
    this.#options = options;
    const { timers, visibility, newId } = options;
    this.feed = new LiveFeed({ timers, visibility, newId, send: (message) => this.#sendSignedIn(message) });
  }

  readonly getSnapshot = (): LiveSnapshot => this.#snapshot;
  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.add(listener);

  /** When the server was last heard, for the age of the data. It does not notify listeners. */
  lastMessageMs(): number | null {
    return this.#lastMessageMs;
  }

  /** By password or main service token. Without a response only the token is tried again. */
  signIn(credentials: Credentials): Promise<SignInResult> {
    return this.#begin({ kind: 'credentials', credentials });
  }

  /** By the id of an open session, after a reload or from another page. Retried while the server does not respond. */
  resume(sessionId: string): Promise<SignInResult> {
    return this.#begin({ kind: 'session', sessionId });
  }

  /** Ends the session on the server if it responds, and here in any case. */
  signOut(): Promise<SignOutResult> {
    if (!this.#sendSignedIn({ type: 'logout', payload: {} })) {
      this.#finish({ kind: 'idle' });
      return Promise.resolve({ kind: 'no-response' });
    }
    this.#wayBack = null;
    return new Promise((resolve) => {
      const answerBefore = this.#answerSignOut;
      this.#answerSignOut = (result) => {
        answerBefore?.(result);
        resolve(result);
      };
      this.#cancelTimer();
      this.#cancelTimer = this.#options.timers.after(MAX_LOGOUT_MS, () => this.#signedOut({ kind: 'no-response' }));
    });
  }

  register(registration: Omit<Registration, 'id'>): Promise<RegistrationResult> {
    return registerOnce(this.#options, { type: 'register', payload: { ...registration, id: this.#options.newId() } });
  }

  registerFix(registration: Omit<FixRegistration, 'id'>): Promise<RegistrationResult> {
    const payload = { ...registration, id: this.#options.newId() };
    return registerOnce(this.#options, { type: 'register_fix', payload });
  }

  /** Retries now instead of after the delay. Does nothing without a delay. */
  readonly retryNow = (): void => {
    const { state } = this.#snapshot;
    if (state.kind === 'lost' && state.retryAtMs !== null && this.#wayBack !== null) this.#connect(this.#wayBack);
  };

  dispose(): void {
    this.#finish({ kind: 'idle' });
    this.feed.dispose();
  }

  #begin(proof: Proof): Promise<SignInResult> {
    this.#finish({ kind: 'connecting' });
    this.#wayBack = lastingProof(proof);
    return new Promise((resolve) => {
      this.#answerSignIn = resolve;
      this.#connect(proof);
    });
  }

  #connect(proof: Proof): void {
    this.#cancelTimer();
    const { state } = this.#snapshot;
    if (state.kind === 'lost') this.#set({ state: { ...state, retryAtMs: null } });
    const connection: LiveConnection = openConnection(this.#options, {
      onOpen: () => {
        if (this.#snapshot.state.kind === 'connecting') this.#set({ state: { kind: 'authenticating' } });
        connection.send(signInFrame(proof));
      },
      onMessage: (message) => {
        if (this.#connection === connection) this.#take(message);
      },
      onClose: (code) => {
        if (this.#connection === connection) this.#closed(code);
      },
    });
    this.#connection = connection;
  }

  #take(message: ServerMessage): void {
    this.#lastMessageMs = this.#options.timers.now();
    switch (message.type) {
      case 'login_ok':
        return this.#loggedIn(message.payload);
      case 'login_failed':
        return this.#loginFailed(message.payload);
      case 'session_error':
        return this.#sessionError(message.payload.message, message.payload.code ?? 'session-error');
      case 'logged_out':
        return this.#signedOut({ kind: 'signed-out' });
      case 'user_changed': {
        const { identity } = this.#snapshot;
        if (identity !== null) this.#set({ identity: { ...identity, user: message.payload.user } });
        return undefined;
      }
      case 'result':
        if (message.payload.code === 'logout-failed') {
          return this.#signedOut({ kind: 'failed', message: message.payload.message });
        }
        return this.feed.take(message);
      case 'fields':
      case 'snapshot':
      case 'increment':
      case 'alert':
      case 'notification':
      case 'progress':
        return this.feed.take(message);
      case 'heartbeat':
        return this.#setClock(message.payload.server_time_ms);
    }
  }

  #setClock(serverTimeMs: number): void {
    const { identity } = this.#snapshot;
    if (identity === null) return;
    const clockOffsetMs = clockOffsetAfter(identity.clockOffsetMs, serverTimeMs, this.#options.timers.now());
    if (clockOffsetMs !== identity.clockOffsetMs) this.#set({ identity: { ...identity, clockOffsetMs } });
  }

  #loggedIn(payload: ServerPayload<'login_ok'>): void {
    const nowMs = this.#options.timers.now();
    const identity = identityOf(payload, nowMs);
    this.#wayBack = { kind: 'session', sessionId: payload.session_id };
    this.#set({ state: { kind: 'ready', sinceMs: nowMs }, identity });
    this.feed.signedIn(payload.notification_id);
    this.#answerTo({ kind: 'signed-in', identity });
  }

  #loginFailed(payload: ServerPayload<'login_failed'>): void {
    const { error_reason, needs_verification, captcha_required = false } = payload;
    // The server may still count the lost connection.
    if (this.#snapshot.state.kind === 'lost' && error_reason === TOO_MANY_CONNECTIONS) {
      this.#drop();
      return this.#waitToReconnect();
    }
    this.#answerTo({ kind: 'refused', error_reason, needs_verification, captcha_required });
    return this.#refuse(error_reason, 'login-failed');
  }

  #sessionError(message: string, code: string): void {
    // Signing out everywhere, or in another tab, may end the session before our own logout.
    if (this.#answerSignOut !== null) return this.#signedOut({ kind: 'signed-out' });
    this.#answerTo({ kind: 'session-error', message, code });
    return this.#refuse(message, code);
  }

  #refuse(reason: string, code: string): void {
    this.#finish({ kind: 'refused', sinceMs: this.#options.timers.now(), reason, code });
  }

  #signedOut(result: SignOutResult): void {
    const answer = this.#answerSignOut;
    this.#answerSignOut = null;
    answer?.(result);
    this.#finish({ kind: 'idle' });
  }

  #closed(code: number): void {
    this.#connection = null;
    this.#cancelTimer();
    if (this.#answerSignOut !== null) return this.#signedOut({ kind: 'no-response' });
    // The close may have cut off its session_error.
    if (code === CLOSE_SESSION_ERROR)
      return this.#sessionError('The session has ended. Sign in again.', 'session-ended');
    this.#answerTo({ kind: 'no-response' });
    if (this.#wayBack === null) return this.#finish({ kind: 'idle' });
    return this.#waitToReconnect();
  }

  #waitToReconnect(): void {
    const nowMs = this.#options.timers.now();
    const { state } = this.#snapshot;
    const sinceMs = state.kind === 'lost' ? state.sinceMs : nowMs;
    this.#set({ state: { kind: 'lost', sinceMs, retryAtMs: nowMs + RECONNECT_DELAY_MS } });
    this.feed.lost(sinceMs);
    this.#cancelTimer = this.#options.timers.after(RECONNECT_DELAY_MS, this.retryNow);
  }

  /** Ends everything and sets the given state. Nothing of the last user stays. */
  #finish(state: LiveState): void {
    this.#cancelTimer();
    this.#drop();
    this.#wayBack = null;
    this.#answerTo({ kind: 'no-response' });
    this.#answerSignOut?.({ kind: 'no-response' });
    this.#answerSignOut = null;
    this.#set({ state, identity: null });
    this.feed.ended();
  }

  #drop(): void {
    const connection = this.#connection;
    this.#connection = null;
    connection?.close();
  }

  #answerTo(result: SignInResult): void {
    const answer = this.#answerSignIn;
    this.#answerSignIn = null;
    answer?.(result);
  }

  #sendSignedIn(message: SentMessage): boolean {
    return this.#snapshot.state.kind === 'ready' && this.#connection !== null && this.#connection.send(message);
  }

  #set(change: Partial<LiveSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    this.#listeners.emit();
  }
}
