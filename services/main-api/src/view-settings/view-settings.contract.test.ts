import type { SavedView } from '@meridian/domain/entities/user-view-setting';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

const trader = await api.tokenOf('trader');
const admin = await api.tokenOf('admin');

const VIEW: SavedView = {
  columns: [
    { id: 'status', width: 92, hidden: false, pinned: 'left' },
    { id: 'country', width: 60.5, hidden: true, pinned: null },
  ],
  sort: [{ columnId: 'status', direction: 'descending' }],
  filters: {
    strat: { kind: 'set', texts: ['vwap', ''] },
    limit_price: { kind: 'number', min: 1.5, max: null },
    status: { kind: 'status', filter: { checked: ['WORKING'] } },
    volume_cap: { kind: 'volume-cap', filter: { yes: true, no: false } },
  },
  groupBy: ['country'],
};
const PATH = '/user-view-settings';
const sample = { grid: 'parent-orders', view: VIEW };

const as = (token: string, body?: unknown) => ({ token, ...(body === undefined ? {} : { body }) });

async function make(name: string, token = trader): Promise<number> {
  const answer = await api.ask('POST', PATH, as(token, { ...sample, name }));
  expect(answer.status).toBe(201);
  return Number(answer.body['id']);
}

describe('/user-view-settings', () => {
  test('a view is saved, listed, read, saved again, renamed, made default and deleted', async () => {
    const made = await api.ask('POST', PATH, as(trader, { ...sample, name: '  Trading   desk\n', isDefault: true }));
    const id = Number(made.body['id']);
    const setting = { id, name: 'Trading desk', isDefault: true, grid: 'parent-orders', version: 1 };
    expect(made).toMatchObject({ status: 201, body: { ...setting, view: VIEW } });
    expect((await api.ask('GET', `${PATH}?grid=parent-orders`, as(trader))).body).toEqual([setting]);
    expect((await api.ask('GET', `${PATH}?grid=executions`, as(trader))).body).toEqual([]);
    expect((await api.ask('GET', `${PATH}/${id}`, as(trader))).body).toEqual({ ...setting, view: VIEW });

    const view = { ...VIEW, groupBy: [], filters: { late: { kind: 'of a newer version', deep: { list: [1, true] } } } };
    const saved = await api.ask('PUT', `${PATH}/${id}`, as(trader, { view, version: 1 }));
    expect(saved).toMatchObject({ status: 200, body: { ...setting, version: 2, view } });
    expect((await api.ask('GET', `${PATH}/${id}`, as(trader))).body['view']).toEqual(view);

    const renamed = await api.ask('PUT', `${PATH}/update-name/${id}`, as(trader, { name: 'Desk' }));
    expect(renamed).toMatchObject({ status: 200, body: { ...setting, name: 'Desk', version: 3 } });
    const plain = await api.ask('PUT', `${PATH}/update-default/${id}`, as(trader, { isDefault: false }));
    expect(plain).toMatchObject({ status: 200, body: { id, isDefault: false, version: 3 } });
    const gone = await api.ask('DELETE', `${PATH}/${id}`, as(trader));
    expect(gone).toMatchObject({ status: 200, body: { message: 'The view “Desk” was deleted.' } });
    expect((await api.ask('GET', PATH, as(trader))).body).toEqual([]);
  });

  test('one default at a time', async () => {
    const [first, second] = [await make('First'), await make('Second')];
    await api.ask('PUT', `${PATH}/update-default/${first}`, as(trader, { isDefault: true }));
    await api.ask('PUT', `${PATH}/update-default/${second}`, as(trader, { isDefault: true }));
    expect((await api.ask('GET', PATH, as(trader))).body).toMatchObject([
      { id: first, isDefault: false },
      { id: second, isDefault: true },
    ]);
  });

  test('a name that is taken is refused in words', async () => {
    const id = await make('Taken');
    const other = await make('Free');
    const refused = { status: 409, body: { error: 'Conflict', code: 'name-taken' } };
    const again = await api.ask('POST', PATH, as(trader, { ...sample, name: 'taken' }));
    expect(again).toMatchObject(refused);
    expect(again.body['message']).toBe('You already have a view named “Taken” for this grid.');
    expect(await api.ask('PUT', `${PATH}/update-name/${other}`, as(trader, { name: 'TAKEN' }))).toMatchObject(refused);
    expect(await api.ask('PUT', `${PATH}/update-name/${id}`, as(trader, { name: 'TAKEN' }))).toMatchObject({
      status: 200,
    });
  });

  test('a save with an older version is refused, and one without a version is accepted', async () => {
    const id = await make('Shared');
    await api.ask('PUT', `${PATH}/update-name/${id}`, as(trader, { name: 'Shared again', version: 1 }));
    const late = await api.ask('PUT', `${PATH}/${id}`, as(trader, { view: VIEW, version: 1 }));
    expect(late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    expect(late.body['message']).toContain('“Shared again” was changed on another machine');
    expect((await api.ask('PUT', `${PATH}/${id}`, as(trader, { view: VIEW }))).status).toBe(200);
  });

  test("another user's view is not there, not for an administrator either", async () => {
    const id = await make('Mine');
    const view = await api.ask('GET', `${PATH}/${id}`, as(trader));
    const missing = { status: 404, body: { error: 'Not Found', code: 'not-found' } };
    expect(await api.ask('GET', `${PATH}/${id}`, as(admin))).toMatchObject(missing);
    expect(await api.ask('PUT', `${PATH}/${id}`, as(admin, { view: VIEW }))).toMatchObject(missing);
    expect(await api.ask('PUT', `${PATH}/update-name/${id}`, as(admin, { name: 'x' }))).toMatchObject(missing);
    expect(await api.ask('PUT', `${PATH}/update-default/${id}`, as(admin, { isDefault: true }))).toMatchObject(missing);
    expect(await api.ask('DELETE', `${PATH}/${id}`, as(admin))).toMatchObject(missing);
    expect((await api.ask('GET', PATH, as(admin))).body).toEqual([]);
    expect((await api.ask('GET', `${PATH}/${id}`, as(trader))).body).toEqual(view.body);
  });
});

const deep = JSON.parse('['.repeat(1_000) + ']'.repeat(1_000));
const columns = Array.from({ length: 301 }, (_, index) => ({ ...VIEW.columns[0], id: `c${index}` }));

describe('an invalid view is refused', () => {
  test.each<[string, unknown]>([
    ['a grid that is not known', { ...sample, name: 'x', grid: 'somewhere' }],
    ['no view', { name: 'x', grid: 'parent-orders' }],
    ['no name', { ...sample, name: '' }],
    ['a name too long', { ...sample, name: 'x'.repeat(121) }],
    ['a width of nonsense', { ...sample, name: 'x', view: { ...VIEW, columns: [{ ...VIEW.columns[0], width: -1 }] } }],
    ['columns without end', { ...sample, name: 'x', view: { ...VIEW, columns } }],
    ['a filter that is no object', { ...sample, name: 'x', view: { ...VIEW, filters: { a: 'b' } } }],
    ['a filter without a bottom', { ...sample, name: 'x', view: { ...VIEW, filters: { a: { kind: 'x', deep } } } }],
    ['a field that is not known', { ...sample, name: 'x', is_default: true }],
    ['a field of the view that is not known', { ...sample, name: 'x', view: { ...VIEW, sorts: [] } }],
    ['a sort of nonsense', { ...sample, name: 'x', view: { ...VIEW, sort: [{ columnId: 'a', direction: 'up' }] } }],
  ])('%s', async (_what, body) => {
    expect(await api.ask('POST', PATH, as(trader, body))).toMatchObject({
      status: 400,
      body: { code: 'invalid-request' },
    });
  });

  test('a blank name', async () => {
    const id = await make('Named');
    const blank = { status: 400, body: { code: 'blank-name', message: 'A view needs a name.' } };
    expect(await api.ask('POST', PATH, as(trader, { ...sample, name: ' \u0001\t ' }))).toMatchObject(blank);
    expect(await api.ask('PUT', `${PATH}/update-name/${id}`, as(trader, { name: '  ' }))).toMatchObject(blank);
    expect(await api.ask('PUT', `${PATH}/${id}`, as(trader, { name: ' ', view: VIEW }))).toMatchObject(blank);
  });

  test('a view that is too large', async () => {
    const texts = Array.from({ length: 5_000 }, (_, index) => `value number ${index}`);
    const body = { ...sample, name: 'Huge', view: { ...VIEW, filters: { a: { kind: 'set', texts } } } };
    const answer = await api.ask('POST', PATH, as(trader, body));
    expect(answer).toMatchObject({ status: 400, body: { code: 'view-too-large' } });
    expect(answer.body['message']).toMatch(/takes \d+ KB, the most is 64\./);
  });

  test('an invalid id', async () => {
    expect((await api.ask('GET', `${PATH}/1e300`, as(trader))).status).toBe(400);
    expect((await api.ask('GET', `${PATH}/0`, as(trader))).status).toBe(400);
    expect((await api.ask('GET', `${PATH}/mine`, as(trader))).status).toBe(400);
  });

  test('one view too many', async () => {
    for (let count = 0; count < 50; count += 1) await make(`view ${count}`, admin);
    const answer = await api.ask('POST', PATH, as(admin, { ...sample, name: 'one more' }));
    expect(answer).toMatchObject({ status: 409, body: { code: 'too-many-views' } });
  });
});
