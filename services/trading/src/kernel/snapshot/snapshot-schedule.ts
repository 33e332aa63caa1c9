import type { SnapshotStore } from '../store/snapshot-store.ts';
import type { Change } from '../commit/change.ts';
import type { KernelOptions } from '../kernel-options.ts';
import type { RecoveredState } from '../recovery/recover-state.ts';
import type { KernelState } from '../state/kernel-state.ts';
import type { SnapshotLayout } from './snapshot-layout.ts';
import { writeSnapshot } from './write-snapshot.ts';

/** The one before the newest is kept, in case the newest is damaged. */
const KEPT = 2;
/** Share of the events between two snapshots that may arrive while one is written. */
const SETTLED_SHARE = 0.1;
/** A chunk waits for a slow engine, but so many rests at most. */
const MAX_SLOW_RESTS = 40;

export type SnapshotScheduleOptions = Required<
  Pick<
    KernelOptions,
    'nowMs' | 'snapshotRest' | 'snapshotEveryEvents' | 'snapshotChunkRecords' | 'onProblem' | 'onSnapshot'
  >
> & {
  readonly snapshots: SnapshotStore | null;
  readonly recovered: Pick<RecoveredState, 'snapshotSeq' | 'layout'>;
  readonly published: KernelState;
  readonly committedSeq: () => number;
  /** The engine has no time for a chunk just now. */
  readonly isSlow: () => boolean;
};

/** Writes a snapshot whenever enough has happened since the last one, one at a time. Then it rests as long as it took. */
export class SnapshotSchedule {
  readonly #options: SnapshotScheduleOptions;
  readonly #layout: SnapshotLayout;
  #lastSeq: number;
  #running: Promise<void> | null = null;
  #restUntilMs = 0;
  #isHurried = false;

  constructor(options: SnapshotScheduleOptions) {
    this.#options = options;
    this.#layout = options.recovered.layout;
    this.#lastSeq = options.recovered.snapshotSeq;
  }

  /** Marks these orders as changed since the last snapshot. */
  note(changes: readonly Change[]): void {
    for (const { journaled } of changes) this.#layout.note(journaled.event);
  }

  consider(): void {
    const { committedSeq, nowMs, snapshotEveryEvents, snapshots } = this.#options;
    if (snapshots === null || this.#running !== null) return;
    if (committedSeq() - this.#lastSeq < snapshotEveryEvents || nowMs() < this.#restUntilMs) return;
    this.#lastSeq = committedSeq();
    const beganMs = nowMs();
    this.#running = this.#write(snapshots).finally(() => {
      this.#running = null;
      this.#restUntilMs = 2 * nowMs() - beganMs;
    });
  }

  /** Resolves when none is under way. One that is rests no more, because somebody waits for it. */
  async settled(): Promise<void> {
    this.#isHurried = true;
    await this.#running;
    this.#isHurried = false;
  }

  /** A failed snapshot only makes the next start slower. */
  async #write(store: SnapshotStore): Promise<void> {
    const { published, committedSeq, nowMs, snapshotRest, isSlow, onProblem, onSnapshot } = this.#options;
    const { snapshotChunkRecords: chunkRecords, snapshotEveryEvents } = this.#options;
    const settledEvents = SETTLED_SHARE * snapshotEveryEvents;
    const layout = this.#layout;
    const rest = async (workedMs: number): Promise<void> => {
      if (!this.#isHurried) await snapshotRest(workedMs);
      for (let more = 0; more < MAX_SLOW_RESTS && isSlow() && !this.#isHurried; more += 1) await snapshotRest(0);
    };
    const source = { published, committedSeq, layout, nowMs };
    try {
      const written = await writeSnapshot({ ...source, store, rest, chunkRecords, settledEvents, keep: KEPT });
      this.#lastSeq = written.seq;
      onSnapshot(written);
    } catch (detail) {
      onProblem({ kind: 'snapshot', detail });
    }
  }
}
