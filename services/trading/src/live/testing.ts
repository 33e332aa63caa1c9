import type { BusHandler } from '@meridian/bus/bus';
import type { ServerMessage, ServerMessageType, ServerPayload } from '@meridian/protocol/live/server-messages';
import { isDescribed } from '@meridian/protocol/live/testing';
import type {
  DeskSecurityEvent,
  Identity,
  OpenSession,
  RegistrationOutcome,
  SignInOutcome,
  SignInRequest,
} from '@meridian/protocol/ports/identity';
import { SESSIONS_ENDED, USER_CHANGED } from '@meridian/protocol/ports/identity';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import { createCredentialLimits } from '@meridian/service-kit/rate-limit';
import { createServiceApp } from '@meridian/service-kit/service-app';
import { silentLogger } from '@meridian/service-kit/testing';
import { WebSocket } from 'ws';
import { tradingApp, type TradingAppOptions } from '../app.ts';
import { ConnectionRegistry } from '../connection-registry.ts';
import { newNotificationId } from './notification-id.ts';

export const PASSWORD = 'right-password';

export function testUser(overrides: Partial<User> = {}): User {
  return {
    id: 1,
    email_id: 'trader@desk.example',
    name: 'Trader',
    short_name: 'TR',
    trader_id: 'TR',
    organisation: 'Desk',
    is_admin: false,
    are_actions_permitted: false,
    dashboard_permit: false,
    log_permit: false,
    python_permit: false,
    market_impact_permit: false,
    market_data_permit: false,
    surveillance_permit: false,
    data_permissions: { accounts: [], alloc_accounts: [] },
    ...overrides,
  };
}

/** A bus that hands over at once, and waits for whoever it handed to. */
export class FakeBus {
  readonly #handlers = new Map<string, BusHandler[]>();

  async subscribe(topic: string, handler: BusHandler): Promise<() => Promise<void>> {
    this.#handlers.set(topic, [...(this.#handlers.get(topic) ?? []), handler]);
    return async () => void this.#handlers.delete(topic);
  }

  async publish(topic: string, key: string, payload: unknown): Promise<void> {
    for (const handler of this.#handlers.get(topic) ?? []) await handler({ topic, key, payload });
  }
}

/** The identity port in memory: users by email, one password for all, sessions by token. */
export class FakeIdentity implements Identity {
  readonly users = new Map<string, User>();
  readonly sessions = new Map<string, OpenSession>();
  readonly signIns: SignInRequest[] = [];
  readonly endings: string[] = [];
  readonly events: DeskSecurityEvent[] = [];
  maxConnections = 3;
  needsVerification = false;
  /** Set to make the security log take no entries. */
  isLogAway = false;
  /** Set to make every call fail, as when the database is away. */
  isAway = false;
  registration: RegistrationOutcome = { kind: 'registered', message: 'Check your mail.', pinExpiresInSeconds: 600 };
  /** Runs while a call is under way. */
  during: () => void | Promise<void> = () => undefined;
  readonly #bus: FakeBus;

  constructor(bus: FakeBus, users: readonly User[]) {
    this.#bus = bus;
    for (const user of users) this.users.set(user.email_id, user);
  }

  async signIn(request: SignInRequest): Promise<SignInOutcome> {
    this.signIns.push(request);
    await this.#work();
    const user = this.users.get(request.email);
    const isProven = request.password === PASSWORD || request.mainToken === `main-token-of-${request.email}`;
    if (user === undefined || !isProven) {
      return { kind: 'refused', code: 'invalid-credentials', message: 'The email or the password is wrong.' };
    }
    const token = `token-${this.signIns.length}-of-${user.email_id}`;
    this.sessions.set(token, this.#open(`session-${this.signIns.length}`, user));
    return { kind: 'signed-in', token, session: this.#find(token), needsVerification: this.needsVerification };
  }

  async authenticate(_kind: string, token: string): Promise<OpenSession | null> {
    const session = this.sessions.get(token);
    const found = session && { ...session, user: this.users.get(session.user.email_id) ?? session.user };
    await this.#work();
    return found ?? null;
  }

  async endSession(sessionId: string, reason: string): Promise<void> {
    await this.#work();
    this.endings.push(sessionId);
    await this.revoke(sessionId, reason);
  }

  async record(event: DeskSecurityEvent): Promise<void> {
    if (this.isLogAway) throw new Error('The security log takes no entries');
    this.events.push(event);
  }

  async register(): Promise<RegistrationOutcome> {
    await this.#work();
    return this.registration;
  }

  registerFix(): Promise<RegistrationOutcome> {
    return this.register();
  }

  async revoke(sessionId: string, message: string): Promise<void> {
    for (const [token, session] of this.sessions) if (session.sessionId === sessionId) this.sessions.delete(token);
    await this.#bus.publish(SESSIONS_ENDED, '1', { session_ids: [sessionId], message });
  }

  async change(user: User): Promise<void> {
    this.users.set(user.email_id, user);
    await this.#bus.publish(USER_CHANGED, String(user.id), { user_id: user.id });
  }

  #open(sessionId: string, user: User): OpenSession {
    const { maxConnections } = this;
    const now = Date.now();
    const times = { expiresMs: now + 3_600_000, confirmedMs: now, idleMs: null };
    return { sessionId, kind: 'trading', user, isVerified: true, maxConnections, ...times };
  }

  #find(token: string): OpenSession {
    const session = this.sessions.get(token);
    if (session === undefined) throw new Error(`No session ${token}`);
    return session;
  }

  async #work(): Promise<void> {
    await this.during();
    if (this.isAway) throw new Error('The database is away');
  }
}

/** A client over a real socket; every frame it gets must be what the protocol describes. */
export class TestClient {
  readonly socket: WebSocket;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  readonly #frames: ServerMessage[] = [];
  readonly #invalid: string[] = [];
  #wake: () => void = () => undefined;

  constructor(url: string) {
    this.socket = new WebSocket(url);
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    });
    this.socket.on('error', () => undefined);
    this.socket.on('message', (data: Buffer) => this.#take(data.toString('utf8')));
    void this.closed.then(() => this.#wake());
  }

  async open(): Promise<this> {
    if (this.socket.readyState === WebSocket.CONNECTING) {
      await new Promise((resolve) => this.socket.once('open', resolve));
    }
    return this;
  }

  send(type: string, payload: object): void {
    this.socket.send(JSON.stringify({ type, payload }));
  }

  /** The next frame of that type; those before it are passed over. */
  async next<Type extends ServerMessageType>(type: Type): Promise<ServerPayload<Type>> {
    for (;;) {
      const message = await this.nextFrame();
      if (isFrame(message, type)) return message.payload;
    }
  }

  async nextFrame(): Promise<ServerMessage> {
    for (;;) {
      if (this.#invalid.length > 0) throw new Error(`Not as described: ${this.#invalid[0]}`);
      const message = this.#frames.shift();
      if (message !== undefined) return message;
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error('The connection is closed');
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  async login(user = testUser(), password = PASSWORD): Promise<ServerPayload<'login_ok'>> {
    this.send('login', { version: 1, email_id: user.email_id, password });
    return this.next('login_ok');
  }

  /** A frame that only comes after everything sent before was handled. */
  async settle(): Promise<void> {
    const id = `settle-${Math.floor(performance.now() * 1000)}`;
    this.send('command', { id, name: 'search.prefix', args: { prefix: 'x' } });
    while ((await this.next('result')).id !== id);
  }

  #take(text: string): void {
    const message: ServerMessage = JSON.parse(text);
    if (!isDescribed(message)) this.#invalid.push(text.slice(0, 300));
    this.#frames.push(message);
    this.#wake();
  }
}

function isFrame<Type extends ServerMessageType>(
  message: ServerMessage,
  type: Type,
): message is ServerMessage & { payload: ServerPayload<Type> } {
  return message.type === type;
}

/** The trading app on a port of its own, with identity, bus and registry in the test's hands. */
export async function startDesk(options: Partial<TradingAppOptions> & { readonly users?: readonly User[] } = {}) {
  const { users = [testUser()], ...rest } = options;
  const bus = new FakeBus();
  const identity = new FakeIdentity(bus, users);
  const registry = new ConnectionRegistry(Date.now);
  const logger = silentLogger();
  const app = createServiceApp({ logger });
  await app.register(tradingApp, {
    prefix: '/live',
    identity,
    bus,
    registry,
    logger,
    credentialLimits: createCredentialLimits({ nowMs: Date.now }),
    nowMs: Date.now,
    newNotificationId,
    serverTimeZone: 'America/New_York',
    ...rest,
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `${address.replace('http', 'ws')}/live`;
  const clients: TestClient[] = [];
  const connect = async () => {
    const client = new TestClient(url);
    clients.push(client);
    return client.open();
  };
  const stop = async () => {
    await app.close();
    for (const { socket } of clients) socket.terminate();
  };
  return { app, address, url, bus, identity, registry, connect, stop };
}

export type Desk = Awaited<ReturnType<typeof startDesk>>;
