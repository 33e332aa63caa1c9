import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestMainApi, type TestMainApi } from '../testing/start-test-main-api.ts';

let api: TestMainApi;
let admin: string;

beforeAll(async () => {
  api = await startTestMainApi();
  admin = await api.tokenOf('admin');
});

afterAll(() => api.stop());

const brokers = 'exec_broker,name\nALGO,Algo Markets\nBRK,Broker House\n';

function upload(text: string, given: Record<string, unknown> = {}) {
  const body = { kind: 'brokers', text, mode: 'merge', effective_from: '2026-11-16', source_name: 'brokers.csv' };
  return api.ask('POST', '/admin/reference/import', { token: admin, body: { ...body, is_preview: false, ...given } });
}

describe('/admin/reference', () => {
  it('previews a file, then imports it, and records who did', async () => {
    expect((await upload(brokers, { is_preview: true })).body).toMatchObject({ outcome: 'previewed', added: 2 });
    const rows = (date: string) => api.ask('GET', `/admin/reference/brokers?date=${date}`, { token: admin });
    expect((await rows('2026-11-16')).body).toEqual([]);
    expect((await upload(brokers)).body).toMatchObject({ outcome: 'imported', added: 2, changed: 0, removed: 0 });
    const found = await rows('2026-11-16');
    expect(found.headers.get('x-total-count')).toBe('2');
    expect(found.body).toEqual([
      { exec_broker: 'ALGO', name: 'Algo Markets' },
      { exec_broker: 'BRK', name: 'Broker House' },
    ]);
    expect((await rows('2026-11-15')).body).toEqual([]);
    const versions = await api.ask('GET', '/admin/reference/brokers/versions', { token: admin });
    expect(versions.body).toMatchObject([{ imported_by_email: 'admin@meridian.local', source_name: 'brokers.csv' }]);
  });

  it('exports a file that changes nothing when it is imported again', async () => {
    const { body } = await api.ask('GET', '/admin/reference/brokers/file?date=2026-11-16', { token: admin });
    expect(body).toMatchObject({ file_name: 'brokers-2026-11-16.csv', text: brokers });
    expect((await upload(String(body['text']))).body).toMatchObject({ outcome: 'unchanged' });
  });

  it('refuses a whole file for one line, and names it', async () => {
    const { status, body } = await upload(`${brokers}NEW,\n`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      outcome: 'refused',
      findings: [{ line: 4, message: 'name is empty: enter a value.' }],
    });
  });

  it.each([
    ['a day that no calendar has', { effective_from: '2026-02-30' }],
    ['an unknown kind', { kind: 'planets' }],
    ['an empty file', { text: '' }],
  ])('answers 400 to %s', async (_, given) => {
    expect((await upload(brokers, given)).status).toBe(400);
  });

  it('accepts a file larger than a megabyte', async () => {
    const lines = Array.from({ length: 30_000 }, (_, index) => `B${index},${'Broker '.repeat(5)}${index}`);
    const { status, body } = await upload(`exec_broker,name\n${lines.join('\n')}`, { is_preview: true });
    expect({ status, added: body['added'] }).toEqual({ status: 200, added: 30_000 });
  });

  it('is not for a trader', async () => {
    const token = await api.tokenOf('trader');
    expect((await api.ask('GET', '/admin/reference/brokers?date=2026-11-16', { token })).status).toBe(403);
  });
});
