import { checksumOf, DAMAGED_CARRY as DAMAGED } from '../../kernel/store/chunk-checksum.ts';
import type { SnapshotChunk, SnapshotHeader, SnapshotStore } from '../../kernel/store/snapshot-store.ts';

type Kept = { header: SnapshotHeader; isComplete: boolean; readonly chunks: Map<number, SnapshotChunk> };

/** Snapshots for tests. */
export function createMemorySnapshotStore(): SnapshotStore {
  const kept = new Map<number, Kept>();
  let nextId = 1;
  const find = (id: number): Kept => {
    const found = kept.get(id);
    if (found === undefined) throw new Error(`there is no snapshot ${id}`);
    return found;
  };
  const complete = () => [...kept.values()].filter(({ isComplete }) => isComplete).map(({ header }) => header);
  return {
    begin: async (header) => {
      const id = nextId;
      nextId += 1;
      kept.set(id, { header: { ...header, id, seq: 0, chunkCount: 0 }, isComplete: false, chunks: new Map() });
      return id;
    },
    write: async (id, chunks) => {
      for (const chunk of chunks) find(id).chunks.set(chunk.index, chunk);
    },
    carry: async (fromId, id, carried) => {
      const before = find(fromId).chunks;
      for (const { fromIndex, index, seq } of carried) {
        const chunk = before.get(fromIndex);
        if (chunk === undefined || checksumOf(chunk.body) !== chunk.checksum) throw new Error(DAMAGED);
        find(id).chunks.set(index, { ...chunk, index, seq });
      }
    },
    complete: async (id, end, keep) => {
      const found = find(id);
      found.header = { ...found.header, ...end };
      found.isComplete = true;
      const newest = complete().toSorted((a, b) => b.id - a.id);
      const stay = new Set(newest.slice(0, keep).map((header) => header.id));
      for (const other of kept.keys()) if (!stay.has(other)) kept.delete(other);
    },
    list: async () => complete().toSorted((a, b) => b.id - a.id),
    read: async (id, afterIndex, limit) =>
      [...find(id).chunks.values()]
        .filter(({ index }) => index > afterIndex)
        .toSorted((a, b) => a.index - b.index)
        .slice(0, limit),
  };
}
