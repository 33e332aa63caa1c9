import { MAX_VIEWS_PER_GRID, type SavedView } from '@meridian/domain/entities/user-view-setting';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestDatabase } from '../testing.ts';
import { createViewSettingStore } from './view-setting-store.ts';

const server = await startTestDatabase();
const { database } = server;
afterAll(() => server.stop());

const ANNA = 1;
const BEN = 2;
const store = createViewSettingStore({ database, nowMs: () => 1_700_000_000_000 });

const PLAIN: SavedView = { columns: [], sort: [], filters: {}, groupBy: [] };
const GROUPED: SavedView = { ...PLAIN, groupBy: ['country'] };

beforeEach(async () => {
  await sql`truncate app_user restart identity cascade`.execute(database.db);
  const user = { short_name: '', organisation: '', password_hash: '', created_ms: 1, last_login_ms: null };
  const anna = { ...user, name: 'Anna', email: 'anna@x.io' };
  const ben = { ...user, name: 'Ben', email: 'ben@x.io' };
  await database.db.insertInto('app_user').values([anna, ben]).execute();
});

async function make(name: string, { userId = ANNA, isDefault = false, view = PLAIN } = {}) {
  const made = await store.create(userId, { grid: 'executions', name, isDefault, view });
  if (made.kind !== 'saved') throw new Error(`${name}: ${made.kind}`);
  return made.view;
}

async function defaults(userId = ANNA): Promise<string[]> {
  return (await store.list(userId)).filter(({ isDefault }) => isDefault).map(({ name }) => name);
}

describe('a view', () => {
  test('comes back as it was saved, whatever characters it holds', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 5 }), fc.nat(), async (texts, index) => {
        const view = { ...PLAIN, filters: { z: { kind: 'set', texts }, a: { kind: 'text', contains: '\ud800\0' } } };
        const { id, name } = await make(`view ${index}`, { view });
        expect(await store.find(ANNA, id)).toEqual({
          id,
          name,
          grid: 'executions',
          isDefault: false,
          version: 1,
          view,
        });
        await store.remove(ANNA, id);
      }),
      { numRuns: 20 },
    );
  });

  test('belongs to one user: to another it is not there and stays as it is', async () => {
    const mine = await make('Mine', { isDefault: true });
    const missing = { kind: 'not-found' };
    expect(await store.find(BEN, mine.id)).toBeNull();
    expect(await store.list(BEN)).toEqual([]);
    expect(await store.update(BEN, mine.id, { view: GROUPED })).toEqual(missing);
    expect(await store.rename(BEN, mine.id, 'Yours')).toEqual(missing);
    expect(await store.setDefault(BEN, mine.id, false)).toEqual(missing);
    expect(await store.remove(BEN, mine.id)).toEqual(missing);
    expect(await store.find(ANNA, mine.id)).toEqual(mine);
  });

  test('that is deleted is gone, and an id that cannot be is not there', async () => {
    const { id } = await make('Mine');
    expect(await store.remove(ANNA, id)).toEqual({ kind: 'removed', name: 'Mine' });
    for (const gone of [id, 1e300]) {
      expect(await store.find(ANNA, gone)).toBeNull();
      expect((await store.remove(ANNA, gone)).kind).toBe('not-found');
      expect((await store.rename(ANNA, gone, 'x')).kind).toBe('not-found');
      expect((await store.setDefault(ANNA, gone, true)).kind).toBe('not-found');
    }
  });

  test('goes with its user', async () => {
    await make('Mine');
    await database.db.deleteFrom('app_user').where('id', '=', ANNA).execute();
    expect(await store.list(ANNA)).toEqual([]);
  });
});

describe('names', () => {
  test('are one each, whatever the case, per user and grid', async () => {
    const desk = await make('Desk');
    const again = { name: 'DESK', isDefault: false, view: PLAIN };
    expect(await store.create(ANNA, { ...again, grid: 'executions' })).toEqual({ kind: 'name-taken', name: 'Desk' });
    expect((await store.create(ANNA, { ...again, grid: 'event-log' })).kind).toBe('saved');
    expect((await store.create(BEN, { ...again, grid: 'executions' })).kind).toBe('saved');
    const other = await make('Other');
    expect(await store.rename(ANNA, other.id, 'desk')).toEqual({ kind: 'name-taken', name: 'Desk' });
    expect((await store.update(ANNA, other.id, { view: PLAIN, name: 'desk' })).kind).toBe('name-taken');
    expect(await store.rename(ANNA, desk.id, 'DESK')).toMatchObject({ setting: { name: 'DESK', version: 2 } });
  });

  test('order the list', async () => {
    for (const name of ['b', 'C', 'a']) await make(name);
    expect((await store.list(ANNA, 'executions')).map(({ name }) => name)).toEqual(['a', 'b', 'C']);
    expect(await store.list(ANNA, 'event-log')).toEqual([]);
  });
});

describe('the default', () => {
  test('is one per grid: a new one takes the place of the old', async () => {
    const first = await make('First', { isDefault: true });
    const second = await make('Second', { isDefault: true });
    expect(await defaults()).toEqual(['Second']);
    await store.setDefault(ANNA, first.id, true);
    expect(await defaults()).toEqual(['First']);
    await store.update(ANNA, second.id, { view: PLAIN, isDefault: true });
    expect(await defaults()).toEqual(['Second']);
    await store.setDefault(ANNA, second.id, false);
    expect(await defaults()).toEqual([]);
  });

  test('stays one when many are set at once, and is no conflict for who saves', async () => {
    const views = await Promise.all(['a', 'b', 'c', 'd'].map((name) => make(name)));
    await Promise.all(views.map(({ id }) => store.setDefault(ANNA, id, true)));
    expect(await defaults()).toHaveLength(1);
    expect((await store.list(ANNA)).map(({ version }) => version)).toEqual([1, 1, 1, 1]);
  });
});

describe('saving again', () => {
  test('keeps the name and the default that it does not mention', async () => {
    const { id } = await make('Mine', { isDefault: true });
    const saved = await store.update(ANNA, id, { view: GROUPED, version: 1 });
    expect(saved).toMatchObject({ view: { name: 'Mine', isDefault: true, version: 2, view: GROUPED } });
  });

  test('of two machines that looked at the same version, the second is told', async () => {
    const { id } = await make('Mine');
    const outcomes = await Promise.all([1, 2].map(() => store.update(ANNA, id, { view: GROUPED, version: 1 })));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['changed-meanwhile', 'saved']);
    expect((await store.rename(ANNA, id, 'Ours', 1)).kind).toBe('changed-meanwhile');
    expect((await store.update(ANNA, id, { view: PLAIN })).kind).toBe('saved');
  });

  test('a rename from elsewhere is not undone, and the same rename twice is one', async () => {
    const { id } = await make('Mine');
    await store.rename(ANNA, id, 'Ours', 1);
    expect(await store.update(ANNA, id, { view: GROUPED, version: 1 })).toEqual({
      kind: 'changed-meanwhile',
      name: 'Ours',
    });
    expect(await store.rename(ANNA, id, 'Ours', 1)).toMatchObject({ kind: 'saved', setting: { version: 2 } });
  });
});

test('a grid has so many views and not more, though they come at once', async () => {
  const names = Array.from({ length: MAX_VIEWS_PER_GRID + 5 }, (_, index) => `view ${index}`);
  const view = { grid: 'executions', isDefault: false, view: PLAIN } as const;
  const outcomes = await Promise.all(names.map((name) => store.create(ANNA, { ...view, name })));
  expect(outcomes.filter(({ kind }) => kind === 'too-many')).toHaveLength(5);
  expect(await store.list(ANNA)).toHaveLength(MAX_VIEWS_PER_GRID);
});
