import type { StuckReason } from '@meridian/domain/entities/stuck-order';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';

export type StuckMark = {
  readonly stuck_since: number;
  readonly stuck_reason: StuckReason;
  /** The order's place by its last child. Null for a child, which has its own. */
  readonly reflection_id: string | null;
  readonly destination_name: string | null;
  readonly intended_venue: string | null;
};

export type MarkChange = 'came' | 'changed' | 'went';

/** All stuck orders of now, by key. */
export class StuckMarks {
  readonly #marks = new Map<RowKey, StuckMark>();
  readonly #listeners = new Set<(key: RowKey, change: MarkChange) => void>();

  get(key: RowKey): StuckMark | undefined {
    return this.#marks.get(key);
  }

  keys(): Iterable<RowKey> {
    return this.#marks.keys();
  }

  put(key: RowKey, mark: StuckMark): void {
    const before = this.#marks.get(key);
    if (before !== undefined && isSame(before, mark)) return;
    this.#marks.set(key, mark);
    this.#tell(key, before === undefined ? 'came' : 'changed');
  }

  delete(key: RowKey): void {
    if (this.#marks.delete(key)) this.#tell(key, 'went');
  }

  watch(listener: (key: RowKey, change: MarkChange) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #tell(key: RowKey, change: MarkChange): void {
    for (const listener of this.#listeners) listener(key, change);
  }
}

function isSame(a: StuckMark, b: StuckMark): boolean {
  return (
    a.stuck_since === b.stuck_since &&
    a.stuck_reason === b.stuck_reason &&
    a.reflection_id === b.reflection_id &&
    a.destination_name === b.destination_name &&
    a.intended_venue === b.intended_venue
  );
}
