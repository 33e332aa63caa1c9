import type { SnapshotStore } from '../../journal/snapshot-store.ts';
import type { KernelOptions } from '../kernel-options.ts';
import type { KernelState } from '../state/kernel-state.ts';
import { writeSnapshot } from './write-snapshot.ts';

/** The one before the newest is kept, in case the newest is damaged. */
const KEPT = 2;

export type SnapshotScheduleOptions = Required<
  Pick<KernelOptions, 'nowMs' | 'snapshotEveryEvents' | 'snapshotChunkRecords' | 'onProblem' | 'onSnapshot'>
> & {
  readonly snapshots: SnapshotStore | null;
  readonly recovered: { readonly snapshotSeq: number };
  readonly published: KernelState;
  readonly committedSeq: () => number;
};

/** Writes a snapshot whenever enough has happened since the last one, one at a time. */
export class SnapshotSchedule {
  readonly #options: SnapshotScheduleOptions;
  #lastSeq: number;
  #running: Promise<void> | null = null;

  constructor(options: SnapshotScheduleOptions) {
    this.#options = options;
    this.#lastSeq = options.recovered.snapshotSeq;
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
    const { published, committedSeq, nowMs, snapshotChunkRecords: chunkRecords, onProblem, onSnapshot } = this.#options;
    try {
      onSnapshot(await writeSnapshot({ published, committedSeq, store, nowMs, chunkRecords, keep: KEPT }));
    } catch (detail) {
      onProblem({ kind: 'snapshot', detail });
    }
  }
}
