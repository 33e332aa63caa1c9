import { StartupProblem } from '@meridian/protocol/startup-problem';
import { openDatabase } from '@meridian/storage/database';
import type { CloseStep } from '@meridian/service-kit/graceful-close';
import { DamagedJournalError, type Journal } from '../kernel/store/journal.ts';
import { openPostgresJournal } from '../journal/postgres-journal.ts';
import { createPostgresSnapshotStore } from '../journal/postgres-snapshot-store.ts';
import { type RecoveredState, recoverState } from '../kernel/recovery/recover-state.ts';
import type { VenuePort } from '../venues/venue-port.ts';
import { openTradingMemory } from '../world/trading-memory.ts';
import type { OpenWorld, World } from '../world/world.ts';
import { readBeliefs } from './beliefs-memory.ts';
import { fillDayPrices } from './fill-day-prices.ts';
import { DeskAccounts } from './desk-accounts.ts';
import { DeskConfiguration } from './desk-configuration.ts';
import { DeskLimits, type DeskLimitsOptions } from './desk-limits.ts';
import { Engine } from './engine.ts';
import { EngineClock } from './engine-clock.ts';
import type { EngineJob } from './engine-job.ts';
import type { EngineNews, EngineStarted } from './engine-messages.ts';
import { ArrivalDays } from './arrival-days.ts';
import { HeldRecords, type HeldRecordsOptions } from './held-records.ts';
import { keepInstruments } from './keep-instruments.ts';
import type { LiveHoursOptions } from './live-hours.ts';
import { recordingsFolder, removeRecording } from '../history/recording/recording-files.ts';
import type { MarketRecorderOptions } from '../history/recording/market-recorder.ts';
import { startRecorder } from '../history/recording/start-recorder.ts';
import { wantedFromMs } from '../history/lived/unwritten-days.ts';

export type OpenEngineOptions = {
  readonly job: EngineJob;
  readonly openWorld: OpenWorld;
  readonly nowMs: () => number;
  readonly post: (news: EngineNews) => void;
  readonly onStopped: (error: unknown) => void;
  /** Wraps the venues, for tests that watch what is sent. */
  readonly venueOf?: (venue: VenuePort) => VenuePort;
  readonly snapshotEveryEvents?: number;
};

export type OpenEngine = {
  readonly engine: Engine;
  /** What is to be lived before the engine begins. Null when the world has always been lived. */
  readonly earlier: Omit<LiveHoursOptions, 'engine'> | null;
  /** To be called once, when the engine has started. */
  readonly begin: () => EngineStarted;
  readonly closeSteps: readonly CloseStep[];
};

/** The journal's own connection, the pool of the reads, and the documents. */
const MAX_CONNECTIONS = 4;

/** Recovers from the journal and builds the engine. Nothing runs before `start`. */
export async function openEngine(options: OpenEngineOptions): Promise<OpenEngine> {
  const { job, openWorld, post, onStopped, venueOf, snapshotEveryEvents } = options;
  const { historyDir, serverTimeZone, inDoubtMs } = job;
  const clock = new EngineClock(options.nowMs);
  const { nowMs } = clock;
  const beganMs = nowMs();
  const database = openDatabase({
    url: job.databaseUrl,
    maxConnections: MAX_CONNECTIONS,
    applicationName: 'meridian-engine',
    onConnectionError: (error) => post({ kind: 'problem', text: `a database connection broke: ${error.message}` }),
  });
  let journal: Journal | null = null;
  try {
    const memory = openTradingMemory(database, nowMs);
    const accounts = new DeskAccounts(database);
    await accounts.refresh();
    journal = await openPostgresJournal(database);
    const snapshots = createPostgresSnapshotStore(database);
    const beliefs = await readBeliefs(memory);
    const recovered = await recoverState({ journal, snapshots }).catch(refuseDamaged);
    for (const { reason } of recovered.faults) post({ kind: 'problem', text: `a snapshot was skipped: ${reason}` });
    const isNew = recovered.lastSeq === 0;
    const opened = await openWorld({ settings: job.world, database, memory, serverTimeZone, isNew, nowMs });
    const world = venueOf === undefined ? opened : { ...opened, venue: venueOf(opened.venue) };
    const { origin, reference } = world;
    await keepInstruments(database, reference.instruments);
    const configuration = new DeskConfiguration(database, nowMs, world.routing);
    await configuration.open();
    const limits = await openLimits({ database, nowMs, world });
    const arrivals = await ArrivalDays.open(memory);
    const { hours, records } = earlierHours(world, clock, { journal, snapshots, post });
    const parts = { world, accounts, configuration, limits, arrivals, beliefs, memory, recovered };
    const engine = new Engine({
      ...parts,
      ...records,
      keepInstruments: (instruments) => keepInstruments(database, instruments),
      nowMs,
      onStopped,
      ...(snapshotEveryEvents !== undefined && { snapshotEveryEvents }),
      ...(inDoubtMs !== undefined && { timings: { doubtMs: inDoubtMs } }),
      wantedFromMs: async () =>
        historyDir === undefined
          ? Number.POSITIVE_INFINITY
          : wantedFromMs({ database, dir: historyDir, world: origin }),
    });
    const recorded = historyDir === undefined ? null : recordingsFolder(historyDir, origin);
    // Of a start that was killed before anything had happened.
    if (recorded !== null && isNew) await removeRecording(recorded, world.market.day().date);
    const onProblem = problemTo(post);
    const recorder =
      recorded === null ? null : startRecorder(recordingOf(recorded, { engine, world, nowMs, onProblem }));
    const begin = (): EngineStarted => {
      void fillDayPrices(engine.dayPrices, recorded, world, onProblem);
      return { ...startedOf(engine, world, accounts), ...recoveryOf(recovered, nowMs() - beganMs) };
    };
    const earlier = hours === null ? null : { ...hours, settleRecording: async () => recorder?.settle() };
    const closeSteps = [
      { name: 'engine', close: () => engine.close() },
      { name: 'market recorder', close: async () => recorder?.close() },
      { name: 'world', close: () => world.close() },
      { name: 'engine database', close: () => database.close() },
    ];
    return { engine, earlier, begin, closeSteps };
  } catch (error) {
    // The journal uses a connection of the pool, which would wait for it.
    await journal?.close();
    await database.close();
    throw error;
  }
}

/** What the engine writes to: while hours are still to be lived, to memory. */
function earlierHours({ unlived }: World, clock: EngineClock, records: HeldRecordsOptions) {
  if (unlived === undefined) return { hours: null, records };
  clock.set(unlived.fromMs);
  const held = new HeldRecords(records);
  const { journal, snapshots, post } = held;
  return { hours: { clock, held, unlived }, records: { journal, snapshots, post } };
}

function startedOf({ kernel }: Engine, { origin, reference, isReferenceLive }: World, accounts: DeskAccounts) {
  const { parents } = kernel.published.orders;
  const orderIds = [...parents.keys()];
  return { origin, reference, isReferenceLive, accounts: accounts.list, recoveredOrders: parents.size, orderIds };
}

function recoveryOf({ replayedEvents }: RecoveredState, recoveryMs: number) {
  return { replayedEvents, recoveryMs };
}

type RecordingParts = Pick<MarketRecorderOptions, 'nowMs' | 'onProblem'> & {
  readonly engine: Engine;
  readonly world: World;
};

function recordingOf(dir: string, { engine, world, nowMs, onProblem }: RecordingParts): MarketRecorderOptions {
  const { market, reference } = world;
  const { isWorked } = engine;
  return { dir, market, instrumentCount: reference.instruments.length, nowMs, isWorked, onProblem };
}

function problemTo(post: OpenEngineOptions['post']): (text: string) => void {
  return (text) => post({ kind: 'problem', text });
}

/** A person must decide: trading on damaged data would be a guess. */
function refuseDamaged(error: unknown): never {
  if (!(error instanceof DamagedJournalError)) throw error;
  throw new StartupProblem(
    `The journal is damaged. ${error.message} Nothing is traded.`,
    'npm run admin -- check-journal lists every damaged event and its order. npm run admin -- restore puts a backup into a new DATA_DIR or an empty database; start with that.',
    { cause: error },
  );
}

type LimitParts = Pick<DeskLimitsOptions, 'database' | 'nowMs'> & { readonly world: World };

async function openLimits({ world, ...parts }: LimitParts): Promise<DeskLimits> {
  const limits = new DeskLimits({ ...parts, date: () => world.market.day().date, first: world.firstLimits });
  await limits.renew();
  return limits;
}
