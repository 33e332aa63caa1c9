import { isPasswordRecent, RECENT_PASSWORD_MS } from '@meridian/protocol/recent-password';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../demo/demo-users.ts';
import { LOCK_AFTER_FAILURES } from '../sign-in/sign-in-attempts.ts';
import { signInAs, TEST_ORIGIN } from '../testing/demo-session.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';

const world: TestIdentity = await startTestIdentity();
afterAll(() => world.stop());
beforeEach(() => world.advance(61 * 60_000));

const BETTER = 'a much better phrase';
const origin = TEST_ORIGIN;

async function openTrading(email: string, mainToken: string) {
  const outcome = await world.identity.signIn({ kind: 'trading', email, mainToken, origin });
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  return outcome;
}

describe('changing the own password', () => {
  test('keeps this session and those it opened, ends the others, and the new password holds', async () => {
    const here = await signInAs(world, 'trader');
    const elsewhere = await signInAs(world, 'trader');
    const program = await signInAs(world, 'trader', 'trading');
    const live = await openTrading('trader@meridian.local', here.token);
    const { session } = here;
    const outcome = await world.identity.changePassword({
      session,
      password: DEMO_PASSWORD,
      newPassword: BETTER,
      origin,
    });
    expect(outcome).toEqual({ kind: 'changed', endedSessions: 2 });
    expect(await world.identity.authenticate('main', here.token)).not.toBeNull();
    expect(await world.identity.authenticate('trading', live.token)).not.toBeNull();
    expect(await world.identity.authenticate('main', elsewhere.token)).toBeNull();
    expect(await world.identity.authenticate('trading', program.token)).toBeNull();
    expect((await world.mail.take('trader@meridian.local')).source).toContain('was changed');
    const old = { kind: 'main', email: 'trader@meridian.local', password: DEMO_PASSWORD, origin } as const;
    expect(await world.identity.signIn(old)).toMatchObject({ code: 'invalid-credentials' });
    const events = await world.identity.administration.listEvents(session.user.id, 5);
    expect(JSON.stringify(events)).toContain('password_changed');
  });

  test('needs the present password, a better one, and not the same one', async () => {
    const { session } = await signInAs(world, 'admin');
    const change = (password: string, newPassword: string) =>
      world.identity.changePassword({ session, password, newPassword, origin });
    expect(await change('not the password', BETTER)).toMatchObject({ code: 'wrong-password' });
    expect(await change(DEMO_PASSWORD, 'password1234')).toMatchObject({ kind: 'weak-password' });
    expect(await change(DEMO_PASSWORD, 'admin@meridian.local')).toMatchObject({ kind: 'weak-password' });
    expect(await signInAs(world, 'admin')).toMatchObject({ kind: 'signed-in' });
  });

  test('an unattended screen is no place to guess: after ten tries it waits', async () => {
    const { session } = await signInAs(world, 'viewer');
    const guess = () => world.identity.confirmPassword({ session, password: 'a wrong guess', origin });
    for (let tries = 0; tries < LOCK_AFTER_FAILURES; tries += 1) {
      expect(await guess()).toMatchObject({ code: 'wrong-password' });
    }
    expect(await guess()).toMatchObject({ code: 'too-many-attempts' });
  });
});

test('a password proved again is recent for the session and for those it opened', async () => {
  const main = await signInAs(world, 'admin');
  const live = await openTrading('admin@meridian.local', main.token);
  world.advance(RECENT_PASSWORD_MS);
  const isRecent = async (kind: 'main' | 'trading', token: string) => {
    const session = await world.identity.authenticate(kind, token);
    return session !== null && isPasswordRecent(session, world.nowMs());
  };
  expect(await isRecent('main', main.token)).toBe(false);
  expect(await isRecent('trading', live.token)).toBe(false);
  // A session opened now by the old one is as old as its proof.
  const later = await openTrading('admin@meridian.local', main.token);
  expect(await isRecent('trading', later.token)).toBe(false);
  const { session } = main;
  await world.identity.confirmPassword({ session, password: DEMO_PASSWORD, origin });
  expect(await isRecent('main', main.token)).toBe(true);
  expect(await isRecent('trading', live.token)).toBe(true);
});
