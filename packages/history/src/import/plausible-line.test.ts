import { assert, double, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { type ImportColumn, OPTIONAL_COLUMNS, readExecutionLine, REQUIRED_COLUMNS } from './execution-line.ts';

const COLUMNS: readonly ImportColumn[] = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS];
const AT = { line: 2, today: '2026-11-19' };
const GOOD: Partial<Record<ImportColumn, string>> = {
  trade_date: '2026-11-13',
  execution_id: 'e1',
  time: '2026-11-13T14:31:52.123-05:00',
  order_id: 'o1',
  account: 'OWN',
  symbol: 'ACME',
  side: 'BUY',
  quantity: '1,200',
  price: '100.5',
};

function read(changes: Partial<Record<ImportColumn, string>>) {
  const cells: Partial<Record<ImportColumn, string>> = { ...GOOD, ...changes };
  const found = readExecutionLine(
    COLUMNS,
    COLUMNS.map((column) => cells[column] ?? ''),
    AT,
  );
  return found.kind === 'line' ? null : found.text;
}

test('a line of a desk is taken', () => {
  expect(read({})).toBeNull();
  expect(read({ country: 'us', bid: '100.4', ask: '100.6', adv: '0' })).toBeNull();
  expect(read({ trade_date: '2026-11-15', time: '2026-11-15T10:00:00Z', country: 'SA' })).toBeNull();
});

test('a future may trade below zero with its market, a share never', () => {
  const oil = { asset_class: 'FUTURE', price: '-37.63' };
  expect(read({ ...oil, day_vwap: '-20' })).toBeNull();
  expect(read(oil)).toBe('price -37.63 is not above 0');
  expect(read({ price: '-1', day_vwap: '-20' })).toBe('price -1 is not above 0');
});

test.each([
  [{ bid: '100.6', ask: '100.5' }, 'bid 100.6 is above ask 100.5'],
  [{ quantity: '12,5' }, 'quantity “12,5” is not a number'],
  [{ quantity: '0x10' }, 'quantity “0x10” is not a number'],
  [{ order_quantity: '10.5' }, 'order_quantity 10.5 is not a whole number'],
  [{ adv: '-1' }, 'adv -1 is below 0'],
  [{ currency: 'DOLLAR', fx_rate: '1' }, 'currency “DOLLAR” is not a code of three letters, such as USD'],
  [{ multiplier: '1e9' }, 'multiplier 1e9 is above 10,000,000'],
  [{ quantity: '9000000000', price: '9000' }, 'the fill is worth $81,000,000,000,000, above $1,000,000,000,000'],
  [{ trade_date: '2026-11-15' }, 'trade_date 2026-11-15 is a Sunday: the exchanges of this country do not trade'],
  [{ order_start: '2026-11-13T16:00:00Z', order_end: '2026-11-13T15:00:00Z' }, 'order_start is after order_end'],
] as const)('%j is refused', (changes, text) => {
  expect(read(changes)).toBe(text);
});

test('whatever a cell holds, a line is taken or told, and its value can be summed', () => {
  assert(
    property(oneof(double().map(String), string()), oneof(double().map(String), string()), (quantity, price) => {
      const cells = { ...GOOD, quantity, price };
      const row = COLUMNS.map((column) => cells[column] ?? '');
      const found = readExecutionLine(COLUMNS, row, AT);
      const isSound =
        found.kind === 'problem' ? found.text !== '' : Number.isFinite(found.value.quantity * found.value.price);
      expect(isSound).toBe(true);
    }),
  );
});
