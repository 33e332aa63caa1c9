import { guessMapping } from '@meridian/domain/order-ticket/basket/basket-columns';
import { cellsOf } from '@meridian/domain/order-ticket/basket/basket-row';
import { describe, expect, it } from 'vitest';
import { withColumn } from './basket-mapping.tsx';
import { type LoadedBasket, readKeptBasket } from './kept-basket.ts';
import { remapped } from './use-basket-rows.ts';

const HEADERS = ['Symbol', 'Side', 'Quantity', 'LmtPx'];
const LINES = [
  ['VOD', 'BUY', '100', '71.5'],
  ['BARC', 'SELL', '200', '180'],
];
const MAPPING = guessMapping(HEADERS);
const LOADED: LoadedBasket = {
  headers: HEADERS,
  lines: LINES,
  mapping: MAPPING,
  ignored: [],
  rows: LINES.map((line, index) => ({
    id: index + 1,
    cells: cellsOf(line, MAPPING),
    unread: ['LmtPx'],
    isExcluded: false,
    answer: null,
  })),
};
const SENT = { parent_order_numeric_id: 7, ok: true, code: null, message: 'Accepted.' };

describe('a column that is explained', () => {
  const explained = withColumn(MAPPING, 'limit_price', 3);

  it('fills its cells and asks no more', () => {
    const [first] = remapped(LOADED, explained, []).rows;
    expect(first).toMatchObject({ unread: [], cells: { exchange_symbol: 'VOD', limit_price: '71.5' } });
    expect(remapped(LOADED, MAPPING, [3]).rows[0]).toMatchObject({ unread: [], cells: { limit_price: '' } });
  });

  it('leaves what was fixed elsewhere, and rows that were sent', () => {
    const [first, second] = LOADED.rows;
    if (first === undefined || second === undefined) throw new Error('two rows');
    const rows = [
      { ...first, cells: { ...first.cells, order_qty: '150' } },
      { ...second, answer: SENT },
    ];
    const now = remapped({ ...LOADED, rows }, explained, []);
    expect(now.rows[0]?.cells).toMatchObject({ order_qty: '150', limit_price: '71.5' });
    expect(now.rows[1]).toBe(rows[1]);
  });

  it('means one thing', () => {
    expect(withColumn(MAPPING, 'limit_price', 2)).toMatchObject({ order_qty: null, limit_price: 2 });
  });
});

it('comes back from the storage of the browser, and nothing else does', () => {
  const settings = { listName: '', account: 'A', allocAccount: 'A1', strat: 'vwap', accept: 'whole', reason: '' };
  const kept: unknown = JSON.parse(JSON.stringify({ loaded: LOADED, settings }));
  expect(readKeptBasket(kept)).toEqual(kept);
  expect(readKeptBasket({ loaded: { ...LOADED, rows: [{ id: 1 }] }, settings })).toBeNull();
  expect(readKeptBasket(undefined)).toBeNull();
});
