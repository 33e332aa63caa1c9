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

  constructor(limits: LiveLimits) {
    this.#limits = limits;
  }

  get all(): ReadonlySet<ClientConnection> {
    return this.#all;
  }

  hasRoomFor(ip: string): boolean {
    const strangers = this.#strangers.get(addressKey(ip))?.size ?? 0;
    return this.#all.size < this.#limits.maxConnections && strangers < this.#limits.maxStrangersPerAddress;
  }

  add(connection: ClientConnection): void {
    this.#all.add(connection);
    addTo(this.#strangers, addressKey(connection.origin.ip), connection);
  }

  /** False when the user has reached the connection limit. */
  attach(connection: ClientConnection, signedIn: SignedIn): boolean {
    const { user, maxConnections, sessionId } = signedIn.session;
    if (this.ofUser(user.id).length >= maxConnections) return false;
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
    removeFrom(this.#byUser, signedIn.session.user.id, connection);
    removeFrom(this.#bySession, signedIn.session.sessionId, connection);
  }

  remove(connection: ClientConnection): void {
    this.detach(connection);
    removeFrom(this.#strangers, addressKey(connection.origin.ip), connection);
    this.#all.delete(connection);
  }

  ofUser(userId: number): readonly ClientConnection[] {
    return [...(this.#byUser.get(userId) ?? [])];
  }

  ofSession(sessionId: string): readonly ClientConnection[] {
    return [...(this.#bySession.get(sessionId) ?? [])];
  }
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
