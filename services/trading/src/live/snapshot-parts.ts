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

/**
 * The parts of a snapshot, encoded when the first subscriber asks for them and shared with the next. A row has its
 * values of that moment; whoever waits for later parts is told of changes afterwards.
 */
export class SnapshotParts {
  readonly #options: SnapshotPartsOptions;
  readonly #keys: readonly RowKey[];
  readonly #parts: Buffer[] = [];
  #next = 0;

  constructor(options: SnapshotPartsOptions) {
    this.#options = options;
    this.#keys = [...options.view.keys()];
  }

  /** Null behind the last part. */
  part(index: number): Buffer | null {
    const known = this.#parts[index];
    if (known !== undefined) return known;
    if (this.#parts.length > 0 && this.#next >= this.#keys.length) return null;
    const part = this.#encode();
    this.#parts.push(part);
    return part;
  }

  isLast(index: number): boolean {
    return index === this.#parts.length - 1 && this.#next >= this.#keys.length;
  }

  #encode(): Buffer {
    const { view, partBytes, onRow, onEncoded } = this.#options;
    const batches = new RowBatches(partBytes);
    while (this.#next < this.#keys.length) {
      const key = this.#keys[this.#next];
      this.#next += 1;
      const row = key === undefined ? undefined : view.row(key);
      if (key === undefined || row === undefined) continue;
      onRow(key);
      if (batches.add(key, row) === 'part full') break;
    }
    this.#skipGone();
    onEncoded();
    const [part] = batches.finish();
    return snapshotTail(part?.json ?? '[]', this.#next >= this.#keys.length);
  }

  /** Rows at the end that are gone by now make no part of their own. */
  #skipGone(): void {
    const { view } = this.#options;
    while (this.#next < this.#keys.length) {
      const key = this.#keys[this.#next];
      if (key !== undefined && view.row(key) !== undefined) return;
      this.#next += 1;
    }
  }
}
