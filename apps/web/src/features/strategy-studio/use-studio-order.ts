import { codeValue } from '@meridian/domain/json-text';
import { type ActionOrder, readActionOrder } from '@meridian/domain/order-actions/action-order';
import { stagedFor, strategyOf } from '@meridian/domain/order-actions/order-values';
import { remainingOrder } from '@meridian/domain/order-actions/remaining-order';
import type { InstrumentKey } from '@meridian/domain/order-ticket/ticket-draft';
import type { OrderSide } from '@meridian/domain/order-side';
import { formatEndTime, parseEndTime } from '@meridian/domain/start-end-time';
import { exchangeZone } from '@meridian/domain/strategies/exchange-zone';
import type { ParameterValue } from '@meridian/domain/strategies/parameter-definition';
import { useMemo } from 'react';
import { type LiveRecord, useLiveRecord } from '../../live/use-live-record.ts';
import type { Way } from './studio-ways.ts';

/** The order of the studio: the rest of a real order, or a hypothetical one. */
export type StudioOrder = {
  readonly instrument: InstrumentKey | null;
  readonly order_side: OrderSide;
  readonly order_qty: number | null;
  /** Empty for a hypothetical order. */
  readonly account: string;
  readonly alloc_account: string;
  /** The present strategy of the order; null for a hypothetical one. */
  readonly way: Way | null;
};

export type SelectedOrder = Pick<LiveRecord, 'status' | 'refusal'> & { readonly order: StudioOrder | null };

/** The selected order, live. */
export function useSelectedOrder(id: number | null): SelectedOrder {
  const asked = id === null ? null : { parent_order_numeric_ids: [id] };
  const { status, record, refusal } = useLiveRecord('parent_orders', asked);
  const read = record === null ? null : readActionOrder(record);
  const text = JSON.stringify(read === null ? null : studioOrder(read));
  // The row changes with each tick. The variants must not.
  const order = useMemo((): StudioOrder | null => JSON.parse(text), [text]);
  return { status, refusal, order };
}

function studioOrder(order: ActionOrder): StudioOrder {
  const zone = exchangeZone(order.country ?? '');
  const { exchange_symbol, asset_class, asset_sub_class } = order;
  const { order_side, order_qty, values } = remainingOrder(order);
  return {
    instrument: { exchange_symbol, asset_class: asset_class ?? 'EQUITY', asset_sub_class },
    order_side,
    order_qty,
    account: order.account,
    alloc_account: order.alloc_account,
    // A staged order uses its intended strategy.
    way: {
      strat: stagedFor(order) ?? strategyOf(order) ?? 'vwap',
      values: { ...values, et: endOnClock(values['et'], zone) },
    },
  };
}

/** A time on the exchange's clock, which the user can read and edit. */
function endOnClock(end: ParameterValue | undefined, zone: string): ParameterValue {
  const code = codeValue(end);
  return parseEndTime(code).kind === 'epoch' ? formatEndTime(code, zone) : code;
}
