import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';
import { deskIsDown } from '../testing/test-desk.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

const [admin, trader] = await Promise.all([api.tokenOf('admin'), api.tokenOf('trader')]);

const exported = async () => (await api.ask('GET', '/configuration/export', { token: admin })).body;
const send = (file: unknown, is_preview: boolean, token = admin) =>
  api.ask('POST', '/configuration/import', { token, body: { file, is_preview, reason: 'From test' } });
const penalise = (micCode: string) => api.ask('POST', '/venue', { token: trader, body: { data: { micCode } } });

function withRows(rows: object) {
  return { format: 'meridian-configuration', version: 1, rows };
}

function penalty(name: string, reason: string) {
  const owner = { asset_class: null, owner_account: null, owner_alloc_account: null };
  return { name, ...owner, document: { reason, ends_ms: null, open_orders: 'leave' } };
}

beforeEach(async () => {
  await api.database.db.deleteFrom('configuration_row').execute();
  await api.database.db.deleteFrom('configuration_version').execute();
});

describe('the configuration as one file', () => {
  test('has a stable order, and changes nothing when it is imported again', async () => {
    await penalise('XNAS');
    await penalise('ARCX');
    const file = await exported();
    expect(file).toMatchObject({ version: 1, rows: { penalty: [{ name: 'ARCX' }, { name: 'XNAS' }], group: [] } });
    expect((await send(file, true)).body).toEqual({ changes: [], findings: [] });
    expect((await send(file, false)).body).toEqual({ changes: [], findings: [] });
    expect(await exported()).toEqual(file);
  });

  test('shows its differences first, then applies everything at once, with who and why', async () => {
    await penalise('XNAS');
    await penalise('ARCX');
    await api.ask('POST', '/destination/insert_exec_broker', { token: trader, body: { exec_broker: 'EUB' } });
    const file = withRows({ penalty: [penalty('XNAS', 'Toxic'), penalty('BATS', 'New')] });
    const changes = [
      { kind: 'penalty', name: 'XNAS', action: 'updated', after: { reason: 'Toxic' } },
      { kind: 'penalty', name: 'BATS', action: 'created', before: null },
      { kind: 'penalty', name: 'ARCX', action: 'removed', after: null },
    ];
    const before = await exported();
    expect((await send(file, true)).body).toMatchObject({ changes });
    expect(await exported()).toEqual(before);
    expect((await send(file, false)).body).toMatchObject({ changes });
    expect(await exported()).toMatchObject({
      rows: { penalty: [{ name: 'BATS' }, { name: 'XNAS', document: { reason: 'Toxic' } }], broker: [{ name: 'EUB' }] },
    });
    const { db } = api.database;
    const events = await db.selectFrom('security_event').select(['kind', 'detail']).orderBy('id').execute();
    const ofFile = events.filter(({ kind }) => kind.startsWith('configuration_')).slice(-2);
    const detail = { reason: 'From test', added: 1, changed: 1, removed: 1 };
    expect(ofFile).toMatchObject([{ kind: 'configuration_imported', detail }, { kind: 'configuration_exported' }]);
    const { body } = await api.ask('GET', '/configuration/changes?kind=penalty&limit=1', { token: admin });
    expect(body).toMatchObject([{ saved_by_email: 'admin@meridian.local', note: 'From test' }]);
  });

  test('is refused whole when one row is wrong', async () => {
    await penalise('XNAS');
    const before = await exported();
    const twice = withRows({ penalty: [penalty('BATS', ''), penalty('bats', '')] });
    expect((await send(twice, false)).status).toBe(409);
    for (const rows of [
      { penalty: [{ name: 'BATS' }] },
      { unheard_of: [] },
      { penalty: [{ ...penalty('BATS', ''), more: 1 }] },
    ]) {
      expect((await send(withRows(rows), false)).status).toBe(400);
    }
    expect(await exported()).toEqual(before);
  });

  test('is checked as a whole: every invalid row is named, and nothing is applied', async () => {
    await penalise('XNAS');
    const before = await exported();
    const shared = { asset_class: null, owner_account: null, owner_alloc_account: null };
    const strategy = (name: string, strategy_destination: string) => ({
      ...shared,
      name,
      asset_class: 'EQUITY',
      document: { strategy_destination, settings: {}, param_values: {}, is_lqseek: false },
    });
    const file = withRows({
      setting: [
        {
          ...shared,
          name: 'loud',
          document: { strategy_name: 'pov', settings: { pr: 90 }, param_values: {}, is_lqseek: false },
        },
      ],
      strategy: [strategy('One', 'Two'), strategy('Two', 'One'), strategy('Good', 'vwap')],
      destination: [{ ...shared, name: 'NOWHERE', document: { is_enabled: false, open_orders: 'leave' } }],
      penalty: [],
    });
    const findings = [
      { kind: 'setting', row: 1, name: 'loud', message: 'Participation rate must be from 0.5 to 50.' },
      { kind: 'strategy', row: 1, name: 'One', message: expect.stringContaining('leads back to itself') },
      { kind: 'strategy', row: 2, name: 'Two' },
      { kind: 'destination', row: 1, name: 'NOWHERE', message: 'There is no destination NOWHERE.' },
    ];
    expect((await send(file, true)).body).toMatchObject({ findings });
    expect(await send(file, false)).toMatchObject({
      status: 409,
      body: { code: 'unsound', message: expect.stringContaining('“loud” in row 1: Participation rate') },
    });
    expect(await exported()).toEqual(before);
  });

  test('needs the desk to be up', async () => {
    deskIsDown.now = true;
    expect(await send(withRows({}), true)).toMatchObject({ status: 503, body: { code: 'desk-down' } });
    deskIsDown.now = false;
  });

  test('is for administrators', async () => {
    expect((await api.ask('GET', '/configuration/export', { token: trader })).status).toBe(403);
    expect((await send(withRows({}), true, trader)).status).toBe(403);
  });
});
