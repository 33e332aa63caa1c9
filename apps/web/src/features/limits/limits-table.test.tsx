import { NO_LIMITS } from '@meridian/domain/order-checks/account-limits';
import type { LimitedAccount } from '@meridian/protocol/rest/limit-schemas';
import { describe, expect, it } from 'vitest';
import { markupOf, rowsOf, textsOf } from '../../api/shown.fixture.tsx';
import { ClosestLimits } from './closest-limits.tsx';
import { type LimitRow, limitRows, type UseOfToday } from './limit-rows.ts';
import { LimitsSummary } from './limits-summary.tsx';
import { LimitsTable } from './limits-table.tsx';

const USE: UseOfToday = {
  gross_usd: 17_200_000,
  traded_usd: 4_000_000,
  day_qty: 6,
  orders: 1_204,
  largest_order_usd: 950_000,
  largest_order_qty: 3,
  largest_percent_of_adv: 12.34,
  widest_price_percent: 3,
  forecast_usd: null,
  forecast_low_usd: null,
  forecast_high_usd: null,
  warnings: 2,
  rejects: 1,
};
const QUIET: UseOfToday = {
  ...USE,
  gross_usd: 0,
  traded_usd: 0,
  orders: 0,
  largest_order_usd: 0,
  largest_percent_of_adv: 0,
  warnings: 0,
  rejects: 0,
};

function anAccount(change: Partial<LimitedAccount> = {}): LimitedAccount {
  return {
    account: 'DELPHINE',
    alloc_account: null,
    custom_client_name: 'Delphine Capital',
    version: 1,
    pending: [],
    upcoming: [],
    limits: { ...NO_LIMITS, max_gross_usd: 20_000_000, max_order_usd: 1_000_000, max_percent_of_adv: 25 },
    ...change,
  };
}

function table(rows: readonly LimitRow[], all = rows, selectedKey: string | null = null) {
  return <LimitsTable rows={rows} all={all} selectedKey={selectedKey} isStale={false} onOpen={() => undefined} />;
}

/** The accounts and the desk below, without the heads and the bars. */
function cellsOf(rows: readonly LimitRow[], all = rows): readonly (readonly string[])[] {
  return rowsOf(table(rows, all))
    .slice(2)
    .map((cells) => cells.filter((_, place) => place !== 1));
}

/** The tone of the use of the day. */
function toneAt(gross_usd: number): string | undefined {
  const markup = markupOf(table(limitRows([anAccount()], () => ({ ...USE, gross_usd }))));
  return /<td data-tone="(\w+)">[\d.]+%<\/td><td>1,204/.exec(markup)?.[1];
}

describe('the table of limits', () => {
  it('shows uses beside their limits, and the desk below', () => {
    expect(cellsOf(limitRows([anAccount()], () => USE))).toEqual([
      ['DELPHINE Delphine Capital', '$17.2M', '$20M', '86.0%', '1,204', '$1.0M', '$1M', '12.3%', '25%', '2', '1'],
      ['Desk', '$17.2M', '$20M', '86.0%', '1,204', '', '2', '1'],
    ]);
  });

  it('shows dashes and no zero before the engine has sent a use, and where no limit is set', () => {
    const [unset] = cellsOf(limitRows([anAccount({ limits: null })], () => null));
    expect(unset).toEqual(['DELPHINE Delphine Capital', ...Array.from({ length: 10 }, () => '–')]);
  });

  it('dims an account that did not trade, and shows no largest order of it', () => {
    const rows = limitRows([anAccount()], () => QUIET);
    expect(markupOf(table(rows))).toContain('data-quiet="true"');
    expect(cellsOf(rows)[0]?.slice(1)).toEqual(['$0.0M', '$20M', '0.0%', '0', '–', '$1M', '–', '25%', '–', '–']);
  });

  it('warns from 80 percent and alarms from 90', () => {
    expect([15.9, 16, 18].map((millions) => toneAt(millions * 1_000_000))).toEqual(['usual', 'near', 'at']);
  });

  it('counts the whole desk below, whatever is searched', () => {
    const all = limitRows([anAccount(), anAccount({ account: 'ALDGATE' })], () => USE);
    expect(cellsOf(all.slice(0, 1), all).at(-1)?.slice(0, 3)).toEqual(['Desk', '$34.4M', '$40M']);
  });

  it('has no limit of the desk while one account has none', () => {
    const rows = limitRows([anAccount(), anAccount({ account: 'ALDGATE', limits: NO_LIMITS })], () => USE);
    expect(cellsOf(rows).at(-1)?.slice(1, 4)).toEqual(['$34.4M', '–', '–']);
  });

  it('names an allocation account without its client, and opens one of them', () => {
    const rows = limitRows([anAccount(), anAccount({ alloc_account: 'DELPHINE-01' })], () => USE);
    expect(textsOf(table(rows), 'button')).toEqual(['DELPHINE', 'DELPHINE-01']);
    expect(rowsOf(table(rows))[3]?.[0]).toBe('DELPHINE-01');
    expect(markupOf(table(rows, rows, 'DELPHINE|DELPHINE-01')).match(/aria-expanded="true"/g)).toHaveLength(1);
  });

  it('never draws a use wider than its bar', () => {
    const markup = markupOf(table(limitRows([anAccount()], () => ({ ...USE, gross_usd: 90e6, traded_usd: 60e6 }))));
    expect(markup.match(/width:\d+%/g)).toEqual(['width:100%', 'width:100%']);
  });
});

describe('what the screen of limits sums up', () => {
  it('counts accounts, uses at their limit and refusals, one of each in the singular', () => {
    const rows = limitRows([anAccount(), anAccount({ alloc_account: 'DELPHINE-01' })], () => ({
      ...USE,
      gross_usd: 19_000_000,
      warnings: 1,
    }));
    expect(textsOf(<LimitsSummary rows={rows} />, 'li')).toEqual([
      '1 allocation account',
      '2 uses above 90%',
      '0 increases awaiting approval',
      '1 warning',
      '1 rejected',
    ]);
  });

  it('lists what is closest to its limit, as forecast where a forecast is known', () => {
    const paced = { ...USE, forecast_usd: 24_000_000, forecast_low_usd: 21_000_000, forecast_high_usd: 27_000_000 };
    const rows = limitRows([anAccount()], () => paced);
    expect(textsOf(<ClosestLimits rows={rows} onOpen={() => undefined} />, 'li')).toEqual([
      'DELPHINE day notional $24.0M, 21 to 27 120.0%',
      'DELPHINE largest order now 95.0%',
      'DELPHINE largest share of ADV now 49.4%',
    ]);
  });
});
