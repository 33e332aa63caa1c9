import { isAccountVisible } from '@meridian/domain/account-access';
import { ACCOUNT_USE_FIELDS, type AccountUseRow } from '@meridian/domain/limits/account-use-row';
import type { TopicScope, TopicSource } from '../../live/topic-source.ts';
import type { Row } from '../row-batch.ts';
import { PublishedRows } from '../views/published-rows.ts';

export type CountsOf = (
  account: string,
  allocAccount: string | null,
) => { readonly warnings: number; readonly rejects: number };

type View = { readonly rows: PublishedRows; readonly scope: TopicScope };

/** `account_use`: today's use of each account's limits, as often as the engine sends it. */
export function accountUseTopic(countsOf: CountsOf) {
  const views = new Set<View>();
  let latest: readonly AccountUseRow[] = [];
  const show = ({ rows, scope }: View) => {
    const seen = latest.filter((row) => isVisible(scope, row));
    for (const row of seen) rows.put(keyOf(row), cellsOf(seenBy(scope, row), countsOf));
    rows.retain(new Set(seen.map(keyOf)));
  };
  const source: TopicSource = {
    fields: ACCOUNT_USE_FIELDS,
    scope: 'accounts',
    open: (_params, scope, changed) => {
      const view = { rows: new PublishedRows(changed), scope };
      show(view);
      view.rows.open();
      views.add(view);
      return {
        keys: () => view.rows.keys(),
        row: (key) => view.rows.row(key),
        close: () => views.delete(view),
      };
    },
  };
  return {
    source,
    hear: (rows: readonly AccountUseRow[]) => {
      latest = rows;
      for (const view of views) show(view);
    },
  };
}

/** A whole account is the sum of its allocation accounts, so only users who may see all of them see it. */
function isVisible(scope: TopicScope, { account, alloc_account }: AccountUseRow): boolean {
  if (scope.is_admin === true) return true;
  return alloc_account === null
    ? scope.accounts.includes(account)
    : isAccountVisible(scope, { account, alloc_account });
}

/** An amount over its quantity is a price, so without the permit amounts are in whole millions. */
function seenBy({ market_data_permit }: TopicScope, row: AccountUseRow): AccountUseRow {
  if (market_data_permit) return row;
  const { gross_usd, traded_usd, largest_order_usd, forecast_usd, forecast_low_usd, forecast_high_usd } = row;
  return {
    ...row,
    // With the order's limit it would reveal the market price.
    widest_price_percent: null,
    forecast_usd: forecast_usd === null ? null : inMillions(forecast_usd),
    forecast_low_usd: forecast_low_usd === null ? null : inMillions(forecast_low_usd),
    forecast_high_usd: forecast_high_usd === null ? null : inMillions(forecast_high_usd),
    gross_usd: inMillions(gross_usd),
    traded_usd: inMillions(traded_usd),
    largest_order_usd: inMillions(largest_order_usd),
  };
}

function inMillions(usd: number): number {
  return 1_000_000 * Math.round(usd / 1_000_000);
}

function keyOf({ account, alloc_account }: AccountUseRow): string {
  return `${account}|${alloc_account ?? ''}`;
}

function cellsOf(row: AccountUseRow, countsOf: CountsOf): Row {
  const cells = { ...row, key: keyOf(row), ...countsOf(row.account, row.alloc_account) };
  return ACCOUNT_USE_FIELDS.map((field) => cells[field]);
}
