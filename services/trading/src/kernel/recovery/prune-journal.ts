import type { Journal } from '../store/journal.ts';
import type { SnapshotStore } from '../store/snapshot-store.ts';

/**
 * Forgets old events, but never one that the oldest snapshot kept would need to be replayed upon; the event it was
 * taken at stays, because an empty journal would begin to count anew.
 */
export async function pruneJournal(
  journal: Pick<Journal, 'prune'>,
  snapshots: Pick<SnapshotStore, 'list'>,
  beforeMs: number,
): Promise<number> {
  const kept = await snapshots.list();
  const oldest = kept.at(-1);
  // One snapshot alone may turn out to be damaged.
  return oldest === undefined || kept.length < 2 ? 0 : journal.prune(oldest.seq - 1, beforeMs);
}
