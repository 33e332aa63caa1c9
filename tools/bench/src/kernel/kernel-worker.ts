import { parentPort, workerData } from 'node:worker_threads';
import { NO_LIMITS } from '@meridian/domain/order-checks/account-limits';
import { openDatabase } from '@meridian/storage/database';
import { HOLD_BACK_MS, holdBackHelpers } from '@meridian/trading/engine/helper-threads';
import { openPostgresJournal } from '@meridian/trading/journal/postgres-journal';
import { createPostgresSnapshotStore } from '@meridian/trading/journal/postgres-snapshot-store';
import { Kernel } from '@meridian/trading/kernel/kernel';
import { recoverState } from '@meridian/trading/kernel/recovery/recover-state';
import { testAlgoRunner, testRouter } from '@meridian/trading/kernel/testing/test-algos';
import { demoUniverse } from '@meridian/trading/demo/universe/demo-universe';
import { createMarketSimulator } from '@meridian/trading/venues/simulator/market-simulator';
import { openTradingMemory } from '@meridian/trading/world/trading-memory';
import { openWorldOrigin, sessionOf } from '@meridian/trading/world/world-origin';
import { FillVenue } from './fill-venue.ts';
import type { FromKernel, KernelJob, ToKernel } from './kernel-messages.ts';
import { BENCH_USER } from './bench-user.ts';
import { timedJournal } from './timed-journal.ts';

/** The kernel on a real journal, with a venue that fills everything and a market that stands still. */
if (parentPort === null) throw new Error('this file runs in a worker thread');
const port = parentPort;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is not a window.
const say = (message: FromKernel): void => port.postMessage(message);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kernel-thread.ts is the only one who starts it.
const { databaseUrl } = workerData as KernelJob;

const database = openDatabase({ url: databaseUrl, maxConnections: 4, applicationName: 'bench-kernel' });
const memory = openTradingMemory(database, Date.now);
const origin = await openWorldOrigin(memory, { name: 'simulated', seed: 1, serverTimeZone: 'UTC', nowMs: Date.now });
const universe = demoUniverse({ seed: origin.seed, tradingDate: origin.firstDate });
const { market } = createMarketSimulator({
  seed: origin.seed,
  universe,
  session: sessionOf(origin),
  startMs: Date.now(),
  hasIncidents: false,
});
const { journal, takeLongestMs } = timedJournal(await openPostgresJournal(database));
const snapshots = createPostgresSnapshotStore(database);
/** Nothing that the bench sends is ever refused. */
const WIDE_LIMITS = { own: NO_LIMITS, whole: NO_LIMITS };
const kernel = new Kernel({
  instruments: universe.instruments,
  market,
  venue: new FillVenue(),
  router: testRouter,
  algos: testAlgoRunner,
  forecast: { shareAt: () => 0.5, expectedDayLots: () => 1_000_000 },
  fx: () => 1,
  limitsOf: () => WIDE_LIMITS,
  maxOrders: 1_000_000,
  seed: 'bench',
  journal,
  snapshots,
  recovered: await recoverState({ journal, snapshots }),
  nowMs: Date.now,
  onStopped: (error) => {
    throw error;
  },
});
kernel.start();
// As in the engine: a tick every fourth beat, and at once when one left orders waiting.
const BEAT_MS = 25;
let beats = 0;
const ticking = setInterval(() => {
  beats += 1;
  if (beats % 4 === 0 || kernel.isBehind) kernel.tick();
}, BEAT_MS);
const telling = setInterval(() => tell(), 50);
// As in the engine: long before anything is measured.
setTimeout(() => void holdBackHelpers(), HOLD_BACK_MS).unref();

function tell(): void {
  const { committedSeq, published } = kernel;
  say({ kind: 'progress', committedSeq, orders: published.orders.parents.size, longestCommitMs: takeLongestMs() });
}

async function close(): Promise<void> {
  clearInterval(ticking);
  clearInterval(telling);
  await kernel.close();
  await journal.close();
  await database.close();
  port.close();
}

port.on('message', (request: ToKernel) => {
  if (request.kind === 'close') void close();
  else {
    const { ticket, command } = request;
    kernel.submit(command, BENCH_USER, ({ ok, code, message }) => say({ kind: 'answer', ticket, ok, code, message }));
  }
});
const single = universe.instruments.filter(({ assetClass, lotSize }) => assetClass === 'EQUITY' && lotSize === 1);
say({ kind: 'ready', symbols: single.map(({ exchangeSymbol }) => exchangeSymbol) });
