import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { integer, double, nullable } from '@meridian/history/columns';
import { instrumentVolumes, toDayVolume } from '@meridian/history/queries/instrument-volumes';
import { defineQuery } from '@meridian/history/reader/history-query';
import { type History, openHistory } from '@meridian/history/reader/open-history';
import { PARENT_ORDER_COLUMNS } from '@meridian/history/tables/parent-orders';
import { makeHistoryFolder } from '@meridian/history/testing';
import { createLogger } from '@meridian/service-kit/logger';
import { createRangeOutcomeReader } from '@meridian/storage/range-outcomes/range-outcome-store';
import { startTestDatabase, type TestDatabase } from '@meridian/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccounts } from '../../engine/testing/create-accounts.ts';
import { openTradingMemory } from '../../world/trading-memory.ts';
import { CLOSING_CALL_MS, SESSION_MS, sessionCalendar } from '../../market/session-calendar.ts';
import { demoUniverse } from '../../demo/universe/demo-universe.ts';
import { readRecordedMarket } from '../recording/recorded-market.ts';
import { recordedDates, recordingsFolder } from '../recording/recording-files.ts';
import { endedDays, newestDaySeq } from './lived-day.ts';
import { livedDaysOf } from './start-lived-days.ts';
import type { LivedEngineJob, LivedEnginePace } from './testing/lived-engine.ts';
import { unwrittenDays, wantedFromMs } from './unwritten-days.ts';

const PROGRAM = fileURLToPath(new URL('./testing/lived-engine.ts', import.meta.url));
const MINUTE_MS = 60_000;
const WORLD = { seed: 1, firstOpenMs: Date.UTC(2026, 10, 16, 14, 30), firstDate: '2026-11-16' };
/** Before continuous trading ends, with time for some orders in two lives. */
const START_MS = WORLD.firstOpenMs + SESSION_MS - CLOSING_CALL_MS - 40 * MINUTE_MS;
/** When nothing more has to happen before the day is over. */
const HURRY: LivedEnginePace = 5_000;
const PATIENCE_MS = 120_000;
const INSTRUMENTS = 325;
/** Fills whose market is on disk when the engine is killed. */
const SEEN_FILLS = 30;

let server: TestDatabase;
let folder: Awaited<ReturnType<typeof makeHistoryFolder>>;
let history: History | undefined;
const messages: string[] = [];

/** Waits for what somebody else does. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('it did not happen in time');
    await sleep(100);
  }
}

function start(startMs: number): ChildProcess {
  const job: LivedEngineJob = { databaseUrl: server.database.url, historyDir: folder.dir, startMs };
  return fork(PROGRAM, [JSON.stringify(job)], { execArgv: [] });
}

async function kill(engine: ChildProcess): Promise<void> {
  const exited = once(engine, 'exit');
  engine.kill('SIGKILL');
  await exited;
}

async function one(text: string): Promise<number> {
  const { rows } = await server.database.pool.query<{ value: number | string | null }>(text);
  return Number(rows[0]?.value ?? 0);
}

const fillsSoFar = () => one("select count(*) as value from trading_event where kind = 'ChildFilled'");
const lastMs = () => one('select max(at_ms) as value from trading_event');

const recordedSoFar = () =>
  readRecordedMarket(recordingsFolder(folder.dir, WORLD), sessionCalendar(WORLD).dayOf(0), INSTRUMENTS);

const keeper = (nowMs: () => number) =>
  livedDaysOf({
    database: server.database,
    dir: folder.dir,
    world: WORLD,
    reference: demoUniverse({ seed: WORLD.seed, tradingDate: WORLD.firstDate }),
    machineName: 'ALGO-7',
    log: ({ log_message }) => messages.push(log_message),
    logger: createLogger({ level: 'silent' }),
    nowMs,
  });

function read(): History {
  if (history === undefined) throw new Error('the history is not open');
  return history;
}

/** Runs the end of a day, killed once during it and once after the next day began. */
beforeAll(async () => {
  server = await startTestDatabase();
  folder = await makeHistoryFolder();
  const { database } = server;
  await createAccounts(database);
  await openTradingMemory(database, Date.now).write('world', WORLD);
  const first = start(START_MS);
  await until(async () => (await fillsSoFar()) >= SEEN_FILLS);
  const seenMs = (await lastMs()) + 1_000;
  // Only flushed data survives a kill.
  await until(async () => ((await recordedSoFar()).seen.lastMs ?? 0) > seenMs);
  await kill(first);
  const second = start((await lastMs()) + MINUTE_MS);
  const fillsBefore = await fillsSoFar();
  await until(async () => (await fillsSoFar()) > fillsBefore);
  second.send(HURRY);
  await until(async () => (await endedDays(database)).length > 0);
  await kill(second);
  history = await openHistory({ dir: folder.dir, memoryLimitMb: 256, threads: 1 });
}, 300_000);

afterAll(async () => {
  await history?.close();
  await server.stop();
  await folder.remove();
});

const keptParents = defineQuery({
  name: 'kept-parents',
  tables: ['parent_orders'],
  parameters: {},
  columns: PARENT_ORDER_COLUMNS,
  sql: 'SELECT * FROM parent_orders',
});

const executionSums = defineQuery({
  name: 'execution-sums',
  tables: ['executions'],
  parameters: {},
  columns: {
    fills: integer('Fills'),
    parents: integer('Orders with a fill'),
    marked: integer('Fills with a mid a second later'),
    quantity: nullable(double('Filled')),
  },
  sql: `SELECT count(*) AS fills, count(DISTINCT parent_order_numeric_id) AS parents,
      count(mid_after_1s) AS marked, sum(last_fill_qty) FILTER (leg_type IS DISTINCT FROM 'BACK') AS quantity
    FROM executions`,
});

describe('a day that was lived and not written when the server was killed', () => {
  it('is wanted from the journal until it is written', async () => {
    const [lived] = await endedDays(server.database);
    const where = { database: server.database, dir: folder.dir, world: WORLD };
    expect(await wantedFromMs(where)).toBe(lived?.beganMs);
    expect((await unwrittenDays(where)).map(({ day }) => day.date)).toEqual(['2026-11-16']);
  });

  it('is written at the next start, and the log says so', async () => {
    expect(await recordedDates(recordingsFolder(folder.dir, WORLD))).toContain('2026-11-16');
    const days = keeper(() => WORLD.firstOpenMs + 2 * SESSION_MS);
    await days.look();
    await days.close();
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(
      /^Trading day 2026-11-16 is kept for reports: .* 325 instruments\. The market was seen/,
    );
    const where = { database: server.database, dir: folder.dir, world: WORLD };
    expect([await unwrittenDays(where), await wantedFromMs(where)]).toEqual([[], Number.POSITIVE_INFINITY]);
    expect(await recordedDates(recordingsFolder(folder.dir, WORLD))).toContain('2026-11-16');
  });

  it('is read like every other, with the orders of the journal', async () => {
    const { rows } = await read().query(keptParents, {}, {});
    const received = await one("select count(*) as value from trading_event where kind = 'OrderReceived'");
    const late = await one(`select count(*) as value from trading_event where kind = 'OrderReceived'
      and seq > ${await newestDaySeq(server.database)}`);
    expect(rows).toHaveLength(received - late);
    expect(rows.every(({ trade_date }) => trade_date === '2026-11-16')).toBe(true);
    const worked = rows.filter(({ filled_qty }) => filled_qty > 0);
    expect(worked.length).toBeGreaterThan(0);
    for (const row of worked) expect(row.avg_fill_price).not.toBeNull();
    // Orders that worked when the first engine was killed.
    expect(rows.some(({ was_halted }) => was_halted)).toBe(true);
  });

  it('has every fill of the journal, with the market after it', async () => {
    const { rows } = await read().query(executionSums, {}, {});
    const [sums] = rows;
    const late = await one(`select count(*) as value from trading_event where kind = 'ChildFilled'
      and seq > ${await newestDaySeq(server.database)}`);
    expect(sums?.fills).toBe((await fillsSoFar()) - late);
    expect(sums?.marked).toBeGreaterThanOrEqual(SEEN_FILLS);
  });

  it('is measured: the page of cost ranges has its orders, by strategy, each once', async () => {
    const reader = createRangeOutcomeReader(server.database.pool);
    const { rows: known } = await server.database.pool.query<{ account: string }>(
      'select distinct account from range_outcome',
    );
    const clusters = await reader.clusters({ accounts: known.map(({ account }) => account), alloc_accounts: [] }, 20);
    expect(clusters.every(({ trade_date }) => trade_date === '2026-11-16')).toBe(true);
    const measured = clusters.reduce((sum, { orders }) => sum + orders, 0);
    expect(measured).toBeGreaterThan(0);
    expect(measured).toBe(await one('select count(distinct parent_order_numeric_id) as value from range_outcome'));
    // The next day has begun, and is the one that is measured next.
    expect(await reader.runningDay()).toMatchObject({ trade_date: '2026-11-17' });
  });

  it('does not pass for a whole day of the market', async () => {
    const { rows } = await read().query(instrumentVolumes, {}, { symbol: 'AAPL' });
    expect(rows.map(toDayVolume).map(({ kind }) => kind)).toEqual(['half-day']);
  });

  it('is written once', async () => {
    const days = keeper(() => WORLD.firstOpenMs + 3 * SESSION_MS);
    await days.look();
    await days.close();
    expect(messages).toHaveLength(1);
  });
});
