import type { User } from '@meridian/protocol/rest/identity-schemas';
import { ChangedRows } from './changed-rows.ts';
import type { Outbound } from './outbound.ts';
import { PersonalCells } from './personal-cells.ts';
import type { PersonalField } from './personal-field.ts';
import { frameHead } from './row-encoding.ts';
import type { SnapshotParts } from './snapshot-parts.ts';
import type { PartSender, SnapshotQueue } from './snapshot-queue.ts';
import type { EncodedIncrement, SubscriptionGroup } from './subscription-group.ts';

export type SubscriberOptions = {
  readonly id: string;
  readonly group: SubscriptionGroup;
  readonly outbound: Outbound;
  readonly userId: number;
  readonly queue: SnapshotQueue;
  readonly share: SendingShare;
};

/** What users may be sent over all connections. */
export type SendingShare = {
  isSpent(userId: number): boolean;
  /** Counts what was sent. */
  count(userId: number, bytes: number): void;
};

/** One subscription of one connection: its sequence number, and the rows it still has to send. */
export class Subscriber implements PartSender {
  readonly id: string;
  readonly group: SubscriptionGroup;
  readonly userId: number;
  readonly #outbound: Outbound;
  readonly #queue: SnapshotQueue;
  #seq = 0;
  /** The snapshot that is being sent. Null when all of it was sent. */
  #snapshot: SnapshotParts | null = null;
  #nextPart = 0;
  readonly #share: SendingShare;
  /** Rows that changed while this client could not be served. */
  readonly #missed = new ChangedRows();
  #personal: PersonalCells | null = null;

  constructor({ id, group, outbound, userId, queue, share }: SubscriberOptions) {
    this.userId = userId;
    this.#share = share;
    this.#queue = queue;
    this.id = id;
    this.group = group;
    this.#outbound = outbound;
  }

  /** Adds a field of the user's own; to be called before the start. */
  personalise(personal: PersonalField, user: User): void {
    this.#personal = new PersonalCells(personal, this.group, user);
  }

  start(): void {
    this.#outbound.send({ type: 'fields', payload: { id: this.id, fields: [...this.group.fields] } });
    this.#snapshot = this.group.snapshot();
    this.#nextPart = 0;
    // Small topics have one part and are complete at once.
    if (this.sendPart() === 'more') this.#queue.add(this);
  }

  offer(increment: EncodedIncrement): void {
    if (this.#snapshot !== null || this.#missed.size > 0 || !this.#mayTake) {
      for (const key of increment.keys) this.#missed.add(key, increment.fieldsOf(key));
    } else {
      this.#sendRows(increment);
    }
  }

  sendPart(): 'more' | 'waiting' | 'done' {
    if (this.#snapshot === null) return 'done';
    if (!this.#mayTake) return 'waiting';
    const part = this.#snapshot.part(this.#nextPart);
    if (part === 'not yet') return 'more';
    if (part !== null) this.#send('snapshot', part);
    if (part !== null && !this.#snapshot.isLast(this.#nextPart)) {
      this.#nextPart += 1;
      return 'more';
    }
    this.#snapshot = null;
    this.pump();
    return 'done';
  }

  /** Sends pending data, as far as the client takes it. A snapshot goes on in its turn. */
  pump(): void {
    if (this.#snapshot !== null) {
      this.#queue.add(this);
      return;
    }
    while (this.#mayTake) {
      if (this.#missed.size > 0) this.#sendRows(this.group.encodeMissed(this.#missed));
      else {
        const own = this.#personal?.next(this.group.partBytes) ?? null;
        if (own === null) return;
        this.#send('increment', own);
      }
    }
  }

  close(): void {
    this.#snapshot = null;
    this.#queue.remove(this);
    this.#personal?.close();
  }

  /** Whether its connection and its user may be sent more. What waits goes on with a later flush. */
  get #mayTake(): boolean {
    return !this.#outbound.isFull && !this.#share.isSpent(this.userId);
  }

  #sendRows({ tail, whole }: EncodedIncrement): void {
    this.#send('increment', tail);
    this.#personal?.overwritten(whole);
  }

  #send(type: 'snapshot' | 'increment', tail: Buffer): void {
    this.#seq += 1;
    const frame = Buffer.concat([frameHead(type, this.id, this.#seq), tail]);
    this.#share.count(this.userId, frame.byteLength);
    this.#outbound.sendEncoded(frame);
  }
}
