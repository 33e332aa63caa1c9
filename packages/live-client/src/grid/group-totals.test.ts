import { describe, expect, it } from 'vitest';
import { totalCell } from './group-totals.ts';
import { testRow, testStore, testView } from './testing.ts';

const view = testView(
  testStore([
    testRow(1, { order_qty: 100, filled_qty: 50, exchange_symbol: 'VOD', cost_ivwap_bps: 2, filled_usd: 100 }),
    testRow(2, { order_qty: 300, filled_qty: 50, exchange_symbol: 'VOD', cost_ivwap_bps: -1, filled_usd: 300 }),
    testRow(3, { exchange_symbol: 'VOD', country: 'GB', cost_ivwap_bps: 1_000, filled_usd: 0 }),
  ]),
);

function total(columnId: string, slots = [0, 1, 2]) {
  const reader = view.readers.get(columnId);
  if (reader === undefined) throw new Error(`No column ${columnId}`);
  return totalCell(view, reader, Int32Array.from(slots));
}

describe('group totals', () => {
  it('adds up quantities, and shows none where no row has one', () => {
    expect(total('order_qty')).toMatchObject({ text: '400', value: 400 });
    expect(total('order_qty', [2])).toMatchObject({ text: '', value: null });
  });

  it('weighs costs by what was filled', () => {
    expect(total('cost_ivwap_bps')).toMatchObject({ value: -0.25, text: '−0.3', tone: 'positive' });
    expect(total('cost_ivwap_bps', [2])).toMatchObject({ value: null, text: '' });
  });

  it('shows what all rows share, and nothing where they differ', () => {
    expect(total('exchange_symbol').text).toBe('VOD');
    expect(total('country').text).toBe('');
  });

  it('shows no end where exchanges close at other times', () => {
    const fields = ['parent_order_numeric_id', 'end_time', 'end_time_since_epoch_milliseconds'];
    const [london, newYork] = [Date.UTC(2026, 10, 13, 16, 30), Date.UTC(2026, 10, 13, 21)];
    const closes = testView(
      testStore(
        [
          [1, '0', london],
          [2, '0', newYork],
          [3, '0', newYork],
        ],
        fields,
      ),
    );
    const end = closes.readers.get('end_time');
    const shown = (slots: readonly number[]) => end && totalCell(closes, end, Int32Array.from(slots)).text;
    expect([shown([0, 1, 2]), shown([1, 2])]).toEqual(['', '16:00 Market Close']);
  });

  it('draws the bar of a group against the size of all its orders', () => {
    expect(total('filled_qty')).toMatchObject({ text: '100', detail: { kind: 'filled-bar', fraction: 0.25 } });
  });

  it('does not add up market quantities', () => {
    expect(total('day_volume').text).toBe('');
  });
});
