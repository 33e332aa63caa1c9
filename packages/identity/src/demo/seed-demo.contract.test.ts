import { startTestDatabase, type TestDatabase } from '@meridian/storage/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFirstAdministrator } from '../first-administrator.ts';
import { createPasswordHasher } from '../password-hash.ts';
import { TEST_PASSWORD_COST } from '../testing/start-test-identity.ts';
import { findUserByEmail } from '../users/user-row.ts';
import { seedDemo } from './seed-demo.ts';

let server: TestDatabase;
beforeAll(async () => {
  server = await startTestDatabase();
});
afterAll(() => server.stop());

const passwords = createPasswordHasher(TEST_PASSWORD_COST);
const options = () => ({ database: server.database, nowMs: () => 1000, passwords });

describe('seedDemo', () => {
  test('never runs in production', async () => {
    await expect(seedDemo({ ...options(), isProd: true })).rejects.toThrow('production');
    expect(await server.database.db.selectFrom('app_user').selectAll().execute()).toEqual([]);
  });

  test('creates five users and six accounts with allocation accounts, once', async () => {
    const first = await seedDemo({ ...options(), isProd: false });
    expect(first.createdUsers).toEqual(
      ['trader', 'admin', 'approver', 'viewer', 'newcomer'].map((name) => `${name}@meridian.local`),
    );
    const accounts = await server.database.db.selectFrom('account').selectAll().execute();
    expect(new Set(accounts.map(({ account }) => account)).size).toBe(6);
    expect(accounts).toHaveLength(first.createdAccounts);
    expect(await seedDemo({ ...options(), isProd: false })).toEqual({ createdUsers: [], createdAccounts: 0 });
  });

  test('leaves a user who was changed as it is', async () => {
    const { db } = server.database;
    await db.updateTable('app_user').set({ name: 'Renamed' }).where('email', '=', 'trader@meridian.local').execute();
    await seedDemo({ ...options(), isProd: false });
    expect(await findUserByEmail(db, 'trader@meridian.local')).toMatchObject({ name: 'Renamed' });
  });

  test('gives the viewer no action, market-data, market-impact or log permit, but a way into market intelligence', async () => {
    expect(await findUserByEmail(server.database.db, 'viewer@meridian.local')).toMatchObject({
      are_actions_permitted: false,
      market_data_permit: false,
      market_impact_permit: false,
      log_permit: false,
      python_permit: true,
      needs_verification: false,
    });
    expect(await findUserByEmail(server.database.db, 'newcomer@meridian.local')).toMatchObject({
      needs_verification: true,
    });
  });
});

describe('createFirstAdministrator', () => {
  const somebody = { email: 'Boss@Desk.example', name: 'Bea Boss', password: 'a good long phrase' };

  test('creates an administrator who needs no verification, and refuses the same email again', async () => {
    const outcome = await createFirstAdministrator(options(), somebody);
    expect(outcome).toMatchObject({ kind: 'created', email: 'boss@desk.example' });
    expect(await findUserByEmail(server.database.db, 'boss@desk.example')).toMatchObject({
      is_admin: true,
      needs_verification: false,
      name: 'Bea Boss',
    });
    expect(await createFirstAdministrator(options(), somebody)).toEqual({
      kind: 'exists',
      message: 'There is a user boss@desk.example already.',
    });
  });

  test('gives a short name without special characters, as every registration must have it', async () => {
    const ann = { ...somebody, email: 'ann@desk.example', name: "Ann-Marie O'Neil" };
    expect(await createFirstAdministrator(options(), ann)).toMatchObject({ kind: 'created' });
    expect(await findUserByEmail(server.database.db, 'ann@desk.example')).toMatchObject({ short_name: 'AnnMarie' });
  });

  test('refuses a wrong email, an empty name and a weak password', async () => {
    for (const wrong of [{ email: 'boss' }, { name: ' ' }, { password: 'short' }]) {
      const person = { ...somebody, email: 'other@desk.example', ...wrong };
      expect(await createFirstAdministrator(options(), person)).toMatchObject({ kind: 'invalid' });
    }
    expect(await findUserByEmail(server.database.db, 'other@desk.example')).toBeNull();
  });
});
