import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskIsDown } from '../testing/test-desk.ts';
import { startTestMainApi, type TestMainApi } from '../testing/start-test-main-api.ts';

let api: TestMainApi;
let admin: string;

beforeAll(async () => {
  api = await startTestMainApi();
  admin = await api.tokenOf('admin');
});

afterAll(() => api.stop());

type Step = { readonly id: string; readonly found: string; readonly missing: string | null; readonly is_done: boolean };

async function steps(): Promise<readonly Step[]> {
  const { status, body } = await api.ask('GET', '/admin/first_steps', { token: admin });
  expect(status).toBe(200);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by the schema of the answer.
  return body['steps'] as readonly Step[];
}

const step = async (id: string) => (await steps()).find((each) => each.id === id);

describe('/admin/first_steps', () => {
  it('counts what is there and says what is missing, from the tables of the desk', async () => {
    expect(await step('reference')).toMatchObject({
      is_done: false,
      found: '0 instruments, 0 venues, 0 destinations; 0 rows in all',
      missing: 'Nothing can trade: import tick tables, trading calendars, venues, brokers, destinations, instruments.',
    });
    const file = { kind: 'brokers', text: 'exec_broker,name\nOWN,Own\n', mode: 'merge', source_name: 'b.csv' };
    const day = { effective_from: '2026-01-05', is_preview: false };
    await api.ask('POST', '/admin/reference/import', { token: admin, body: { ...file, ...day } });
    expect(await step('reference')).toMatchObject({
      found: '0 instruments, 0 venues, 0 destinations; 1 row in all',
      missing: 'Nothing can trade: import tick tables, trading calendars, venues, destinations, instruments.',
    });
    expect(await step('executions')).toMatchObject({ is_done: false, found: '0 past trading days' });
    expect(await step('report')).toMatchObject({ is_done: false, found: '0 reports, 0 schedules' });
  });

  it('counts a limit of a whole account for each of its allocation accounts', async () => {
    const { db } = api.database;
    const accounts = await db.selectFrom('account').selectAll().orderBy('account').execute();
    const [first] = accounts;
    const inFirst = accounts.filter(({ account }) => account === first?.account).length;
    expect((await step('limits'))?.found).toBe(`0 of ${accounts.length} allocation accounts with limits`);
    const change = { account: first?.account, alloc_account: null, version: 0, after: { max_order_usd: 1_000_000 } };
    const asked = { token: admin, body: { ...change, note: 'First limits' } };
    expect((await api.ask('POST', '/admin/limits/changes', asked)).status).toBe(200);
    expect((await step('limits'))?.found).toBe(`${inFirst} of ${accounts.length} allocation accounts with limits`);
  });

  it('counts users with accounts and those who wait, and neither administrators nor disabled users', async () => {
    const { db } = api.database;
    const found = (await step('users'))?.found;
    expect(found).toBe('2 users with accounts, 0 waiting for one');
    await db.updateTable('app_user').set({ is_disabled: true }).where('email', '=', 'viewer@meridian.local').execute();
    expect((await step('users'))?.found).toBe('1 user with accounts, 0 waiting for one');
    const trader = db.selectFrom('app_user').select('id').where('email', '=', 'trader@meridian.local');
    const none = JSON.stringify({ accounts: [], alloc_accounts: [] });
    await db.updateTable('user_permission').set({ data_permissions: none }).where('user_id', '=', trader).execute();
    expect((await step('users'))?.missing).toContain('Grant accounts to 1 user.');
  });

  it('counts lines that are up, and calls none missing while the engine does not answer', async () => {
    expect(await step('lines')).toMatchObject({ found: '1 of 2 destinations connected', missing: '1 line is down.' });
    deskIsDown.now = true;
    expect(await step('lines')).toMatchObject({ found: 'Unknown', is_done: false });
    deskIsDown.now = false;
  });

  it('is for administrators alone', async () => {
    const token = await api.tokenOf('trader');
    expect((await api.ask('GET', '/admin/first_steps', { token })).status).toBe(403);
    const body = { email_id: 'new@desk.example' };
    expect((await api.ask('POST', '/admin/users/invite', { token, body })).status).toBe(403);
  });
});

const invite = (email_id: string) => api.ask('POST', '/admin/users/invite', { token: admin, body: { email_id } });

describe('/admin/users/invite', () => {
  it('[HA7] mails the address of the registration page, makes no user, and records who invited whom', async () => {
    expect(await invite(' Bob@Desk.Example ')).toMatchObject({ status: 202, body: { email_id: 'bob@desk.example' } });
    const { source } = await api.mail.take('bob@desk.example');
    expect(source).toContain('https://desk.example/registration');
    const { db } = api.database;
    const users = await db.selectFrom('app_user').select('id').where('email', '=', 'bob@desk.example').execute();
    expect(users).toEqual([]);
    const events = await db.selectFrom('security_event').select('detail').where('kind', '=', 'user_invited').execute();
    expect(events).toEqual([{ detail: { invited: 'bob@desk.example' } }]);
  });

  it.each([
    ['somebody who has a user', 'trader@meridian.local', 409, 'has a user already'],
    ['what is no email', 'not an email', 400, 'email'],
  ])('refuses %s and says why', async (_, email, status, message) => {
    const answer = await invite(email);
    expect(answer.status).toBe(status);
    expect(String(answer.body['message']).toLowerCase()).toContain(message);
  });

  it('sends at most a hundred in an hour', async () => {
    const { pool } = api.database;
    await pool.query(
      `insert into security_event (at_ms, kind, detail, ip) select $1, 'user_invited', '{}', null from generate_series(1, 100)`,
      [api.nowMs()],
    );
    expect(await invite('late@desk.example')).toMatchObject({ status: 409, body: { code: 'too-many' } });
  });
});
