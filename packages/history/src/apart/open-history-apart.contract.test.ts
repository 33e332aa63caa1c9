import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { integer } from '../columns.ts';
import { defineQuery } from '../reader/history-query.ts';
import type { History } from '../reader/open-history.ts';
import { makeHistoryFolder } from '../testing.ts';
import { openHistoryApart } from './open-history-apart.ts';

const numbers = (count: number) =>
  defineQuery({
    name: 'numbers',
    tables: [],
    parameters: {},
    columns: { n: integer('number') },
    sql: `SELECT range AS n FROM range(${count})`,
  });
/** Minutes of work without an answer. */
const endless = defineQuery({
  ...numbers(0),
  sql: 'SELECT count(*) AS n FROM range(100_000) a, range(100_000) b WHERE (a.range * b.range) % 7 = 3',
});

let dir: string;
let remove: () => Promise<void>;
let history: History;

beforeAll(async () => {
  ({ dir, remove } = await makeHistoryFolder());
  history = openHistoryApart({ name: 'test of this file', dir, memoryLimitMb: 64, threads: 1 });
});

afterAll(async () => {
  await history.close();
  await remove();
});

const one = async () => (await history.query(numbers(1), {}, {})).rows;

/** The processes of this one, without the one that lists them. */
async function children(): Promise<readonly number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,comm=']);
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  return pairs.flatMap(([pid, parent, name]) => (Number(parent) === process.pid && name !== 'ps' ? [Number(pid)] : []));
}

it('a query whose process dies fails in plain words, and the next one is answered', async () => {
  const before = new Set(await children());
  expect(await one()).toEqual([{ n: 0 }]);
  const lost = history.query(endless, {}, {});
  const reader = (await children()).find((pid) => !before.has(pid));
  if (reader === undefined) throw new Error('no process reads');
  process.kill(reader, 'SIGKILL');
  await expect(lost).rejects.toThrow('Reading past days was interrupted. Try again in a moment.');
  expect(await one()).toEqual([{ n: 0 }]);
});

it('a query that nobody waits for is stopped, and leaves its place to the next', async () => {
  const stop = new AbortController();
  const stopped = Array.from({ length: 3 }, () => history.query(endless, {}, {}, { signal: stop.signal }));
  const waiting = one();
  stop.abort(new Error('The reader has left.'));
  for (const each of stopped) await expect(each).rejects.toThrow('The reader has left.');
  expect(await waiting).toEqual([{ n: 0 }]);
});

it('a query that takes too long says what to do', async () => {
  const hasty = openHistoryApart({ name: 'hasty', dir, memoryLimitMb: 64, threads: 1, maxQueryMs: 50 });
  await expect(hasty.query(endless, {}, {})).rejects.toThrow('Choose fewer days.');
  await hasty.close();
});

it('an answer that is read slowly does not fill the memory of the server', async () => {
  let seen = 0;
  for await (const rows of history.stream(numbers(200_000), {}, {})) {
    seen += rows.length;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(seen).toBe(200_000);
});

it('ends its process when nobody asks, and starts another for the next question', async () => {
  const resting = openHistoryApart({ name: 'resting', dir, memoryLimitMb: 64, threads: 1, idleMs: 1 });
  const before = new Set(await children());
  await resting.query(numbers(1), {}, {});
  await expect
    .poll(async () => (await children()).filter((pid) => !before.has(pid)), { timeout: 10_000 })
    .toHaveLength(0);
  expect((await resting.query(numbers(2), {}, {})).rows).toHaveLength(2);
  await resting.close();
});

it('says that it is closed', async () => {
  const closed = openHistoryApart({ name: 'closed', dir, memoryLimitMb: 64, threads: 1 });
  await closed.close();
  await expect(closed.query(numbers(1), {}, {})).rejects.toThrow('the server stops');
});
