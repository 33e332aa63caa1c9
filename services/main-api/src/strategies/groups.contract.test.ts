import { LIVE_STRATEGIES } from '@meridian/protocol/ports/routing';
import * as fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

const [trader, admin, viewer] = await Promise.all([api.tokenOf('trader'), api.tokenOf('admin'), api.tokenOf('viewer')]);

const REGULAR = {
  name: 'Desk',
  type: 'regular',
  base: 'vwap',
  multi_arm_param_values: {},
  asset_class: 'EQUITY',
  owner_account: 'ALDGATE',
  owner_alloc_account: null,
};
const LARGE = { filter: 'percent_of_adv', operator: '>', values: [5] };
const CONDITIONAL = {
  ...REGULAR,
  name: 'Switch',
  type: 'conditional',
  rules: [
    { result_destination: 'pov', filters: [LARGE] },
    { result_destination: 'close', filters: [{ filter: 'start_time', operator: '>', values: ['15:30'] }] },
  ],
};
const MULTI = {
  ...REGULAR,
  name: 'Trial',
  type: 'multi-arm',
  multi_arm_param_values: { vwap: { min_alloc: 20, max_alloc: 80 }, pov: { min_alloc: 20, max_alloc: 80 } },
};

function save(body: Record<string, unknown>, token = trader) {
  const call = 'rules' in body ? 'create_update_conditional_strategy_group' : 'create_update_strategy_group';
  return api.ask('POST', `/strategies/${call}`, { token, body });
}

function remove(query: Record<string, string>, token = trader, call = 'remove_strategy_group') {
  return api.ask('DELETE', `/strategies/${call}?${new URLSearchParams(query).toString()}`, { token });
}

async function listed(token = trader, path = 'get_strategy_groups'): Promise<Record<string, unknown>[]> {
  const { status, body } = await api.ask('GET', `/strategies/${path}`, { token });
  expect(status).toBe(200);
  return Array.isArray(body) ? body : [];
}
const names = async (token = trader, path = 'get_strategy_groups') =>
  (await listed(token, path)).map(({ name }) => name);

async function ordersLive(body: readonly object[]): Promise<void> {
  const values = { body: JSON.stringify(body), updated_ms: 1 };
  await api.database.db
    .insertInto('trading_memory')
    .values({ name: LIVE_STRATEGIES, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
}

beforeEach(async () => {
  await api.database.db.deleteFrom('configuration_row').execute();
  await api.database.db.deleteFrom('configuration_version').execute();
  await api.database.db.deleteFrom('trading_memory').execute();
});

describe('a group', () => {
  test('is created, saved again and removed, and each step says who did it', async () => {
    const made = await save({ ...REGULAR, name: '  Desk  default ' });
    expect(made).toMatchObject({
      status: 200,
      body: { name: 'Desk default', version: 1, permission_level: 'owner', saved_by_email: 'trader@meridian.local' },
    });
    const { id } = made.body;
    expect(await save({ ...REGULAR, name: 'Desk default', id, version: 1, base: 'pov' })).toMatchObject({
      status: 200,
      body: { version: 2, base: 'pov' },
    });
    expect(await remove({ name: 'desk default', account: 'ALDGATE', version: '2' })).toMatchObject({ status: 200 });
    expect(await names()).toEqual([]);
    const history = await api.database.db.selectFrom('configuration_version').selectAll().orderBy('version').execute();
    expect(history.map(({ kind, action, saved_by_email }) => [kind, action, saved_by_email])).toEqual([
      ['group', 'created', 'trader@meridian.local'],
      ['group', 'updated', 'trader@meridian.local'],
      ['group', 'removed', 'trader@meridian.local'],
    ]);
  });

  test('is listed by type, asset class and owner, a page at a time', async () => {
    await save({ ...REGULAR, owner_account: null }, admin);
    await save(CONDITIONAL);
    await save(MULTI);
    await save({ ...REGULAR, name: 'Future', asset_class: 'FUTURE' });
    await save({ ...REGULAR, name: 'Theirs', owner_account: 'BOREALIS' });
    expect(await names()).toEqual(['Desk', 'Future', 'Switch', 'Theirs', 'Trial']);
    expect(await names(trader, 'get_regular_strategy_groups?asset_class=EQUITY')).toEqual(['Desk', 'Theirs', 'Trial']);
    expect(await names(trader, 'get_conditional_strategy_groups')).toEqual(['Switch']);
    expect(await names(trader, 'get_strategy_groups?account=BOREALIS')).toEqual(['Desk', 'Theirs']);
    const page = await api.ask('GET', '/strategies/get_strategy_groups?limit=2&offset=1', { token: trader });
    expect(page.headers.get('x-total-count')).toBe('5');
    expect(page.body).toMatchObject([{ name: 'Future' }, { name: 'Switch', rules: CONDITIONAL.rules }]);
  });

  test('is not overwritten or deleted with an older version', async () => {
    const { body } = await save(MULTI);
    await save({ ...MULTI, id: body['id'], version: 1, base: 'pov' }, admin);
    expect(await save({ ...MULTI, id: body['id'], version: 1, base: 'twap' })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', current: { base: 'pov', version: 2 }, yours: { base: 'twap', version: 1 } },
    });
    expect(await remove({ name: 'Trial', account: 'ALDGATE', version: '1' })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
  });

  test.each([
    [{ ...REGULAR, name: ' ' }, 'Enter a name'],
    [{ ...REGULAR, name: 'Vwap' }, 'name of an algorithm'],
    [{ ...REGULAR, id: 1 }, 'names the version'],
    [{ ...REGULAR, type: 'conditional' }, 'use the other one'],
    [{ ...CONDITIONAL, type: 'regular' }, 'use the other one'],
    [{ ...CONDITIONAL, rules: [] }, 'needs a rule'],
    [
      { ...CONDITIONAL, rules: ['pov', 'POV'].map((to) => ({ result_destination: to, filters: [LARGE] })) },
      'Two rules lead to',
    ],
    [{ ...CONDITIONAL, rules: [{ result_destination: 'pov', filters: [{ ...LARGE, filter: 'moon' }] }] }, 'no filter'],
    [{ ...MULTI, multi_arm_param_values: { vwap: { min_alloc: 0, max_alloc: 60 } } }, 'add up to 60%'],
    [{ ...MULTI, multi_arm_param_values: { vwap: { min_alloc: 60, max_alloc: 40 } } }, 'above its maximum'],
  ])('is refused with a reason: %#', async (body, text) => {
    expect(await save(body)).toMatchObject({ status: 400, body: { message: expect.stringContaining(text) } });
  });

  test('refuses unknown fields', async () => {
    for (const extra of [{ destination_uses: ['x'] }, { learning: 7 }, { saved_by_email: 'x' }]) {
      expect((await save({ ...REGULAR, ...extra })).status).toBe(400);
    }
    expect(
      (await save({ ...MULTI, multi_arm_param_values: { vwap: { min_alloc: 0, max_alloc: 100, x: 1 } } })).status,
    ).toBe(400);
    expect((await remove({ name: 'Desk', everything: 'yes' })).status).toBe(400);
    expect(await names(admin)).toEqual([]);
  });
});

describe('the place of a group', () => {
  test('is refused when a name means nothing to its owner, or leads back to it', async () => {
    expect(await save({ ...REGULAR, base: 'Nothing' })).toMatchObject({
      status: 409,
      body: { code: 'does-not-fit', message: expect.stringContaining('“Nothing” is no strategy that ALDGATE may use') },
    });
    const { body: desk } = await save(REGULAR);
    await save({ ...MULTI, multi_arm_param_values: { Desk: { min_alloc: 0, max_alloc: 100 } } });
    expect(await save({ ...REGULAR, owner_account: null, name: 'All', base: 'Desk' }, admin)).toMatchObject({
      status: 409,
    });
    expect(await save({ ...REGULAR, id: desk['id'], version: 1, base: 'Trial' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Desk → Trial → Desk') },
    });
    expect(await listed()).toMatchObject([{ name: 'Desk', base: 'vwap', version: 1 }, { name: 'Trial' }]);
  });

  test('is kept by one of two saves that together would make a cycle', async () => {
    const { body: a } = await save({ ...REGULAR, name: 'A' });
    const { body: b } = await save({ ...REGULAR, name: 'B' });
    const answers = await Promise.all([
      save({ ...REGULAR, name: 'A', id: a['id'], version: 1, base: 'B' }),
      save({ ...REGULAR, name: 'B', id: b['id'], version: 1, base: 'A' }, admin),
    ]);
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
  });

  test('is shown with its uses, which prevent deletion and renaming', async () => {
    const { body: desk } = await save(REGULAR);
    const { body: trial } = await save({ ...CONDITIONAL, base: 'Desk' });
    await ordersLive([
      { strategy: 'switch', asset_class: 'EQUITY', account: 'ALDGATE', alloc_account: 'ALDGATE-CORE', orders: 2 },
    ]);
    expect(await listed()).toMatchObject([
      { name: 'Desk', group_uses: ['Switch'], direct_uses: [], order_uses: 0 },
      { name: 'Switch', group_uses: [], direct_uses: ['ALDGATE'], order_uses: 2 },
    ]);
    const query = { account: 'ALDGATE', name: 'Switch' };
    expect(await remove({ ...query, name: 'Desk' })).toMatchObject({
      status: 409,
      body: { code: 'in-use', message: '“Switch” leads to “Desk”: change it first.' },
    });
    expect(await save({ ...REGULAR, id: desk['id'], version: 1, name: 'Desk 2' })).toMatchObject({ status: 409 });
    expect(await remove(query, trader, 'remove_conditional_strategy_group')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('2 orders of ALDGATE use “Switch”') },
    });
    await ordersLive([]);
    expect((await remove(query)).status).toBe(404);
    expect((await remove(query, trader, 'remove_conditional_strategy_group')).status).toBe(200);
    expect((await remove({ account: 'ALDGATE', name: 'Desk' })).status).toBe(200);
    expect(trial['id']).not.toBe(desk['id']);
  });
});

describe('the owner of a group', () => {
  test('is everybody only by an administrator, and an account only by its users', async () => {
    expect((await save({ ...REGULAR, owner_account: null })).status).toBe(403);
    expect((await save({ ...REGULAR, owner_account: 'FAIRHAVEN' })).status).toBe(403);
    await save({ ...REGULAR, owner_account: 'FAIRHAVEN' }, admin);
    await save({ ...REGULAR, owner_account: null }, admin);
    expect(await listed()).toMatchObject([{ owner_account: null, permission_level: 'read' }]);
    expect((await remove({ name: 'Desk', account: 'FAIRHAVEN' })).status).toBe(404);
    expect((await remove({ name: 'Desk' })).status).toBe(403);
  });

  test('without the action permission nothing is saved or deleted', async () => {
    expect((await save(REGULAR, viewer)).status).toBe(403);
    expect((await remove({ name: 'Desk' }, viewer)).status).toBe(403);
  });
});

test('the filters are listed with their operators', async () => {
  const { body } = await api.ask('GET', '/strategies/get_conditional_filters', { token: viewer });
  expect(body).toEqual(
    expect.arrayContaining([
      { filter: 'percent_of_adv', label: '% ADV', kind: 'number', choices: null },
      expect.objectContaining({ filter: 'country', kind: 'choice', choices: expect.arrayContaining(['US', 'JP']) }),
    ]),
  );
});

describe('generated input', () => {
  const text = fc.oneof(fc.constantFrom('Desk', 'vwap', 'Switch', '', ' ', '__proto__', 'ALDGATE'), fc.string());
  const anything = fc.oneof(text, fc.double(), fc.boolean(), fc.constant(null), fc.array(text, { maxLength: 2 }));
  const filter = fc.record({
    filter: fc.oneof(fc.constantFrom('country', 'percent_of_adv', 'start_time', 'must_finish'), text),
    operator: fc.constantFrom('=', '!=', '<', 'in', 'between', 'like'),
    values: fc.array(fc.oneof(text, fc.double({ noNaN: true })), { maxLength: 3 }),
  });
  const rules = fc.array(fc.record({ result_destination: text, filters: fc.array(filter, { maxLength: 2 }) }), {
    maxLength: 3,
  });
  const share = fc.oneof(fc.integer({ min: -5, max: 105 }), fc.double());
  const arms = fc.dictionary(text, fc.record({ min_alloc: share, max_alloc: share }), { maxKeys: 3 });
  const group = fc.record(
    {
      name: text,
      type: fc.constantFrom('regular', 'conditional', 'multi-arm', 'odd'),
      base: text,
      multi_arm_param_values: fc.oneof(arms, anything),
      asset_class: fc.constantFrom('EQUITY', 'FUTURE', 'FX'),
      owner_account: fc.constantFrom(null, 'ALDGATE', 'FAIRHAVEN', ''),
      owner_alloc_account: fc.constantFrom(null, 'ALDGATE-CORE', 'DELPHINE-EU'),
      rules: fc.oneof(rules, anything),
      id: fc.oneof(fc.integer({ min: -1, max: 5 }), anything),
      version: fc.oneof(fc.constant(1), anything),
    },
    { requiredKeys: ['name', 'type'] },
  );

  test('never breaks the service, and nobody gets into another account', async () => {
    await fc.assert(
      fc.asyncProperty(group, async (body) => {
        const { status } = await save(body);
        expect([200, 400, 403, 404, 409]).toContain(status);
        expect(status === 200 && body.owner_account === 'FAIRHAVEN').toBe(false);
      }),
      { numRuns: 150 },
    );
    const stored = await listed(admin);
    expect(stored.filter((one) => one['owner_account'] === 'FAIRHAVEN')).toEqual([]);
  });

  test('in a query never breaks the service', async () => {
    const paths = [
      'get_strategy_groups',
      'get_regular_strategy_groups',
      'get_conditional_strategy_groups',
      'get_conditional_filters',
    ];
    const query = fc.record(
      { account: text, asset_class: text, limit: text, offset: text, odd: text },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), query, async (path, params) => {
        const { status } = await api.ask('GET', `/strategies/${path}?${new URLSearchParams(params).toString()}`, {
          token: trader,
        });
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 60 },
    );
  });
});
