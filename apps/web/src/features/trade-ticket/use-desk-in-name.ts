import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { finiteNumber } from '@meridian/domain/finite-number';
import { textValue } from '@meridian/domain/json-text';
import { type DeskInName, deskInName, type NameOrder } from '@meridian/domain/order-ticket/desk-in-name';
import type { InstrumentKey } from '@meridian/domain/order-ticket/ticket-draft';
import { isOrderSide } from '@meridian/domain/order-side';
import { isOrderStatus } from '@meridian/domain/order-status';
import type { PowerSearch } from '@meridian/domain/power-search/power-search';
import type { GridRecord } from '@meridian/live-client/grid/grid-model';
import { useMemo } from 'react';
import { useLiveGrid } from '../../live/grid-context.tsx';
import { useGridRecords } from '../../live/use-grid-records.ts';
import { useIsGridLoading } from '../../live/use-is-grid-loading.ts';
import { useSession } from '../../session/session-context.tsx';

const FIELDS = [
  'status',
  'order_side',
  'last_fill_date',
  'last_fill_date_qty',
  'remaining_qty',
  'account',
  'alloc_account',
  'trader_id',
] as const satisfies readonly (keyof NameOrder)[];

type Account = Parameters<typeof deskInName>[1]['first'];

/** Orders and fills of the desk in an instrument, live; null until loaded and without an instrument. */
export function useDeskInName(
  instrument: InstrumentKey | null,
  { account, alloc_account }: Account,
  tradeDate: string | null,
): DeskInName | null {
  const trader = useSession(({ auth }) => auth.user?.trader_id ?? null);
  const params = instrument === null ? null : { where: inName(instrument) };
  const handle = useLiveGrid(parentOrdersGrid, params === null ? null : { topic: 'parent_orders', params });
  const isLoading = useIsGridLoading(handle);
  const records = useGridRecords(handle, 'all', FIELDS);
  return useMemo(
    () =>
      isLoading || records === null || instrument === null || tradeDate === null
        ? null
        : deskInName(
            records.flatMap((record) => orderIn(record) ?? []),
            { trader, first: { account, alloc_account }, tradeDate },
          ),
    [isLoading, records, instrument, trader, account, alloc_account, tradeDate],
  );
}

/** Symbols are unique within an asset class. */
function inName({ exchange_symbol, asset_class }: InstrumentKey): PowerSearch {
  return {
    join: 'and',
    conditions: [
      { field: 'exchange_symbol', operator: '=', value: exchange_symbol },
      { field: 'asset_class', operator: '=', value: asset_class },
    ],
  };
}

function orderIn(record: GridRecord): NameOrder | null {
  const { order_side, status } = record;
  if (!isOrderSide(order_side)) return null;
  return {
    order_side,
    status: isOrderStatus(status) ? status : null,
    last_fill_date: textValue(record['last_fill_date']),
    last_fill_date_qty: finiteNumber(record['last_fill_date_qty']) ?? 0,
    remaining_qty: finiteNumber(record['remaining_qty']) ?? 0,
    account: textValue(record['account']) ?? '',
    alloc_account: textValue(record['alloc_account']) ?? '',
    trader_id: textValue(record['trader_id']),
  };
}
