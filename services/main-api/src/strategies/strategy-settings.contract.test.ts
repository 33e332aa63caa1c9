import { LIVE_STRATEGIES } from '@meridian/protocol/ports/routing';
import { seedConfiguration } from '@meridian/storage/configuration/seed-configuration';
import { toSettingValues } from '@meridian/storage/configuration/setting-rows';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';
import { openStrategyDesk, SETTING, STRATEGY } from '../testing/strategy-desk.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

const desk = await openStrategyDesk(api);
const { admin, viewer, post, get, list, save, insert, rows } = desk;
beforeEach(() => desk.reset());

describe('a flat setting', () => {
  test('is created, saved again and removed, and is what its account gets', async () => {
    const made = await save();
    expect(made).toMatchObject({ status: 200, body: { ...SETTING, version: 1 } });
    const again = { ...SETTING, id: made.body['id'], version: 1, settings: { pr: 6 }, note: 'Client call' };
    expect(await save(again)).toMatchObject({ status: 200, body: { version: 2, settings: { pr: 6 } } });
    expect(await list('getByAccounts?account=ALDGATE')).toMatchObject([{ strategy_destination: 'pov_quiet' }]);
    expect(await list('getByAccounts?account=BOREALIS')).toEqual([]);
    const removal = { account: 'ALDGATE', strategy_destination: 'pov_quiet', strategy_name: 'pov' };
    expect(await post('remove_strategy', { ...removal, alloc_account: 'ALDGATE-CORE' })).toMatchObject({ status: 404 });
    expect(await post('remove_strategy', { ...removal, version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', current: { version: 2 } },
    });
    expect(await post('remove_strategy', removal)).toMatchObject({
      status: 200,
      body: { message: 'The setting “pov_quiet” was removed.' },
    });
    expect(await list('getAllByAccounts')).toEqual([]);
  });

  test.each([
    [{ settings: { pr: 80 } }, 'Participation rate must be from 0.5 to 50.'],
    [{ strategy_name: 'pov_desk' }, '“pov_desk” is not an algorithm.'],
    [{ strategy_destination: 'VWAP' }, '“VWAP” is the name of an algorithm: choose another name.'],
    [{ id: 1 }, 'names the version'],
  ])('is refused with a reason: %#', async (wrong, text) => {
    expect(await save({ ...SETTING, ...wrong })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(text) },
    });
  });

  test('that cannot be chosen appears only in the complete list', async () => {
    const hidden = ['future_defaults', 'fx_defaults', 'custom', 'my_vwap_list', 'optimal_list_2'];
    const seeds = [...hidden, 'pov_desk'].map((strategy_destination) =>
      toSettingValues({ ...SETTING, strategy_destination, owner_account: null }),
    );
    await seedConfiguration(api, 'setting', seeds);
    expect(await list('getByAccounts')).toMatchObject([{ strategy_destination: 'pov_desk' }]);
    expect(await list('getAllByAccounts')).toHaveLength(6);
    expect(await rows('v1')).toMatchObject([{ strategy_destination: 'pov_desk', permission_level: 'read' }]);
    const names = await list('get_destiantion_names?asset_class=EQUITY');
    expect(names).toEqual(expect.arrayContaining(['pov_desk', 'vwap', 'dark']));
    expect(names).not.toContain('calendar-spread');
    expect(await list('get_asset_classes')).toEqual(['EQUITY', 'FUTURE']);
    expect((await get('getSORs')).status).toBe(200);
  });
});

describe('settings on their screen', () => {
  test('say who saved them and what the user may do, in pages', async () => {
    await save();
    await save({ ...SETTING, strategy_destination: 'second' }, admin);
    const page = await get('settings?settings_version=v1&limit=1&offset=1');
    expect([page.headers.get('x-total-count'), page.body]).toMatchObject([
      '2',
      [{ strategy_destination: 'second', permission_level: 'write', saved_by: 'admin@meridian.local' }],
    ]);
    expect(await rows('v1', viewer)).toMatchObject([{ permission_level: 'read' }, { permission_level: 'read' }]);
    expect(await rows('v2')).toEqual([]);
  });

  test('keep every version; an older one is restored as the newest', async () => {
    const { body } = await save();
    const { id } = body;
    await save({ ...SETTING, id, version: 1, settings: { pr: 9 }, note: 'Faster' }, admin);
    const restored = await post(`settings/${Number(id)}/restore`, { settings_version: 'v1', restore: 1, version: 2 });
    expect(restored).toMatchObject({ status: 200, body: { version: 3 } });
    const path = `settings/${Number(id)}/versions?settings_version=v1`;
    expect(await list(path)).toMatchObject([
      { version: 3, settings: SETTING.settings, note: 'Restored from version 1' },
      { version: 2, settings: { pr: 9 }, saved_by: 'admin@meridian.local', note: 'Faster' },
      { version: 1, action: 'created' },
    ]);
    expect((await get(`${path}&limit=1`)).headers.get('x-total-count')).toBe('3');
    const stale = { settings_version: 'v1', restore: 1, version: 2 };
    expect((await post(`settings/${Number(id)}/restore`, stale)).status).toBe(409);
    expect((await post(`settings/${Number(id)}/restore`, { ...stale, restore: 77 })).status).toBe(404);
  });

  test('of another account are not visible', async () => {
    const { body } = await save({ ...SETTING, owner_account: 'FAIRHAVEN' }, admin);
    const id = Number(body['id']);
    expect(await rows('v1')).toEqual([]);
    expect((await get(`settings/${id}/versions?settings_version=v1`)).status).toBe(404);
    expect((await get(`settings/${id}/uses?settings_version=v1`)).status).toBe(404);
    const restore = { settings_version: 'v1', restore: 1, version: 1 };
    expect((await post(`settings/${id}/restore`, restore)).status).toBe(404);
    expect((await save({ ...SETTING, owner_account: 'FAIRHAVEN' })).status).toBe(403);
  });
});

describe('what is in use', () => {
  test('by a strategy is neither deleted nor renamed, and names its users', async () => {
    const { body } = await save();
    await insert();
    const removal = { account: 'ALDGATE', strategy_destination: 'pov_quiet', strategy_name: 'pov' };
    expect(await post('remove_strategy', removal)).toMatchObject({
      status: 409,
      body: {
        code: 'in-use',
        message: '“pov_quiet” is used by 1 strategy (Quiet five). Choose another one there.',
        uses: [{ kind: 'strategy', name: 'Quiet five' }],
      },
    });
    const renamed = { ...SETTING, id: body['id'], version: 1, strategy_destination: 'pov_other' };
    expect(await save(renamed)).toMatchObject({ status: 409, body: { code: 'in-use' } });
    expect(await rows('v1')).toMatchObject([{ uses: { groups: 0, strategies: 1, orders: 0 } }]);
  });

  test('by open orders is not deleted', async () => {
    const { body } = await insert({ ...STRATEGY, strategy_destination: 'pov' });
    const orders = [
      { strategy: 'quiet FIVE', account: 'ALDGATE', alloc_account: 'ALDGATE-CORE', asset_class: 'EQUITY', orders: 3 },
      { strategy: 'Quiet five', account: 'BOREALIS', alloc_account: 'BOREALIS-01', asset_class: 'EQUITY', orders: 9 },
    ];
    await api.database.db
      .insertInto('trading_memory')
      .values({ name: LIVE_STRATEGIES, body: JSON.stringify(orders), updated_ms: 1 })
      .execute();
    expect(await post('delete_user_custom_strategy', { id: body['id'] })).toMatchObject({
      status: 409,
      body: { code: 'in-use', uses: [{ kind: 'orders', name: 'ALDGATE-CORE', how: '3 open orders' }] },
    });
    expect(await list(`settings/${Number(body['id'])}/uses?settings_version=v2`)).toHaveLength(1);
    await api.database.db.deleteFrom('trading_memory').execute();
    expect((await post('delete_user_custom_strategy', { id: body['id'] })).status).toBe(200);
  });
});
