import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUOTE_CONVENTIONS } from '../quote-convention.ts';
import { checkReferences } from './check-references.ts';
import { kindOfFile, MAX_FINDINGS, readReferenceFile } from './read-reference-file.ts';
import { REFERENCE_FILES, REFERENCE_KINDS, type ReferenceKind, type ReferenceRows } from './reference-kinds.ts';
import { writeReferenceFile } from './write-reference-file.ts';

const label = fc.stringMatching(/^[A-Z][A-Z0-9.-]{0,9}$/);
const mic = fc.stringMatching(/^X[A-Z0-9]{3}$/);
const name = fc.stringMatching(/^[A-Za-z"][A-Za-z ,"\n;]{0,20}[A-Za-z"]$/);
const number = fc.double({ min: 0.0001, max: 90, noNaN: true });
const day = fc.integer({ min: 0, max: 30_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const seconds = fc.integer({ min: 0, max: 86_399 });
const mics = fc.uniqueArray(mic, { minLength: 1, maxLength: 4 });
const classes = fc.uniqueArray(fc.constantFrom('EQUITY', 'FUTURE'), { minLength: 1 });

const ROWS: { readonly [Kind in ReferenceKind]: fc.Arbitrary<ReferenceRows[Kind]> } = {
  exchange_rates: fc.record({
    currency: fc.constantFrom('EUR', 'GBP', 'JPY'),
    usd_per_unit: number,
    as_of: fc.integer({ min: 0, max: 4e12 }),
  }),
  tick_tables: fc.record({ tick_table: label, from_price: number, tick_size: number }),
  calendars: fc
    .record({
      calendar: label,
      time_zone: fc.constantFrom('Europe/London', 'Asia/Tokyo'),
      open: seconds,
      close: seconds,
      opening_auction_minutes: fc.nat(60),
      closing_auction_minutes: fc.nat(60),
    })
    .filter(({ open, close }) => open !== close),
  holidays: fc.oneof(
    fc.record({
      calendar: label,
      date: day,
      kind: fc.constant('CLOSED' as const),
      close: fc.constant(null),
      name: fc.option(name),
    }),
    fc.record({
      calendar: label,
      date: day,
      kind: fc.constant('HALF DAY' as const),
      close: seconds,
      name: fc.option(name),
    }),
  ),
  venues: fc.record({
    mic,
    name,
    kind: fc.constantFrom('LIT', 'DARK', 'CONDITIONAL', 'AUCTION'),
    asset_classes: classes,
    countries: fc.uniqueArray(fc.constantFrom('US', 'GB', 'JP'), { minLength: 1 }),
    volume_share_percent: number,
  }),
  vendors: fc.record({ name: label }),
  brokers: fc.record({ exec_broker: label, name }),
  destinations: fc.record({
    name: label,
    exec_broker: label,
    protocol: fc.constantFrom('FIX 4.2', 'FIX 4.4'),
    venues: mics,
    latency_ms: number,
    cancels_on_disconnect: fc.boolean(),
  }),
  instruments: fc.record({
    bestex_id: label,
    exchange_symbol: label,
    outright_symbol: fc.option(label),
    exchange_base_symbol: label,
    asset_class: fc.constant('EQUITY' as const),
    asset_sub_class: fc.constant(null),
    country: fc.constant('US'),
    trade_currency: fc.constant('USD'),
    description: name,
    category: name,
    sub_category: name,
    tick_table: label,
    quote_convention: fc.constantFrom(...QUOTE_CONVENTIONS),
    lot_size: fc.integer({ min: 1, max: 1000 }),
    multiplier: number,
    expiry_month: fc.option(fc.constant('2026-12')),
    last_trading_date: fc.option(day),
    near_leg: fc.constant(null),
    far_leg: fc.constant(null),
    calendar: label,
    previous_close: number,
    average_daily_volume: number,
    daily_volatility_percent: number,
    average_spread_ticks: number,
    venues: mics,
  }),
};

function header(kind: ReferenceKind): string {
  return Object.keys(REFERENCE_FILES[kind].columns).join(',');
}

describe('reference files', () => {
  it.each(REFERENCE_KINDS)('%s that are written read back as the same rows', (kind) => {
    fc.assert(
      fc.property(ROWS[kind] as fc.Arbitrary<never>, (row) => {
        const { lines, findings } = readReferenceFile(kind, writeReferenceFile(kind, [row]));
        expect(findings).toEqual([]);
        expect(lines.map((line) => line.row)).toEqual([row]);
      }),
      { numRuns: 60 },
    );
  });

  it.each(REFERENCE_KINDS)('any text as %s is read or told of by line, and never throws', (kind) => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string({ maxLength: 12 }), { maxLength: 26 }), { maxLength: 6 }), (cells) => {
        const text = [header(kind), ...cells.map((row) => row.join(','))].join('\n');
        const { lines, findings } = readReferenceFile(kind, text);
        expect(lines.length + findings.length).toBeLessThanOrEqual(26 * (text.split(/[\r\n]/).length + 1));
      }),
      { numRuns: 60 },
    );
  });

  it.each(REFERENCE_KINDS)('the header of %s says what the file is', (kind) => {
    expect(kindOfFile(`\uFEFF${header(kind)}\r\nx`)).toBe(kind);
  });

  it('an unknown header is not guessed', () => {
    expect(kindOfFile('symbol,price')).toBeNull();
    expect(kindOfFile(`${header('brokers')},extra`)).toBeNull();
  });

  it('names the line, the column and what to enter', () => {
    const text = [
      'currency,usd_per_unit,as_of',
      'EUR,1.056,2026-11-16T14:30:00Z',
      'pound,0,yesterday',
      'EUR,1.1,2026-11-16T14:30:00Z',
    ];
    expect(readReferenceFile('exchange_rates', text.join('\n')).findings).toEqual([
      { line: 3, message: 'currency “pound” is not a currency: use three capital letters, such as USD.' },
      { line: 3, message: 'usd_per_unit 0 is too low: enter a number above 0.' },
      { line: 3, message: 'as_of “yesterday” is not a time with its zone: use 2026-11-16T14:30:00Z.' },
      { line: 4, message: 'EUR is already on line 2.' },
    ]);
  });

  it.each([
    ['a column is missing', 'currency,as_of', 'The column usd_per_unit is missing.'],
    ['a column is unknown', 'currency,usd_per_unit,as_of,bank', 'The column “bank” is not known.'],
  ])('reads no line when %s', (_, first, message) => {
    const { lines, findings } = readReferenceFile('exchange_rates', `${first}\nEUR,1,1,1`);
    expect({ lines, findings }).toEqual({ lines: [], findings: [{ line: 1, message }] });
  });

  it.each([
    ['holidays', 'US,2026-11-27,HALF DAY,,', 'A half day needs the time at which it closes.'],
    ['holidays', 'US,2026-11-26,CLOSED,13:00,', 'A closed day has no closing time.'],
    ['calendars', 'US,America/New_York,09:30,09:30,5,5', 'Open and close are the same time.'],
    ['exchange_rates', 'USD,2,2026-11-16T14:30:00Z', 'One USD is 1 USD.'],
  ] as const)('holds a row of %s together: %s', (kind, line, message) => {
    expect(readReferenceFile(kind, `${header(kind)}\n${line}`).findings).toEqual([{ line: 2, message }]);
  });

  it('limits the findings for a file that is wrong throughout', () => {
    const { findings } = readReferenceFile('brokers', `exec_broker,name\n${'?,?\n'.repeat(1_000)}`);
    expect(findings).toHaveLength(MAX_FINDINGS + 1);
    expect(findings.at(-1)?.message).toMatch(/^\d+ more findings/);
  });

  it('reports a destination with an unknown broker or venue at its line', () => {
    const { lines } = readReferenceFile(
      'destinations',
      `${header('destinations')}\nDMA,ALGO,FIX 4.4,XNAS XZZZ,1,yes\n`,
    );
    const known = { has: (_: ReferenceKind, key: string) => key === 'XNAS', hasTickTable: () => false };
    expect(checkReferences('destinations', lines, known).map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '2: The broker ALGO is not known: import it first.',
      '2: The venue XZZZ is not known: import it first.',
    ]);
  });
});
