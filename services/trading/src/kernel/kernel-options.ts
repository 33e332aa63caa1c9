import type { Journal } from './store/journal.ts';
import type { SnapshotStore } from './store/snapshot-store.ts';
import type { MarketPort } from '../market/market-port.ts';
import type { VenuePort } from '../venues/venue-port.ts';
import type { KernelPorts, KernelTimings } from './kernel-ports.ts';
import type { RecoveredState } from './recovery/recover-state.ts';
import type { WrittenSnapshot } from './snapshot/write-snapshot.ts';

/** The external dependencies of the engine. */
export type KernelOptions = Omit<KernelPorts, 'market' | 'timings' | 'keptDays' | 'isKnownAccount' | 'connections'> &
  Partial<Pick<KernelPorts, 'keptDays' | 'isKnownAccount' | 'connections'>> & {
    readonly market: MarketPort;
    readonly venue: VenuePort;
    readonly journal: Journal;
    /** Null replays the whole journal. */
    readonly snapshots: SnapshotStore | null;
    /** From `recoverState`. */
    readonly recovered: RecoveredState;
    readonly nowMs: () => number;
    /** A write failed. The engine stops, and the process should restart. */
    readonly onStopped: (error: unknown) => void;
    /** A problem that stops nothing: a listener threw, a snapshot failed, a report made no sense. */
    readonly onProblem?: (problem: KernelProblem) => void;
    readonly onSnapshot?: (written: WrittenSnapshot) => void;
    readonly timings?: Partial<KernelTimings>;
    /** Runs soon, but after the current inputs. */
    readonly defer?: (run: () => void) => void;
    readonly maxBatchEvents?: number;
    /** Above this many events that are not durable, commands are refused. */
    readonly maxWaitingEvents?: number;
    readonly snapshotEveryEvents?: number;
    readonly snapshotChunkRecords?: number;
    /** Resolves when the next chunk may be written. */
    readonly snapshotRest?: (workedMs: number) => Promise<void>;
  };

export type KernelProblem = { readonly kind: 'listener' | 'snapshot' | 'report'; readonly detail: unknown };
