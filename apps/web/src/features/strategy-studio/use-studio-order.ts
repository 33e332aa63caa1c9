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

/** What ways are tried on: an order of the desk as far as it is not done, or one that is made up. */
export type StudioOrder = {
  readonly instrument: InstrumentKey | null;
  readonly order_side: OrderSide;
  readonly order_qty: number | null;
  /** Blank for a made-up one. */
  readonly account: string;
  readonly alloc_account: string;
  /** The way that the order is worked now; null for a made-up one. */
  readonly way: Way | null;
};

export type SelectedOrder = Pick<LiveRecord, 'status' | 'refusal'> & { readonly order: StudioOrder | null };

/** The selected order, as of now; nothing is asked without one. */
export function useSelectedOrder(id: number | null): SelectedOrder {
  const asked = id === null ? null : { parent_order_numeric_ids: [id] };
  const { status, record, refusal } = useLiveRecord('parent_orders', asked);
  const read = record === null ? null : readActionOrder(record);
  const text = JSON.stringify(read === null ? null : studioOrder(read));
  // A row changes with each tick of its market, and what is tried on it should not.
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
    // A staged order is worked by what it is meant for, once it is sent.
    way: {
      strat: stagedFor(order) ?? strategyOf(order) ?? 'vwap',
      values: { ...values, et: endOnClock(values['et'], zone) },
    },
  };
}

/** A moment as the exchange's clock shows it: nobody can read or change a number of milliseconds. */
function endOnClock(end: ParameterValue | undefined, zone: string): ParameterValue {
  const code = codeValue(end);
  return parseEndTime(code).kind === 'epoch' ? formatEndTime(code, zone) : code;
}
