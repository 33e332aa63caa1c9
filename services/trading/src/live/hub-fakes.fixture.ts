import type { ServerMessage } from '@meridian/protocol/live/server-messages';
import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Steps } from '@meridian/service-kit/fair-work';
import { Outbound } from './outbound.ts';
import type { SendingShare } from './subscriber.ts';
import type { RowChanged, TopicSource } from './topic-source.ts';

const LIMITS = { skipAboveBytes: 0, dropAboveBytes: 1e9, dropAfterMs: 10_000 };

const share: SendingShare = { isSpent: () => false, count: () => undefined };

/** Everybody may be sent everything, and search for it. */
export const UNBOUNDED = { share, takeWork: () => true, onLate: () => undefined };

/** A client whose reading the test controls: it takes everything, or nothing. */
export class FakeClient {
  readonly frames: ServerMessage[] = [];
  readonly rows = new Map<RowKey, Cell[]>();
  isReading = true;
  bufferedAmount = 0;
  #seq = 0;
  readonly outbound = new Outbound(this, LIMITS, () => 0);

  send(data: string | Buffer): void {
    if (!this.isReading) this.bufferedAmount += data.length;
    const message: ServerMessage = JSON.parse(data.toString());
    this.frames.push(message);
    if (message.type === 'fields') this.#seq = 0;
    if (message.type === 'snapshot' || message.type === 'increment') {
      this.#seq += 1;
      if (message.payload.seq !== this.#seq) throw new Error(`Gap: ${message.payload.seq} after ${this.#seq - 1}`);
    }
    if (message.type === 'snapshot') {
      if (message.payload.seq === 1) this.rows.clear();
      for (const row of message.payload.rows) this.rows.set(String(row[0]), [...row]);
    }
    if (message.type === 'increment') this.#apply(message.payload.rows, message.payload.removed);
  }

  #apply(rows: readonly (readonly Cell[])[], removed: readonly RowKey[]): void {
    for (const [key, ...changes] of rows) {
      const row = this.rows.get(String(key)) ?? [];
      for (let at = 0; at < changes.length; at += 2) row[Number(changes[at])] = changes[at + 1] ?? null;
      this.rows.set(String(key), row);
    }
    for (const key of removed) this.rows.delete(String(key));
  }

  read(isReading: boolean): void {
    this.isReading = isReading;
    if (isReading) this.bufferedAmount = 0;
  }

  ping(): void {}
  terminate(): void {}
}

/** Rows of two numbers under a name. */
export class FakeSource implements TopicSource {
  readonly fields = ['name', 'a', 'b'];
  readonly rows = new Map<string, [string, number, number]>();
  readonly scope;
  opened = 0;
  closed = 0;
  /** Set it to find the rows in steps. */
  warm: (() => Steps<undefined>) | undefined;
  #changed: RowChanged = () => undefined;

  constructor(scope: 'desk' | 'accounts' = 'desk') {
    this.scope = scope;
  }

  open(_params: unknown, _scope: unknown, changed: RowChanged) {
    this.opened += 1;
    this.#changed = changed;
    return {
      keys: () => this.rows.keys(),
      ...(this.warm !== undefined && { warm: this.warm }),
      row: (key: RowKey) => this.rows.get(String(key)),
      close: () => {
        this.closed += 1;
      },
    };
  }

  put(name: string, a: number, b: number, urgent = false): void {
    const before = this.rows.get(name);
    this.rows.set(name, [name, a, b]);
    if (before === undefined) this.#changed(name, { urgent });
    else this.#changed(name, { fields: [...(before[1] === a ? [] : [1]), ...(before[2] === b ? [] : [2])], urgent });
  }

  remove(name: string): void {
    if (this.rows.delete(name)) this.#changed(name);
  }
}
