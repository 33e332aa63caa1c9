import { SESSIONS_ENDED, USER_CHANGED } from '@meridian/protocol/ports/identity';
import type { AdminUser } from '@meridian/protocol/rest/admin-calls';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { signInAs, TEST_ORIGIN } from '../testing/demo-session.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import type { Administrator } from './admin-change.ts';
import type { UpdateUserRequest } from './update-user.ts';

const world: TestIdentity = await startTestIdentity();
const { administration } = world.identity;
afterAll(() => world.stop());

const administrator = await administratorOf('admin');
beforeEach(() => world.database.db.deleteFrom('outbox').execute());

async function administratorOf(name: 'admin' | 'trader'): Promise<Administrator> {
  return { user: (await signInAs(world, name)).session.user, origin: TEST_ORIGIN };
}

async function find(name: string): Promise<AdminUser> {
  const { users } = await administration.listUsers({ search: `${name}@meridian.local`, limit: 1, offset: 0 });
  const [user] = users;
  if (user === undefined) throw new Error(`no user ${name}`);
  return user;
}

function save(user: AdminUser, changes: Partial<AdminUser>): UpdateUserRequest {
  const { id, version, is_disabled, max_connections, ...person } = { ...user, ...changes };
  const { is_admin, are_actions_permitted, dashboard_permit, log_permit, python_permit } = person;
  const { market_impact_permit, market_data_permit, surveillance_permit, data_permissions } = person;
  const flags = { is_admin, are_actions_permitted, dashboard_permit, log_permit, python_permit };
  const permissions = { ...flags, market_impact_permit, market_data_permit, surveillance_permit, data_permissions };
  return { id, version, permissions, is_disabled, max_connections, reason: 'for the test' };
}

async function topics(): Promise<string[]> {
  const rows = await world.database.db.selectFrom('outbox').select('topic').orderBy('id').execute();
  return rows.map(({ topic }) => topic);
}

describe('listing users', () => {
  test('newest first, with a total, searched by any part of who they are', async () => {
    const all = await administration.listUsers({ limit: 2, offset: 0 });
    expect(all).toMatchObject({ total: 5, users: [{ name: 'Nora Newcomer' }, { name: 'Vic Viewer' }] });
    expect(await administration.listUsers({ limit: 2, offset: 2 })).toMatchObject({
      users: [{ name: 'Abe Approver' }, { name: 'Ada Admin' }],
    });
    expect(await administration.listUsers({ search: 'TESS', limit: 9, offset: 0 })).toMatchObject({ total: 1 });
  });

  test('treats the search as plain text: no wildcard, no NUL', async () => {
    for (const search of ['%', '_', '\\', '100%']) {
      expect(await administration.listUsers({ search, limit: 9, offset: 0 })).toMatchObject({ total: 0 });
    }
    expect(await administration.listUsers({ search: '\u0000', limit: 9, offset: 0 })).toMatchObject({ total: 5 });
  });

  test('never the password hash', async () => {
    const { users } = await administration.listUsers({ limit: 9, offset: 0 });
    expect(JSON.stringify(users)).not.toContain('argon2');
  });
});

describe('updating a user', () => {
  test('grants, raises the version, keeps before, after and reason, and tells the others', async () => {
    const viewer = await find('viewer');
    const granted = {
      log_permit: true,
      max_connections: 3,
      data_permissions: { accounts: ['EVERMARK'], alloc_accounts: ['FAIRHAVEN-A'] },
    };
    const outcome = await administration.updateUser(administrator, save(viewer, granted));
    expect(outcome).toMatchObject({ kind: 'updated', user: { ...granted, version: viewer.version + 1 } });
    expect(await topics()).toEqual([USER_CHANGED]);
    const events = await administration.listEvents(viewer.id, 1);
    expect(events).toMatchObject({
      events: [
        {
          kind: 'user_updated',
          actor: 'admin@meridian.local',
          ip: TEST_ORIGIN.ip,
          detail: {
            reason: 'for the test',
            changes: {
              log_permit: { before: false, after: true },
              max_connections: { before: 20, after: 3 },
              accounts: { before: ['ALDGATE', 'BOREALIS'], after: ['EVERMARK'] },
              alloc_accounts: { before: [], after: ['FAIRHAVEN-A'] },
            },
          },
        },
      ],
    });
  });

  test('takes effect in sessions that are open', async () => {
    const { token } = await signInAs(world, 'viewer');
    await administration.updateUser(administrator, save(await find('viewer'), { market_data_permit: true }));
    expect(await world.identity.authenticate('main', token)).toMatchObject({ user: { market_data_permit: true } });
  });

  test('from an older version is refused with what changed meanwhile', async () => {
    const seen = await find('viewer');
    await administration.updateUser(administrator, save(seen, { are_actions_permitted: true }));
    const late = await administration.updateUser(administrator, save(seen, { log_permit: false }));
    expect(late).toEqual({
      kind: 'conflict',
      message:
        'viewer@meridian.local was changed meanwhile: admin@meridian.local changed are_actions_permitted (for the test). Please look at the user again.',
    });
    expect(await find('viewer')).toMatchObject({ are_actions_permitted: true, log_permit: seen.log_permit });
  });

  test('by several at the same time succeeds once', async () => {
    const seen = await find('newcomer');
    const saves = [1, 2, 3, 4].map((max_connections) =>
      administration.updateUser(administrator, save(seen, { max_connections })),
    );
    const kinds = (await Promise.all(saves)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'updated')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'conflict')).toHaveLength(3);
  });

  test('disabling ends every session; losing the python permission ends those of market intelligence', async () => {
    const main = await signInAs(world, 'viewer');
    const python = await signInAs(world, 'viewer', 'market_intelligence');
    await administration.updateUser(administrator, save(await find('viewer'), { python_permit: false }));
    expect(await world.identity.authenticate('market_intelligence', python.token)).toBeNull();
    expect(await world.identity.authenticate('main', main.token)).not.toBeNull();
    await administration.updateUser(administrator, save(await find('viewer'), { is_disabled: true }));
    expect(await find('viewer')).toMatchObject({ is_disabled: true, open_sessions: 0 });
    expect(await topics()).toEqual([USER_CHANGED, SESSIONS_ENDED, USER_CHANGED, SESSIONS_ENDED]);
    await administration.updateUser(
      administrator,
      save(await find('viewer'), { is_disabled: false, python_permit: true }),
    );
    expect(await world.identity.authenticate('main', main.token)).toBeNull();
  });

  test('an unknown account and an unknown user are refused', async () => {
    const user = await find('viewer');
    const data_permissions = { accounts: ['ALDGATE', 'NO\u0000WHERE'], alloc_accounts: ['NOPE'] };
    expect(await administration.updateUser(administrator, save(user, { data_permissions }))).toMatchObject({
      kind: 'update-refused',
      code: 'unknown-account',
    });
    expect(await administration.updateUser(administrator, save({ ...user, id: 999 }, {}))).toEqual({
      kind: 'not-found',
    });
  });
});

describe('the rights of administrators', () => {
  test('nobody can remove their own right or disable themselves', async () => {
    for (const change of [{ is_admin: false }, { is_disabled: true }]) {
      const outcome = await administration.updateUser(administrator, save(await find('admin'), change));
      expect(outcome).toMatchObject({ kind: 'update-refused', code: 'own-rights' });
    }
  });

  test('a former administrator changes nothing, even with an open session', async () => {
    const trader = await administratorOf('trader');
    const target = await find('viewer');
    expect(await administration.updateUser(trader, save(target, {}))).toEqual({ kind: 'not-administrator' });
    expect(await administration.unlockUser(trader, target.id)).toEqual({ kind: 'not-administrator' });
    expect(await administration.revokeSessions(trader, target.id, undefined)).toEqual({ kind: 'not-administrator' });
  });

  test('when two remove each other’s right at the same time, one stays', async () => {
    await administration.updateUser(administrator, save(await find('trader'), { is_admin: true }));
    const second = await administratorOf('trader');
    const outcomes = await Promise.all([
      administration.updateUser(administrator, save(await find('trader'), { is_admin: false })),
      administration.updateUser(second, save(await find('admin'), { is_admin: false })),
    ]);
    expect(outcomes.map(({ kind }) => kind).sort((a, b) => a.localeCompare(b))).toEqual([
      'not-administrator',
      'updated',
    ]);
    const admins = await world.database.db
      .selectFrom('user_permission')
      .select('user_id')
      .where('is_admin', '=', true)
      .where('user_id', 'in', [administrator.user.id, second.user.id])
      .execute();
    expect(admins).toHaveLength(1);
    await world.database.db
      .updateTable('user_permission')
      .set({ is_admin: false })
      .where('user_id', '!=', administrator.user.id)
      .execute();
    await world.database.db
      .updateTable('user_permission')
      .set({ is_admin: true })
      .where('user_id', '=', administrator.user.id)
      .execute();
  });
});

describe('sessions and locks of a user', () => {
  test('are shown without secrets and ended by id or all at once', async () => {
    const opened = [await signInAs(world, 'trader'), await signInAs(world, 'trader', 'trading')];
    const trader = await find('trader');
    const listed = await administration.listSessions(trader.id);
    if (listed.kind !== 'found') throw new Error(listed.kind);
    for (const { token } of opened) expect(JSON.stringify(listed.sessions)).not.toContain(token);
    const [one] = opened;
    if (one === undefined) throw new Error('nobody signed in');
    const ids = [one.session.sessionId, 'unknown', 'nu\u0000l'];
    expect(await administration.revokeSessions(administrator, trader.id, ids)).toEqual({
      kind: 'revoked',
      endedSessions: 1,
    });
    expect(await world.identity.authenticate('main', one.token)).toBeNull();
    const viewer = await find('viewer');
    const foreign = opened.map(({ session }) => session.sessionId);
    expect(await administration.revokeSessions(administrator, viewer.id, foreign)).toMatchObject({ endedSessions: 0 });
    const rest = await administration.revokeSessions(administrator, trader.id, undefined);
    expect(rest).toEqual({ kind: 'revoked', endedSessions: listed.sessions.length - 1 });
    expect(await administration.listSessions(trader.id)).toEqual({ kind: 'found', sessions: [] });
    expect(await administration.listSessions(999)).toEqual({ kind: 'not-found' });
  });

  test('a lock is shown and taken away', async () => {
    const email = 'viewer@meridian.local';
    for (let tries = 0; tries < 10; tries += 1) {
      const captcha = await world.captcha();
      await world.identity.signIn({ kind: 'main', email, password: 'wrong', captcha, origin: TEST_ORIGIN });
    }
    const locked = await find('viewer');
    expect(locked).toMatchObject({ failed_logins: 10, locked_until_ms: world.nowMs() + 15 * 60_000 });
    expect(await administration.unlockUser(administrator, locked.id)).toMatchObject({
      kind: 'unlocked',
      user: { failed_logins: 0, locked_until_ms: null },
    });
    expect(await signInAs(world, 'viewer')).toMatchObject({ kind: 'signed-in' });
    const { events } = await eventsOf(locked.id);
    expect(events.map(({ kind }) => kind).slice(0, 3)).toEqual(['signed_in', 'unlocked', 'locked_out']);
    expect(await administration.unlockUser(administrator, 999)).toEqual({ kind: 'not-found' });
  });
});

async function eventsOf(userId: number) {
  const outcome = await administration.listEvents(userId, 50);
  if (outcome.kind !== 'found') throw new Error(outcome.kind);
  return outcome;
}
