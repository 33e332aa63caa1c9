import { createInProcessBus } from '@meridian/bus/in-process-bus';
import { startOutboxRelay } from '@meridian/bus/outbox-relay';
import { signInAs, TEST_ORIGIN } from '@meridian/identity/testing/demo-session';
import { startTestIdentity } from '@meridian/identity/testing/start-test-identity';
import {
  DEFAULT_NODE_LOG_FILTERS,
  type NewCount,
  type NewData,
  type NodeError,
  type NodeServerMessage,
  type SetFilters,
} from '@meridian/protocol/node-socket';
import type { PermissionSet } from '@meridian/protocol/rest/identity-schemas';
import { createServiceApp } from '@meridian/service-kit/service-app';
import { silentLogger } from '@meridian/service-kit/testing';
import { appendLogEntries } from '@meridian/storage/event-log/append-log-entries';
import { createEventLogStore } from '@meridian/storage/event-log/event-log-store';
import type { NewLogEntry } from '@meridian/storage/event-log/log-entry';
import { startLogTail } from '@meridian/storage/event-log/log-tail';
import { WebSocket } from 'ws';
import { LogWindow } from '../logs/log-window.ts';
import { acceptWebsockets } from '../websocket.ts';
import type { NodeLimits } from './node-limits.ts';
import { nodeSockets } from './node-sockets.ts';

type Messages = { newData: NewData; newCount: NewCount; error: NodeError };

/** A client of a node log socket. */
export class NodeClient {
  readonly socket: WebSocket;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  readonly #messages: NodeServerMessage[] = [];
  #wake: () => void = () => undefined;

  constructor(url: string) {
    this.socket = new WebSocket(url);
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    });
    this.socket.on('error', () => undefined);
    this.socket.on('message', (data: Buffer) => {
      this.#messages.push(JSON.parse(data.toString('utf8')));
      this.#wake();
    });
    void this.closed.then(() => this.#wake());
  }

  async open(): Promise<this> {
    await new Promise((resolve) => this.socket.once('open', resolve));
    return this;
  }

  setFilters(filters: Partial<SetFilters['payload']> = {}): void {
    const payload = { ...DEFAULT_NODE_LOG_FILTERS, filter: '', ...filters };
    this.socket.send(JSON.stringify({ type: 'setFilters', payload }));
  }

  /** The payload of the next message, which must have this type. */
  async next<Type extends keyof Messages>(type: Type): Promise<Messages[Type]['payload']> {
    for (;;) {
      const message = this.#messages.shift();
      if (message !== undefined) {
        if (!isOf(message, type)) throw new Error(`Not ${type}: ${JSON.stringify(message).slice(0, 300)}`);
        return message.payload;
      }
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error('The connection is closed');
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** The next texts, without empty heartbeats. */
  async nextLogs(): Promise<{ readonly initial: boolean; readonly texts: readonly string[] }> {
    for (;;) {
      const { initial, logs } = await this.next('newData');
      if (initial || logs.length > 0) return { initial, texts: logs.map(({ log_message }) => log_message) };
    }
  }
}

function isOf<Type extends keyof Messages>(message: NodeServerMessage, type: Type): message is Messages[Type] {
  return message.type === type;
}

function permissionsOf(user: PermissionSet): PermissionSet {
  const { is_admin, are_actions_permitted, dashboard_permit, log_permit, python_permit } = user;
  const { market_impact_permit, market_data_permit, surveillance_permit, data_permissions } = user;
  const flags = { is_admin, are_actions_permitted, dashboard_permit, log_permit, python_permit };
  return { ...flags, market_impact_permit, market_data_permit, surveillance_permit, data_permissions };
}

/** Small, so that a client that does not read falls behind. */
const WINDOW = 500;

type DemoUser = 'admin' | 'trader';

/** The node log sockets with the real identity, database and bus, on their own port. */
export async function startNodeSockets(limits: Partial<NodeLimits> = {}) {
  const world = await startTestIdentity();
  const logger = silentLogger();
  const bus = createInProcessBus({ onError: () => undefined });
  const relay = startOutboxRelay({ database: world.database, bus, consumer: 'test', onError: () => undefined });
  await relay.ready;
  const store = createEventLogStore(world.database.db);
  const window = new LogWindow(WINDOW);
  const tail = startLogTail({
    database: world.database,
    newest: window.max,
    onEntries: (entries) => window.append(entries),
    onError: () => undefined,
  });
  await tail.ready;
  const app = createServiceApp({ logger });
  await acceptWebsockets(app);
  await app.register(nodeSockets, {
    prefix: '/node',
    identity: world.identity,
    bus,
    store,
    window,
    nowMs: Date.now,
    logger,
    limits: { flushIntervalMs: 10, ...limits },
  });
  const address = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
  const clients: NodeClient[] = [];
  const connectWith = async (kind: 'logs' | 'count', ticket: string): Promise<NodeClient> => {
    const client = new NodeClient(`${address}/node/mode/${kind}?ticket=${ticket}`);
    clients.push(client);
    return client.open();
  };
  const ticketOf = async (user: DemoUser) => {
    const { session } = await signInAs(world, user);
    return { session, ticket: (await world.identity.issueNodeTicket(session)).ticket };
  };
  return {
    ...world,
    address,
    window,
    connectWith,
    ticketOf,
    connect: async (kind: 'logs' | 'count', user: DemoUser = 'trader') =>
      connectWith(kind, (await ticketOf(user)).ticket),
    /** Changes the trader as an administrator does on the page. */
    changeTrader: async (change: Partial<PermissionSet>): Promise<void> => {
      const { administration } = world.identity;
      const admin = (await signInAs(world, 'admin')).session.user;
      const [trader] = (await administration.listUsers({ search: 'trader@', limit: 1, offset: 0 })).users;
      if (trader === undefined) throw new Error('There is no trader');
      const { id, version, is_disabled, max_connections } = trader;
      const permissions: PermissionSet = { ...permissionsOf(trader), ...change };
      const request = { id, version, is_disabled, max_connections, permissions, reason: 'for the test' };
      const outcome = await administration.updateUser({ user: admin, origin: TEST_ORIGIN }, request);
      if (outcome.kind !== 'updated') throw new Error(`The trader was not changed: ${outcome.kind}`);
    },
    append: (...entries: NewLogEntry[]) => appendLogEntries(world.database.db, entries),
    openSockets: () => app.websocketServer.clients.size,
    close: () => app.close(),
    stop: async () => {
      await app.close();
      for (const { socket } of clients) socket.terminate();
      await tail.close();
      await relay.close();
      await bus.close();
      await world.stop();
    },
  };
}

export type NodeDesk = Awaited<ReturnType<typeof startNodeSockets>>;
