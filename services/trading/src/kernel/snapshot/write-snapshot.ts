import { checksumOf } from '../../journal/chunk-checksum.ts';
import type { CarriedChunk, SnapshotChunk, SnapshotStore } from '../../journal/snapshot-store.ts';
import type { KernelState } from '../state/kernel-state.ts';
import { deskPartOf, packPart, SNAPSHOT_VERSION, type SnapshotPart } from './snapshot-codec.ts';
import { ordersPart } from './orders-part.ts';
import type { SnapshotLayout } from './snapshot-layout.ts';

export type WriteSnapshotOptions = {
  /** What is durable; it moves on while the snapshot is written. */
  readonly published: KernelState;
  readonly committedSeq: () => number;
  readonly store: SnapshotStore;
  /** How the last one was cut: what did not change since is taken over from it. */
  readonly layout: SnapshotLayout;
  readonly nowMs: () => number;
  /** Lets the engine work between two chunks. */
  readonly rest: () => Promise<void>;
  /** Records in a chunk: what the engine stands still for, a few milliseconds. */
  readonly chunkRecords: number;
  readonly keep: number;
};

export type WrittenSnapshot = {
  readonly seq: number;
  readonly chunks: number;
  /** Chunks that were taken over as they were. */
  readonly carried: number;
  /** Of the chunks that were written. */
  readonly bytes: number;
};

const CHUNKS_PER_WRITE = 8;
const CHUNKS_PER_CARRY = 64;

/**
 * Writes the state chunk by chunk while the engine works on. Each chunk is of its own moment and says which event that
 * was; a replay begins at the first moment and passes over what a chunk has already.
 */
export async function writeSnapshot(options: WriteSnapshotOptions): Promise<WrittenSnapshot> {
  const { layout } = options;
  layout.begin();
  try {
    return await new SnapshotWriter(options).write();
  } catch (error) {
    // What a failed write left behind is not known.
    layout.forget();
    throw error;
  }
}

class SnapshotWriter {
  readonly #options: WriteSnapshotOptions;
  readonly #fresh: SnapshotChunk[] = [];
  readonly #carried: CarriedChunk[] = [];
  #snapshotId = 0;
  #index = 0;
  #carriedCount = 0;
  #bytes = 0;

  constructor(options: WriteSnapshotOptions) {
    this.#options = options;
  }

  async write(): Promise<WrittenSnapshot> {
    const { published, committedSeq, store, layout, nowMs, rest, chunkRecords, keep } = this.#options;
    const seq = committedSeq();
    const desk = deskPartOf(published);
    const answers = [...published.answers.entries()];
    const ids = [...published.orders.parents.keys()];
    this.#snapshotId = await store.begin({ version: SNAPSHOT_VERSION, seq, createdMs: nowMs() });
    await this.#add(seq, [0, 0], desk);
    for (let at = 0; at < answers.length; at += chunkRecords) {
      await this.#add(seq, [0, 0], { kind: 'answers', answers: answers.slice(at, at + chunkRecords) });
      await rest();
    }
    await this.#addOrders(ids);
    await this.#writeFresh();
    await this.#writeCarried();
    await store.complete(this.#snapshotId, this.#index, keep);
    layout.complete(this.#snapshotId);
    return { seq, chunks: this.#index, carried: this.#carriedCount, bytes: this.#bytes };
  }

  /** Every id up to the newest is in the range of one chunk, so that a replay knows of those that left, too. */
  async #addOrders(ids: readonly number[]): Promise<void> {
    const { published, committedSeq, layout, chunkRecords, rest } = this.#options;
    const newestId = ids.at(-1) ?? 0;
    let firstId = 1;
    for (let at = 0, old = 0; firstId <= newestId; old += 1) {
      const last = layout.chunks[old];
      if (last?.isStale === false) {
        await this.#carry(last.index, last.firstId, last.lastId);
        firstId = last.lastId + 1;
        while ((ids[at] ?? Number.POSITIVE_INFINITY) < firstId) at += 1;
        continue;
      }
      while (layout.chunks[old + 1]?.isStale === true) old += 1;
      const endId = layout.chunks[old + 1] === undefined ? newestId : (layout.chunks[old]?.lastId ?? newestId);
      while (firstId <= endId) {
        const { part, next, isAll } = ordersPart(published.orders, ids, { from: at, endId, chunkRecords });
        const lastId = isAll ? endId : (ids[next - 1] ?? endId);
        layout.lay(this.#index, firstId, lastId);
        await this.#add(committedSeq(), [firstId, lastId], part);
        await rest();
        at = next;
        firstId = lastId + 1;
      }
    }
  }

  async #add(seq: number, [firstId, lastId]: readonly [number, number], part: SnapshotPart): Promise<void> {
    const index = this.#index;
    this.#index += 1;
    const body = await packPart(part);
    this.#fresh.push({ index, seq, firstId, lastId, checksum: checksumOf(body), body });
    if (this.#fresh.length >= CHUNKS_PER_WRITE) await this.#writeFresh();
  }

  async #carry(fromIndex: number, firstId: number, lastId: number): Promise<void> {
    const { layout, committedSeq } = this.#options;
    layout.lay(this.#index, firstId, lastId);
    this.#carried.push({ fromIndex, index: this.#index, seq: committedSeq() });
    this.#index += 1;
    this.#carriedCount += 1;
    if (this.#carried.length >= CHUNKS_PER_CARRY) await this.#writeCarried();
  }

  async #writeFresh(): Promise<void> {
    const chunks = this.#fresh.splice(0);
    if (chunks.length === 0) return;
    this.#bytes += chunks.reduce((sum, { body }) => sum + body.byteLength, 0);
    await this.#options.store.write(this.#snapshotId, chunks);
  }

  async #writeCarried(): Promise<void> {
    const { store, layout } = this.#options;
    const chunks = this.#carried.splice(0);
    if (chunks.length === 0) return;
    if (layout.snapshotId === null) throw new Error('there is no snapshot to take chunks from');
    await store.carry(layout.snapshotId, this.#snapshotId, chunks);
  }
}
