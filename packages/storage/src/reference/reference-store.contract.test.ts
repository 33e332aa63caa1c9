import { writeReferenceFile } from '@meridian/domain/reference/write-reference-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing.ts';
import { createReferenceStore, type FileToImport, type ReferenceStore } from './reference-store.ts';

let test: TestDatabase;
let store: ReferenceStore;

beforeAll(async () => {
  test = await startTestDatabase();
  store = createReferenceStore({ database: test.database, nowMs: () => 1_000 });
});

afterAll(() => test.stop());

const asOf = '2026-11-16T14:30:00Z';
const rates = (...lines: readonly string[]): string => ['currency,usd_per_unit,as_of', ...lines].join('\n');

function file(given: Partial<FileToImport> & Pick<FileToImport, 'kind' | 'text'>): FileToImport {
  return { mode: 'merge', effectiveFrom: '2026-11-16', sourceName: 'desk.csv', by: null, ...given };
}

describe('reference store', () => {
  it('keeps what held on a past day when a later import changes it', async () => {
    await store.import(file({ kind: 'exchange_rates', text: rates(`USD,1,${asOf}`, `EUR,1.05,${asOf}`) }));
    const later = file({ kind: 'exchange_rates', text: rates(`EUR,1.10,${asOf}`), effectiveFrom: '2026-11-20' });
    expect(await store.import(later)).toMatchObject({ kind: 'imported', changes: [{ key: 'EUR', kind: 'changed' }] });
    const rateOn = async (date: string) =>
      (await store.rows('exchange_rates', date)).find(({ currency }) => currency === 'EUR');
    expect((await rateOn('2026-11-19'))?.usd_per_unit).toBe(1.05);
    expect((await rateOn('2026-11-20'))?.usd_per_unit).toBe(1.1);
    expect(await rateOn('2026-11-15')).toBeUndefined();
    expect((await store.versions('exchange_rates')).map(({ added, changed }) => [added, changed])).toEqual([
      [0, 1],
      [2, 0],
    ]);
  });

  it('imports nothing of a file with one bad line, and the same file twice only once', async () => {
    const brokers = 'exec_broker,name\nALGO,Algo Markets\n';
    const bad = await store.import(file({ kind: 'brokers', text: `${brokers}?,\n` }));
    expect(bad).toMatchObject({ kind: 'refused' });
    expect(await store.rows('brokers', '2026-11-16')).toEqual([]);
    expect(await store.preview(file({ kind: 'brokers', text: brokers }))).toMatchObject({ kind: 'previewed' });
    expect(await store.rows('brokers', '2026-11-16')).toEqual([]);
    expect(await store.import(file({ kind: 'brokers', text: brokers }))).toMatchObject({ kind: 'imported' });
    expect(await store.import(file({ kind: 'brokers', text: brokers }))).toEqual({ kind: 'unchanged' });
  });

  it('refuses to take out a venue that a destination still reaches', async () => {
    const venue = {
      name: 'Nasdaq',
      kind: 'LIT',
      asset_classes: ['EQUITY'],
      countries: ['US'],
      volume_share_percent: 50,
    } as const;
    const venues = [
      { mic: 'XNAS', ...venue },
      { mic: 'ARCX', ...venue },
    ];
    await store.import(file({ kind: 'venues', text: writeReferenceFile('venues', venues) }));
    const destination = {
      name: 'DMA',
      exec_broker: 'ALGO',
      protocol: 'FIX 4.4',
      latency_ms: 1,
      cancels_on_disconnect: true,
    };
    const text = writeReferenceFile('destinations', [{ ...destination, venues: ['XNAS'] }]);
    expect(await store.import(file({ kind: 'destinations', text }))).toMatchObject({ kind: 'imported' });
    const only = (mic: string) =>
      writeReferenceFile(
        'venues',
        venues.filter((one) => one.mic === mic),
      );
    expect(await store.import(file({ kind: 'venues', mode: 'replace', text: only('ARCX') }))).toEqual({
      kind: 'refused',
      findings: [
        {
          line: null,
          message: 'The file leaves out the venue XNAS, which DMA still uses (Destinations): change that first.',
        },
      ],
    });
    expect(await store.import(file({ kind: 'venues', mode: 'replace', text: only('XNAS') }))).toMatchObject({
      kind: 'imported',
      changes: [{ key: 'ARCX', kind: 'removed' }],
    });
    expect((await store.rows('venues', '2026-11-16')).map(({ mic }) => mic)).toEqual(['XNAS']);
  });

  it('tells the bus of each import, in the same transaction', async () => {
    const told = await test.database.db.selectFrom('outbox').select(['topic', 'key']).execute();
    expect(told.filter(({ topic }) => topic === 'reference.changed').map(({ key }) => key)).toContain('venues');
  });
});
