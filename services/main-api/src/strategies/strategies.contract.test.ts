import { ROUTING_CHANGED } from '@meridian/protocol/ports/routing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

const [trader, admin, viewer] = await Promise.all([api.tokenOf('trader'), api.tokenOf('admin'), api.tokenOf('viewer')]);

const INPUT = {
  strategy_name: 'Slow and quiet',
  strategy_destination: 'pov',
  asset_class: 'EQUITY',
  owner_account: 'ALDGATE',
  owner_alloc_account: null,
  settings: {},
  param_values: { pr: 4, urgency: 'low' },
  is_lqseek: false,
};

const insert = (body: object, token = trader) =>
  api.ask('POST', '/strategies/insert_user_custom_strategy', { token, body });
const remove = (id: unknown, token = trader) =>
  api.ask('POST', '/strategies/delete_user_custom_strategy', { token, body: { id } });
const batch = (body: unknown) =>
  api.ask('POST', '/strategies/batch_insert_user_custom_strategy', { token: trader, body });

async function namesFor(token: string, path = 'get_user_custom_strategies'): Promise<unknown[]> {
  const { body } = await api.ask('GET', `/strategies/${path}`, { token });
  return Array.isArray(body) ? body.map((each: Record<string, unknown>) => each['strategy_name']) : [];
}

beforeEach(async () => {
  await api.database.db.deleteFrom('configuration_row').execute();
  await api.database.db.deleteFrom('configuration_version').execute();
  await api.database.db.deleteFrom('configuration_proposal').execute();
  await api.database.db.deleteFrom('trading_memory').execute();
  await api.database.db.deleteFrom('outbox').execute();
});

describe('a custom strategy', () => {
  test('is created, saved again and removed, and each step says who did it', async () => {
    const made = await insert({ ...INPUT, strategy_name: '  Slow  and quiet ' });
    expect(made).toMatchObject({ status: 200, body: { ...INPUT, version: 1 } });
    const { id } = made.body;
    const saved = await insert({ ...INPUT, id, version: 1, param_values: { pr: 5 } });
    expect(saved).toMatchObject({ status: 200, body: { id, version: 2, param_values: { pr: 5 } } });
    expect(await remove(id)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('Slow and quiet') },
    });
    expect(await namesFor(trader)).toEqual([]);

    const history = await api.database.db.selectFrom('configuration_version').selectAll().orderBy('version').execute();
    expect(history.map(({ version, action, saved_by_email }) => [version, action, saved_by_email])).toEqual([
      [1, 'created', 'trader@meridian.local'],
      [2, 'updated', 'trader@meridian.local'],
      [3, 'removed', 'trader@meridian.local'],
    ]);
    const news = await api.database.db.selectFrom('outbox').select('topic').execute();
    expect(news.map(({ topic }) => topic)).toEqual(Array.from({ length: 3 }, () => ROUTING_CHANGED));
  });

  test('is not overwritten with an older version', async () => {
    const { body } = await insert(INPUT);
    await insert({ ...INPUT, id: body['id'], version: 1, param_values: { pr: 6 } }, admin);
    expect(await insert({ ...INPUT, id: body['id'], version: 1 })).toMatchObject({
      status: 409,
      body: {
        code: 'changed-meanwhile',
        current: { ...INPUT, param_values: { pr: 6 }, id: body['id'], version: 2 },
        yours: { ...INPUT, id: body['id'], version: 1 },
      },
    });
  });

  test('is saved by only one of two concurrent saves', async () => {
    const { body } = await insert(INPUT);
    const again = { ...INPUT, id: body['id'], version: 1 };
    const answers = await Promise.all([insert(again), insert(again, admin), insert(again)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const [kept] = await api.database.db.selectFrom('configuration_row').select('version').execute();
    expect(kept?.version).toBe(2);
  });

  test('has a unique name per owner and asset class', async () => {
    await insert(INPUT);
    expect(await insert({ ...INPUT, strategy_name: 'SLOW AND QUIET' })).toMatchObject({
      status: 409,
      body: { code: 'name-taken' },
    });
    expect((await insert({ ...INPUT, asset_class: 'FUTURE' })).status).toBe(200);
    expect((await insert({ ...INPUT, owner_account: 'BOREALIS' })).status).toBe(200);
  });

  test.each([
    [{ strategy_name: ' \n' }, 'needs a name'],
    [{ strategy_name: 'Vwap' }, 'name of an algorithm'],
    [{ param_values: { pr: 80 } }, 'Participation rate must be from 0.5 to 50.'],
    [{ id: 1 }, 'names the version'],
    [{ param_values: { note: 'x'.repeat(20_000) } }, 'too large'],
  ])('is refused with a reason: %#', async (wrong, text) => {
    expect(await insert({ ...INPUT, ...wrong })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(text) },
    });
  });
});

describe('the owner of a strategy', () => {
  test('is everybody only by an administrator', async () => {
    const everybody = { ...INPUT, owner_account: null };
    expect(await insert(everybody)).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
    const { body } = await insert(everybody, admin);
    expect(await namesFor(viewer)).toEqual(['Slow and quiet']);
    expect(await remove(body['id'])).toMatchObject({ status: 403 });
    expect(await insert({ ...everybody, id: body['id'], version: 1 })).toMatchObject({ status: 403 });
  });

  test('is an account that the user has', async () => {
    expect(await insert({ ...INPUT, owner_account: 'FAIRHAVEN' })).toMatchObject({ status: 403 });
    const { body } = await insert({ ...INPUT, owner_account: 'FAIRHAVEN' }, admin);
    expect(await namesFor(trader)).toEqual([]);
    // A hidden row gives the same response as a missing one.
    expect(await remove(body['id'])).toMatchObject({ status: 404 });
    expect(await remove(999_999)).toMatchObject({ status: 404 });
  });

  test('decides what a user may do', async () => {
    await insert({ ...INPUT, strategy_name: 'Of all', owner_account: null }, admin);
    await insert({ ...INPUT, strategy_name: 'Of the account' }, admin);
    await insert({ ...INPUT, strategy_name: 'Own' });
    const path = '/strategies/get_user_custom_strategies_by_permission_level';
    const { body } = await api.ask('GET', path, { token: trader });
    expect(body).toMatchObject([
      { strategy_name: 'Of all', permission_level: 'read' },
      { strategy_name: 'Of the account', permission_level: 'write' },
      { strategy_name: 'Own', permission_level: 'owner' },
    ]);
  });

  test('and the asset class choose what is listed', async () => {
    await insert({ ...INPUT, strategy_name: 'Of all', owner_account: null }, admin);
    await insert({ ...INPUT, strategy_name: 'Of Borealis', owner_account: 'BOREALIS' });
    await insert({ ...INPUT, strategy_name: 'Future', asset_class: 'FUTURE' });
    expect(await namesFor(trader, 'get_user_custom_strategies?account=BOREALIS')).toEqual(['Of all', 'Of Borealis']);
    const names = await namesFor(trader, 'user_strategies_by_asset?asset_class=FUTURE');
    expect(names).toEqual(expect.arrayContaining(['Future', 'vwap', 'calendar-spread']));
    expect(names).not.toContain('Of all');
    expect(names).not.toContain('dark');
  });
});

describe('several strategies', () => {
  test('are saved all or none', async () => {
    const second = { ...INPUT, strategy_name: 'Second' };
    expect(await batch([INPUT, second, { ...INPUT, strategy_name: 'slow and quiet' }])).toMatchObject({ status: 409 });
    expect(await namesFor(trader)).toEqual([]);
    expect(await batch([INPUT, second])).toMatchObject({ status: 200, body: [{ version: 1 }, { version: 1 }] });
    expect(await namesFor(trader)).toEqual(['Second', 'Slow and quiet']);
  });
});

test('without the action permission nothing is saved or deleted', async () => {
  expect((await insert(INPUT, viewer)).status).toBe(403);
  expect((await remove(1, viewer)).status).toBe(403);
});
