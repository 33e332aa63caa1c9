import type { Journal } from '../kernel/store/journal.ts';
import type { SnapshotStore } from '../kernel/store/snapshot-store.ts';
import { pruneJournal } from '../kernel/recovery/prune-journal.ts';
import type { ParentHead } from '../kernel/state/parent-head.ts';

const DAY_MS = 86_400_000;
/** Events are kept at least this long, for questions about last week. */
const KEPT_MS = 7 * DAY_MS;

export type JournalPruningOptions = {
  readonly journal: Pick<Journal, 'prune'>;
  readonly snapshots: Pick<SnapshotStore, 'list'>;
  readonly parents: { heads(): Iterable<Pick<ParentHead, 'receivedMs'>> };
  readonly nowMs: () => number;
  /** Events from here on are still needed for finished days. */
  readonly wantedFromMs?: () => Promise<number>;
};

/** Limits the growth of the journal: prunes once a day, after a snapshot. */
export class JournalPruning {
  readonly #options: JournalPruningOptions;
  #prunedMs = Number.NEGATIVE_INFINITY;

  constructor(options: JournalPruningOptions) {
    this.#options = options;
  }

  /** Returns the number of deleted events. 0 when the last pruning was less than a day ago. */
  async snapshotWritten(): Promise<number> {
    const { journal, snapshots, nowMs, wantedFromMs } = this.#options;
    if (nowMs() - this.#prunedMs < DAY_MS) return 0;
    this.#prunedMs = nowMs();
    const wantedMs = (await wantedFromMs?.()) ?? Number.POSITIVE_INFINITY;
    return pruneJournal(journal, snapshots, Math.min(nowMs() - KEPT_MS, this.#oldestMs(), wantedMs));
  }

  /** The history of an order in the engine starts at its first event. */
  #oldestMs(): number {
    let oldestMs = Number.POSITIVE_INFINITY;
    for (const { receivedMs } of this.#options.parents.heads()) oldestMs = Math.min(oldestMs, receivedMs);
    return oldestMs;
  }
}
