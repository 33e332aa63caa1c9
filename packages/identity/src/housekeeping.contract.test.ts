import { afterAll, describe, expect, test } from 'vitest';
import { runHousekeeping } from './housekeeping.ts';
import { sealEvents } from './security-log/seal-events.ts';
import { signInAs, TEST_ORIGIN } from './testing/demo-session.ts';
import { startTestIdentity, type TestIdentity } from './testing/start-test-identity.ts';

const world: TestIdentity = await startTestIdentity();
afterAll(() => world.stop());

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

async function counts(): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const table of ['session', 'pin', 'reset_grant', 'login_failure', 'security_event'] as const) {
    counted[table] = (
      await world.database.db
        .selectFrom(table)
        .select('ctid' as never)
        .execute()
    ).length;
  }
  return counted;
}

async function emails(): Promise<string[]> {
  const users = await world.database.db.selectFrom('app_user').select('email').execute();
  return users.map(({ email }) => email);
}

describe('housekeeping', () => {
  test('keeps current rows and deletes expired ones', async () => {
    await signInAs(world, 'trader');
    await world.identity.signIn({ kind: 'main', email: 'ghost@x.yy', password: 'wrong', origin: TEST_ORIGIN });
    const email = 'viewer@meridian.local';
    await world.identity.requestPin({
      email,
      purpose: 'reset',
      captcha: await world.captcha(),
      token: null,
      origin: TEST_ORIGIN,
    });
    const pin = await world.mail.takePin(email);
    await world.identity.verifyPin({ email, pin, purpose: 'reset', token: null, origin: TEST_ORIGIN });
    const all = { session: 1, pin: 1, reset_grant: 1, login_failure: 1, security_event: 3 };
    expect(await counts()).toEqual(all);
    expect(await runHousekeeping(world)).toBe(0);
    world.advance(2 * HOUR_MS);
    await runHousekeeping(world);
    expect(await counts()).toEqual({ ...all, pin: 0, reset_grant: 0, login_failure: 0 });
    world.advance(2 * DAY_MS);
    await runHousekeeping(world);
    // An event stays until the security log has it.
    expect(await counts()).toMatchObject({ session: 1, security_event: 3 });
    await sealEvents({ database: world.database, key: new Uint8Array(32) });
    await runHousekeeping(world);
    expect(await counts()).toMatchObject({ session: 1, security_event: 2 });
    expect(await emails()).toContain('newcomer@meridian.local');
    world.advance(8 * DAY_MS);
    await runHousekeeping(world);
    expect(await counts()).toMatchObject({ session: 0, security_event: 2 });
    // An unverified user does not keep the address for ever.
    expect(await emails()).not.toContain('newcomer@meridian.local');
    world.advance(800 * DAY_MS);
    await runHousekeeping(world);
    expect(await counts()).toMatchObject({ security_event: 0 });
  });
});
