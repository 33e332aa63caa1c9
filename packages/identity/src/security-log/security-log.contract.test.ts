import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLogger } from '@meridian/service-kit/testing';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { deriveKeys } from '../derived-keys.ts';
import { signInAs, TEST_ORIGIN } from '../testing/demo-session.ts';
import { startTestIdentity, TEST_SECRET } from '../testing/start-test-identity.ts';
import { chain, type ChainedEvent } from './chain.ts';
import { checkSecurityLog } from './check-security-log.ts';
import { cutSecurityLog } from './cut-security-log.ts';
import { sealEvents } from './seal-events.ts';
import { createSecurityLines } from './security-lines.ts';

const world = await startTestIdentity();
afterAll(() => world.stop());

const { database } = world;
const { db } = database;
const key = deriveKeys(TEST_SECRET).securityLog;
const check = () => checkSecurityLog(database, key);

async function rowAt(seq: number): Promise<ChainedEvent> {
  return db.selectFrom('security_log').selectAll().where('seq', '=', seq).executeTakeFirstOrThrow();
}

/** A whole chain of a few events before each test. */
beforeEach(async () => {
  await db.deleteFrom('security_log').execute();
  await db.deleteFrom('security_event').execute();
  const { session } = await signInAs(world, 'trader');
  const wrong = { kind: 'main', email: 'trader@meridian.local', password: 'wrong', origin: TEST_ORIGIN } as const;
  await world.identity.signIn(wrong);
  const event = { userId: session.user.id, ip: '127.0.0.1' };
  await world.identity.record({ ...event, kind: 'refused', detail: { b: 1, a: { z: null, y: [1.5, 'x'] } } });
  await world.identity.record({ ...event, kind: 'exported', detail: { call: 'GET /file' } });
  await world.identity.logOut({ session, everywhere: false, origin: TEST_ORIGIN });
  await sealEvents({ database, key });
});

describe('the security log', () => {
  test('is a whole chain of what happened, also when two processes seal at once', async () => {
    await world.identity.record({ userId: 1, ip: '::1', kind: 'refused', detail: {} });
    await Promise.all([1, 2, 3].map(() => sealEvents({ database, key })));
    const { events, damages } = await check();
    expect(damages).toEqual([]);
    const { events: listed, total } = await world.identity.listSecurityLog({}, { limit: 50, offset: 0 });
    expect(total).toBe(events);
    expect(listed.map(({ kind }) => kind).toReversed()).toEqual([
      'signed_in',
      'sign_in_failed',
      'refused',
      'exported',
      'signed_out',
      'refused',
    ]);
    expect(listed.at(-1)).toMatchObject({ actor: 'trader@meridian.local', ip: '127.0.0.1' });
  });

  test('finds a row that was changed, in any of its fields', async () => {
    const changes = [
      sql`kind = 'unlocked'`,
      sql`at_ms = at_ms + 1`,
      sql`actor = 'somebody@else'`,
      sql`ip = '10.0.0.1'`,
      sql`detail = detail || '{"b": 2}'`,
    ];
    for (const change of changes) {
      const before = await rowAt(3);
      await sql`update security_log set ${change} where seq = 3`.execute(db);
      expect((await check()).damages).toEqual([{ seq: 3, reason: 'was changed' }]);
      await db.deleteFrom('security_log').where('seq', '=', 3).execute();
      await db
        .insertInto('security_log')
        .values({ ...before, detail: JSON.stringify(before.detail) })
        .execute();
    }
    expect((await check()).damages).toEqual([]);
  });

  test('finds a row that was removed, in the middle, at the beginning and at the end', async () => {
    await db.deleteFrom('security_log').where('seq', '=', 3).execute();
    expect((await check()).damages).toEqual([{ seq: 3, reason: 'is missing' }]);
    await db.deleteFrom('security_log').where('seq', 'in', [1, 5]).execute();
    expect((await check()).damages).toEqual([
      { seq: 1, reason: 'is missing' },
      { seq: 3, reason: 'is missing' },
      { seq: 5, reason: 'is missing' },
    ]);
  });

  test('finds a row that was put in, even with a hash that fits', async () => {
    const last = await rowAt(5);
    const forged = chain({ ...last, seq: 6, kind: 'unlocked' }, last.hash, new Uint8Array(32));
    await db
      .insertInto('security_log')
      .values({ ...forged, detail: JSON.stringify(forged.detail) })
      .execute();
    expect((await check()).damages).toEqual([{ seq: 6, reason: 'has no seal of this installation' }]);
  });

  test('finds a chain that was computed anew from a changed row on', async () => {
    let previous = (await rowAt(2)).hash;
    for (const seq of [3, 4, 5]) {
      const row = await rowAt(seq);
      const forged = chain(seq === 3 ? { ...row, actor: 'somebody@else' } : row, previous, new Uint8Array(32));
      const { hash, seal, previous_hash, actor } = forged;
      await db.updateTable('security_log').set({ hash, seal, previous_hash, actor }).where('seq', '=', seq).execute();
      previous = hash;
    }
    expect((await check()).damages.map(({ seq }) => seq)).toEqual([3, 4, 5]);
  });

  test('a new secret keeps the old part provable, through the seals that follow', async () => {
    const later = deriveKeys('another-secret-of-the-tests-and-nothing-else').securityLog;
    await world.identity.record({ userId: 1, ip: '::1', kind: 'exported', detail: {} });
    await sealEvents({ database, key: later });
    expect((await checkSecurityLog(database, later)).damages).toEqual([]);
    await db.updateTable('security_log').set({ ip: '10.0.0.1' }).where('seq', '=', 2).execute();
    expect((await checkSecurityLog(database, later)).damages).toEqual([{ seq: 2, reason: 'was changed' }]);
  });

  test('names rows that somebody appended by hand, also after true seals have followed them', async () => {
    const last = await rowAt(5);
    const forged = chain({ ...last, seq: 6, kind: 'unlocked' }, last.hash, new Uint8Array(32));
    await db
      .insertInto('security_log')
      .values({ ...forged, detail: JSON.stringify(forged.detail) })
      .execute();
    await world.identity.record({ userId: 1, ip: '::1', kind: 'exported', detail: {} });
    await sealEvents({ database, key });
    expect(await check()).toMatchObject({ damages: [], otherSeals: [{ from: 6, to: 6 }] });
  });

  test('is searched, narrowed to kinds and paged', async () => {
    const list = (filter: Parameters<typeof world.identity.listSecurityLog>[0]) =>
      world.identity.listSecurityLog(filter, { limit: 1, offset: 0 });
    expect(await list({ kinds: ['refused', 'exported'] })).toMatchObject({ total: 2, events: [{ kind: 'exported' }] });
    expect(await list({ search: 'get /FILE' })).toMatchObject({ total: 1 });
    expect(await list({ fromMs: world.nowMs() + 1 })).toEqual({ total: 0, events: [] });
  });

  test('goes to a SIEM line by line, with number and hash', async () => {
    const file = join(tmpdir(), `security-lines-${process.pid}.jsonl`);
    const lines = createSecurityLines({ file }, silentLogger());
    await world.identity.record({ userId: 1, ip: '::1', kind: 'exported', detail: { call: 'x\ny' } });
    await sealEvents({ database, key, onSealed: (events) => lines.write(events) });
    await lines.flush();
    const written = (await readFile(file, 'utf8')).trimEnd().split('\n');
    await rm(file);
    expect(written).toHaveLength(1);
    expect(JSON.parse(written[0] ?? '')).toMatchObject({
      log: 'meridian-security',
      seq: 6,
      kind: 'exported',
      hash: (await rowAt(6)).hash,
    });
  });

  test('one user who keeps being refused does not fill it', async () => {
    for (let asked = 0; asked < 100; asked += 1) {
      await world.identity.record({ userId: 1, ip: '::1', kind: 'refused', detail: {} });
    }
    await sealEvents({ database, key });
    expect((await check()).events).toBeLessThan(30);
    world.advance(60_000);
  });
});

const DAY_MS = 24 * 60 * 60_000;

const cutAfter = (days: number) =>
  cutSecurityLog({ database, key, nowMs: () => world.nowMs() + days * DAY_MS, keptDays: 100 });
const numbers = async () =>
  (await db.selectFrom('security_log').select('seq').orderBy('seq').execute()).map(({ seq }) => seq);

describe('a security log that is kept for 100 days', () => {
  test('loses older events once a day, says so itself, and stays provable', async () => {
    expect(await cutAfter(100.5)).toBe(0);
    const cutMs = world.nowMs() + 102 * DAY_MS;
    // The newest event stays, so that the chain goes on from it.
    expect(await cutAfter(102)).toBe(4);
    expect(await numbers()).toEqual([5, 6]);
    expect(await rowAt(6)).toMatchObject({ kind: 'log_cut', at_ms: cutMs, detail: { events: 4, up_to: 4 } });
    expect(await check()).toEqual({ events: 2, damages: [], cut: { seq: 4, at_ms: cutMs }, otherSeals: [] });
    await world.identity.record({ userId: 1, ip: '::1', kind: 'exported', detail: {} });
    await sealEvents({ database, key });
    expect((await check()).damages).toEqual([]);
    expect(await cutAfter(102)).toBe(1);
    expect(await check()).toMatchObject({ events: 3, damages: [], cut: { seq: 5 } });
  });

  test('stays provable under a new secret', async () => {
    await cutAfter(102);
    const later = deriveKeys('another-secret-of-the-tests-and-nothing-else').securityLog;
    await world.identity.record({ userId: 1, ip: '::1', kind: 'exported', detail: {} });
    await sealEvents({ database, key: later });
    const found = await checkSecurityLog(database, later);
    expect(found).toMatchObject({ damages: [], cut: { seq: 4 }, otherSeals: [{ from: 5, to: 6 }] });
  });

  test('finds what was removed beyond the cut, put back before it, or cut by somebody else', async () => {
    const first = await rowAt(1);
    await cutAfter(102);
    await db.deleteFrom('security_log').where('seq', '=', 5).execute();
    expect((await check()).damages).toEqual([{ seq: 5, reason: 'is missing' }]);
    await db
      .insertInto('security_log')
      .values({ ...first, detail: JSON.stringify(first.detail) })
      .execute();
    expect((await check()).damages[0]).toEqual({ seq: 1, reason: 'was removed before and is there again' });
  });

  test('does not take the word of the working table for a cut', async () => {
    const { hash } = await rowAt(4);
    const detail = JSON.stringify({ up_to: 4, up_to_hash: hash });
    const nobody = { actor_user_id: null, subject_user_id: null, ip: null };
    await db
      .insertInto('security_event')
      .values({ ...nobody, kind: 'log_cut', at_ms: 1, detail })
      .execute();
    await sealEvents({ database, key });
    await db.deleteFrom('security_log').where('seq', '<=', 4).execute();
    expect((await check()).damages).toEqual([{ seq: 1, reason: 'and those up to 4 are missing' }]);
  });

  test('loses nothing while it is damaged', async () => {
    await db.updateTable('security_log').set({ ip: '10.0.0.1' }).where('seq', '=', 2).execute();
    await expect(cutAfter(102)).rejects.toThrow('was changed');
    expect(await numbers()).toEqual([1, 2, 3, 4, 5]);
  });
});
