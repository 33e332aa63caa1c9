import type { Instrument } from '../reference/instrument.ts';
import type { Journal } from '../kernel/store/journal.ts';
import type { KernelTimings } from '../kernel/kernel-ports.ts';
import type { RecoveredState } from '../kernel/recovery/recover-state.ts';
import type { ArmBeliefs } from '../routing/arm-beliefs.ts';
import type { SnapshotStore } from '../kernel/store/snapshot-store.ts';
import type { TradingMemory } from '../world/trading-memory.ts';
import type { World } from '../world/world.ts';
import type { ArrivalDays } from './arrival-days.ts';
import type { DeskAccounts } from './desk-accounts.ts';
import type { DeskConfiguration } from './desk-configuration.ts';
import type { DeskLimits } from './desk-limits.ts';
import type { EngineNews } from './engine-messages.ts';

/** What an engine is made of. */
export type EngineParts = {
  readonly world: World;
  readonly accounts: DeskAccounts;
  readonly configuration: DeskConfiguration;
  readonly limits: DeskLimits;
  readonly arrivals: ArrivalDays;
  readonly beliefs: ArmBeliefs;
  readonly memory: TradingMemory;
  readonly journal: Journal;
  readonly snapshots: SnapshotStore;
  readonly recovered: RecoveredState;
  readonly nowMs: () => number;
  readonly post: (news: EngineNews) => void;
  readonly onStopped: (error: unknown) => void;
  readonly snapshotEveryEvents?: number;
  readonly timings?: Partial<KernelTimings>;
  /** Stores the tradable instruments for other services. */
  readonly keepInstruments: (instruments: readonly Instrument[]) => Promise<void>;
  /** Events from here on stay in the journal. */
  readonly wantedFromMs: () => Promise<number>;
};
