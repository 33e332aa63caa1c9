import { addressKey } from '@meridian/service-kit/address-key';
import type { ClientConnection, SignedIn } from './client-connection.ts';
import type { LiveLimits } from './live-limits.ts';

/** All connections, by user and by session. */
export class LiveSessions {
  readonly #all = new Set<ClientConnection>();
  readonly #byUser = new Map<number, Set<ClientConnection>>();
  readonly #bySession = new Map<string, Set<ClientConnection>>();
  readonly #strangers = new Map<string, Set<ClientConnection>>();
  readonly #limits: LiveLimits;
  #signedIn = 0;

  constructor(limits: LiveLimits) {
    this.#limits = limits;
  }

  get all(): ReadonlySet<ClientConnection> {
    return this.#all;
  }

  /** Whether all places of signed-in users are taken. */
  get isFull(): boolean {
    return this.#signedIn >= this.#limits.maxConnections;
  }

  /**
   * Makes room for a newcomer and returns who has to leave for it, or null without room. The address with the most
   * strangers gives a place, and there the one that waited longest without a word; so whoever opens many sockets closes
   * their own.
   */
  makeRoom(ip: string): readonly ClientConnection[] | null {
    const { maxStrangers, maxStrangersPerAddress } = this.#limits;
    if (this.isFull) return null;
    const own = this.#strangers.get(addressKey(ip));
    const isOwnFull = (own?.size ?? 0) >= maxStrangersPerAddress;
    const strangers = this.#all.size - this.#signedIn;
    if (!isOwnFull && strangers < maxStrangers) return [];
    const crowded = isOwnFull ? own : this.#mostCrowded();
    const leaving = crowded === undefined ? undefined : longestSilent(crowded);
    return leaving === undefined ? null : [leaving];
  }

  add(connection: ClientConnection): void {
    this.#all.add(connection);
    addTo(this.#strangers, addressKey(connection.origin.ip), connection);
  }

  /** False when the user has reached the connection limit, or the server is full. */
  attach(connection: ClientConnection, signedIn: SignedIn): boolean {
    const { user, maxConnections, sessionId } = signedIn.session;
    if (this.ofUser(user.id).length >= maxConnections || this.isFull) return false;
    this.#signedIn += 1;
    connection.signedIn = signedIn;
    removeFrom(this.#strangers, addressKey(connection.origin.ip), connection);
    addTo(this.#byUser, user.id, connection);
    addTo(this.#bySession, sessionId, connection);
    return true;
  }

  /** The session goes on without this connection. */
  detach(connection: ClientConnection): void {
    const { signedIn } = connection;
    if (signedIn === null) return;
    connection.signedIn = null;
    this.#signedIn -= 1;
    removeFrom(this.#byUser, signedIn.session.user.id, connection);
    removeFrom(this.#bySession, signedIn.session.sessionId, connection);
  }

  remove(connection: ClientConnection): void {
    this.detach(connection);
    removeFrom(this.#strangers, addressKey(connection.origin.ip), connection);
    this.#all.delete(connection);
  }

  #mostCrowded(): ReadonlySet<ClientConnection> | undefined {
    let most: ReadonlySet<ClientConnection> | undefined;
    for (const strangers of this.#strangers.values()) if (strangers.size > (most?.size ?? 0)) most = strangers;
    return most;
  }

  ofUser(userId: number): readonly ClientConnection[] {
    return [...(this.#byUser.get(userId) ?? [])];
  }

  ofSession(sessionId: string): readonly ClientConnection[] {
    return [...(this.#bySession.get(sessionId) ?? [])];
  }
}

/** Null while every one of them is being signed in. */
function longestSilent(connections: Iterable<ClientConnection>): ClientConnection | undefined {
  for (const connection of connections) if (!connection.hasSpoken) return connection;
  return undefined;
}

function addTo<Key>(sets: Map<Key, Set<ClientConnection>>, key: Key, connection: ClientConnection): void {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set.add(connection));
}

/** Removes empty sets, so that the maps do not grow for ever. */
function removeFrom<Key>(sets: Map<Key, Set<ClientConnection>>, key: Key, connection: ClientConnection): void {
  const set = sets.get(key);
  set?.delete(connection);
  if (set?.size === 0) sets.delete(key);
}
