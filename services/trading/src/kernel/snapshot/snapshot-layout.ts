import { isFamilyEvent, type KernelEvent } from '../events/kernel-event.ts';

/** The id range of a chunk. Chunks are contiguous and ordered. */
export type LaidChunk = {
  readonly index: number;
  readonly firstId: number;
  readonly lastId: number;
  /** One of its orders changed after it was written. */
  isStale: boolean;
};

/** The chunks of the last snapshot, and which are still valid. Only the others are rewritten. */
export class SnapshotLayout {
  #snapshotId: number | null = null;
  #chunks: readonly LaidChunk[] = [];
  #growing: LaidChunk[] | null = null;

  /** Of the last complete snapshot; null before the first, and after one that failed. */
  get snapshotId(): number | null {
    return this.#snapshotId;
  }

  get chunks(): readonly LaidChunk[] {
    return this.#chunks;
  }

  /** Of the snapshot under way. */
  get growing(): readonly LaidChunk[] {
    return this.#growing ?? [];
  }

  /** Marks the chunks of the event's orders as stale. */
  note(event: KernelEvent): void {
    if (isFamilyEvent(event)) this.touch(event.parentId);
    else if (event.kind === 'TradingDayBegan') for (const range of event.evicted) this.touch(...range);
  }

  /** Marks the chunks of changed or removed orders as stale, also in a snapshot in progress. */
  touch(firstId: number, lastId: number = firstId): void {
    markStale(this.#chunks, firstId, lastId);
    if (this.#growing !== null) markStale(this.#growing, firstId, lastId);
  }

  begin(): void {
    this.#growing = [];
  }

  /** A chunk of the snapshot in progress, valid as of now. */
  lay(index: number, firstId: number, lastId: number): void {
    this.#growing?.push({ index, firstId, lastId, isStale: false });
  }

  complete(snapshotId: number): void {
    this.#snapshotId = snapshotId;
    this.#chunks = this.#growing ?? [];
    this.#growing = null;
  }

  /** Forgets all written chunks: the next snapshot is written in full. */
  forget(): void {
    this.#snapshotId = null;
    this.#chunks = [];
    this.#growing = null;
  }
}

function markStale(chunks: readonly LaidChunk[], firstId: number, lastId: number): void {
  for (let at = firstAtOrAfter(chunks, firstId); at < chunks.length; at += 1) {
    const chunk = chunks[at];
    if (chunk === undefined || chunk.firstId > lastId) return;
    chunk.isStale = true;
  }
}

/** The first chunk that ends at the id or after it. */
function firstAtOrAfter(chunks: readonly LaidChunk[], id: number): number {
  let low = 0;
  let high = chunks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((chunks[middle]?.lastId ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
