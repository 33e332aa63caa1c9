import { SESSIONS_ENDED } from '@meridian/protocol/ports/identity';
import { silentLogger } from '@meridian/service-kit/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createIdentity } from '../create-identity.ts';
import { DEMO_PASSWORD } from '../demo/demo-users.ts';
import { signInAs, TEST_ORIGIN } from '../testing/demo-session.ts';
import { startTestIdentity, TEST_PASSWORD_COST, TEST_SECRET } from '../testing/start-test-identity.ts';
import { endIdleSessions } from './idle-sessions.ts';

const IDLE_MS = 60 * 60_000;
const base = await startTestIdentity();
const identity = createIdentity({
  database: base.database,
  nowMs: base.nowMs,
  secret: TEST_SECRET,
  logger: silentLogger(),
  serverTimeZone: 'America/New_York',
  isDemo: true,
  idleMs: IDLE_MS,
  passwordCost: TEST_PASSWORD_COST,
});
const world = { ...base, identity };
afterAll(() => base.stop());
beforeEach(async () => {
  await endIdleSessions(world);
  await base.database.db.deleteFrom('outbox').execute();
});

test('a session whose user does nothing ends, whatever its page asks for by itself', async () => {
  const { token } = await signInAs(world, 'trader');
  world.advance(IDLE_MS / 2);
  expect(await identity.authenticate('main', token)).not.toBeNull();
  world.advance(IDLE_MS / 2);
  expect(await identity.authenticate('main', token)).toBeNull();
});

test('activity in one tab keeps the session and its live connections, of all tabs', async () => {
  const { token, session } = await signInAs(world, 'trader');
  const email = 'trader@meridian.local';
  const live = await identity.signIn({ kind: 'trading', email, mainToken: token, origin: TEST_ORIGIN });
  if (live.kind === 'refused') throw new Error(live.message);
  world.advance(IDLE_MS - 1);
  await identity.noteActivity(session);
  world.advance(IDLE_MS - 1);
  expect(await endIdleSessions(world)).toBe(0);
  expect(await identity.authenticate('trading', live.token)).not.toBeNull();
  world.advance(1);
  expect(await endIdleSessions(world)).toBe(1);
  expect(await identity.authenticate('trading', live.token)).toBeNull();
  const told = await world.database.db.selectFrom('outbox').select('topic').execute();
  expect(told).toContainEqual({ topic: SESSIONS_ENDED });
  expect(JSON.stringify(await identity.administration.listEvents(session.user.id, 3))).toContain('session_idle');
});

test('whoever asked to stay signed in is signed out too, and a program that keeps asking stays', async () => {
  const email = 'viewer@meridian.local';
  const asked = { kind: 'main', email, password: DEMO_PASSWORD, keepSignedIn: true, origin: TEST_ORIGIN } as const;
  const kept = await identity.signIn(asked);
  if (kept.kind === 'refused') throw new Error(kept.message);
  const program = await signInAs(world, 'viewer', 'trading');
  for (let halves = 0; halves < 4; halves += 1) {
    world.advance(IDLE_MS / 2);
    expect(await identity.authenticate('trading', program.token)).not.toBeNull();
  }
  expect(await identity.authenticate('main', kept.token)).toBeNull();
  world.advance(IDLE_MS);
  expect(await identity.authenticate('trading', program.token)).toBeNull();
});
