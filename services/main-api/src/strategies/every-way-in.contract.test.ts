import { assert, asyncProperty, constantFrom } from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';
import { openStrategyDesk, SETTING, STRATEGY } from '../testing/strategy-desk.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

const desk = await openStrategyDesk(api);
const { admin } = desk;

beforeEach(() => desk.reset());

type Rows = Record<string, readonly Record<string, unknown>[]>;

async function exported(): Promise<Rows> {
  const { body } = await api.ask('GET', '/configuration/export', { token: admin });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the service validates its own answers.
  return body['rows'] as Rows;
}

function imported(rows: object, is_preview = false) {
  const file = { format: 'meridian-configuration', version: 1, rows };
  return api.ask('POST', '/configuration/import', { token: admin, body: { file, is_preview, reason: 'Test' } });
}

const BAD_VALUES = [
  { vc: 500 },
  { pr: 900 },
  { st: 'tomorrow' },
  { et: 'never' },
  { st: '25:99' },
  { urgency: 'unheard' },
] as const;

type Bad = (typeof BAD_VALUES)[number];

const v2 = (param_values: object, base = 'pov') => ({ ...STRATEGY, strategy_destination: base, param_values });
type Named = Omit<typeof STRATEGY, 'param_values'> & { readonly param_values: object };

const row = ({ strategy_name, asset_class, owner_account, owner_alloc_account, ...document }: Named) => ({
  name: strategy_name,
  asset_class,
  owner_account,
  owner_alloc_account,
  document,
});

const groupOn = (name: string) => ({
  name,
  type: 'regular',
  base: 'pov_quiet',
  multi_arm_param_values: {},
  asset_class: 'EQUITY',
  owner_account: 'ALDGATE',
  owner_alloc_account: null,
});

/** Each is given the same values, and answers with its status. */
const WAYS: Readonly<Record<string, (bad: Bad) => Promise<{ readonly status: number }>>> = {
  'a flat setting': (bad) => desk.save({ ...SETTING, strategy_destination: 'bad_one', settings: bad }),
  'a strategy on an algorithm': (bad) => desk.insert(v2(bad)),
  'a strategy on a setting': (bad) => desk.insert(v2(bad, 'pov_quiet')),
  'a strategy on a group': (bad) => desk.insert(v2(bad, 'A group')),
  'a batch, as from a CSV file': (bad) =>
    desk.post('batch_insert_user_custom_strategy', [{ ...v2({}), strategy_name: 'Good' }, v2(bad, 'pov_quiet')]),
  'a file of the configuration': async (bad) => {
    const rows = await exported();
    const strategy = [...(rows['strategy'] ?? []), row(v2(bad, 'pov_quiet'))];
    return imported({ ...rows, strategy });
  },
};

describe('a value that no order can be worked by', () => {
  beforeEach(async () => {
    await desk.save();
    await desk.post('create_update_strategy_group', groupOn('A group'));
  });

  test('is refused whichever way it comes in, and nothing is kept', async () => {
    await assert(
      asyncProperty(constantFrom(...Object.keys(WAYS)), constantFrom(...BAD_VALUES), async (way, bad) => {
        const before = await exported();
        const { status } = (await WAYS[way]?.(bad)) ?? { status: 0 };
        expect([way, bad, status]).toEqual([way, bad, way.startsWith('a file') ? 409 : 400]);
        expect(await exported()).toEqual(before);
      }),
      { numRuns: 40 },
    );
  });

  test('is refused in a proposal that is amended, too', async () => {
    await desk.requireSecondPerson('ALDGATE');
    const { body } = await desk.insert(v2({}));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the service validates its own answers.
    const { id } = body['proposal'] as { readonly id: number };
    expect(await desk.post(`proposals/${id}/amend`, v2({ vc: 500 }, 'pov_quiet'))).toMatchObject({
      status: 400,
      body: { code: 'invalid-strategy', message: expect.stringContaining('Volume cap must be') as string },
    });
  });

  test('an owner that is no account is refused by name', async () => {
    const owned = { ...v2({}), owner_account: 'NOBODY' };
    expect((await desk.insert(owned, admin)).status).not.toBe(200);
    const answer = await imported({ strategy: [row(owned)] }, true);
    expect(answer.body).toMatchObject({ findings: [{ message: 'There is no account NOBODY.' }] });
  });
});

test('what was saved in any way can be exported and imported again', async () => {
  await desk.save();
  await desk.post('create_update_strategy_group', groupOn('A group'));
  await desk.insert(v2({ vc: 20, st: '-1', et: '+30' }, 'A group'));
  await desk.post('batch_insert_user_custom_strategy', [{ ...v2({ pr: 7 }, 'pov_quiet'), strategy_name: 'Good' }]);
  expect((await imported(await exported(), true)).body).toEqual({ changes: [], findings: [] });
});
