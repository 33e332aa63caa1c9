import { rm } from 'node:fs/promises';
import { DEMO_ACCOUNTS } from '@meridian/identity/demo/demo-accounts';
import { makeTestFolder, startTestDatabase, type TestDatabase } from '@meridian/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFigures } from '../history/recording/recording-blocks.ts';
import { recordingsFolder, recordingsOf } from '../history/recording/recording-files.ts';
import { openPostgresJournal } from '../journal/postgres-journal.ts';
import { recoverState } from '../kernel/recovery/recover-state.ts';
import { stateDigest } from '../kernel/testing/state-digest.ts';
import { firstSession } from '../market/session-calendar.ts';
import { openTradingMemory } from '../world/trading-memory.ts';
import { openSimulatedWorld } from '../worlds/simulated/simulated-world.ts';
import type { EngineNews } from './engine-messages.ts';
import { liveHours } from './live-hours.ts';
import { type OpenEngine, openEngine } from './open-engine.ts';

const MINUTE_MS = 60_000;
const START_MS = Date.UTC(2026, 10, 17, 16, 30);
const MORNING_MS = 25 * MINUTE_MS;
const nowMs = () => START_MS;
/** It opened not long ago, so that there is less to live. */
const origin = { ...firstSession(START_MS, 'UTC'), name: 'simulated', seed: 1, firstOpenMs: START_MS - MORNING_MS };

let server: TestDatabase;
let historyDir: string;

beforeAll(async () => {
  server = await startTestDatabase();
  historyDir = await makeTestFolder();
  const rows = DEMO_ACCOUNTS.flatMap(({ account, alloc_accounts, custom_client_name }) =>
    alloc_accounts.map((alloc_account) => ({ account, alloc_account, custom_client_name })),
  );
  await server.database.db.insertInto('account').values(rows).execute();
  await openTradingMemory(server.database, nowMs).write('world', origin);
});

afterAll(async () => {
  await server.stop();
  await rm(historyDir, { recursive: true, force: true });
});

function open(news: EngineNews[] = []): Promise<OpenEngine> {
  return openEngine({
    job: {
      databaseUrl: server.url,
      serverTimeZone: 'UTC',
      world: { seed: 1, clients: { orders: 60, rate: 1 }, hasMorning: true },
      historyDir,
    },
    openWorld: openSimulatedWorld,
    nowMs,
    post: (each) => news.push(each),
    onStopped: (error) => {
      throw error;
    },
  });
}

async function close({ closeSteps }: OpenEngine): Promise<void> {
  for (const step of closeSteps) await step.close();
}

describe('the hours before a first start', () => {
  it('are lived again when a start is cut off in the middle of them: nothing of it stays', async () => {
    const cutOff = await open();
    cutOff.engine.start();
    const { clock } = cutOff.earlier ?? {};
    for (let beat = 40; beat <= 4_000; beat += 40) {
      clock?.set(clock.nowMs() + 1_000);
      cutOff.engine.pass(beat);
      await cutOff.engine.kernel.drain();
    }
    expect(cutOff.engine.kernel.published.orders.parents.size).toBeGreaterThan(0);
    // As of a killed process: its connections are gone, and what it held with them.
    const { pool } = server.database;
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'meridian-engine'",
    );
    await cutOff.closeSteps.find(({ name }) => name === 'market recorder')?.close();
    const { rows } = await pool.query('select count(*)::int as events from trading_event');
    expect(rows).toEqual([{ events: 0 }]);
  });

  it('begin a desk with orders that are done, as journal, recording and log have them, and not twice', async () => {
    const news: EngineNews[] = [];
    const first = await open(news);
    const { engine, earlier } = first;
    if (earlier === null) throw new Error('there is nothing to live');
    engine.start();
    await liveHours({ engine, ...earlier });
    const started = first.begin();

    const { orders } = engine.kernel.published;
    const parents = [...orders.parents.values()];
    expect(started.orderIds).toEqual(parents.map(({ id }) => id));
    const done = parents.filter(({ stage }) => stage === 'done');
    expect(done.length).toBeGreaterThan(10);
    for (const parent of done) {
      const { own, near, far } = parent.fills;
      const sum = orders.executionsOf(parent.id).reduce((lots, execution) => lots + execution.lots, 0);
      expect(sum).toBe(own.lots + near.lots + far.lots);
      expect(parent.receivedMs).toBeGreaterThanOrEqual(origin.firstOpenMs);
      expect(parent.receivedMs).toBeLessThan(START_MS);
    }
    expect(done.some(({ outcome }) => outcome === 'filled')).toBe(true);
    const lines = news.flatMap((each) => (each.kind === 'logs' ? each.entries : []));
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.every(({ timestamp }) => timestamp <= START_MS)).toBe(true);
    expect(news.filter(({ kind }) => kind === 'problem')).toEqual([]);
    await close(first);

    const paths = await recordingsOf(recordingsFolder(historyDir, origin), origin.firstDate);
    expect(paths).toHaveLength(1);
    const minutes: number[] = [];
    for (const path of paths) for await (const { atMs } of readFigures(path)) minutes.push(atMs);
    expect(minutes.length).toBeGreaterThanOrEqual(MORNING_MS / MINUTE_MS);

    const journal = await openPostgresJournal(server.database);
    const recovered = await recoverState({ journal, snapshots: null });
    await journal.close();
    expect(stateDigest(recovered.state)).toBe(stateDigest(engine.kernel.published));
    const second = await open();
    expect(second.earlier).toBeNull();
    await close(second);
  }, 120_000);
});
