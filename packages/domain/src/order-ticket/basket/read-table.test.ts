import { describe, expect, it } from 'vitest';
import { basketTemplate } from './basket-template.ts';
import { BASKET_COLUMNS } from './basket-columns.ts';
import { cellsOf } from './basket-row.ts';
import { readTable } from './read-table.ts';

function table(text: string, maxRows = 10) {
  const read = readTable(text, maxRows);
  if (read.kind === 'failed') throw new Error(read.message);
  return read;
}

function message(text: string, maxRows = 10) {
  const read = readTable(text, maxRows);
  return read.kind === 'failed' ? read.message : null;
}

describe('a table of orders', () => {
  it.each([
    ['commas', 'Ticker,Side,Order_Qty,Limit Price\nVOD,B,"1,000",71.5\n'],
    ['tabs', 'Ticker\tSide\tOrder_Qty\tLimit Price\r\nVOD\tB\t1,000\t71.5'],
    ['semicolons', 'Ticker;Side;Order_Qty;Limit Price\nVOD;B;1,000;71.5'],
  ])('can be separated by %s, with common header names', (_, text) => {
    const { rows, mapping } = table(text);
    expect(rows).toHaveLength(1);
    expect(cellsOf(rows[0] ?? [], mapping)).toMatchObject({
      exchange_symbol: 'VOD',
      order_side: 'B',
      order_qty: '1,000',
      limit_price: '71.5',
      account: '',
    });
  });

  it('needs no headers: symbol, side and quantity come first, other columns are asked about', () => {
    const { headers, mapping } = table('VOD\tBUY\t100\t71.5');
    expect(headers).toEqual(['Column 1', 'Column 2', 'Column 3', 'Column 4']);
    expect(mapping).toMatchObject({ exchange_symbol: 0, order_side: 1, order_qty: 2, limit_price: null });
  });

  it('skips blank lines', () => {
    expect(table('Symbol,Side\n\n , \nVOD,BUY\n').rows).toEqual([['VOD', 'BUY']]);
  });

  it('reports problems of the whole table', () => {
    expect(message('')).toBe('No orders found');
    expect(message('Symbol,Side')).toBe('No orders found');
    expect(message('Symbol\n"VOD')).toBe('Line 2: a quote is never closed');
    expect(message('Symbol\nA\nB\nC', 2)).toBe('Too many orders: a list has at most 2');
  });

  it('reads its own template completely', () => {
    const { mapping, rows } = table(basketTemplate());
    expect(rows).toHaveLength(2);
    expect(BASKET_COLUMNS.every(({ field }) => mapping[field] !== null)).toBe(true);
  });
});
