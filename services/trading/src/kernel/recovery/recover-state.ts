import { DamagedJournalError, type Journal } from '../store/journal.ts';
import type { SnapshotStore } from '../store/snapshot-store.ts';
import { applyEvent } from '../apply/apply-event.ts';
import { applyToDesk } from '../apply/apply-desk.ts';
import { isFamilyEvent, type JournaledEvent } from '../events/kernel-event.ts';
import { SnapshotLayout } from '../snapshot/snapshot-layout.ts';
import { emptyState, type KernelState } from '../state/kernel-state.ts';
import { type KnownRange, loadSnapshot, type SnapshotFault } from './load-snapshot.ts';

export type RecoveredState = {
  readonly state: KernelState;
  readonly lastSeq: number;
  /** The event of the used snapshot. 0 without one. */
  readonly snapshotSeq: number;
  readonly replayedEvents: number;
  readonly faults: readonly SnapshotFault[];
  /** The part of that snapshot that is still valid after the replay. */
  readonly layout: SnapshotLayout;
};

export type RecoverOptions = {
  readonly journal: Pick<Journal, 'read' | 'lastSeq'>;
  readonly snapshots: SnapshotStore | null;
};

const EVENTS_PER_READ = 5_000;

/** The state from the newest complete snapshot and the events after it. */
export async function recoverState({ journal, snapshots }: RecoverOptions): Promise<RecoveredState> {
  const lastSeq = await journal.lastSeq();
  const faults: SnapshotFault[] = [];
  const loaded = snapshots === null ? null : await loadSnapshot(snapshots, lastSeq, (fault) => faults.push(fault));
  const state = loaded?.state ?? emptyState();
  const snapshotSeq = loaded?.seq ?? 0;
  const layout = loaded?.layout ?? new SnapshotLayout();
  const isKnown = knownTo(loaded?.ranges ?? []);
  let at = snapshotSeq;
  // Loads the next page while this one is applied.
  let page = journal.read(at, EVENTS_PER_READ);
  for (;;) {
    const events = await page;
    const last = events.at(-1);
    if (last === undefined) break;
    if (events[0]?.seq !== at + 1) throw new DamagedJournalError(`Events are missing after event ${at}.`);
    at = last.seq;
    page = journal.read(at, EVENTS_PER_READ);
    for (const journaled of events) {
      if (replay(state, journaled, isKnown)) layout.note(journaled.event);
    }
  }
  if (at !== lastSeq) throw new DamagedJournalError(`The last event is ${at}, and ${lastSeq} was expected.`);
  return { state, lastSeq, snapshotSeq, replayedEvents: at - snapshotSeq, faults, layout };
}

/** Returns whether it changed anything beyond the snapshot. */
function replay(
  state: KernelState,
  journaled: JournaledEvent,
  isKnown: (parentId: number, seq: number) => boolean,
): boolean {
  const { event, seq } = journaled;
  const isNews = !(isFamilyEvent(event) && isKnown(event.parentId, seq));
  if (isNews) applyEvent(state, journaled);
  else applyToDesk(state, journaled);
  return isNews;
}

/** Whether a chunk of the snapshot already includes an order's event. */
function knownTo(ranges: readonly KnownRange[]): (parentId: number, seq: number) => boolean {
  return (parentId, seq) => {
    let low = 0;
    let high = ranges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle]?.lastId ?? 0) < parentId) low = middle + 1;
      else high = middle;
    }
    const range = ranges[low];
    return range !== undefined && parentId >= range.firstId && seq <= range.seq;
  };
}
