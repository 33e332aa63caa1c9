import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { Outbound } from './outbound.ts';
import { PersonalCells } from './personal-cells.ts';
import type { PersonalField } from './personal-field.ts';
import { frameHead } from './row-encoding.ts';
import type { EncodedIncrement, SubscriptionGroup } from './subscription-group.ts';

/** One subscription of one connection: its sequence number, and the rows it still has to send. */
export class Subscriber {
  readonly id: string;
  readonly group: SubscriptionGroup;
  readonly #outbound: Outbound;
  #seq = 0;
  /** Unsent parts of the snapshot, next one last. */
  #parts: Buffer[] = [];
  /** Rows that changed while this client could not be served. As a set it never outgrows the topic. */
  readonly #missed = new Set<RowKey>();
  #personal: PersonalCells | null = null;

  constructor(id: string, group: SubscriptionGroup, outbound: Outbound) {
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
    this.#parts = this.group.snapshotTails().toReversed();
    this.pump();
  }

  offer(increment: EncodedIncrement): void {
    if (this.#parts.length > 0 || this.#missed.size > 0 || this.#outbound.isFull) {
      for (const key of increment.keys) this.#missed.add(key);
    } else {
      this.#sendRows(increment);
    }
  }

  /** Sends pending data, as far as the client takes it. */
  pump(): void {
    while (!this.#outbound.isFull) {
      const part = this.#parts.pop();
      if (part !== undefined) this.#send('snapshot', part);
      else if (this.#missed.size > 0) this.#sendRows(this.group.encodeMissed(this.#missed));
      else {
        const own = this.#personal?.next(this.group.partBytes) ?? null;
        if (own === null) return;
        this.#send('increment', own);
      }
    }
  }

  close(): void {
    this.#personal?.close();
  }

  #sendRows({ tail, whole }: EncodedIncrement): void {
    this.#send('increment', tail);
    this.#personal?.overwritten(whole);
  }

  #send(type: 'snapshot' | 'increment', tail: Buffer): void {
    this.#seq += 1;
    this.#outbound.sendEncoded(Buffer.concat([frameHead(type, this.id, this.#seq), tail]));
  }
}
