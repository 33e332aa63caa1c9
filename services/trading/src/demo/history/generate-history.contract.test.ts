import { rm, stat } from 'node:fs/promises';
import { integer, text } from '@meridian/history/columns';
import { manifestFile, tableFile } from '@meridian/history/days/day-files';
import { findDays } from '@meridian/history/days/find-days';
import { defineQuery } from '@meridian/history/reader/history-query';
import { openHistory } from '@meridian/history/reader/open-history';
import { makeHistoryFolder, sampleRow } from '@meridian/history/testing';
import { openHistoryWriter } from '@meridian/history/writer/history-writer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generateHistory, type HistoryProgress } from './generate-history.ts';
import { pastDay } from './history-plan.ts';
import { startHistory } from './start-history.ts';
import { smallPlan } from './testing.ts';

let dir: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ dir, remove } = await makeHistoryFolder());
});

afterEach(() => remove());

/** One number for the content of a table, whatever the row order. */
const fingerprint = defineQuery({
  name: 'fingerprint',
  tables: ['parent_orders', 'child_orders', 'executions', 'day_stats'],
  parameters: {},
  columns: { rows: integer('rows'), hash: text('hash') },
  sql: `SELECT count(*) AS rows, CAST(bit_xor(hash) AS VARCHAR) AS hash FROM (
      SELECT hash(parent_orders) AS hash FROM parent_orders
      UNION ALL SELECT hash(child_orders) FROM child_orders
      UNION ALL SELECT hash(executions) FROM executions
      UNION ALL SELECT hash(day_stats) FROM day_stats)`,
});

async function fingerprintOf(folder: string) {
  const history = await openHistory({ dir: folder, memoryLimitMb: 256, threads: 1 });
  const { rows } = await history.query(fingerprint, {}, {});
  await history.close();
  return rows[0];
}

const datesIn = async (folder: string) => (await findDays(folder)).whole.map(({ tradeDate }) => tradeDate);

describe('generate history', () => {
  it('writes the days before the first lived one, and nothing the second time', async () => {
    const plan = smallPlan();
    const seen: HistoryProgress[] = [];
    const first = await generateHistory(plan, { dir, onProgress: (progress) => seen.push(progress) });
    expect(first).toEqual({ written: 3, kept: 0, isComplete: true });
    expect(await datesIn(dir)).toEqual(['2026-11-11', '2026-11-12', '2026-11-13']);
    expect(seen.map(({ done, total }) => [done, total])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    const { mtimeMs } = await stat(tableFile(dir, 'executions', '2026-11-12'));
    expect(await generateHistory(plan, { dir })).toEqual({ written: 0, kept: 3, isComplete: true });
    expect((await stat(tableFile(dir, 'executions', '2026-11-12'))).mtimeMs).toBe(mtimeMs);
  });

  it('continues after a stop or a crash to the same past as without one', async () => {
    const plan = smallPlan({ dayCount: 4 });
    const stopping = new AbortController();
    const onProgress = () => stopping.abort();
    const stopped = await generateHistory(plan, { dir, signal: stopping.signal, onProgress });
    expect(stopped.isComplete).toBe(false);
    expect(stopped.written).toBeGreaterThan(0);
    // As if the process had ended before the manifest of the first day was written.
    await rm(manifestFile(dir, pastDay(plan, 0).date));
    const rest = await generateHistory(plan, { dir });
    expect(rest).toEqual({ written: 5 - stopped.written, kept: stopped.written - 1, isComplete: true });
    const whole = await makeHistoryFolder();
    await generateHistory(plan, { dir: whole.dir });
    expect(await fingerprintOf(dir)).toEqual(await fingerprintOf(whole.dir));
    await whole.remove();
  });

  it('replaces what another seed made, and never a day that was lived', async () => {
    const plan = smallPlan();
    await generateHistory(plan, { dir });
    const writer = await openHistoryWriter({ dir });
    const lived = await writer.begin('2026-11-12', 'live');
    lived.append('parent_orders', [sampleRow('parent_orders')]);
    await lived.commit();
    await writer.close();
    const other = await generateHistory({ ...plan, seed: 8 }, { dir });
    expect(other).toEqual({ written: 2, kept: 1, isComplete: true });
    const { whole } = await findDays(dir);
    const makers = whole.map(({ source }) => source.replace(/^demo \d+: (seed \d+),.*/, '$1'));
    expect(makers).toEqual(['seed 8', 'live', 'seed 8']);
  });

  it('runs in a process of its own, tells how far it is, and can be stopped', async () => {
    const plan = smallPlan();
    const seen: HistoryProgress[] = [];
    const running = startHistory(plan, { dir, onProgress: (progress) => seen.push(progress) });
    expect(await running.done).toEqual({ written: 3, kept: 0, isComplete: true });
    expect(seen.at(-1)).toEqual({ done: 3, total: 3, tradeDate: '2026-11-13' });
    const longer = startHistory(smallPlan({ dayCount: 40 }), {
      dir,
      onProgress: () => longer.stop(),
    });
    expect(await longer.done).toBeNull();
    expect((await findDays(dir)).whole.length).toBeLessThan(40);
  });

  it('says so when it cannot write', async () => {
    const file = tableFile(dir, 'executions', '2026-11-13');
    const running = startHistory(smallPlan(), { dir: `${dir}/\0` });
    await expect(running.done).rejects.toThrow(/./);
    await expect(stat(file)).rejects.toThrow('ENOENT');
  });
});
