import { VERIFICATION_TIME_EXPIRED } from '@meridian/domain/verification';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { signInAs, TEST_ORIGIN } from './testing/demo-session.ts';
import { startTestIdentity, type TestIdentity } from './testing/start-test-identity.ts';

const world: TestIdentity = await startTestIdentity();
afterAll(() => world.stop());
beforeEach(() => world.advance(61 * 60_000));

async function grantFor(email: string): Promise<string> {
  const captcha = await world.captcha();
  await world.identity.requestPin({ email, purpose: 'reset', captcha, token: null, origin: TEST_ORIGIN });
  const pin = await world.mail.takePin(email);
  const outcome = await world.identity.verifyPin({ email, pin, purpose: 'reset', token: null, origin: TEST_ORIGIN });
  if (outcome.kind !== 'reset-granted') throw new Error(outcome.kind);
  return outcome.resetToken;
}

function reset(email: string, resetToken: string, password: string) {
  return world.identity.resetPassword({ email, resetToken, password, origin: TEST_ORIGIN });
}

function signInWith(email: string, password: string) {
  return world.identity.signIn({ kind: 'main', email, password, origin: TEST_ORIGIN });
}

describe('resetting a password', () => {
  test('by pin and grant: the new one holds, the old one not, every session ends, the owner is told', async () => {
    const email = 'trader@meridian.local';
    const open = [await signInAs(world, 'trader'), await signInAs(world, 'trader', 'trading')];
    const grant = await grantFor(email);
    expect(await reset(email, grant, 'a much better phrase')).toMatchObject({ kind: 'reset' });
    expect((await world.mail.take(email)).source).toContain('was changed');
    for (const { token, session } of open) expect(await world.identity.authenticate(session.kind, token)).toBeNull();
    expect(await signInWith(email, 'meridian-demo')).toMatchObject({ code: 'invalid-credentials' });
    expect(await signInWith(email, 'a much better phrase')).toMatchObject({ kind: 'signed-in' });
    expect(await reset(email, grant, 'yet another phrase')).toMatchObject({ message: VERIFICATION_TIME_EXPIRED });
  });

  test('proves the mailbox, so a user who owed a pin owes none', async () => {
    const email = 'newcomer@meridian.local';
    await reset(email, await grantFor(email), 'a much better phrase');
    expect(await signInWith(email, 'a much better phrase')).toMatchObject({ needsVerification: false });
  });

  test('a weak password is refused and does not use up the grant', async () => {
    const email = 'viewer@meridian.local';
    const grant = await grantFor(email);
    expect(await reset(email, grant, 'short')).toMatchObject({ kind: 'weak-password' });
    expect(await reset(email, grant, email)).toMatchObject({ kind: 'weak-password' });
    expect(await reset(email, grant, 'a much better phrase')).toMatchObject({ kind: 'reset' });
  });

  test('a grant holds ten minutes, for its own email, and once however many ask at the same time', async () => {
    const email = 'admin@meridian.local';
    const expired = await grantFor(email);
    world.advance(10 * 60_000);
    expect(await reset(email, expired, 'a much better phrase')).toMatchObject({ code: 'pin-time-expired' });
    const grant = await grantFor(email);
    expect(await reset('trader@meridian.local', grant, 'a much better phrase')).toMatchObject({
      code: 'pin-time-expired',
    });
    expect(await reset(email, 'not-a-grant-at-all', 'a much better phrase')).toMatchObject({
      code: 'pin-time-expired',
    });
    const outcomes = await Promise.all([1, 2, 3].map((n) => reset(email, grant, `a much better phrase ${n}`)));
    expect(outcomes.filter(({ kind }) => kind === 'reset')).toHaveLength(1);
  });
});
