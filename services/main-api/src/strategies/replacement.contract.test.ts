import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';
import { openStrategyDesk, SETTING, STRATEGY } from '../testing/strategy-desk.ts';
import { deskIsDown } from '../testing/test-desk.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());
const desk = await openStrategyDesk(api);
beforeEach(async () => {
  deskIsDown.now = false;
  await desk.reset();
});

const OWNER = { owner_account: 'ALDGATE', owner_alloc_account: null, asset_class: 'EQUITY' };
const group = (fields: object) =>
  desk.post('create_update_strategy_group', {
    name: 'Desk',
    type: 'regular',
    base: 'vwap',
    multi_arm_param_values: {},
    ...OWNER,
    ...fields,
  });
const remove = (id: unknown, more: object = {}) => desk.post('delete_user_custom_strategy', { id, ...more });

const batch = (...bases: readonly string[]) =>
  desk.post(
    'batch_insert_user_custom_strategy',
    bases.map((base, at) => Object.assign({}, STRATEGY, { strategy_name: `S${at}`, strategy_destination: base })),
  );

describe('a strategy', () => {
  test('without a valid base, or based on itself, is refused', async () => {
    expect(await desk.insert({ ...STRATEGY, strategy_destination: 'nowhere' })).toMatchObject({
      status: 409,
      body: {
        code: 'does-not-fit',
        message: '“nowhere” is no strategy that ALDGATE may use in EQUITY: choose another.',
      },
    });
    expect((await desk.insert({ ...STRATEGY, strategy_destination: STRATEGY.strategy_name })).status).toBe(409);
    await desk.save();
    const first = await desk.insert();
    const second = await desk.insert({ ...STRATEGY, strategy_name: 'Second', strategy_destination: 'Quiet five' });
    expect(second.status).toBe(200);
    const circle = { ...STRATEGY, id: first.body['id'], version: 1, strategy_destination: 'Second' };
    expect((await desk.insert(circle)).body['message']).toContain('Quiet five → Second → Quiet five');
    expect(await desk.rows('v2')).toHaveLength(2);
  });

  test('may use another of the same batch as its base, but not in a cycle', async () => {
    expect((await batch('S1', 'S0')).status).toBe(409);
    expect((await batch('S1', 'pov')).status).toBe(200);
  });

  test('that needs a second person is refused at once when it leads nowhere', async () => {
    await desk.requireSecondPerson('ALDGATE');
    expect((await desk.insert({ ...STRATEGY, strategy_destination: 'nowhere' })).status).toBe(409);
    expect((await desk.insert({ ...STRATEGY, strategy_destination: 'pov' })).body).toHaveProperty('proposal');
  });
});

describe('a removal', () => {
  test('with a replacement moves its users in one step and records who did it', async () => {
    await desk.save();
    const { body } = await desk.insert();
    await desk.insert({ ...STRATEGY, strategy_name: 'On top', strategy_destination: 'Quiet five' });
    const arms = { 'Quiet five': { min_alloc: 10, max_alloc: 90 }, vwap: { min_alloc: 10, max_alloc: 90 } };
    expect((await group({ type: 'multi-arm', base: 'quiet five', multi_arm_param_values: arms })).status).toBe(200);
    expect((await remove(body['id'])).status).toBe(409);
    expect(await remove(body['id'], { replacement: 'pov' })).toMatchObject({ status: 200 });
    expect(await desk.list('get_strategy_groups')).toMatchObject([
      { base: 'pov', version: 2, multi_arm_param_values: { pov: { min_alloc: 10 }, vwap: {} } },
    ]);
    expect(await desk.rows('v2')).toMatchObject([{ strategy_name: 'On top', strategy_destination: 'pov', version: 2 }]);
    const kept = await api.database.db.selectFrom('configuration_version').selectAll().orderBy('saved_ms').execute();
    const moved = kept.filter(({ note }) => note === '“Quiet five” replaced by “pov”');
    expect(moved.map(({ name, saved_by_email }) => `${name} ${saved_by_email}`)).toEqual(
      expect.arrayContaining(['Desk trader@meridian.local', 'On top trader@meridian.local']),
    );
    expect(moved).toHaveLength(2);
  });

  test('with a replacement that does not fit changes nothing', async () => {
    const { body } = await desk.insert({ ...STRATEGY, strategy_destination: 'pov' });
    const arms = { 'Quiet five': { min_alloc: 10, max_alloc: 90 }, vwap: { min_alloc: 10, max_alloc: 90 } };
    await group({ type: 'multi-arm', multi_arm_param_values: arms });
    for (const replacement of ['nowhere', 'Desk', 'vwap', 'quiet FIVE']) {
      expect(await remove(body['id'], { replacement })).toMatchObject({ status: 409, body: { code: 'does-not-fit' } });
    }
    expect(await desk.rows('v2')).toHaveLength(1);
    expect(await desk.list('get_strategy_groups')).toMatchObject([{ version: 1 }]);
  });

  test('of a setting accepts a replacement too', async () => {
    await desk.save();
    await desk.insert();
    const { strategy_destination, strategy_name } = SETTING;
    const setting = { strategy_destination, strategy_name, account: 'ALDGATE' };
    expect((await desk.post('remove_strategy', setting)).status).toBe(409);
    expect((await desk.post('remove_strategy', { ...setting, replacement: 'twap' })).status).toBe(200);
    expect(await desk.rows('v2')).toMatchObject([{ strategy_destination: 'twap' }]);
  });

  test('needs the desk, which knows the affected orders', async () => {
    const { body } = await desk.insert({ ...STRATEGY, strategy_destination: 'pov' });
    await group({});
    deskIsDown.now = true;
    expect(await remove(body['id'])).toMatchObject({ status: 503, body: { code: 'desk-down' } });
    const path = '/strategies/remove_strategy_group?name=Desk&account=ALDGATE';
    expect((await api.ask('DELETE', path, { token: desk.trader })).status).toBe(503);
    for (const [call, name] of [
      ['disable_enable_destination', 'DMA-1'],
      ['disable_enable_venue', 'XNAS'],
    ]) {
      const off = { token: desk.trader, body: { name, is_enabled: false } };
      expect((await api.ask('POST', `/destination/${call}`, off)).status).toBe(503);
    }
    expect(await desk.rows('v2')).toHaveLength(1);
  });
});
