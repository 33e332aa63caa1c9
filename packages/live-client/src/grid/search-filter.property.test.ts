import type { Cell } from '@meridian/protocol/live/subscription-messages';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CODES } from './coded-cells.ts';
import { FieldColumn } from './field-column.ts';
import { shownBy, testStore, testView } from './testing.ts';

const FIELDS = [
  'parent_order_numeric_id',
  'status',
  'auto_trading_status',
  'global_auto_trading_status',
  'must_finish',
  'strat',
  'order_type',
  'limit_price',
  'exchange_symbol',
  'client_order_id',
  'order_qty',
  'attributes_json',
  'order_receive_time_since_epoch_milliseconds',
  'end_time',
  'end_time_since_epoch_milliseconds',
  'country',
] as const;

const flag = fc.constantFrom(true, false, null);
const cells: fc.Arbitrary<Cell[]> = fc
  .record({
    status: fc.constantFrom('WORKING', 'FILLED', 'PARTIAL_OUT', null),
    auto: flag,
    global: flag,
    must: fc.constantFrom(true, false, 1, 0, null),
    strat: fc.constantFrom('vwap', 'POV', null),
    type: fc.constantFrom('MARKET', 'LIMIT', null),
    limit: fc.constantFrom(1.5, 120, null),
    symbol: fc.constantFrom('ON', 'Wo1', 'PAU', null),
    client: fc.constantFrom<Cell>('CL-12', 12, 1.5, null),
    qty: fc.constantFrom(12, 120, 1_500, null),
    attributes: fc.constantFrom('{"goal":12,"microstrategy_step":"Working on 12"}', null),
    atMs: fc.constantFrom(Date.UTC(2026, 10, 13, 17, 12), null),
    end: fc.constantFrom('0', '1', '+12', '12:10', null),
    endMs: fc.constantFrom(Date.UTC(2026, 10, 13, 17, 12), Date.UTC(2026, 10, 13, 21), null),
    country: fc.constantFrom('US', 'GB', null),
  })
  .map(({ status, auto, global, must, strat, type, limit, symbol, client, qty, attributes, atMs, ...rest }) => [
    status,
    auto,
    global,
    must,
    strat,
    type,
    limit,
    symbol,
    client,
    qty,
    attributes,
    atMs,
    rest.end,
    rest.endMs,
    rest.country,
  ]);

const rows = fc.array(cells, { maxLength: 12 }).map((all) => all.map((row, at) => [at + 1, ...row]));
const typed = fc
  .array(
    fc.constantFrom(
      'w',
      'o',
      'on',
      'paus',
      'mkt',
      'm',
      '1',
      '2',
      '12',
      '.5',
      ':12',
      '12:1',
      'clo',
      'est',
      'cl-',
      'x',
      ' ',
    ),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((parts) => parts.join(''));

describe('search', () => {
  it('finds letter by letter what it finds at once, and in many rows what it finds in each', () => {
    fc.assert(
      fc.property(rows, typed, (given, search) => {
        const store = testStore(given, FIELDS);
        const view = testView(store);
        for (let length = 1; length <= search.length; length += 1) {
          view.setQuery({ ...view.query, search: search.slice(0, length) });
        }
        const oneByOne = given.filter((_, slot) => view.filter.passes(slot)).map(([key]) => key);
        expect(shownBy(view)).toEqual(oneByOne);
        expect(shownBy(testView(store, { search }))).toEqual(oneByOne);
      }),
      { numRuns: 1_000 },
    );
  }, 60_000);

  it('finds an order by the time at which it ends, which differs between exchanges that close', () => {
    const fields = ['parent_order_numeric_id', 'end_time', 'end_time_since_epoch_milliseconds'];
    const [london, newYork] = [Date.UTC(2026, 10, 13, 16, 30), Date.UTC(2026, 10, 13, 21)];
    const store = testStore(
      [
        [1, '0', london],
        [2, '0', newYork],
      ],
      fields,
    );
    expect(shownBy(testView(store, { search: '11:30' }))).toEqual([1]);
    expect(shownBy(testView(store, { search: '16:00' }))).toEqual([2]);
    expect(shownBy(testView(store, { search: 'close' }))).toEqual([1, 2]);
  });

  it('finds a row that changed between two letters', () => {
    const store = testStore([[1], [2]], ['parent_order_numeric_id', 'exchange_symbol']);
    const view = testView(store, { search: 'vo' });
    store.change([2, 1, 'VOD']);
    view.setQuery({ ...view.query, search: 'vod' });
    expect(shownBy(view)).toEqual([2]);
  });
});

it('keeps a field whose values all differ, and tells what changed', () => {
  const count = MAX_CODES + 10;
  const column = new FieldColumn(count);
  for (let slot = 0; slot < count; slot += 1) expect(column.set(slot, `text ${slot}`)).toBe(true);
  expect([0, MAX_CODES - 1, MAX_CODES, count - 1].map((slot) => column.get(slot))).toEqual(
    [0, MAX_CODES - 1, MAX_CODES, count - 1].map((slot) => `text ${slot}`),
  );
  expect([column.set(3, 'text 3'), column.set(3, null), column.get(3)]).toEqual([false, true, null]);
});
