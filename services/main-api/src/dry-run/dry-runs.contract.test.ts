import { makeHistoryFolder, sampleRow } from '@meridian/history/testing';
import { openHistoryWriter } from '@meridian/history/writer/history-writer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDryRuns, type DryRuns } from './dry-runs.ts';
import { sentRoutes } from './routes.ts';
import type { DryRunJob } from './run-dry-run.ts';

const JOB: DryRunJob = {
  from: '2026-11-11',
  until: '2026-11-13',
  assetClass: 'EQUITY',
  granted: null,
  owner: { account: null, allocAccount: null },
  today: sentRoutes(),
  draft: sentRoutes(),
};

let dir: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ dir, remove } = await makeHistoryFolder());
  const writer = await openHistoryWriter({ dir, memoryLimitMb: 128, threads: 1 });
  const day = await writer.begin('2026-11-12', 'test');
  const rows = Array.from({ length: 20_000 }, (_, id) =>
    sampleRow('parent_orders', {
      parent_order_numeric_id: id + 1,
      asset_class: 'EQUITY',
      asset_sub_class: null,
      status: 'FILLED',
      strat: 'vwap',
    }),
  );
  day.append('parent_orders', rows);
  await day.commit();
  await writer.close();
});

afterAll(() => remove());

function startedRun(runs: DryRuns, userId: number): string {
  const started = runs.start({ dir, job: JOB }, null, userId);
  if (started.kind !== 'started') throw new Error('other dry runs are going on');
  return started.state.run;
}

it('a user who starts and cancels dry runs again and again does not end the server', { timeout: 60_000 }, async () => {
  const runs = createDryRuns(() => 0);
  const states: unknown[] = [];
  for (let time = 0; time < 8; time += 1) {
    const run = startedRun(runs, 1);
    await new Promise((resolve) => setTimeout(resolve, 90 * time));
    await runs.cancel(run, 1);
    states.push(runs.state(run, 1)?.state);
  }
  expect(states.filter((state) => state !== 'cancelled' && state !== 'done')).toEqual([]);
  await runs.close();
});

it('a dry run counts until its process is gone: one a user, two in all', async () => {
  const runs = createDryRuns(() => 0);
  const run = startedRun(runs, 1);
  expect(runs.start({ dir, job: JOB }, null, 1)).toEqual({ kind: 'busy', isOwn: true });
  startedRun(runs, 2);
  expect(runs.start({ dir, job: JOB }, null, 3)).toEqual({ kind: 'busy', isOwn: false });
  const cancelled = runs.cancel(run, 1);
  expect([runs.state(run, 1)?.stage, runs.start({ dir, job: JOB }, null, 1)]).toEqual([
    'Stopping',
    { kind: 'busy', isOwn: true },
  ]);
  expect(await cancelled).toBe(true);
  expect(runs.state(run, 1)?.state).toBe('cancelled');
  startedRun(runs, 1);
  await runs.close();
});

it('tells the result of a dry run that its process made', async () => {
  const runs = createDryRuns(() => 0);
  const run = startedRun(runs, 1);
  await expect.poll(() => runs.state(run, 1)?.state, { timeout: 30_000 }).toBe('done');
  expect(runs.state(run, 1)).toMatchObject({ percent: 100, result: { trading_days: 1, orders: 20_000, took_ms: 0 } });
  await runs.close();
});
