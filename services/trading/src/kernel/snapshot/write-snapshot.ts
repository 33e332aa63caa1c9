import type { SnapshotStore } from '../store/snapshot-store.ts';
import type { KernelState } from '../state/kernel-state.ts';
import { ChunkWriter } from './chunk-writer.ts';
import { firstIndexFrom, ordersPart } from './orders-part.ts';
import { type AnswersPart, type DeskPart, deskPartOf, type OrdersPart, SNAPSHOT_VERSION } from './snapshot-codec.ts';
import type { LaidChunk, SnapshotLayout } from './snapshot-layout.ts';

export type WriteSnapshotOptions = {
  /** The durable state, which advances while the snapshot is written. */
  readonly published: KernelState;
  readonly committedSeq: () => number;
  readonly store: SnapshotStore;
  /** The chunks of the last snapshot. Unchanged ones are copied. */
  readonly layout: SnapshotLayout;
  readonly nowMs: () => number;
  /** Lets the engine work between two chunks. Told how long it could not. */
  readonly rest: (workedMs: number) => Promise<void>;
  /** Records per chunk. The engine stops a few milliseconds for one. */
  readonly chunkRecords: number;
  /** If more events arrived meanwhile, their changes are written again. */
  readonly settledEvents: number;
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

/** Where a chunk is, and whose it is. */
type Place = Pick<LaidChunk, 'index' | 'firstId' | 'lastId'>;

/** The desk's part as of one event. */
/** Of forgotten commands in one chunk, three for each. */
const FORGOTTEN_NUMBERS = 30_000;

type Moment = {
  readonly seq: number;
  readonly desk: DeskPart;
  readonly answers: AnswersPart['answers'];
  readonly forgotten: readonly number[];
};

/** Catch-up rounds. If the engine is faster, more is left to replay. */
const MAX_ROUNDS = 3;
/** Maximum share of stale chunks for another round to be worth it. Above it the writer would never catch up. */
const WORTH_SHARE = 0.5;

/**
 * Writes the state chunk by chunk while the engine works. Each chunk records its own event; a replay starts at the
 * desk's event and skips what a chunk already includes. Changes meanwhile are written again, fewer each time, so that
 * little is left to replay.
 */
export async function writeSnapshot(options: WriteSnapshotOptions): Promise<WrittenSnapshot> {
  const { store, layout, nowMs } = options;
  layout.begin();
  try {
    const id = await store.begin({ version: SNAPSHOT_VERSION, createdMs: nowMs() });
    return await new SnapshotWriter(options, id).write();
  } catch (error) {
    // The result of a failed write is unknown.
    layout.forget();
    throw error;
  }
}

class SnapshotWriter {
  readonly #options: WriteSnapshotOptions;
  readonly #id: number;
  readonly #chunks: ChunkWriter;

  constructor(options: WriteSnapshotOptions, id: number) {
    this.#options = options;
    this.#id = id;
    const { store, layout, rest } = options;
    this.#chunks = new ChunkWriter({ store, snapshotId: id, fromSnapshotId: layout.snapshotId, rest });
  }

  async write(): Promise<WrittenSnapshot> {
    const { committedSeq, store, layout, settledEvents, keep } = this.#options;
    let moment = this.#moment();
    let before = 0;
    await this.#addOrders();
    for (let round = 0; round < MAX_ROUNDS && committedSeq() - moment.seq > settledEvents; round += 1) {
      const { writtenCount } = this.#chunks;
      if (this.#stale().length > WORTH_SHARE * (writtenCount - before)) break;
      before = writtenCount;
      moment = this.#moment();
      await this.#catchUp();
    }
    await this.#addMoment(moment);
    const { count: chunks, carriedCount: carried, bytes } = this.#chunks;
    await store.complete(this.#id, { seq: moment.seq, chunkCount: chunks }, keep);
    layout.complete(this.#id);
    return { seq: moment.seq, chunks, carried, bytes };
  }

  #moment(): Moment {
    const { published, committedSeq } = this.#options;
    const { answers } = published;
    return {
      seq: committedSeq(),
      desk: deskPartOf(published),
      answers: [...answers.entries()],
      forgotten: answers.forgotten.numbers(),
    };
  }

  /** Every id up to the newest is in one chunk's range, so that a replay knows about removed orders too. */
  async #addOrders(): Promise<void> {
    const { layout, committedSeq } = this.#options;
    const ids = this.#ids();
    const newestId = ids.at(-1) ?? 0;
    let firstId = 1;
    for (let old = 0; firstId <= newestId; old += 1) {
      const last = layout.chunks[old];
      if (last?.isStale === false) {
        layout.lay(this.#chunks.count, last.firstId, last.lastId);
        await this.#chunks.carry(last.index, committedSeq());
        firstId = last.lastId + 1;
        continue;
      }
      while (layout.chunks[old + 1]?.isStale === true) old += 1;
      const endId = layout.chunks[old + 1] === undefined ? newestId : (layout.chunks[old]?.lastId ?? newestId);
      await this.#addRange(ids, firstId, endId);
      firstId = endId + 1;
    }
    await this.#chunks.flush();
  }

  /** Rewrites changed chunks in place and adds new orders. */
  async #catchUp(): Promise<void> {
    const { layout, published } = this.#options;
    const ids = this.#ids();
    const nextId = (layout.growing.at(-1)?.lastId ?? 0) + 1;
    for (const chunk of this.#stale()) {
      const { firstId, lastId } = chunk;
      const beganMs = performance.now();
      const { part } = ordersPart(published.orders, ids, { from: firstIndexFrom(ids, firstId), endId: lastId });
      chunk.isStale = false;
      await this.#put(beganMs, chunk, part);
    }
    await this.#addRange(ids, nextId, ids.at(-1) ?? 0);
    await this.#chunks.flush();
  }

  async #addRange(ids: readonly number[], fromId: number, endId: number): Promise<void> {
    const { published, layout, chunkRecords } = this.#options;
    let from = firstIndexFrom(ids, fromId);
    let firstId = fromId;
    while (firstId <= endId) {
      const beganMs = performance.now();
      const { part, next, isAll } = ordersPart(published.orders, ids, { from, endId, chunkRecords });
      const lastId = isAll ? endId : (ids[next - 1] ?? endId);
      const index = this.#chunks.count;
      layout.lay(index, firstId, lastId);
      await this.#put(beganMs, { index, firstId, lastId }, part);
      from = next;
      firstId = lastId + 1;
    }
  }

  /** A chunk is made at once; only its way into the store takes longer. */
  async #put(beganMs: number, { index, firstId, lastId }: Place, part: OrdersPart): Promise<void> {
    const { committedSeq, rest } = this.#options;
    const isPut = this.#chunks.put(index, committedSeq(), [firstId, lastId], part);
    const workedMs = performance.now() - beganMs;
    await isPut;
    await rest(workedMs);
  }

  async #addMoment({ seq, desk, answers, forgotten }: Moment): Promise<void> {
    const { chunkRecords, rest } = this.#options;
    await this.#chunks.put(this.#chunks.count, seq, [0, 0], desk);
    for (let at = 0; at < answers.length; at += chunkRecords) {
      const part = { kind: 'answers', answers: answers.slice(at, at + chunkRecords) } as const;
      await this.#chunks.put(this.#chunks.count, seq, [0, 0], part);
      await rest(0);
    }
    await this.#addForgotten(seq, forgotten);
    await this.#chunks.flush();
  }

  async #addForgotten(seq: number, forgotten: readonly number[]): Promise<void> {
    const { rest } = this.#options;
    for (let at = 0; at < forgotten.length; at += FORGOTTEN_NUMBERS) {
      const part = { kind: 'answers', answers: [], forgotten: forgotten.slice(at, at + FORGOTTEN_NUMBERS) } as const;
      await this.#chunks.put(this.#chunks.count, seq, [0, 0], part);
      await rest(0);
    }
  }

  #stale(): readonly LaidChunk[] {
    return this.#options.layout.growing.filter(({ isStale }) => isStale);
  }

  #ids(): readonly number[] {
    return [...this.#options.published.orders.parents.keys()];
  }
}
