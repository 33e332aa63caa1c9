import { setTimeout } from 'node:timers/promises';
import type { Bus, Unsubscribe } from '@meridian/bus/bus';
import { type ClientOrigin, type Identity, SESSIONS_ENDED, USER_CHANGED } from '@meridian/protocol/ports/identity';
import { addressKey } from '@meridian/service-kit/address-key';
import { readUserNews, USER_NOTICE, type UserNews } from '@meridian/protocol/ports/notices';
import type { Logger } from '@meridian/service-kit/logger';
import { FairWork } from '@meridian/service-kit/fair-work';
import type { CredentialLimits } from '@meridian/service-kit/rate-limit';
import { SlowRefusals } from '@meridian/service-kit/slow-refusals';
import { createRateLimiter } from '@meridian/service-kit/rate-limiter';
import type { WebSocket } from 'ws';
import type { ConnectionRegistry, RegistryChange } from '../connection-registry.ts';
import { ClientConnection } from './client-connection.ts';
import type { CommandHandlers } from './command-handlers.ts';
import { CommandMemory } from './command-memory.ts';
import { keepHouse } from './housekeeping.ts';
import { takeIdentityNews } from './identity-news.ts';
import type { LiveContext } from './live-context.ts';
import { budgetsOf, sendingShare } from './live-budgets.ts';
import { LIVE_LIMITS, type LiveLimits } from './live-limits.ts';
import { LiveSessions } from './live-sessions.ts';
import { handleMessage } from './message-handler.ts';
import type { PersonalFields } from './personal-field.ts';
import { alertsFor } from './registry-alerts.ts';
import { registrySources } from './registry-sources.ts';
import type { Sight } from './sight.ts';
import { endSubscriptions } from './subscriptions.ts';
import { TopicHub, type TopicSources } from './topic-hub.ts';
import { type NoticeSource, searchesAreLate, type UserNotice } from './user-notice.ts';

export type LiveServerOptions = {
  readonly identity: Identity;
  readonly bus: Pick<Bus, 'subscribe'>;
  readonly registry: ConnectionRegistry;
  /** Shared with the HTTP calls, so that neither bypasses the other. */
  readonly credentialLimits: CredentialLimits;
  readonly logger: Logger;
  readonly nowMs: () => number;
  /** Six characters, another for each connection. */
  readonly newNotificationId: () => string;
  readonly serverTimeZone: string;
  /** Topics beside those of the connection registry. */
  readonly sources?: TopicSources;
  /** Fields that differ from user to user, by topic. */
  readonly personal?: PersonalFields;
  readonly commands?: CommandHandlers;
  readonly notices?: NoticeSource;
  /** Hears what people have on their screens. */
  readonly sight?: Sight;
  readonly limits?: Partial<LiveLimits>;
};

const LEVELS = {
  asked: 'info',
  soon: 'warning',
  approved: 'success',
  rejected: 'warning',
  expired: 'warning',
} as const;

/** How long clients have to acknowledge the close when the server stops. */
const CLOSE_GRACE_MS = 2_000;

/** The live socket without HTTP. Connections arrive through `accept`. */
export class LiveServer {
  readonly #context: LiveContext;
  readonly #registry: ConnectionRegistry;
  readonly #bus: Pick<Bus, 'subscribe'>;
  readonly #notices: NoticeSource | null;
  readonly #endings: (() => void | Promise<void>)[] = [];
  readonly #refusals = new SlowRefusals();
  #isStopping = false;

  constructor(options: LiveServerOptions) {
    const { registry, nowMs, sources } = options;
    const limits = { ...LIVE_LIMITS, ...options.limits };
    const fairWork = new FairWork({ defer: setImmediate });
    const budgets = budgetsOf(limits, nowMs);
    this.#registry = registry;
    this.#bus = options.bus;
    this.#notices = options.notices ?? null;
    this.#context = {
      identity: options.identity,
      sessions: new LiveSessions(limits),
      hub: new TopicHub({
        sources: { ...registrySources(registry), ...sources },
        ...(options.personal !== undefined && { personal: options.personal }),
        ...(options.sight !== undefined && { sight: options.sight }),
        partBytes: limits.partBytes,
        share: sendingShare(budgets.sending),
        takeWork: (userId, units) => budgets.work.take(userId, units).kind === 'taken',
        onLate: (userId) => this.#notify(searchesAreLate(userId, nowMs())),
        defer: setImmediate,
        fairWork,
        onError: (err) => options.logger.error({ err }, 'the rows of a search could not be found'),
      }),
      ...budgets,
      fairWork,
      commands: options.commands ?? {},
      commandMemory: new CommandMemory(),
      limits,
      credentialLimits: options.credentialLimits,
      sessionLogins: createRateLimiter({ limit: limits.sessionLoginsPerMinute, windowMs: 60_000, nowMs }),
      nowMs,
      newNotificationId: options.newNotificationId,
      serverTimeZone: options.serverTimeZone,
      logger: options.logger,
      identityEvents: 0,
    };
  }

  get connectionCount(): number {
    return this.#context.sessions.all.size;
  }

  async start(): Promise<void> {
    const { limits, hub } = this.#context;
    for (const topic of [SESSIONS_ENDED, USER_CHANGED]) {
      const unsubscribe: Unsubscribe = await this.#bus.subscribe(topic, (news) =>
        takeIdentityNews(this.#context, news),
      );
      this.#endings.push(unsubscribe);
    }
    const stopNews = await this.#bus.subscribe(USER_NOTICE, ({ payload }) => this.#tell(readUserNews(payload)));
    this.#endings.push(stopNews);
    this.#endings.push(this.#registry.subscribe((change) => this.#alert(change)));
    if (this.#notices !== null) this.#endings.push(this.#notices((notice) => this.#notify(notice)));
    const flushing = setInterval(() => hub.flush(), limits.flushIntervalMs);
    const housekeeping = setInterval(() => keepHouse(this.#context), limits.housekeepingIntervalMs);
    this.#endings.push(
      () => clearInterval(flushing),
      () => clearInterval(housekeeping),
    );
  }

  /** How long an address has to stay away, in seconds, or null. It is told so a moment later, before any handshake. */
  async turnsAway(ip: string): Promise<number | null> {
    const rest = this.#context.badAddresses.look(addressKey(ip), 1);
    if (rest.kind === 'taken') return null;
    await this.#refusals.hold(ip);
    return rest.retryAfterSeconds;
  }

  accept(socket: WebSocket, origin: ClientOrigin): void {
    const context = this.#context;
    socket.on('error', (err) => context.logger.debug({ err }, 'a live socket failed'));
    const leaving = this.#isStopping ? null : context.sessions.makeRoom(origin.ip);
    if (leaving === null) {
      socket.close(1013, 'Too many connections');
      return;
    }
    for (const stranger of leaving) stranger.terminate();
    const connection = new ClientConnection({
      socket,
      origin,
      limits: context.limits,
      nowMs: context.nowMs,
      logger: context.logger,
      onMessage: (from, message) => handleMessage(context, from, message),
      readShare: ({ signedIn }, bytes) =>
        signedIn === null
          ? { kind: 'taken' }
          : context.reading.take(signedIn.session.user.id, Math.max(bytes, context.limits.frameBytes)),
      onMisbehaved: ({ signedIn }) => {
        if (signedIn === null) context.badAddresses.take(addressKey(origin.ip), 1);
        else context.badUsers.take(signedIn.session.user.id, 1);
      },
      onEnd: (ended) => {
        endSubscriptions(context, ended);
        context.sessions.detach(ended);
      },
    });
    context.sessions.add(connection);
    socket.on('close', () => context.sessions.remove(connection));
  }

  /** Tells every client that the server is leaving, so that it reconnects. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const end of this.#endings.splice(0)) await end();
    const { all } = this.#context.sessions;
    for (const connection of all) connection.close(1001, 'The server is stopping');
    for (let waitedMs = 0; all.size > 0 && waitedMs < CLOSE_GRACE_MS; waitedMs += 20) await setTimeout(20);
    for (const connection of all) connection.terminate();
  }

  /** It lies in the database already: a page that misses it finds it under the bell. */
  #tell(news: UserNews | null): void {
    if (news === null) return;
    const { user_id, kind, title, message, path, at_ms } = news;
    const level = LEVELS[kind];
    this.#notify({ isFor: ({ id }) => id === user_id, payload: { level, title, message, at_ms, path } });
  }

  #notify({ isFor, payload }: UserNotice): void {
    for (const connection of this.#context.sessions.all) {
      const user = connection.currentUser();
      if (user !== null && isFor(user) && connection.canTake()) connection.send({ type: 'notification', payload });
    }
  }

  #alert(change: RegistryChange): void {
    const { sessions, nowMs } = this.#context;
    for (const payload of alertsFor(change, nowMs())) {
      const frame = Buffer.from(JSON.stringify({ type: 'alert', payload }));
      for (const connection of sessions.all) {
        // A slow client loses alerts, not rows: the topics still show the state.
        if (connection.signedIn !== null && connection.isOpen && !connection.outbound.isFull) {
          connection.outbound.sendEncoded(frame);
        }
      }
    }
  }
}
