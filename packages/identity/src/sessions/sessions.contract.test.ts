import { SESSIONS_ENDED } from '@meridian/protocol/ports/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signInAs, TEST_ORIGIN } from '../testing/demo-session.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { KEPT_SESSION_LIFETIME_MS, MAX_OPEN_SESSIONS, SESSION_LIFETIME_MS } from './session-lifetime.ts';

let world: TestIdentity;
beforeAll(async () => {
  world = await startTestIdentity();
});
afterAll(() => world.stop());
beforeEach(() => world.database.db.deleteFrom('outbox').execute());

async function announcedIds(): Promise<string[]> {
  const rows = await world.database.db.selectFrom('outbox').selectAll().where('topic', '=', SESSIONS_ENDED).execute();
  return rows.flatMap(({ payload }) => ('session_ids' in payload ? (payload.session_ids as string[]) : []));
}

describe('a session', () => {
  test('lives twelve hours, or thirty days when kept', async () => {
    const short = await signInAs(world, 'trader');
    const kept = await world.identity.signIn({
      kind: 'main',
      email: 'trader@meridian.local',
      password: 'meridian-demo',
      keepSignedIn: true,
      origin: TEST_ORIGIN,
    });
    if (kept.kind === 'refused') throw new Error(kept.message);
    world.advance(SESSION_LIFETIME_MS - 1000);
    expect(await world.identity.authenticate('main', short.token)).not.toBeNull();
    world.advance(1000);
    expect(await world.identity.authenticate('main', short.token)).toBeNull();
    world.advance(KEPT_SESSION_LIFETIME_MS - SESSION_LIFETIME_MS - 1000);
    expect(await world.identity.authenticate('main', kept.token)).not.toBeNull();
    world.advance(1000);
    expect(await world.identity.authenticate('main', kept.token)).toBeNull();
  });

  test('shows when it was last seen, by the minute', async () => {
    const { token, session } = await signInAs(world, 'trader', 'trading');
    const lastSeen = async () => {
      const row = await world.database.db
        .selectFrom('session')
        .select('last_seen_ms')
        .where('id', '=', session.sessionId)
        .executeTakeFirstOrThrow();
      return row.last_seen_ms;
    };
    const openedMs = world.nowMs();
    world.advance(59_000);
    await world.identity.authenticate('trading', token);
    expect(await lastSeen()).toBe(openedMs);
    world.advance(1000);
    await world.identity.authenticate('trading', token);
    expect(await lastSeen()).toBe(openedMs + 60_000);
  });

  test('ends at once for everybody when it is ended, and sockets are told', async () => {
    const { token, session } = await signInAs(world, 'trader', 'trading');
    await world.identity.endSession(session.sessionId, 'test');
    expect(await world.identity.authenticate('trading', token)).toBeNull();
    expect(await announcedIds()).toEqual([session.sessionId]);
    await world.identity.endSession(session.sessionId, 'again');
    await world.identity.endSession('unknown', 'test');
    expect(await announcedIds()).toEqual([session.sessionId]);
  });

  test('is worth nothing while its user is disabled', async () => {
    const { token } = await signInAs(world, 'viewer', 'trading');
    const disable = (is_disabled: boolean) =>
      world.database.db
        .updateTable('app_user')
        .set({ is_disabled })
        .where('email', '=', 'viewer@meridian.local')
        .execute();
    await disable(true);
    expect(await world.identity.authenticate('trading', token)).toBeNull();
    expect(await signInAs(world, 'viewer').catch((error: Error) => error.message)).toContain('disabled');
    await disable(false);
    expect(await world.identity.authenticate('trading', token)).not.toBeNull();
  });

  test('is one of a bounded number: the oldest makes room', async () => {
    const first = await signInAs(world, 'admin', 'trading');
    for (let more = 0; more < MAX_OPEN_SESSIONS; more += 1) {
      world.advance(1);
      await signInAs(world, 'admin', 'trading');
    }
    expect(await world.identity.authenticate('trading', first.token)).toBeNull();
    expect(await announcedIds()).toEqual([first.session.sessionId]);
  });
});

describe('logging out', () => {
  test('ends this session only', async () => {
    const [one, other] = [await signInAs(world, 'trader'), await signInAs(world, 'trader')];
    expect(await world.identity.logOut({ session: one.session, everywhere: false, origin: TEST_ORIGIN })).toBe(1);
    expect(await world.identity.authenticate('main', one.token)).toBeNull();
    expect(await world.identity.authenticate('main', other.token)).not.toBeNull();
  });

  test('ends what this session opened on the other services, and nothing that another opened', async () => {
    const [main, other] = [await signInAs(world, 'trader'), await signInAs(world, 'trader')];
    const open = async (kind: 'trading' | 'market_intelligence', mainToken: string) => {
      const outcome = await world.identity.signIn({
        kind,
        email: 'trader@meridian.local',
        mainToken,
        origin: TEST_ORIGIN,
      });
      if (outcome.kind === 'refused') throw new Error(outcome.message);
      return outcome;
    };
    const opened = [await open('trading', main.token), await open('market_intelligence', main.token)];
    const elsewhere = await open('trading', other.token);
    expect(await world.identity.logOut({ session: main.session, everywhere: false, origin: TEST_ORIGIN })).toBe(3);
    for (const { token, session } of opened) expect(await world.identity.authenticate(session.kind, token)).toBeNull();
    expect(await world.identity.authenticate('trading', elsewhere.token)).not.toBeNull();
    expect(await announcedIds()).toEqual(expect.arrayContaining(opened.map(({ session }) => session.sessionId)));
    await expect(open('trading', main.token)).rejects.toThrow('wrong');
  });

  test('everywhere ends every session on every service, of this user only', async () => {
    const mine = [
      await signInAs(world, 'viewer'),
      await signInAs(world, 'viewer', 'trading'),
      await signInAs(world, 'viewer', 'market_intelligence'),
    ];
    const theirs = await signInAs(world, 'trader');
    const [first] = mine;
    if (first === undefined) throw new Error('nobody signed in');
    const ended = await world.identity.logOut({ session: first.session, everywhere: true, origin: TEST_ORIGIN });
    expect(ended).toBeGreaterThanOrEqual(3);
    for (const { token, session } of mine) expect(await world.identity.authenticate(session.kind, token)).toBeNull();
    expect(await world.identity.authenticate('main', theirs.token)).not.toBeNull();
    expect(await announcedIds()).toEqual(expect.arrayContaining(mine.map(({ session }) => session.sessionId)));
  });
});

describe('a node socket ticket', () => {
  test('opens a socket once, for a minute, while its session and permit last', async () => {
    const { session } = await signInAs(world, 'trader');
    const { ticket, expiresInSeconds } = await world.identity.issueNodeTicket(session);
    expect(expiresInSeconds).toBe(60);
    expect(await world.identity.redeemNodeTicket(ticket)).toMatchObject({ sessionId: session.sessionId });
    expect(await world.identity.redeemNodeTicket(ticket)).toBeNull();
    const late = await world.identity.issueNodeTicket(session);
    world.advance(60_000);
    expect(await world.identity.redeemNodeTicket(late.ticket)).toBeNull();
    const orphan = await world.identity.issueNodeTicket(session);
    await world.identity.endSession(session.sessionId, 'test');
    expect(await world.identity.redeemNodeTicket(orphan.ticket)).toBeNull();
    const viewer = await signInAs(world, 'viewer');
    const unpermitted = await world.identity.issueNodeTicket(viewer.session);
    expect(await world.identity.redeemNodeTicket(unpermitted.ticket)).toBeNull();
  });
});
