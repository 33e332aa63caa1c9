import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHistoryApart } from '../apart/open-history-apart.ts';
import { boolean, date, double, doubles, integer, label, nullable, text } from '../columns.ts';
import { manifestFile } from '../days/day-files.ts';
import { makeHistoryFolder, sampleRow } from '../testing.ts';
import { type HistoryWriter, openHistoryWriter } from '../writer/history-writer.ts';
import { defineQuery } from './history-query.ts';
import { type History, openHistory, type OpenHistoryOptions } from './open-history.ts';

let dir: string;
let remove: () => Promise<void>;
let writer: HistoryWriter;
let history: History;

beforeAll(async () => {
  ({ dir, remove } = await makeHistoryFolder());
  writer = await openHistoryWriter({ dir, memoryLimitMb: 128, threads: 1 });
  for (const [index, tradeDate] of ['2026-11-11', '2026-11-12', '2026-11-13'].entries()) {
    const day = await writer.begin(tradeDate, 'test');
    day.append('parent_orders', [
      sampleRow('parent_orders', { parent_order_numeric_id: 10 * index + 1, account: "O'HARA", limit_price: null }),
      sampleRow('parent_orders', { parent_order_numeric_id: 10 * index + 2, account: 'ALDGATE', '%Volume': 3 }),
    ]);
    day.append('day_stats', [sampleRow('day_stats', { volume_buckets: [index, 2, 3] })]);
    await day.commit();
  }
});

afterAll(async () => {
  await writer.close();
  await remove();
});

const ordersOf = defineQuery({
  name: 'orders of accounts',
  tables: ['parent_orders'],
  parameters: { accounts: 'texts?', least: 'number' },
  columns: {
    trade_date: date('day'),
    parent_order_numeric_id: integer('id'),
    account: label('account'),
    limit_price: nullable(double('limit')),
    must_finish: boolean('flag'),
    client_order_id: text('id'),
    share: nullable(double('share of the volume')),
  },
  sql: `SELECT trade_date, parent_order_numeric_id, account, limit_price, must_finish, client_order_id,
      "%Volume" AS share
    FROM parent_orders
    WHERE ($accounts IS NULL OR list_contains($accounts, account)) AND parent_order_numeric_id >= $least
    ORDER BY parent_order_numeric_id`,
});

const countOf = defineQuery({
  name: 'count',
  tables: ['parent_orders', 'executions'],
  parameters: {},
  columns: { orders: integer('orders'), fills: integer('fills') },
  sql: 'SELECT (SELECT count(*) FROM parent_orders) AS orders, (SELECT count(*) FROM executions) AS fills',
});

/** Independent of the history: one row per number. */
const longAnswer = defineQuery({
  name: 'long',
  tables: ['parent_orders'],
  parameters: {},
  columns: { n: integer('number') },
  sql: 'SELECT range AS n FROM range(10_000_000)',
});

async function ids(from: string, to: string, accounts: string[] | null, least = 0): Promise<number[]> {
  const { rows } = await history.query(ordersOf, { from, to }, { accounts, least });
  return rows.map((row) => row.parent_order_numeric_id);
}

const OPENINGS = {
  'in this process': openHistory,
  'in a process of its own': async (options: OpenHistoryOptions) => openHistoryApart({ name: 'test', ...options }),
};

describe.each(Object.entries(OPENINGS))('history reader %s', (_, open) => {
  beforeAll(async () => {
    history = await open({ dir, memoryLimitMb: 128, threads: 1 });
  });

  afterAll(() => history.close());

  it('gives back what was written, with its nulls, names and types', async () => {
    const { rows, isTruncated } = await history.query(ordersOf, { from: '2026-11-13' }, { accounts: null, least: 0 });
    expect(isTruncated).toBe(false);
    const plain = { trade_date: '2026-11-13', must_finish: true, client_order_id: 'text' };
    expect(rows).toEqual([
      { ...plain, parent_order_numeric_id: 21, account: "O'HARA", limit_price: null, share: 1.5 },
      { ...plain, parent_order_numeric_id: 22, account: 'ALDGATE', limit_price: 1.5, share: 3 },
    ]);
  });

  it('binds parameters and keeps to the asked days', async () => {
    expect(await ids('2026-11-11', '2026-11-12', null)).toEqual([1, 2, 11, 12]);
    expect(await ids('2026-11-12', '2026-11-30', ["O'HARA"])).toEqual([11, 21]);
    expect(await ids('2026-11-01', '2026-11-30', ["' OR true --"])).toEqual([]);
    expect(await ids('2026-11-01', '2026-11-30', null, 12)).toEqual([12, 21, 22]);
  });

  it('answers for days without anything, and for a table that nobody wrote to', async () => {
    expect((await history.query(countOf, { from: '2027-01-01' }, {})).rows).toEqual([{ orders: 0, fills: 0 }]);
    expect((await history.query(countOf, {}, {})).rows).toEqual([{ orders: 6, fills: 0 }]);
  });

  it('reads lists of numbers', async () => {
    const buckets = defineQuery({
      name: 'buckets',
      tables: ['day_stats'],
      parameters: {},
      columns: { volume_buckets: doubles('volumes') },
      sql: 'SELECT volume_buckets FROM day_stats ORDER BY trade_date',
    });
    const { rows } = await history.query(buckets, {}, {});
    expect(rows.map(({ volume_buckets }) => volume_buckets)).toEqual([
      [0, 2, 3],
      [1, 2, 3],
      [2, 2, 3],
    ]);
  });

  it('gives back many rows as they were, whatever is null in which of them', async () => {
    const rows = Array.from({ length: 5_000 }, (_, nth) =>
      sampleRow('parent_orders', {
        parent_order_numeric_id: nth,
        limit_price: nth % 3 === 0 ? null : nth / 8,
        strategy_parameters: nth % 5 === 0 ? null : `{"nth":${nth}}`,
        list_name: nth % 7 === 0 ? null : `LIST ${nth % 400}`,
      }),
    );
    const day = await writer.begin('2026-10-01', 'test');
    for (const part of [rows.slice(0, 1), rows.slice(1, 3_000), rows.slice(3_000)]) day.append('parent_orders', part);
    await day.commit();
    const back = defineQuery({
      name: 'back',
      tables: ['parent_orders'],
      parameters: {},
      columns: {
        parent_order_numeric_id: integer('id'),
        limit_price: nullable(double('limit')),
        strategy_parameters: nullable(text('JSON')),
        list_name: nullable(label('list')),
      },
      sql: `SELECT parent_order_numeric_id, limit_price, strategy_parameters, list_name
        FROM parent_orders ORDER BY parent_order_numeric_id`,
    });
    const answer = await history.query(back, { from: '2026-10-01', to: '2026-10-01' }, {});
    const wrong = answer.rows.filter((row, nth) => {
      const { limit_price, strategy_parameters, list_name, parent_order_numeric_id } = rows[nth] ?? row;
      const isSameText = row.strategy_parameters === strategy_parameters && row.list_name === list_name;
      return parent_order_numeric_id !== nth || row.limit_price !== limit_price || !isSameText;
    });
    expect([answer.rows.length, wrong]).toEqual([5_000, []]);
    await rm(manifestFile(dir, '2026-10-01'));
  });

  it('sees a day that is added later, and not one that was withdrawn', async () => {
    const later = await writer.begin('2026-11-16', 'test');
    later.append('parent_orders', [sampleRow('parent_orders')]);
    await later.commit();
    expect((await history.query(countOf, { from: '2026-11-16' }, {})).rows).toEqual([{ orders: 1, fills: 0 }]);
    await rm(manifestFile(dir, '2026-11-16'));
    expect((await history.query(countOf, { from: '2026-11-16' }, {})).rows).toEqual([{ orders: 0, fills: 0 }]);
    expect((await history.days({ from: '2026-11-13' })).whole.map(({ tradeDate }) => tradeDate)).toEqual([
      '2026-11-13',
    ]);
  });

  it('limits a result and says so, or returns it in portions', async () => {
    const { rows, isTruncated } = await history.query(longAnswer, {}, {}, { maxRows: 3_000 });
    expect([rows.length, isTruncated]).toEqual([3_000, true]);
    let seen = 0;
    for await (const portion of history.stream(longAnswer, {}, {})) {
      seen += portion.length;
      if (seen > 10_000) break;
    }
    expect(seen).toBeGreaterThan(10_000);
  });

  it('stops when it is told to', async () => {
    const signal = AbortSignal.abort(new Error('nobody waits any more'));
    await expect(history.query(longAnswer, {}, {}, { signal })).rejects.toThrow('nobody waits');
    const during = new AbortController();
    const stopped = (async () => {
      for await (const _ of history.stream(longAnswer, {}, {}, { signal: during.signal })) {
        during.abort(new Error('enough'));
      }
    })();
    await expect(stopped).rejects.toThrow('enough');
  });

  it('detects a query whose result differs from its definition', async () => {
    const wrong = { ...countOf, columns: { orders: integer('orders') } };
    await expect(history.query(wrong, {}, {})).rejects.toThrow('answers with orders,fills');
    const wrongType = { ...countOf, columns: { orders: text('orders'), fills: integer('fills') } };
    await expect(history.query(wrongType, {}, {})).rejects.toThrow('not described');
    // @ts-expect-error the compiler sees it, too
    await expect(history.query(ordersOf, {}, { accounts: 'ALDGATE', least: 0 })).rejects.toThrow('accounts');
  });

  it.each([
    ['installs nothing', 'INSTALL httpfs', 'disabled'],
    ['loads nothing', 'LOAD httpfs', 'disabled'],
    ['reads no other file', "SELECT 1 AS n FROM read_text('/etc/hostname')", 'disabled'],
    ['writes nowhere else', "COPY (SELECT 1 AS n) TO '/tmp/elsewhere.csv'", 'disabled'],
    ['does not unlock itself', 'SET enable_external_access = true', 'locked'],
  ])('%s', async (_, sql, refusal) => {
    await expect(history.query({ ...longAnswer, tables: [], sql }, {}, {})).rejects.toThrow(refusal);
  });
});
