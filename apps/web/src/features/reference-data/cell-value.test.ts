import { describe, expect, it } from 'vitest';
import { cellValue, columnsOf, columnTitle } from './cell-value.ts';

describe('reference data in words', () => {
  it.each([
    ['average_daily_volume', 'Average daily volume'],
    ['usd_per_unit', 'USD per unit'],
    ['bestex_id', 'Best-ex ID'],
    ['mic', 'MIC'],
  ])('shows the heading of %s as %s', (name, title) => {
    expect(columnTitle(name)).toBe(title);
  });

  it.each([
    ['tick_size', 0.0000005, '0.0000005'],
    ['previous_close', -0.25, '−0.25'],
    ['average_daily_volume', 1_500_000, '1,500,000'],
    ['open', 34_200, '09:30'],
    ['as_of', Date.parse('2026-11-16T14:30:00Z'), '2026-11-16 14:30 UTC'],
    ['venues', ['XNAS', 'ARCX'], 'XNAS ARCX'],
    ['cancels_on_disconnect', true, 'Yes'],
    ['expiry_month', null, ''],
  ])('shows %s %s as %s', (name, value, text) => {
    expect(cellValue(name, value)).toBe(text);
  });

  it('has the columns of a file in its order', () => {
    expect(columnsOf('exchange_rates')).toEqual(['currency', 'usd_per_unit', 'as_of']);
  });
});
