import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';
import { openStrategyDesk, SETTING, STRATEGY } from '../testing/strategy-desk.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

const desk = await openStrategyDesk(api);
const { admin, viewer, post, list, save, insert, rows, requireSecondPerson } = desk;
beforeEach(() => desk.reset());

async function proposed(body: object): Promise<Record<string, unknown>> {
  const answer = await save(body);
  expect(answer).toMatchObject({ status: 200, body: { proposal: { state: 'pending' } } });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the service validates its own answers.
  return answer.body['proposal'] as Record<string, unknown>;
}

describe('where an account needs a second person', () => {
  test('a save waits, and only another user approves it', async () => {
    await requireSecondPerson('ALDGATE');
    const { id, revision } = await proposed({ ...SETTING, note: 'New client' });
    expect(await rows('v1')).toEqual([]);
    expect(await post(`proposals/${Number(id)}/approve`, { revision })).toMatchObject({
      status: 409,
      body: { code: 'own-proposal' },
    });
    expect((await post(`proposals/${Number(id)}/approve`, { revision }, viewer)).status).toBe(403);
    expect(await list('proposals', viewer)).toMatchObject([{ may_decide: false, is_own: false }]);
    expect(await list('proposals', admin)).toMatchObject([{ may_decide: true, note: 'New client' }]);
    expect(await post(`proposals/${Number(id)}/approve`, { revision }, admin)).toMatchObject({
      status: 200,
      body: { state: 'approved', decided_by: 'admin@meridian.local' },
    });
    const [row] = await rows('v1');
    expect(row).toMatchObject({ version: 1, permission_level: 'owner', needs_approval: true });
    expect(await list(`settings/${Number(row?.['id'])}/versions?settings_version=v1`)).toMatchObject([
      { saved_by: 'trader@meridian.local', approved_by: 'admin@meridian.local', note: 'New client' },
    ]);
    expect(await post(`proposals/${Number(id)}/approve`, { revision }, admin)).toMatchObject({
      status: 409,
      body: { code: 'not-pending' },
    });
  });

  test('the author amends or withdraws, and an approval of an older draft is refused', async () => {
    const { body } = await save();
    await requireSecondPerson('ALDGATE');
    const { id: settings, version } = body;
    const { id, revision } = await proposed({ ...SETTING, id: settings, version, settings: { pr: 7 } });
    expect(await save({ ...SETTING, id: settings, version, settings: { pr: 8 } }, admin)).toMatchObject({
      status: 409,
      body: { code: 'change-pending' },
    });
    const amended = { ...SETTING, asset_class: null, settings: { pr: 9 } };
    expect((await post(`proposals/${Number(id)}/amend`, amended, admin)).body).toMatchObject({ code: 'not-author' });
    expect(await post(`proposals/${Number(id)}/amend`, amended)).toMatchObject({ status: 200, body: { revision: 2 } });
    expect(await post(`proposals/${Number(id)}/approve`, { revision }, admin)).toMatchObject({
      status: 409,
      body: { code: 'amended-meanwhile' },
    });
    expect((await post(`proposals/${Number(id)}/withdraw`, {}, admin)).body).toMatchObject({ code: 'not-author' });
    expect(await post(`proposals/${Number(id)}/withdraw`)).toMatchObject({ status: 200, body: { state: 'withdrawn' } });
    expect(await list('proposals')).toEqual([]);
    expect(await rows('v1')).toMatchObject([{ version: 1, settings: SETTING.settings }]);
  });

  test('a rejection needs a note, and the row stays', async () => {
    const { body } = await save();
    await requireSecondPerson('ALDGATE');
    const removal = { account: 'ALDGATE', strategy_destination: 'pov_quiet', strategy_name: 'pov' };
    const answer = await post('remove_strategy', removal);
    expect(answer).toMatchObject({ status: 200, body: { proposal: { action: 'remove', settings_id: body['id'] } } });
    const [pending] = await list('proposals');
    const path = `proposals/${Number(pending?.['id'])}/reject`;
    expect((await post(path, { note: '  ' }, admin)).status).toBe(400);
    expect(await post(path, { note: 'Still needed' }, admin)).toMatchObject({
      status: 200,
      body: { state: 'rejected', decision_note: 'Still needed' },
    });
    expect(await rows('v1')).toHaveLength(1);
  });

  test('an older version is restored as a proposal, and shared settings need approval too', async () => {
    const { body } = await insert({ ...STRATEGY, strategy_destination: 'pov' });
    const { id } = body;
    await insert({ ...STRATEGY, strategy_destination: 'pov', id, version: 1, param_values: { pr: 9 } });
    await requireSecondPerson('ALDGATE');
    const restore = { settings_version: 'v2', restore: 1, version: 2 };
    expect((await post(`settings/${Number(id)}/restore`, restore)).body).toMatchObject({
      proposal: { settings_version: 'v2', base_version: 2 },
    });
    const shared = await insert(
      { ...STRATEGY, strategy_destination: 'pov', strategy_name: 'For all', owner_account: null },
      admin,
    );
    expect(shared.body).toMatchObject({ proposal: { values: { owner_account: null } } });
    const other = await insert({
      ...STRATEGY,
      strategy_destination: 'pov',
      strategy_name: 'Elsewhere',
      owner_account: 'BOREALIS',
    });
    expect(other.body).toMatchObject({ version: 1 });
  });

  test('the database itself refuses an approval by the author', async () => {
    await requireSecondPerson('ALDGATE');
    await proposed(SETTING);
    const approval = api.database.db
      .updateTable('configuration_proposal')
      .set((eb) => ({ state: 'approved', decided_by: eb.ref('proposed_by') }))
      .execute();
    await expect(approval).rejects.toThrow('configuration_proposal_never_approved_by_its_author');
  });
});

const GROUP = {
  name: 'By size',
  type: 'regular',
  base: 'vwap',
  multi_arm_param_values: {},
  asset_class: 'EQUITY',
  owner_account: null,
  owner_alloc_account: null,
};
const saveGroup = (body: object, token = desk.trader) => post('create_update_strategy_group', body, token);
const WAITS = { status: 200, body: { proposal: { state: 'pending' } } };

describe('what reaches the orders of an account waits for a second person, whoever owns it', () => {
  test('a setting of an allocation account alone, where its account needs approval', async () => {
    await requireSecondPerson('ALDGATE');
    expect(await save({ ...SETTING, owner_account: null, owner_alloc_account: 'ALDGATE-CORE' })).toMatchObject(WAITS);
    expect(await rows('v1')).toEqual([]);
  });

  test('a setting of a whole account, where one of its allocation accounts needs approval', async () => {
    await requireSecondPerson('ALDGATE-CORE');
    expect(await save()).toMatchObject(WAITS);
    expect(
      await save({ ...SETTING, strategy_destination: 'pov_other', owner_alloc_account: 'ALDGATE-GROWTH' }),
    ).toMatchObject({ status: 200, body: { version: 1 } });
  });

  test('a group that takes the name of an approved setting', async () => {
    await save();
    await requireSecondPerson('ALDGATE');
    const group = { ...GROUP, name: ' Pov_Quiet ', owner_account: 'ALDGATE' };
    expect(await saveGroup(group)).toMatchObject(WAITS);
    expect(await list('get_strategy_groups')).toEqual([]);
  });

  test('a group for all accounts, its removal and the reset of what it learnt', async () => {
    const arms = { vwap: { min_alloc: 20, max_alloc: 80 }, pov: { min_alloc: 20, max_alloc: 80 } };
    const { body } = await saveGroup({ ...GROUP, type: 'multi-arm', multi_arm_param_values: arms }, admin);
    await requireSecondPerson('ALDGATE-CORE');
    expect(await saveGroup({ ...GROUP, name: 'Another' }, admin)).toMatchObject(WAITS);
    const { id, version } = body;
    const reset = await post('reset_group_learning', { id, version, reason: 'New market' }, admin);
    expect(reset).toMatchObject(WAITS);
    const [pending] = await list('group_proposals', admin);
    expect(pending).toMatchObject({ action: 'save', is_own: true });
    const removal = () => api.ask('DELETE', '/strategies/remove_strategy_group?name=by%20size', { token: admin });
    expect(await removal()).toMatchObject({ status: 409, body: { code: 'change-pending' } });
  });

  test('a group is approved by another user, and then routes', async () => {
    await requireSecondPerson('ALDGATE');
    await saveGroup({ ...GROUP, owner_account: 'ALDGATE', note: 'New client' });
    const [pending] = await list('group_proposals', admin);
    expect(pending).toMatchObject({ may_decide: true, values: { name: 'By size', base: 'vwap' }, note: 'New client' });
    const path = `proposals/${Number(pending?.['id'])}/approve`;
    expect((await post(path, { revision: 1 })).body).toMatchObject({ code: 'own-proposal' });
    expect(await post(path, { revision: 1 }, admin)).toMatchObject({ status: 200, body: { state: 'approved' } });
    expect(await list('get_strategy_groups')).toMatchObject([{ name: 'By size', version: 1 }]);
    expect(await list('group_proposals', admin)).toEqual([]);
  });

  test('a strategy that takes the place of another in the uses of a removed one', async () => {
    await insert({ ...STRATEGY, strategy_destination: 'pov', owner_account: null }, admin);
    const { body } = await insert(
      { ...STRATEGY, strategy_name: 'Old', strategy_destination: 'pov', owner_account: null },
      admin,
    );
    await saveGroup({ ...GROUP, base: 'Old' }, admin);
    await requireSecondPerson('ALDGATE');
    const answer = await post('delete_user_custom_strategy', { id: body['id'], replacement: 'Quiet five' }, admin);
    expect(answer).toMatchObject({ status: 409, body: { code: 'does-not-fit' } });
    expect(await list('get_strategy_groups')).toMatchObject([{ base: 'Old' }]);
  });

  test('an account that needs nobody is not held up by one that does', async () => {
    await requireSecondPerson('ALDGATE');
    expect(await saveGroup({ ...GROUP, owner_account: 'BOREALIS' })).toMatchObject({
      status: 200,
      body: { version: 1 },
    });
  });
});
