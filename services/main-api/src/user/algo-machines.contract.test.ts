import { sampleRow } from '@meridian/history/testing';
import { openHistoryWriter } from '@meridian/history/writer/history-writer';
import { afterAll, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

async function idOf(name: string): Promise<number> {
  const { users } = await api.identity.administration.listUsers({ search: `${name}@`, limit: 1, offset: 0 });
  return users[0]?.id ?? 0;
}

async function writeOrders(): Promise<void> {
  const orders = [
    ['ALDGATE', 'ALDGATE-CORE', 'ALGO-2'],
    ['ALDGATE', 'ALDGATE-GROWTH', 'ALGO-1'],
    ['EVERMARK', 'EVERMARK-FUT', 'ALGO-9'],
    ['ALDGATE', 'ALDGATE-CORE', null],
  ] as const;
  const writer = await openHistoryWriter({ dir: api.historyDir, memoryLimitMb: 64 });
  const day = await writer.begin(new Date(api.nowMs() - 86_400_000).toISOString().slice(0, 10), 'test');
  day.append(
    'parent_orders',
    orders.map(([account, alloc_account, algo_machine_name]) =>
      sampleRow('parent_orders', { account, alloc_account, algo_machine_name }),
    ),
  );
  await day.commit();
  await writer.close();
}

test("answers the machines that worked a user's accounts, and nobody else's", async () => {
  const [viewer, admin] = await Promise.all([api.tokenOf('viewer'), api.tokenOf('admin')]);
  const ask = async (id: number | string, token?: string) =>
    api.ask('GET', `/tca/get_algo_machine_names/${id}`, { token });
  const own = await idOf('viewer');
  expect(await ask(own, viewer)).toMatchObject({ status: 200, body: [] });
  await writeOrders();
  expect((await ask(own, viewer)).body).toEqual(['ALGO-1', 'ALGO-2']);
  expect((await ask(own, admin)).body).toEqual(['ALGO-1', 'ALGO-2']);
  expect((await ask(await idOf('admin'), admin)).body).toEqual(['ALGO-1', 'ALGO-2', 'ALGO-9']);
  expect((await ask(await idOf('admin'), viewer)).status).toBe(403);
  expect((await ask(999_999, admin)).status).toBe(404);
  expect((await ask('x', admin)).status).toBe(400);
  expect((await ask(own)).status).toBe(401);
});
