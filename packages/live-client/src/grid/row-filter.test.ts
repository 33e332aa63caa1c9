import { ALL_STATUSES, setGroup } from '@meridian/domain/status-filter';
import { describe, expect, it } from 'vitest';
import type { GridColumnFilter } from './grid-model.ts';
import { shownBy, TEST_FIELDS, testRow, testStore, testView } from './testing.ts';

const NINE_MS = Date.UTC(2026, 10, 13, 14);

const FIELDS = [
  ...TEST_FIELDS,
  'order_side',
  'order_type',
  'limit_price',
  'current_bid',
  'attributes_json',
  'trade_date',
  'last_update_timestamp',
];

const store = testStore(
  [
    [
      ...testRow(1, {
        status: 'WORKING',
        exchange_symbol: 'VOD',
        country: 'GB',
        order_qty: 100,
        current_last: 43.3157,
      }),
      'BUY',
      'LIMIT',
      9,
      10,
      '{"schedule_volume_cap_constrained":true}',
      '2026-11-12',
      NINE_MS,
    ],
    [
      ...testRow(2, {
        status: 'FILLED',
        exchange_symbol: 'AAPL',
        country: 'US',
        order_qty: 124_200,
        current_last: 228.4,
      }),
      'BUY COVER',
      'LIMIT',
      11,
      10,
      null,
      '2026-11-13',
      NINE_MS + 3_600_000,
    ],
    [...testRow(3, { exchange_symbol: 'aapl.w', order_qty: null }), 'SELL SHORT', 'MKT', null, null, null, null, null],
  ],
  FIELDS,
);

function keysBy(columnId: string, filter: GridColumnFilter): readonly unknown[] {
  return shownBy(testView(store, { filters: { [columnId]: filter } }));
}

function keysFor(search: string): readonly unknown[] {
  return shownBy(testView(store, { search }));
}

describe('column filters', () => {
  it('finds text whatever its case', () => {
    expect(keysBy('exchange_symbol', { kind: 'text', contains: ' AAPL ' })).toEqual([2, 3]);
  });

  it('takes both ends of a range of numbers, and no row without one', () => {
    expect(keysBy('order_qty', { kind: 'number', min: 100, max: 124_200 })).toEqual([1, 2]);
    expect(keysBy('order_qty', { kind: 'number', min: null, max: null })).toEqual([1, 2]);
    expect(keysBy('order_qty', { kind: 'number', min: 101, max: null })).toEqual([2]);
  });

  it('takes days of a date and days of a moment in the zone of the viewer', () => {
    expect(keysBy('trade_date', { kind: 'date', from: '2026-11-13', to: null })).toEqual([2]);
    expect(keysBy('last_update_timestamp', { kind: 'date', from: '2026-11-13', to: '2026-11-13' })).toEqual([1, 2]);
    expect(keysBy('last_update_timestamp', { kind: 'date', from: null, to: '2026-11-12' })).toEqual([]);
    expect(keysBy('last_update_timestamp', { kind: 'time', fromMs: NINE_MS + 1, toMs: null })).toEqual([2]);
  });

  it('takes a set of display texts, blank among them', () => {
    expect(keysBy('order_side', { kind: 'set', texts: ['BUY COVER'] })).toEqual([2]);
    expect(keysBy('country', { kind: 'set', texts: ['', 'GB'] })).toEqual([1, 3]);
    expect(keysBy('country', { kind: 'except', texts: ['', 'GB'] })).toEqual([2]);
  });

  it('takes the status, limit and volume cap trees', () => {
    const open = { kind: 'status', filter: setGroup(ALL_STATUSES, 'completed', false) } as const;
    expect(keysBy('status', open)).toEqual([1, 3]);
    expect(keysBy('limit_price', { kind: 'limit', filter: { yes: true, no: false } })).toEqual([1]);
    expect(keysBy('volume_cap', { kind: 'volume-cap', filter: { yes: false, no: true } })).toEqual([2, 3]);
  });

  it('does not hide all rows because of a column that no longer exists', () => {
    expect(keysBy('gone', { kind: 'text', contains: 'x' })).toEqual([1, 2, 3]);
  });

  it('treats hidden values as blank', () => {
    const filters = { current_last: { kind: 'number', min: 0, max: null } } as const;
    expect(shownBy(testView(store, { filters }, { zone: 'UTC', permissions: [] }))).toEqual([]);
  });
});

describe('search', () => {
  it('finds each word in some column', () => {
    expect(keysFor('vod gb')).toEqual([1]);
    expect(keysFor('vod us')).toEqual([]);
    expect(keysFor('  ')).toEqual([1, 2, 3]);
  });

  it('finds what is shown rather than what is sent', () => {
    expect(keysFor('short')).toEqual([3]);
    expect(keysFor('mkt')).toEqual([3]);
    expect(keysFor('working')).toEqual([1, 3]);
  });

  it('finds numbers by value, to the precision typed', () => {
    expect(keysFor('43.32')).toEqual([1]);
    expect(keysFor('124,200')).toEqual([2]);
    expect(keysFor('228.41')).toEqual([]);
  });

  it('finds times and days as they are shown', () => {
    expect(keysFor('10:00:00')).toEqual([2]);
    expect(keysFor('2026-11-12')).toEqual([1]);
  });
});

it('finds a word that came after the search began', () => {
  const store = testStore([testRow(1, { exchange_symbol: 'AAPL' })]);
  const view = testView(store, { search: 'zz' });
  expect(shownBy(view)).toEqual([]);
  store.put(testRow(2, { exchange_symbol: 'ZZTOP' }));
  view.refresh();
  expect(shownBy(view)).toEqual([2]);
});
