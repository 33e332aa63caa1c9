import type { InstrumentRow } from '@meridian/domain/reference/instrument-file';
import { writeReferenceFile } from '@meridian/domain/reference/write-reference-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing.ts';
import { instrumentPlaces, placeOn } from './instrument-places.ts';
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

function anInstrument(bestex_id: string, exchange_symbol: string): InstrumentRow {
  return {
    bestex_id,
    exchange_symbol,
    outright_symbol: null,
    exchange_base_symbol: exchange_symbol,
    asset_class: 'EQUITY',
    asset_sub_class: null,
    country: 'US',
    trade_currency: 'USD',
    description: exchange_symbol,
    category: 'Equity',
    sub_category: 'Pharma',
    tick_table: 'CENT',
    quote_convention: 'decimal',
    lot_size: 1,
    multiplier: 1,
    expiry_month: null,
    last_trading_date: null,
    near_leg: null,
    far_leg: null,
    calendar: 'US',
    previous_close: 26.74,
    average_daily_volume: 1_000_000,
    daily_volatility_percent: 1.5,
    average_spread_ticks: 1.2,
    venues: ['XNAS'],
  };
}

const table = (name: string, ...ticks: readonly number[]) =>
  ['tick_table,from_price,tick_size', ...ticks.map((tick, at) => `${name},${at * 10},${tick}`)].join('\n');

const refused = (line: number) => ({
  kind: 'refused',
  findings: [{ line, message: 'The tick of PFE becomes finer: import it from a later day on.' }],
  ticks: [expect.objectContaining({ exchange_symbol: 'PFE', asset_class: 'EQUITY', isFiner: true, line })],
});

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
      ticks: [],
    });
    expect(await store.import(file({ kind: 'venues', mode: 'replace', text: only('XNAS') }))).toMatchObject({
      kind: 'imported',
      changes: [{ key: 'ARCX', kind: 'removed' }],
    });
    expect((await store.rows('venues', '2026-11-16')).map(({ mic }) => mic)).toEqual(['XNAS']);
  });

  it('refuses a tick finer than the prices of an instrument are counted in where nobody can tell its orders', async () => {
    const importAll = async (kind: FileToImport['kind'], text: string) =>
      expect(await store.import(file({ kind, text }))).toMatchObject({ kind: 'imported' });
    await importAll('exchange_rates', rates(`USD,1,${asOf}`, `GBP,1.25,${asOf}`));
    await importAll('tick_tables', table('CENT', 0.01));
    await importAll('tick_tables', table('FINE', 0.005));
    const session = {
      calendar: 'US',
      time_zone: 'America/New_York',
      open: 34_200,
      close: 57_600,
      opening_auction_minutes: 5,
      closing_auction_minutes: 5,
    };
    await importAll('calendars', writeReferenceFile('calendars', [session]));
    const pfe = anInstrument('PFE-1', 'PFE');
    await importAll('instruments', writeReferenceFile('instruments', [pfe]));
    const cents = { bestexId: 'PFE-1', priceUnit: 0.01, unitBefore: 0.01 };
    await instrumentPlaces(test.database, [cents], '2026-11-16');
    expect(await store.preview(file({ kind: 'tick_tables', text: table('CENT', 0.005) }))).toEqual(refused(2));
    expect(await store.import(file({ kind: 'tick_tables', text: table('CENT', 0.01, 0.005) }))).toEqual(refused(3));
    const moved = writeReferenceFile('instruments', [{ ...pfe, tick_table: 'FINE' }]);
    expect(await store.import(file({ kind: 'instruments', text: moved }))).toEqual(refused(2));
    await importAll('tick_tables', table('CENT', 0.01, 0.05));
    const other = writeReferenceFile('instruments', [{ ...anInstrument('PFE-2', 'PFE'), tick_table: 'FINE' }]);
    await importAll('instruments', other);
  });

  it('gives a name whose tick becomes finer, and the spreads of it, another place from that day on', async () => {
    const spread = { bestexId: 'PFE-S', priceUnit: 0.01, unitBefore: 0.01, legs: ['PFE-1', 'PFE-3'] };
    const cents = ['PFE-1', 'PFE-3'].map((bestexId) => ({ bestexId, priceUnit: 0.01, unitBefore: 0.01 }));
    await instrumentPlaces(test.database, [...cents, spread], '2026-11-16');
    const finer = [{ bestexId: 'PFE-1', priceUnit: 0.005, unitBefore: 0.01 }, ...cents.slice(1)];
    for (const day of ['2026-11-20', '2026-11-20', '2026-11-23']) {
      const places = await instrumentPlaces(test.database, [...finer, spread], day);
      expect(places.get('PFE-1')).toEqual([
        { bestexId: 'PFE-1', position: 0, priceUnit: 0.01, effectiveFrom: '' },
        { bestexId: 'PFE-1', position: 3, priceUnit: 0.005, effectiveFrom: '2026-11-20' },
      ]);
      expect(places.get('PFE-S')?.map(({ position, priceUnit }) => [position, priceUnit])).toEqual([
        [2, 0.01],
        [4, 0.01],
      ]);
      expect(places.get('PFE-3')).toHaveLength(1);
      expect(placeOn(places, 'PFE-1', '2026-11-19')?.position).toBe(0);
      expect(placeOn(places, 'PFE-1', '2026-11-20')?.position).toBe(3);
    }
  });

  it('tells the bus of each import, in the same transaction', async () => {
    const told = await test.database.db.selectFrom('outbox').select(['topic', 'key']).execute();
    expect(told.filter(({ topic }) => topic === 'reference.changed').map(({ key }) => key)).toContain('venues');
  });
});
