import { finiteNumber } from '@meridian/domain/finite-number';
import { rowRecords } from '@meridian/live-client/live-rows';
import { useMemo } from 'react';
import { useLiveRows } from '../../live/use-live-rows.ts';
import type { UseOfToday } from './limit-rows.ts';

export type AccountUseFeed = {
  readonly useOf: (key: string) => UseOfToday | null;
  /** The versions of all limits as one text. A change of it reloads the limits. */
  readonly versions: string;
  readonly rejects: number;
  /** Since when the numbers are stale. Null while they are live. */
  readonly staleSinceMs: number | null;
};

/** Today's use of each account, live. */
export function useAccountUse(): AccountUseFeed {
  const state = useLiveRows('account_use', {});
  return useMemo(() => {
    const records = rowRecords(state);
    const uses = new Map(records.map((record) => [String(record['key']), todayIn(record)]));
    return {
      useOf: (key) => uses.get(key) ?? null,
      versions: records.map((record) => `${record['key']} ${record['version']}`).join(','),
      rejects: records.reduce(
        (sum, record) => sum + (record['alloc_account'] === null ? 0 : Number(record['rejects'])),
        0,
      ),
      staleSinceMs: state.staleSinceMs,
    };
  }, [state]);
}

function todayIn(record: Readonly<Record<string, unknown>>): UseOfToday {
  const number = (field: keyof UseOfToday) => Number(record[field] ?? 0);
  return {
    gross_usd: number('gross_usd'),
    traded_usd: number('traded_usd'),
    day_qty: number('day_qty'),
    orders: number('orders'),
    largest_order_usd: number('largest_order_usd'),
    largest_order_qty: number('largest_order_qty'),
    largest_percent_of_adv: number('largest_percent_of_adv'),
    widest_price_percent: finiteNumber(record['widest_price_percent']),
    forecast_usd: finiteNumber(record['forecast_usd']),
    forecast_low_usd: finiteNumber(record['forecast_low_usd']),
    forecast_high_usd: finiteNumber(record['forecast_high_usd']),
    warnings: number('warnings'),
    rejects: number('rejects'),
  };
}
