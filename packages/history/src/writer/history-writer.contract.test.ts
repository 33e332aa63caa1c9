import { chmod, mkdir, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manifestFile, tableFile, writingFolder } from '../days/day-files.ts';
import { findDays } from '../days/find-days.ts';
import { makePrivate } from '../days/private-files.ts';
import { HISTORY_TABLE_NAMES } from '../tables/history-tables.ts';
import { makeHistoryFolder, sampleRow } from '../testing.ts';
import { type HistoryWriter, openHistoryWriter } from './history-writer.ts';

let dir: string;
let remove: () => Promise<void>;
let writer: HistoryWriter;

beforeEach(async () => {
  ({ dir, remove } = await makeHistoryFolder());
  writer = await openHistoryWriter({ dir, memoryLimitMb: 128, threads: 1 });
});

afterEach(async () => {
  await writer.close();
  await remove();
});

async function writeDay(tradeDate: string, source = 'test', orders = 3): Promise<void> {
  const day = await writer.begin(tradeDate, source);
  day.append(
    'parent_orders',
    Array.from({ length: orders }, (_, index) => sampleRow('parent_orders', { parent_order_numeric_id: index })),
  );
  day.append('executions', [sampleRow('executions')]);
  day.append('executions', [sampleRow('executions')]);
  await day.commit();
}

const datesOf = async () => (await findDays(dir)).whole.map(({ tradeDate }) => tradeDate);

describe('history writer', () => {
  it('puts each table of a day in a file of its own and says how large it is', async () => {
    await writeDay('2026-11-13');
    const { whole, broken } = await findDays(dir);
    expect(broken).toEqual([]);
    expect(whole).toMatchObject([{ tradeDate: '2026-11-13', source: 'test', tables: { parent_orders: { rows: 3 } } }]);
    expect(whole[0]?.tables.executions.rows).toBe(2);
    expect(whole[0]?.tables.day_stats.rows).toBe(0);
    for (const table of HISTORY_TABLE_NAMES) {
      expect(await readdir(join(dir, table, 'trade_date=2026-11-13'))).toEqual(['part.parquet']);
    }
  });

  it('lets no other user of the machine read what it writes, nor what an earlier version wrote', async () => {
    await writeDay('2026-11-13');
    const modes = async () => {
      const found = await readdir(dir, { recursive: true, withFileTypes: true });
      const seen = found.map(async (each) => [
        each.isDirectory(),
        (await stat(join(each.parentPath, each.name))).mode & 0o777,
      ]);
      return [...new Set((await Promise.all(seen)).map(String))].sort();
    };
    expect(await modes()).toEqual([`false,${0o600}`, `true,${0o700}`]);
    await chmod(manifestFile(dir, '2026-11-13'), 0o644);
    await chmod(join(dir, 'executions'), 0o755);
    await makePrivate(dir);
    expect(await modes()).toEqual([`false,${0o600}`, `true,${0o700}`]);
  });

  it('shows nothing of a day before it is committed, nor of one that was discarded', async () => {
    const first = await writer.begin('2026-11-12', 'test');
    first.append('executions', [sampleRow('executions')]);
    expect(await datesOf()).toEqual([]);
    await first.discard();
    expect(await datesOf()).toEqual([]);
    expect(() => first.append('executions', [])).toThrow('already');
    await expect(first.commit()).rejects.toThrow('already');
  });

  it('writes two days at the same time, and replaces a day as a whole', async () => {
    await Promise.all([writeDay('2026-11-12'), writeDay('2026-11-13', 'first', 5)]);
    await writeDay('2026-11-13', 'second', 1);
    const { whole } = await findDays(dir);
    expect(whole.map(({ source }) => source)).toEqual(['test', 'second']);
    expect(whole[1]?.tables.parent_orders.rows).toBe(1);
  });

  it.each([
    ['a number that is none', { order_qty: Number.NaN }],
    ['an id with a fraction', { parent_order_numeric_id: 1.5 }],
  ])('refuses %s', async (_, values) => {
    const day = await writer.begin('2026-11-13', 'test');
    expect(() => day.append('parent_orders', [sampleRow('parent_orders', values)])).toThrow('cannot hold');
    await day.discard();
  });

  it('refuses a null or a missing value where a column needs one', async () => {
    const day = await writer.begin('2026-11-13', 'test');
    const { strat: _, ...withoutStrategy } = sampleRow('parent_orders');
    // @ts-expect-error the compiler sees it, too
    expect(() => day.append('parent_orders', [withoutStrategy])).toThrow('strat cannot hold');
    // @ts-expect-error the compiler sees it, too
    expect(() => day.append('executions', [sampleRow('executions', { liquidity: null })])).toThrow('liquidity');
    await day.discard();
  });

  it('takes dates only, since they become paths', async () => {
    for (const wrong of ['2026-02-30', '../../etc', "2026-11-13'", '']) {
      await expect(writer.begin(wrong, 'test')).rejects.toThrow('not a date');
    }
  });
});

describe('a crash', () => {
  it('between the files and the manifest leaves no day, and the day can be written again', async () => {
    await writeDay('2026-11-12');
    await writeDay('2026-11-13');
    await rm(manifestFile(dir, '2026-11-13'));
    expect(await datesOf()).toEqual(['2026-11-12']);
    await writeDay('2026-11-13');
    expect(await datesOf()).toEqual(['2026-11-12', '2026-11-13']);
  });

  it.each([
    ['a file cut short', () => truncate(tableFile(dir, 'executions', '2026-11-13'), 10), 'executions'],
    ['a file lost', () => rm(tableFile(dir, 'day_stats', '2026-11-13')), 'day_stats'],
    ['a manifest cut short', () => writeFile(manifestFile(dir, '2026-11-13'), '{"sche'), 'manifest'],
  ])('with %s makes the day broken, not wrong', async (_, damage, reason) => {
    await writeDay('2026-11-12');
    await writeDay('2026-11-13');
    await damage();
    const { whole, broken } = await findDays(dir);
    expect(whole.map(({ tradeDate }) => tradeDate)).toEqual(['2026-11-12']);
    expect(broken).toMatchObject([{ tradeDate: '2026-11-13', reason: expect.stringContaining(reason) as string }]);
    await writeDay('2026-11-13');
    expect((await findDays(dir)).broken).toEqual([]);
  });

  it('leaves files that the next writer removes, except those of running writers', async () => {
    const root = writingFolder(dir);
    const own = await readdir(root);
    const ended = join(root, '999999999-gone');
    const earlier = join(root, `${process.pid}-earlier`);
    for (const path of [ended, earlier]) await mkdir(path);
    await utimes(earlier, 1, 1);
    const next = await openHistoryWriter({ dir });
    const left = await readdir(root);
    expect(left).toHaveLength(2);
    expect(left).toEqual(expect.arrayContaining(own));
    await next.close();
    expect(await readdir(root)).toEqual(own);
  });
});
