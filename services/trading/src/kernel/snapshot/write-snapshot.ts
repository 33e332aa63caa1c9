import type { SnapshotChunk, SnapshotStore } from '../../journal/snapshot-store.ts';
import type { KernelState } from '../state/kernel-state.ts';
import type { OrderStore } from '../state/order-store.ts';
import {
  checksumOf,
  deskPartOf,
  type OrdersPart,
  packPart,
  SNAPSHOT_VERSION,
  type SnapshotPart,
} from './snapshot-codec.ts';

export type WriteSnapshotOptions = {
  /** What is durable; it moves on while the snapshot is written. */
  readonly published: KernelState;
  readonly committedSeq: () => number;
  readonly store: SnapshotStore;
  readonly nowMs: () => number;
  /** Records in a chunk: what the engine stands still for, a few milliseconds. */
  readonly chunkRecords: number;
  readonly keep: number;
};

export type WrittenSnapshot = { readonly seq: number; readonly chunks: number; readonly bytes: number };

const CHUNKS_PER_WRITE = 8;

/**
 * Writes the state chunk by chunk while the engine works on. Each chunk is of its own moment and says which event that
 * was; a replay begins at the first moment and passes over what a chunk has already.
 */
export async function writeSnapshot(options: WriteSnapshotOptions): Promise<WrittenSnapshot> {
  const { published, committedSeq, store, keep } = options;
  const seq = committedSeq();
  const deskPart = deskPartOf(published);
  const ids = [...published.orders.parents.keys()];
  const snapshotId = await store.begin({ version: SNAPSHOT_VERSION, seq, createdMs: options.nowMs() });
  const chunks: SnapshotChunk[] = [await packChunk(0, seq, [0, 0], deskPart)];
  let index = 1;
  let bytes = 0;
  let firstId = 1;
  for (let at = 0; at < ids.length; ) {
    const { part, next } = ordersPart(published.orders, ids, at, options.chunkRecords);
    const lastId = ids[next - 1] ?? firstId;
    chunks.push(await packChunk(index, committedSeq(), [firstId, lastId], part));
    at = next;
    firstId = lastId + 1;
    index += 1;
    if (chunks.length >= CHUNKS_PER_WRITE) bytes += await writeOut(store, snapshotId, chunks);
  }
  if (chunks.length > 0) bytes += await writeOut(store, snapshotId, chunks);
  await store.complete(snapshotId, index, keep);
  return { seq, chunks: index, bytes };
}

async function writeOut(store: SnapshotStore, snapshotId: number, chunks: SnapshotChunk[]): Promise<number> {
  const batch = chunks.splice(0);
  await store.write(snapshotId, batch);
  return batch.reduce((sum, { body }) => sum + body.byteLength, 0);
}

async function packChunk(
  index: number,
  seq: number,
  [firstId, lastId]: readonly [number, number],
  part: SnapshotPart,
): Promise<SnapshotChunk> {
  const body = await packPart(part);
  return { index, seq, firstId, lastId, checksum: checksumOf(body), body };
}

function ordersPart(orders: OrderStore, ids: readonly number[], from: number, chunkRecords: number) {
  const parents = [];
  const children = [];
  const executions = [];
  let next = from;
  while (next < ids.length && parents.length + children.length + executions.length < chunkRecords) {
    const id = ids[next] ?? 0;
    next += 1;
    const parent = orders.parents.get(id);
    // Orders may leave the engine while this is under way.
    if (parent === undefined) continue;
    parents.push(parent);
    for (const childId of orders.childIdsOf(id)) children.push(orders.child(childId));
    for (const key of orders.executionKeysOf(id)) {
      const execution = orders.executions.get(key);
      if (execution !== undefined) executions.push(execution);
    }
  }
  const part: OrdersPart = { kind: 'orders', parents, children, executions };
  return { part, next };
}
