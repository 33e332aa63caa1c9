import { checksumOf } from '../store/chunk-checksum.ts';
import type { SnapshotChunk, SnapshotHeader, SnapshotStore } from '../store/snapshot-store.ts';
import { loadPart, OLDEST_VERSION, SNAPSHOT_VERSION, unpackPart } from '../snapshot/snapshot-codec.ts';
import { SnapshotLayout } from '../snapshot/snapshot-layout.ts';
import { emptyState, type KernelState } from '../state/kernel-state.ts';

/** The last event that a range of orders already includes. */
export type KnownRange = { readonly firstId: number; readonly lastId: number; readonly seq: number };

export type LoadedSnapshot = {
  readonly state: KernelState;
  /** Replay starts after this. */
  readonly seq: number;
  readonly ranges: readonly KnownRange[];
  /** Its chunks, so that the next snapshot can reuse them. */
  readonly layout: SnapshotLayout;
};

export type SnapshotFault = { readonly snapshotId: number; readonly reason: string };

const CHUNKS_PER_READ = 32;

/** The newest complete snapshot, or null. Reports the faults of skipped ones. */
export async function loadSnapshot(
  store: SnapshotStore,
  lastSeq: number,
  onFault: (fault: SnapshotFault) => void,
): Promise<LoadedSnapshot | null> {
  for (const header of await store.list()) {
    try {
      return await loadOne(store, header, lastSeq);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      onFault({ snapshotId: header.id, reason });
    }
  }
  return null;
}

async function loadOne(store: SnapshotStore, header: SnapshotHeader, lastSeq: number): Promise<LoadedSnapshot> {
  const { version } = header;
  if (version < OLDEST_VERSION || version > SNAPSHOT_VERSION) throw new Error(`it is of version ${version}`);
  const state = emptyState();
  const ranges: KnownRange[] = [];
  const layout = new SnapshotLayout();
  layout.begin();
  let expected = 0;
  // Loads the next page while this one is unpacked.
  let page = store.read(header.id, -1, CHUNKS_PER_READ);
  for (;;) {
    const chunks = await page;
    if (chunks.length === 0) break;
    page = store.read(header.id, expected + chunks.length - 1, CHUNKS_PER_READ);
    // Awaited in the next round, unless this one finds a fault first.
    page.catch(() => undefined);
    const parts = await Promise.all(chunks.map((chunk, at) => openChunk(chunk, expected + at, lastSeq)));
    for (const part of parts) loadPart(state, part);
    for (const { index, firstId, lastId, seq } of chunks) {
      if (firstId === 0) continue;
      ranges.push({ firstId, lastId, seq });
      layout.lay(index, firstId, lastId);
    }
    expected += chunks.length;
  }
  if (expected !== header.chunkCount) throw new Error(`it has ${expected} of ${header.chunkCount} chunks`);
  layout.complete(header.id);
  return { state, seq: header.seq, ranges, layout };
}

async function openChunk(chunk: SnapshotChunk, expectedIndex: number, lastSeq: number) {
  if (chunk.index !== expectedIndex) throw new Error(`chunk ${expectedIndex} is missing`);
  if (checksumOf(chunk.body) !== chunk.checksum) throw new Error(`chunk ${chunk.index} is damaged`);
  if (chunk.seq > lastSeq) throw new Error(`chunk ${chunk.index} is ahead of the journal`);
  return unpackPart(chunk.body);
}
