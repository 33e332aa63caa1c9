import type { OrderStatus } from '@meridian/domain/order-status';
import type { ReplayOrder } from '@meridian/domain/replay/replay-order';
import type { FamilyEvent } from '../../kernel/events/kernel-event.ts';
import type { OrderReceived } from '../../kernel/events/order-events.ts';
import { priceOfHalfTicks } from '../../kernel/price-units.ts';
import type { OrderChange } from '../../kernel/state/parent.ts';
import type { Instrument } from '../../reference/instrument.ts';

/** An order and its owner, as its own events tell. */
export type ReplayHead = {
  readonly order: Omit<ReplayOrder, 'status'>;
  readonly account: string;
  readonly alloc_account: string;
  readonly instrument: Instrument;
  /** How it ended; null while it runs. */
  readonly ending: 'FILLED' | 'OUT' | 'EXPIRED' | 'REJECTED' | null;
};

const ENDINGS: ReadonlyMap<string, NonNullable<ReplayHead['ending']>> = new Map([
  ['OrderFilled', 'FILLED'],
  ['OrderCancelled', 'OUT'],
  ['OrderExpired', 'EXPIRED'],
  ['OrderRejected', 'REJECTED'],
]);

/** Null when the journal no longer has the order's arrival. */
export function replayHeadOf(events: readonly FamilyEvent[], instruments: readonly Instrument[]): ReplayHead | null {
  const received = events.find((event) => event.kind === 'OrderReceived');
  const instrument = received === undefined ? undefined : instruments[received.terms.instrument];
  if (received === undefined || instrument === undefined) return null;
  const { terms, parentId, atMs, tradeDate } = received;
  const started = events.find((event) => event.kind === 'OrderStarted');
  const arrival = events.findLast(({ kind }) => kind === 'OrderStarted' || kind === 'ArrivalMarked');
  const arrivalHalfTicks = arrival !== undefined && 'arrivalHalfTicks' in arrival ? arrival.arrivalHalfTicks : null;
  const ended = events.findLast(({ kind }) => ENDINGS.has(kind));
  const last = lastTerms(received, events);
  return {
    order: {
      parent_order_numeric_id: parentId,
      exchange_symbol: instrument.exchangeSymbol,
      asset_sub_class: instrument.assetSubClass,
      order_side: terms.side,
      order_qty: last.quantityLots * instrument.lotSize,
      strat: last.strat,
      tick_size: instrument.tickSize,
      quote_convention: instrument.quoteConvention,
      trade_date: tradeDate,
      received_ms: atMs,
      start_ms: started?.atMs ?? null,
      end_ms: ended?.atMs ?? null,
      arrival_mid: arrivalHalfTicks === null ? null : priceOfHalfTicks(arrivalHalfTicks, instrument.tickSize),
      source: 'journal',
    },
    account: terms.account,
    alloc_account: terms.allocAccount,
    instrument,
    ending: ended === undefined ? null : (ENDINGS.get(ended.kind) ?? null),
  };
}

const RUNNING: ReadonlySet<OrderStatus> = new Set(['INIT', 'PENDING', 'NEW', 'SENT', 'WORKING', 'PARTIAL']);

/**
 * The order with the status of its row. The journal knows of an end a moment before the row does; until then the order
 * runs, so that whoever watches it asks again.
 */
export function orderWithStatus({ order, ending }: ReplayHead, rowStatus: OrderStatus | null): ReplayOrder {
  const status = rowStatus ?? ending ?? 'WORKING';
  return { ...order, status, end_ms: RUNNING.has(status) ? null : order.end_ms };
}

/** The terms after all changes that took effect. */
function lastTerms({ terms }: OrderReceived, events: readonly FamilyEvent[]) {
  let { quantityLots } = terms;
  let { strat } = terms.strategy;
  let pending: OrderChange = {};
  for (const event of events) {
    if (event.kind === 'OrderModifyRequested') pending = event.change;
    if (event.kind !== 'OrderModified') continue;
    quantityLots = pending.quantityLots ?? quantityLots;
    strat = pending.strategy?.strat ?? strat;
    pending = {};
  }
  return { quantityLots, strat };
}
