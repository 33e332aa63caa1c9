import type { AccountUseRow } from '@meridian/domain/limits/account-use-row';
import type { LimitedAccount } from '@meridian/protocol/rest/limit-schemas';

export type UseTone = 'usual' | 'near' | 'at';

export const NEAR_PERCENT = 80;
export const AT_PERCENT = 90;

export type UseOfToday = Omit<AccountUseRow, 'account' | 'alloc_account' | 'version'> & {
  readonly warnings: number;
  readonly rejects: number;
};

export type LimitRow = LimitedAccount & {
  readonly key: string;
  /** Null until the engine has sent it. */
  readonly use: UseOfToday | null;
  /** Percent of the day's notional limit. Null without a limit. */
  readonly usedPercent: number | null;
};

export function keyOf({ account, alloc_account }: Pick<LimitedAccount, 'account' | 'alloc_account'>): string {
  return `${account}|${alloc_account ?? ''}`;
}

/** Accounts in their fixed order, each with today's use. */
export function limitRows(
  accounts: readonly LimitedAccount[],
  useOf: (key: string) => UseOfToday | null,
): readonly LimitRow[] {
  return accounts.map((account) => {
    const key = keyOf(account);
    const use = useOf(key);
    return Object.assign({ key, use, usedPercent: percentOf(use?.gross_usd, account.limits?.max_gross_usd) }, account);
  });
}

export function percentOf(value: number | undefined, limit: number | null | undefined): number | null {
  if (value === undefined || limit === undefined || limit === null) return null;
  if (limit === 0) return value === 0 ? 0 : 100;
  return (100 * value) / limit;
}

/** Amber from 80%, red from 90%. */
export function toneOf(percent: number | null): UseTone {
  if (percent === null || percent < NEAR_PERCENT) return 'usual';
  return percent < AT_PERCENT ? 'near' : 'at';
}

export type DeskTotal = {
  readonly gross_usd: number;
  readonly limit_usd: number | null;
  readonly orders: number;
  readonly warnings: number;
  readonly rejects: number;
};

/** The sum over whole accounts. Allocation accounts are part of them already. */
export function deskTotal(rows: readonly LimitRow[]): DeskTotal {
  const whole = rows.filter(({ alloc_account }) => alloc_account === null);
  const sum = (value: (row: LimitRow) => number) => whole.reduce((total, row) => total + value(row), 0);
  const isBounded = whole.length > 0 && whole.every(({ limits }) => limits !== null && limits.max_gross_usd !== null);
  return {
    gross_usd: sum(({ use }) => use?.gross_usd ?? 0),
    limit_usd: isBounded ? sum(({ limits }) => limits?.max_gross_usd ?? 0) : null,
    orders: sum(({ use }) => use?.orders ?? 0),
    warnings: sum(({ use }) => use?.warnings ?? 0),
    rejects: sum(({ use }) => use?.rejects ?? 0),
  };
}

export type RowFilter = { readonly search: string; readonly isPendingOnly: boolean };

/** Matching rows, each with its account. */
export function shownRows(rows: readonly LimitRow[], { search, isPendingOnly }: RowFilter): readonly LimitRow[] {
  const typed = search.trim().toUpperCase();
  const matches = (row: LimitRow) =>
    (typed === '' ||
      `${row.account} ${row.alloc_account ?? ''} ${row.custom_client_name}`.toUpperCase().includes(typed)) &&
    (!isPendingOnly || row.pending.length > 0);
  const found = rows.filter(matches);
  const accounts = new Set(found.map(({ account }) => account));
  const keys = new Set(found.map(({ key }) => key));
  return rows.filter((row) => keys.has(row.key) || (row.alloc_account === null && accounts.has(row.account)));
}

export type Closest = {
  readonly row: LimitRow;
  readonly what: string;
  readonly percent: number;
  /** The day's notional at the close. Null where the current use counts. */
  readonly forecast: Forecast | null;
};

type Forecast = { readonly usd: number; readonly lowUsd: number; readonly highUsd: number };

/** The day's notional at the close, once the pace is known. */
function forecastOf({ forecast_usd, forecast_low_usd, forecast_high_usd }: UseOfToday): Forecast | null {
  if (forecast_usd === null || forecast_low_usd === null || forecast_high_usd === null) return null;
  return { usd: forecast_usd, lowUsd: forecast_low_usd, highUsd: forecast_high_usd };
}

/** The rows nearest to their limit, nearest first. */
export function closestToLimit(rows: readonly LimitRow[], count: number): readonly Closest[] {
  const all = rows.flatMap((row) => {
    const { use, limits } = row;
    if (use === null || limits === null) return [];
    const forecast = forecastOf(use);
    const measures: readonly (readonly [string, number | null, Forecast?])[] = [
      forecast === null
        ? ['day notional', percentOf(use.gross_usd, limits.max_gross_usd)]
        : ['day notional', percentOf(forecast.usd, limits.max_gross_usd), forecast],
      ['day volume', percentOf(use.day_qty, limits.max_day_qty)],
      ['largest order', percentOf(use.largest_order_usd, limits.max_order_usd)],
      ['largest share of ADV', percentOf(use.largest_percent_of_adv, limits.max_percent_of_adv)],
    ];
    return measures.flatMap(([what, percent, of]) =>
      percent === null || percent === 0 ? [] : [{ row, what, percent, forecast: of ?? null }],
    );
  });
  return all.sort((a, b) => b.percent - a.percent).slice(0, count);
}
