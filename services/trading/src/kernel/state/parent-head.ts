import type { OrderSide } from '@meridian/domain/order-side';
import { filledLotsOf } from '../children/exposure.ts';
import type { ByLane, FillSum, OrderTerms, Parent } from './parent.ts';

/** What is asked of all orders at once. Of an order that is over it is read without the rest. */
export type ParentHead = {
  readonly id: number;
  readonly tradeDate: string;
  readonly doneDate: string | null;
  readonly isDone: boolean;
  readonly receivedMs: number;
  readonly account: string;
  readonly allocAccount: string;
  readonly instrument: number;
  readonly side: OrderSide;
  readonly originalLots: number;
  /** As the day's limit counts the order: in full while it can trade, and what it filled when it is done. */
  readonly countedUsd: number;
};

/** What orders are found and counted by. */
export type ParentOutline = Pick<
  Parent,
  'id' | 'originalLots' | 'usdPerLot' | 'lotSize' | 'tradeDate' | 'doneDate' | 'stage' | 'outcome' | 'receivedMs'
> & {
  readonly terms: Pick<
    OrderTerms,
    'account' | 'allocAccount' | 'clientOrderId' | 'instrument' | 'side' | 'quantityLots'
  >;
  readonly route: object | null;
  readonly fills: ByLane<Pick<FillSum, 'lots'>>;
};

export function headOf(parent: ParentOutline): ParentHead {
  const { id, tradeDate, doneDate, stage, receivedMs, terms, originalLots, usdPerLot = 0 } = parent;
  const { account, allocAccount, instrument, side } = terms;
  const isDone = stage === 'done';
  const lots = isDone ? filledLotsOf(parent) : terms.quantityLots;
  const countedUsd = lots * usdPerLot;
  const alike = { account, allocAccount, instrument, side, originalLots };
  return { id, tradeDate, doneDate, isDone, receivedMs, ...alike, countedUsd };
}
