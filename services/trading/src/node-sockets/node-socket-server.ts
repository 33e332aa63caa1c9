import { setTimeout } from 'node:timers/promises';
import type { Bus } from '@meridian/bus/bus';
import { createWorkGate } from '@meridian/identity/work-gate';
import { SESSIONS_ENDED, USER_CHANGED } from '@meridian/protocol/ports/identity';
import type { WebSocket } from 'ws';
import { countKind, logsKind } from './feed-kinds.ts';
import { FilteredFeed, type FeedOptions } from './filtered-feed.ts';
import { keepHouse } from './keep-house.ts';
import { LogSocket } from './log-socket.ts';
import { NodeConnection } from './node-connection.ts';
import { NODE_LIMITS, type NodeLimits } from './node-limits.ts';
import type { NodeSocketsContext } from './node-sockets-context.ts';
import { OpenSockets } from './open-sockets.ts';
import { admit, takeIdentityNews } from './session-of-socket.ts';

export type NodeSocketServerOptions = Pick<NodeSocketsContext, 'identity' | 'store' | 'window' | 'nowMs' | 'logger'> & {
  readonly bus: Pick<Bus, 'subscribe'>;
  readonly limits?: Partial<NodeLimits>;
};

export type NodeSocketKind = 'logs' | 'count';

/** Time for clients to receive the close of a stopping server. */
const CLOSE_GRACE_MS = 2_000;

/** The node log sockets without HTTP. Connections come in through `accept`. */
export class NodeSocketServer {
  readonly #context: NodeSocketsContext;
  readonly #bus: Pick<Bus, 'subscribe'>;
  readonly #endings: (() => void | Promise<void>)[] = [];
  #isStopping = false;

  constructor({ identity, store, window, nowMs, logger, bus, limits: given }: NodeSocketServerOptions) {
    const limits = { ...NODE_LIMITS, ...given };
    const gate = createWorkGate({ concurrent: limits.concurrentLoads, waiting: limits.waitingLoads });
    const sockets = new OpenSockets(limits);
    this.#bus = bus;
    this.#context = { identity, store, window, gate, sockets, limits, nowMs, logger, identityEvents: 0 };
  }

  async start(): Promise<void> {
    const { limits, sockets } = this.#context;
    for (const topic of [SESSIONS_ENDED, USER_CHANGED]) {
      this.#endings.push(await this.#bus.subscribe(topic, (news) => takeIdentityNews(this.#context, news)));
    }
    const pumping = setInterval(() => {
      for (const { feed } of sockets.all) feed.pump();
    }, limits.flushIntervalMs);
    const housekeeping = setInterval(() => keepHouse(this.#context), limits.housekeepingIntervalMs);
    this.#endings.push(
      () => clearInterval(pumping),
      () => clearInterval(housekeeping),
    );
  }

  accept(webSocket: WebSocket, { kind, ip, ticket }: { kind: NodeSocketKind; ip: string; ticket: string }): void {
    const { sockets, limits, nowMs, logger } = this.#context;
    webSocket.on('error', (err) => logger.debug({ err }, 'a log socket failed'));
    if (this.#isStopping || !sockets.hasRoomFor(ip)) {
      webSocket.close(1013, 'Too many connections');
      return;
    }
    const connection = new NodeConnection({
      socket: webSocket,
      ip,
      limits,
      nowMs,
      onFilters: (_from, filters) => socket.setFilters(filters),
      onEnd: () => socket.hold(),
    });
    const socket = new LogSocket(connection, this.#feedOf(kind, connection));
    sockets.add(socket);
    webSocket.on('close', () => sockets.remove(socket));
    void admit(this.#context, socket, ticket);
  }

  /** Tells every client that the server goes away, so that it reconnects by itself. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const end of this.#endings.splice(0)) await end();
    const { all } = this.#context.sockets;
    for (const { connection } of all) connection.close(1001, 'The server is stopping');
    for (let waitedMs = 0; all.size > 0 && waitedMs < CLOSE_GRACE_MS; waitedMs += 20) await setTimeout(20);
    for (const { connection } of all) connection.terminate();
  }

  #feedOf(kind: NodeSocketKind, connection: NodeConnection): LogSocket['feed'] {
    const { window, gate, nowMs, limits, store, logger } = this.#context;
    const options: FeedOptions = {
      window,
      gate,
      nowMs,
      batchSize: limits.maxEntries,
      retryMs: limits.retryMs,
      reloadAfterMs: kind === 'count' ? limits.recountIntervalMs : Number.POSITIVE_INFINITY,
      isFull: () => connection.outbound.isFull,
      onError: (err) => logger.error({ err }, 'The logs for a socket could not be loaded and are tried again.'),
    };
    return kind === 'logs'
      ? new FilteredFeed(
          logsKind(store, limits.maxEntries, (message) => connection.send(message)),
          options,
        )
      : new FilteredFeed(
          countKind(store, (message) => connection.send(message)),
          options,
        );
  }
}
