import type { Journal } from '../store/journal.ts';
import type { SnapshotStore } from '../store/snapshot-store.ts';

/**
 * Deletes old events, except those that the oldest kept snapshot needs. The event of the snapshot itself stays, because
 * an empty journal would restart its count.
 */
export async function pruneJournal(
  journal: Pick<Journal, 'prune'>,
  snapshots: Pick<SnapshotStore, 'list'>,
  beforeMs: number,
): Promise<number> {
  const kept = await snapshots.list();
  const oldest = kept.at(-1);
  // A single snapshot may be damaged.
  return oldest === undefined || kept.length < 2 ? 0 : journal.prune(oldest.seq - 1, beforeMs);
}
