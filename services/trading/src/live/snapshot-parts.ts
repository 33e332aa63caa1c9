import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { RowBatches, snapshotTail } from './row-encoding.ts';
import type { TopicView } from './topic-source.ts';

export type SnapshotPartsOptions = {
  readonly view: TopicView;
  readonly partBytes: number;
  /** Called for each row that is sent. */
  readonly onRow: (key: RowKey) => void;
  readonly onEncoded: () => void;
};

/** A row takes some forty microseconds to encode, one that is not sent a single one. Nobody waits for more of them. */
const STEP_ROWS = 32;
const STEP_KEYS = 1_000;

/**
 * The parts of a snapshot, encoded step by step when the first subscriber asks for them and shared with the next. A row
 * has its values of that moment; whoever waits for later parts is told of changes afterwards.
 */
export class SnapshotParts {
  readonly #options: SnapshotPartsOptions;
  readonly #keys: readonly RowKey[];
  readonly #parts: Buffer[] = [];
  /** The part that is not full yet. */
  #batches: RowBatches;
  #next = 0;

  constructor(options: SnapshotPartsOptions) {
    const { view, partBytes } = options;
    this.#options = options;
    this.#keys = [...(view.likelyKeys?.() ?? view.keys())];
    this.#batches = new RowBatches(partBytes);
  }

  /** `not yet`: a step towards it was taken. Null behind the last part. */
  part(index: number): Buffer | 'not yet' | null {
    const known = this.#parts[index];
    if (known !== undefined) return known;
    if (this.#parts.length > 0 && this.#next >= this.#keys.length) return null;
    const isFull = this.#step();
    return isFull || this.#next >= this.#keys.length ? this.#finish() : 'not yet';
  }

  isLast(index: number): boolean {
    return index === this.#parts.length - 1 && this.#next >= this.#keys.length;
  }

  /** True when the part is full. */
  #step(): boolean {
    const { view, onRow } = this.#options;
    const endKey = Math.min(this.#keys.length, this.#next + STEP_KEYS);
    let rows = 0;
    while (this.#next < endKey && rows < STEP_ROWS) {
      const key = this.#keys[this.#next];
      this.#next += 1;
      const row = key === undefined ? undefined : view.row(key);
      if (key === undefined || row === undefined) continue;
      onRow(key);
      rows += 1;
      if (this.#batches.add(key, row) === 'part full') return true;
    }
    return false;
  }

  #finish(): Buffer {
    const [part] = this.#batches.finish();
    this.#batches = new RowBatches(this.#options.partBytes);
    this.#options.onEncoded();
    const tail = snapshotTail(part?.json ?? '[]', this.#next >= this.#keys.length);
    this.#parts.push(tail);
    return tail;
  }
}
