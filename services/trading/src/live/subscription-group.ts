import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Steps } from '@meridian/service-kit/fair-work';
import { ChangeLog, type LateReader } from './change-log.ts';
import { ChangedRows } from './changed-rows.ts';
import { everyField, incrementTail, RowBatches, rowChange } from './row-encoding.ts';
import { SnapshotParts } from './snapshot-parts.ts';
import type { Subscriber } from './subscriber.ts';
import type { Recheck, TopicScope, TopicSource, TopicView } from './topic-source.ts';

export type EncodedIncrement = {
  readonly tail: Buffer;
  readonly keys: readonly RowKey[];
  /** The keys that were sent with every field. */
  readonly whole: readonly RowKey[];
};

/** So many cells are encoded in a turn for somebody who is late: as many as a step of a snapshot has. */
const STEP_CELLS = 3_000;

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
  /** For those who could not be sent everything. */
  readonly #log = new ChangeLog();
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

  /** Rows of a search that changed and wait for a look. Null where there are none. */
  get waiting(): Recheck | null {
    const { recheck } = this.#view;
    return this.#isReady && recheck !== undefined && recheck.rows.waiting > 0 ? recheck : null;
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

  /** Behind the last change that was flushed. */
  get changesEnd(): number {
    return this.#log.end;
  }

  /** Somebody lacks everything from there on. */
  fallBehind(from: number): LateReader {
    return this.#log.join(from);
  }

  isCaughtUp(reader: LateReader): boolean {
    return reader.at >= this.#log.end;
  }

  /** Somebody has caught up, or left. */
  catchUp(reader: LateReader): void {
    this.#log.leave(reader);
  }

  /** Some of what the reader lacks, with the values of now. Null when that is nothing. */
  encodeLate(reader: LateReader): EncodedIncrement | null {
    const batches = new RowBatches(this.#partBytes);
    const removed: RowKey[] = [];
    const whole: RowKey[] = [];
    let cells = 0;
    while (cells < STEP_CELLS) {
      const entry = this.#log.next(reader);
      if (entry === null) break;
      const { key, fields } = entry;
      const isWhole = fields === 'every field';
      const change = isWhole ? this.#whole(key) : this.#change(key, fields);
      cells += change?.length ?? 1;
      if (change === undefined) removed.push(key);
      else if (isWhole) whole.push(key);
      if (change !== undefined && batches.add(key, change) === 'part full') break;
    }
    if (cells === 0) return null;
    this.#encodings += 1;
    const [part] = batches.finish();
    return { tail: incrementTail(part?.json ?? '[]', removed), keys: [...(part?.keys ?? []), ...removed], whole };
  }

  /** Sends all changes since the last flush, and lets those who are late go on. */
  flush(): void {
    if (!this.#isReady) return;
    this.#snapshot = null;
    const changed = this.#dirty;
    this.#dirty = new ChangedRows();
    if (changed.size > 0) this.#tell(changed);
    for (const subscriber of this.subscribers) subscriber.pump();
    this.#log.tidy();
  }

  #tell(changed: ChangedRows): void {
    const before = this.#log.end;
    for (const [key, fields] of changed) this.#log.add(key, this.#known.has(key) ? fields : 'every field');
    const isHeard = [...this.subscribers].some((subscriber) => subscriber.isInTime());
    // Nothing is encoded for nobody.
    const increments = isHeard ? this.#encode(changed) : [null];
    for (const increment of increments) {
      for (const subscriber of this.subscribers) subscriber.offer(increment, before);
    }
  }

  close(): void {
    this.#view.close();
    this.#dirty = new ChangedRows();
  }

  #encode(changed: ChangedRows): readonly EncodedIncrement[] {
    const batches = new RowBatches(this.#partBytes);
    const removed: RowKey[] = [];
    const whole = new Set<RowKey>();
    for (const [key, fields] of changed) {
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
    return this.#toIncrements(batches, removed, whole);
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
  ): readonly EncodedIncrement[] {
    const parts = batches.finish();
    const increments = parts.map(({ json, keys }, index) => {
      const gone = index === 0 ? removed : [];
      const entire = whole.size === 0 ? [] : keys.filter((key) => whole.has(key));
      return { tail: incrementTail(json, gone), keys: [...keys, ...gone], whole: entire };
    });
    const filled = increments.filter(({ keys }) => keys.length > 0);
    this.#encodings += filled.length;
    return filled;
  }
}
