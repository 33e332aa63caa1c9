import { LIMITS_CHANGED } from '@meridian/protocol/ports/limits';
import { afterAll, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());
const [admin, trader] = await Promise.all([api.tokenOf('admin'), api.tokenOf('trader')]);

const HEADER = 'account,alloc_account,custom_client_name';
const upload = (lines: readonly string[], fields: object = {}, token = admin) =>
  api.ask('POST', '/admin/accounts/upload', {
    token,
    body: { text: [HEADER, ...lines].join('\n'), is_preview: false, reason: 'New client', ...fields },
  });
const accounts = async () => (await api.ask('GET', '/admin/accounts', { token: admin })).body;

test('a file of accounts is previewed first, and then applied as a whole', async () => {
  const lines = ['GREYWELL,GREYWELL-1,Greywell Trust', ',,', 'ALDGATE,ALDGATE-CORE,Aldgate Capital LLP'];
  const before = await accounts();
  const preview = await upload(lines, { is_preview: true });
  expect(preview).toMatchObject({
    status: 200,
    body: {
      outcome: 'previewed',
      findings: [],
      changes: [
        { line: 2, action: 'added', account: 'GREYWELL', before: null },
        { line: 4, action: 'renamed', alloc_account: 'ALDGATE-CORE', before: 'Aldgate Capital' },
      ],
    },
  });
  expect(await accounts()).toEqual(before);
  expect((await upload(lines)).body).toMatchObject({ outcome: 'uploaded' });
  expect(await accounts()).toHaveLength(13);
  expect(await accounts()).toContainEqual({
    account: 'ALDGATE',
    alloc_account: 'ALDGATE-CORE',
    custom_client_name: 'Aldgate Capital LLP',
  });
  expect((await upload(lines)).body).toMatchObject({ outcome: 'unchanged', changes: [] });
});

test('the uploader is recorded, and the desk is informed', async () => {
  const told = () => api.database.db.selectFrom('outbox').select('id').where('topic', '=', LIMITS_CHANGED).execute();
  const { length } = await told();
  await upload(['HOLMWOOD,HOLMWOOD-1,Holmwood']);
  expect(await told()).toHaveLength(length + 1);
  const { users } = await api.identity.administration.listUsers({ search: 'admin@', limit: 1, offset: 0 });
  const events = await api.ask('GET', `/admin/users/${users[0]?.id ?? 0}/events?limit=1`, { token: admin });
  expect(events.body).toMatchObject([
    {
      kind: 'accounts_uploaded',
      actor: 'admin@meridian.local',
      detail: { reason: 'New client', added: 'HOLMWOOD-1', renamed: '' },
    },
  ]);
});

test('a file with a line to fix changes nothing and names the line', async () => {
  const before = await accounts();
  const refused = await upload(['KINGSLEY,KINGSLEY-1,', ',LOST-1,', 'BOREALIS,ALDGATE-CORE,']);
  expect(refused.body).toMatchObject({
    outcome: 'refused',
    findings: [
      { line: 3, message: 'Enter the account.' },
      { line: 4, message: 'ALDGATE-CORE belongs to ALDGATE already.' },
    ],
  });
  expect(await accounts()).toEqual(before);
});

test('only administrators upload, and unknown fields are refused', async () => {
  expect((await upload(['A,A-1,'], {}, trader)).status).toBe(403);
  expect((await upload(['A,A-1,'], { mode: 'replace' })).status).toBe(400);
  expect((await upload([], { text: '' })).status).toBe(400);
});
