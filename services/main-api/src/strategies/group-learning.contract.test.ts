import { ARM_BELIEFS, armKey } from '@meridian/protocol/ports/routing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

const [trader, admin, viewer] = await Promise.all([api.tokenOf('trader'), api.tokenOf('admin'), api.tokenOf('viewer')]);

const MULTI = {
  name: 'Trial',
  type: 'multi-arm',
  base: 'vwap',
  multi_arm_param_values: { vwap: { min_alloc: 20, max_alloc: 80 }, pov: { min_alloc: 20, max_alloc: 80 } },
  asset_class: 'EQUITY',
  owner_account: 'ALDGATE',
  owner_alloc_account: null,
};

const save = (body: object, token = trader) =>
  api.ask('POST', '/strategies/create_update_strategy_group', { token, body });

beforeEach(async () => {
  await api.database.db.deleteFrom('configuration_row').execute();
  await api.database.db.deleteFrom('configuration_version').execute();
});

const learn = async (id: unknown, learning: number, strength: number) => {
  const belief = { mean: 7, strength, shape: 2 + (strength - 1) / 2, scale: 400 };
  const values = { body: JSON.stringify([[armKey(`${String(id)}.${learning}`, 'vwap'), belief]]), updated_ms: 1 };
  await api.database.db.deleteFrom('trading_memory').where('name', '=', ARM_BELIEFS).execute();
  await api.database.db
    .insertInto('trading_memory')
    .values({ name: ARM_BELIEFS, ...values })
    .execute();
};
const learnt = (id: unknown, token = trader) =>
  api.ask('GET', `/strategies/get_group_learning?id=${String(id)}`, { token });

const start = (group: object, token = trader, more: object = {}) =>
  api.ask('POST', '/strategies/dry_run', { token, body: { group, days: 30, against: 'nothing', ...more } });

describe('what was learnt of arms', () => {
  test('is shown with its range, and cleared by a reset with a reason', async () => {
    const { body: group } = await save(MULTI);
    const { id } = group;
    await learn(id, 1, 21);
    const before = await learnt(id);
    expect(before.body).toMatchObject({
      arms: [
        { name: 'vwap', mean_bps: 7, orders: 20 },
        { name: 'pov', orders: 0 },
      ],
    });
    const reset = (body: object, token = trader) =>
      api.ask('POST', '/strategies/reset_group_learning', { token, body });
    expect((await reset({ id, version: 1, reason: ' ' })).status).toBe(400);
    expect((await reset({ id, version: 9, reason: 'Old' })).status).toBe(409);
    expect((await reset({ id, version: 1, reason: 'New regime' }, viewer)).status).toBe(403);
    expect(await reset({ id, version: 1, reason: 'New regime' })).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await learnt(id)).body).toMatchObject({ arms: [{ orders: 0 }, { orders: 0 }] });
    const versions = await api.ask('GET', `/strategies/get_group_versions?id=${String(id)}`, { token: trader });
    expect(versions.body).toMatchObject([
      { note: 'New regime', saved_by_email: 'trader@meridian.local', group: { version: 2, learning: 2 } },
      { note: '', group: { version: 1, learning: 1 } },
    ]);
  });

  test('and versions of another account are not visible', async () => {
    const { body } = await save({ ...MULTI, owner_account: 'FAIRHAVEN' }, admin);
    expect((await learnt(body['id'])).status).toBe(404);
    expect(
      (await api.ask('GET', `/strategies/get_group_versions?id=${String(body['id'])}`, { token: trader })).status,
    ).toBe(404);
  });
});

describe('a dry run', () => {
  test('runs in a separate process, belongs to its user, and says when there is no history', async () => {
    const started = await start({ ...MULTI, rules: [] });
    expect(started).toMatchObject({ status: 200, body: { state: 'running' } });
    const path = `/strategies/dry_run?run=${String(started.body['run'])}`;
    expect((await api.ask('GET', path, { token: viewer })).status).toBe(404);
    await expect
      .poll(async () => (await api.ask('GET', path, { token: trader })).body, { timeout: 60_000 })
      .toMatchObject({ state: 'done', result: { orders: 0, changed: 0, all_changed: { reading: 'too-few' } } });
    expect((await api.ask('DELETE', path, { token: viewer })).status).toBe(404);
  }, 90_000);

  test('is refused for an invalid group, and for another account', async () => {
    expect((await start({ ...MULTI, rules: [], multi_arm_param_values: {} })).status).toBe(400);
    expect((await start({ ...MULTI, rules: [], owner_account: 'FAIRHAVEN' })).status).toBe(404);
    expect((await start({ ...MULTI, rules: [] }, trader, { days: 5_000 })).status).toBe(400);
  });
});
