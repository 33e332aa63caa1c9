import { addressKey } from '@meridian/service-kit/address-key';
import type { LogSocket } from './log-socket.ts';
import type { NodeLimits } from './node-limits.ts';

/** The open node log sockets. They are few enough to search in a loop. */
export class OpenSockets {
  readonly #all = new Set<LogSocket>();
  readonly #limits: NodeLimits;

  constructor(limits: NodeLimits) {
    this.#limits = limits;
  }

  get all(): ReadonlySet<LogSocket> {
    return this.#all;
  }

  /** Sockets whose ticket is still being checked must not take all places. */
  hasRoomFor(ip: string): boolean {
    const { maxConnections, maxStrangersPerAddress } = this.#limits;
    const key = addressKey(ip);
    const strangers = this.#count(({ connection }) => connection.session === null && addressKey(connection.ip) === key);
    return this.#all.size < maxConnections && strangers < maxStrangersPerAddress;
  }

  add(socket: LogSocket): void {
    this.#all.add(socket);
  }

  remove(socket: LogSocket): void {
    this.#all.delete(socket);
  }

  countOfUser(userId: number): number {
    return this.#count(({ connection }) => connection.isOpen && connection.session?.user.id === userId);
  }

  #count(isCounted: (socket: LogSocket) => boolean): number {
    let count = 0;
    for (const socket of this.#all) if (isCounted(socket)) count += 1;
    return count;
  }
}
