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
