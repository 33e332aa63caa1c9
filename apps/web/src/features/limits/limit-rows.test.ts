import { NO_LIMITS } from '@meridian/domain/order-checks/account-limits';
import { describe, expect, it } from 'vitest';
import { closestToLimit, deskTotal, limitRows, shownRows, toneOf, type UseOfToday } from './limit-rows.ts';

const PLAIN = { custom_client_name: 'Borealis Pension Fund', version: 1, pending: [], upcoming: [] };
const USE: UseOfToday = {
  gross_usd: 60,
  traded_usd: 40,
  day_qty: 6,
  orders: 2,
  largest_order_usd: 45,
  largest_order_qty: 3,
  largest_percent_of_adv: 5,
  widest_price_percent: 3,
  forecast_usd: null,
  forecast_low_usd: null,
  forecast_high_usd: null,
  warnings: 1,
  rejects: 0,
};
const account = (alloc_account: string | null, max_gross_usd: number | null) => ({
  ...PLAIN,
  account: 'BOREALIS',
  alloc_account,
  limits: { ...NO_LIMITS, max_gross_usd, max_order_usd: 50 },
});

const rows = limitRows([account(null, 200), account('BOREALIS-01', 64), account('BOREALIS-02', null)], (key) =>
  key === 'BOREALIS|BOREALIS-02' ? null : USE,
);

describe('rows of limits', () => {
  it('show the use of the day where there is a limit and a use', () => {
    expect(rows.map(({ usedPercent }) => usedPercent)).toEqual([30, 93.75, null]);
  });

  it.each([
    [null, 'usual'],
    [79.9, 'usual'],
    [80, 'near'],
    [90, 'at'],
  ] as const)('%s percent is %s', (percent, tone) => {
    expect(toneOf(percent)).toBe(tone);
  });

  it('add whole accounts to the desk total and no allocation account twice', () => {
    expect(deskTotal(rows)).toEqual({ gross_usd: 60, limit_usd: 200, orders: 2, warnings: 1, rejects: 0 });
  });

  it('keep the account above a matching allocation account', () => {
    const found = shownRows(rows, { search: 'borealis-01', isPendingOnly: false });
    expect(found.map(({ alloc_account }) => alloc_account)).toEqual([null, 'BOREALIS-01']);
    expect(shownRows(rows, { search: '', isPendingOnly: true })).toEqual([]);
  });

  it('list the closest to its limit first', () => {
    const closest = closestToLimit(rows, 2).map(({ row, what }) => [row.alloc_account, what]);
    expect(closest).toEqual([
      ['BOREALIS-01', 'day notional'],
      [null, 'largest order'],
    ]);
  });

  it('rank by the forecast where the pace is known', () => {
    const paced = { ...USE, forecast_usd: 240, forecast_low_usd: 220, forecast_high_usd: 260 };
    const [first] = closestToLimit(
      limitRows([account(null, 200)], () => paced),
      1,
    );
    expect(first).toMatchObject({ what: 'day notional', percent: 120, forecast: { usd: 240, lowUsd: 220 } });
  });
});
