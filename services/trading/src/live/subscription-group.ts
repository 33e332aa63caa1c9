import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Steps } from '@meridian/service-kit/fair-work';
import { type ChangedFields, ChangedRows } from './changed-rows.ts';
import { everyField, incrementTail, RowBatches, rowChange } from './row-encoding.ts';
import { SnapshotParts } from './snapshot-parts.ts';
import type { Subscriber } from './subscriber.ts';
import type { TopicScope, TopicSource, TopicView } from './topic-source.ts';

export type EncodedIncrement = {
  readonly tail: Buffer;
  readonly keys: readonly RowKey[];
  /** The keys that were sent with every field. */
  readonly whole: readonly RowKey[];
  /** What has to be sent of a row to whoever does not get this increment. */
  readonly fieldsOf: (key: RowKey) => ChangedFields;
};

export type GroupOptions = {
  /** Topic, parameters and scope. */
  readonly key: string;
  readonly source: TopicSource;
  readonly params: Readonly<Record<string, unknown>>;
  readonly scope: TopicScope;
  readonly partBytes: number;
  /** Something urgent changed: flush soon. */
  readonly onUrgent: (group: SubscriptionGroup) => void;
};

/** Subscribers with the same rows. Changes are kept and encoded once for all of them. */
export class SubscriptionGroup {
  readonly key: string;
  readonly subscribers = new Set<Subscriber>();
  readonly fields: readonly string[];
  readonly #view: TopicView;
  readonly #partBytes: number;
  /** Made anew each time: one that is cleared keeps what it had until the old memory is collected. */
  #dirty = new ChangedRows();
  /** Rows that subscribers were sent, so that a change contains only differences. */
  readonly #known = new Set<RowKey>();
  #isReady = false;
  #snapshot: SnapshotParts | null = null;
  #encodings = 0;

  constructor({ key, source, params, scope, partBytes, onUrgent }: GroupOptions) {
    this.key = key;
    this.fields = source.fields;
    this.#partBytes = partBytes;
    this.#view = source.open(params, scope, (row, change) => {
      this.#snapshot = null;
      this.#dirty.add(row, change?.fields ?? 'every field');
      if (change?.urgent === true) onUrgent(this);
    });
  }

  /** False while its rows are being found. Until then nothing is sent. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** The steps by which its rows are found. Null where that takes no time. */
  warm(): Steps<undefined> | null {
    return this.#view.warm?.() ?? null;
  }

  /** Starts everybody who waits for it. */
  begin(): void {
    this.#dirty = new ChangedRows();
    this.#isReady = true;
    for (const subscriber of this.subscribers) subscriber.start();
  }

  /** How often rows were turned into text. */
  get encodings(): number {
    return this.#encodings;
  }

  /** The parts of a snapshot as of now, shared by all who ask before the next change. */
  snapshot(): SnapshotParts {
    this.#snapshot ??= new SnapshotParts({
      view: this.#view,
      partBytes: this.#partBytes,
      // A new subscriber has the row already. If it is removed before the flush, that subscriber must be told.
      onRow: (key) => this.#known.add(key),
      onEncoded: () => {
        this.#encodings += 1;
      },
    });
    return this.#snapshot;
  }

  /** Whether subscribers have been sent the row. */
  isKnown(key: RowKey): boolean {
    return this.#known.has(key);
  }

  /** The parent orders of these rows. None in a topic of something else. */
  orderIdsOf(keys: readonly RowKey[]): readonly number[] {
    const column = this.fields.indexOf('parent_order_numeric_id');
    if (column < 0) return [];
    const ids = keys.map((key) => this.#view.row(key)?.[column]);
    return [...new Set(ids.filter((id) => typeof id === 'number'))];
  }

  get partBytes(): number {
    return this.#partBytes;
  }

  /** Takes enough missed rows for one part and encodes them with the current values of what changed. */
  encodeMissed(missed: ChangedRows): EncodedIncrement {
    const batches = new RowBatches(this.#partBytes);
    const removed: RowKey[] = [];
    const whole: RowKey[] = [];
    for (const [key, fields] of missed) {
      missed.delete(key);
      const isWhole = fields === 'every field';
      const change = isWhole ? this.#whole(key) : this.#change(key, fields);
      if (change === undefined) {
        removed.push(key);
        continue;
      }
      if (isWhole) whole.push(key);
      if (batches.add(key, change) === 'part full') break;
    }
    this.#encodings += 1;
    const [part] = batches.finish();
    const keys = [...(part?.keys ?? []), ...removed];
    return { tail: incrementTail(part?.json ?? '[]', removed), keys, whole, fieldsOf: () => 'every field' };
  }

  /** Sends all changes since the last flush, and lets slow subscribers catch up. */
  flush(): void {
    if (!this.#isReady) return;
    this.#snapshot = null;
    for (const increment of this.#takeDirty()) {
      for (const subscriber of this.subscribers) subscriber.offer(increment);
    }
    for (const subscriber of this.subscribers) subscriber.pump();
  }

  close(): void {
    this.#view.close();
    this.#dirty = new ChangedRows();
  }

  #takeDirty(): readonly EncodedIncrement[] {
    if (this.#dirty.size === 0) return [];
    const batches = new RowBatches(this.#partBytes);
    const removed: RowKey[] = [];
    const whole = new Set<RowKey>();
    for (const [key, fields] of this.#dirty) {
      const isNew = fields === 'every field' || !this.#known.has(key);
      const change = isNew ? this.#whole(key) : this.#change(key, fields);
      if (change === undefined) {
        if (this.#known.delete(key)) removed.push(key);
      } else {
        this.#known.add(key);
        if (isNew) whole.add(key);
        batches.add(key, change);
      }
    }
    const changed = this.#dirty;
    this.#dirty = new ChangedRows();
    const fieldsOf = (key: RowKey): ChangedFields => (whole.has(key) ? 'every field' : changed.fieldsOf(key));
    return this.#toIncrements(batches, removed, whole, fieldsOf);
  }

  #whole(key: RowKey): readonly Cell[] | undefined {
    const row = this.#view.row(key);
    return row && rowChange(row, everyField(row));
  }

  /** Of a change only a few cells are read. */
  #change(key: RowKey, fields: Iterable<number>): readonly Cell[] | undefined {
    const view = this.#view;
    const row = view.look === undefined ? view.row(key) : view.look(key);
    return row && rowChange(row, fields);
  }

  #toIncrements(
    batches: RowBatches,
    removed: readonly RowKey[],
    whole: ReadonlySet<RowKey>,
    fieldsOf: EncodedIncrement['fieldsOf'],
  ): readonly EncodedIncrement[] {
    const parts = batches.finish();
    const increments = parts.map(({ json, keys }, index) => {
      const gone = index === 0 ? removed : [];
      const entire = whole.size === 0 ? [] : keys.filter((key) => whole.has(key));
      return { tail: incrementTail(json, gone), keys: [...keys, ...gone], whole: entire, fieldsOf };
    });
    const filled = increments.filter(({ keys }) => keys.length > 0);
    this.#encodings += filled.length;
    return filled;
  }
}
