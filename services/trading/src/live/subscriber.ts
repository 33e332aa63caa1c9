import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { LateReader } from './change-log.ts';
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
  /** What it lacks of the changes. Null when it was sent all of them. */
  #late: LateReader | null = null;
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
    this.#fallBehind(this.group.changesEnd);
    this.#snapshot = this.group.snapshot();
    this.#nextPart = 0;
    // Small topics have one part and are complete at once.
    if (this.sendPart() === 'more') this.#queue.add(this);
  }

  /** Whether it can be sent the next change when it comes. */
  isInTime(): boolean {
    return this.#late === null && this.#mayTake;
  }

  /** Sends a change, or notes that it lacks everything from there on. */
  offer(increment: EncodedIncrement | null, from: number): void {
    if (this.#late !== null) return;
    if (increment !== null && this.#mayTake) this.#sendRows(increment);
    else this.#fallBehind(from);
  }

  /** A step towards being in time: of the snapshot, of the changes that it lacks, of the user's own cells. */
  sendPart(): 'more' | 'waiting' | 'done' {
    if (!this.#isOwed) return 'done';
    if (!this.#mayTake) return 'waiting';
    if (this.#snapshot !== null) this.#sendSnapshot(this.#snapshot);
    else if (this.#late !== null) this.#sendLate(this.#late);
    else {
      const own = this.#personal?.next(this.group.partBytes) ?? null;
      if (own !== null) this.#send('increment', own);
    }
    if (this.#snapshot === null && this.#late !== null && this.group.isCaughtUp(this.#late)) this.#catchUp();
    return this.#isOwed ? 'more' : 'done';
  }

  /** Goes on in its turn, if there is anything left. */
  pump(): void {
    if (this.#isOwed) this.#queue.add(this);
  }

  close(): void {
    this.#snapshot = null;
    this.#catchUp();
    this.#queue.remove(this);
    this.#personal?.close();
  }

  get #isOwed(): boolean {
    return this.#snapshot !== null || this.#late !== null || this.#personal?.isOwed === true;
  }

  #fallBehind(from: number): void {
    this.#catchUp();
    this.#late = this.group.fallBehind(from);
  }

  #catchUp(): void {
    if (this.#late !== null) this.group.catchUp(this.#late);
    this.#late = null;
  }

  #sendSnapshot(snapshot: SnapshotParts): void {
    const part = snapshot.part(this.#nextPart);
    if (part === 'not yet') return;
    if (part !== null) this.#send('snapshot', part);
    if (part === null || snapshot.isLast(this.#nextPart)) this.#snapshot = null;
    else this.#nextPart += 1;
  }

  #sendLate(late: LateReader): void {
    const increment = this.group.encodeLate(late);
    if (increment !== null) this.#sendRows(increment);
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
