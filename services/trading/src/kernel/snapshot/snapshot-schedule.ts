import type { SnapshotStore } from '../../journal/snapshot-store.ts';
import type { Change } from '../commit/change.ts';
import type { KernelOptions } from '../kernel-options.ts';
import type { KernelState } from '../state/kernel-state.ts';
import { SnapshotLayout } from './snapshot-layout.ts';
import { writeSnapshot } from './write-snapshot.ts';

/** The one before the newest is kept, in case the newest is damaged. */
const KEPT = 2;

export type SnapshotScheduleOptions = Required<
  Pick<
    KernelOptions,
    'nowMs' | 'snapshotRest' | 'snapshotEveryEvents' | 'snapshotChunkRecords' | 'onProblem' | 'onSnapshot'
  >
> & {
  readonly snapshots: SnapshotStore | null;
  readonly recovered: { readonly snapshotSeq: number };
  readonly published: KernelState;
  readonly committedSeq: () => number;
};

/** Writes a snapshot whenever enough has happened since the last one, one at a time. */
export class SnapshotSchedule {
  readonly #options: SnapshotScheduleOptions;
  readonly #layout = new SnapshotLayout();
  #lastSeq: number;
  #running: Promise<void> | null = null;

  constructor(options: SnapshotScheduleOptions) {
    this.#options = options;
    this.#lastSeq = options.recovered.snapshotSeq;
  }

  /** What the last snapshot says of these orders is no longer so. */
  note(changes: readonly Change[]): void {
    for (const { parent, journaled } of changes) {
      const { event } = journaled;
      if (parent !== null) this.#layout.touch(parent.id);
      else if (event.kind === 'TradingDayBegan') for (const range of event.evicted) this.#layout.touch(...range);
    }
  }

  consider(): void {
    const { committedSeq, snapshotEveryEvents, snapshots } = this.#options;
    if (snapshots === null || this.#running !== null) return;
    if (committedSeq() - this.#lastSeq < snapshotEveryEvents) return;
    this.#lastSeq = committedSeq();
    this.#running = this.#write(snapshots).finally(() => {
      this.#running = null;
    });
  }

  /** Resolves when none is under way. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** A snapshot that fails costs time at the next start, nothing else. */
  async #write(store: SnapshotStore): Promise<void> {
    const { published, committedSeq, nowMs, snapshotRest: rest, onProblem, onSnapshot } = this.#options;
    const chunkRecords = this.#options.snapshotChunkRecords;
    const layout = this.#layout;
    try {
      onSnapshot(
        await writeSnapshot({ published, committedSeq, store, layout, nowMs, rest, chunkRecords, keep: KEPT }),
      );
    } catch (detail) {
      onProblem({ kind: 'snapshot', detail });
    }
  }
}
