import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';

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
  test('comes out in a stable order, and says nothing new when it goes in again', async () => {
    await penalise('XNAS');
    await penalise('ARCX');
    const file = await exported();
    expect(file).toMatchObject({ version: 1, rows: { penalty: [{ name: 'ARCX' }, { name: 'XNAS' }], group: [] } });
    expect((await send(file, true)).body).toEqual({ changes: [] });
    expect((await send(file, false)).body).toEqual({ changes: [] });
    expect(await exported()).toEqual(file);
  });

  test('shows its difference first, then applies it all at once, with who and why', async () => {
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

  test('is for administrators', async () => {
    expect((await api.ask('GET', '/configuration/export', { token: trader })).status).toBe(403);
    expect((await send(withRows({}), true, trader)).status).toBe(403);
  });
});
