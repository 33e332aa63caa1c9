import { StartupProblem } from '@meridian/protocol/startup-problem';
import { openDatabase } from '@meridian/storage/database';
import type { CloseStep } from '@meridian/service-kit/graceful-close';
import { DamagedJournalError, type Journal } from '../kernel/store/journal.ts';
import { openPostgresJournal } from '../journal/postgres-journal.ts';
import { createPostgresSnapshotStore } from '../journal/postgres-snapshot-store.ts';
import { recoverState } from '../kernel/recovery/recover-state.ts';
import type { VenuePort } from '../venues/venue-port.ts';
import { openTradingMemory } from '../world/trading-memory.ts';
import type { OpenWorld, World } from '../world/world.ts';
import { readBeliefs } from './beliefs-memory.ts';
import { fillDayPrices } from './fill-day-prices.ts';
import { DeskAccounts } from './desk-accounts.ts';
import { DeskConfiguration } from './desk-configuration.ts';
import { DeskLimits, type DeskLimitsOptions } from './desk-limits.ts';
import { Engine } from './engine.ts';
import type { EngineJob } from './engine-job.ts';
import type { EngineNews, EngineStarted } from './engine-messages.ts';
import { ArrivalDays } from './arrival-days.ts';
import { keepInstruments } from './keep-instruments.ts';
import { recordingsFolder } from '../history/recording/recording-files.ts';
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
  readonly started: EngineStarted;
  readonly closeSteps: readonly CloseStep[];
};

/** The journal's own connection, the pool of the reads, and the documents. */
const MAX_CONNECTIONS = 4;

/** Recovers from the journal and builds the engine. Nothing runs before `start`. */
export async function openEngine(options: OpenEngineOptions): Promise<OpenEngine> {
  const { job, openWorld, nowMs, post, onStopped, venueOf, snapshotEveryEvents } = options;
  const { historyDir, serverTimeZone, inDoubtMs } = job;
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
    const opened = await openWorld({ settings: job.world, database, memory, serverTimeZone, nowMs });
    const world = venueOf === undefined ? opened : { ...opened, venue: venueOf(opened.venue) };
    const { origin, reference } = world;
    await keepInstruments(database, reference.instruments);
    const configuration = new DeskConfiguration(database, nowMs, world.routing);
    await configuration.open();
    const limits = await openLimits({ database, nowMs, world });
    const arrivals = await ArrivalDays.open(memory);
    const parts = { world, accounts, configuration, limits, arrivals, beliefs, memory, journal, snapshots, recovered };
    const engine = new Engine({
      ...parts,
      keepInstruments: (instruments) => keepInstruments(database, instruments),
      nowMs,
      post,
      onStopped,
      ...(snapshotEveryEvents !== undefined && { snapshotEveryEvents }),
      ...(inDoubtMs !== undefined && { timings: { doubtMs: inDoubtMs } }),
      wantedFromMs: async () =>
        historyDir === undefined
          ? Number.POSITIVE_INFINITY
          : wantedFromMs({ database, dir: historyDir, world: origin }),
    });
    const recorded = historyDir === undefined ? null : recordingsFolder(historyDir, origin);
    const onProblem = problemTo(post);
    const recorder =
      recorded === null ? null : startRecorder(recordingOf(recorded, { engine, world, nowMs, onProblem }));
    void fillDayPrices(engine.dayPrices, recorded, world, onProblem);
    const { parents } = engine.kernel.published.orders;
    const started = {
      origin,
      reference,
      isReferenceLive: world.isReferenceLive,
      accounts: accounts.list,
      recoveredOrders: parents.size,
      replayedEvents: recovered.replayedEvents,
      recoveryMs: nowMs() - beganMs,
    };
    const closeSteps = [
      { name: 'engine', close: () => engine.close() },
      { name: 'market recorder', close: async () => recorder?.close() },
      { name: 'world', close: () => world.close() },
      { name: 'engine database', close: () => database.close() },
    ];
    return { engine, started: { ...started, orderIds: [...parents.keys()] }, closeSteps };
  } catch (error) {
    // The journal uses a connection of the pool, which would wait for it.
    await journal?.close();
    await database.close();
    throw error;
  }
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
