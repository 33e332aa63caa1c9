import type { AuditType } from '@meridian/domain/audit-type';
import type { AuditEvent } from '@meridian/domain/entities/audit-event';
import type { SnapQuote } from '@meridian/domain/entities/quote';
import type { Instrument } from '../../reference/instrument.ts';
import { averageFillHalfTicks, exposedLots, filledLotsOf, openLotsOf } from '../children/exposure.ts';
import { requestOf } from '../events/cause.ts';
import { causeOfEvent, venueWordOf } from '../events/venue-word.ts';
import type { FamilyEvent } from '../events/kernel-event.ts';
import type { MarketSnap } from '../market-snap.ts';
import { priceOfHalfTicks, priceOrNull, tickSizeAtTicks } from '../price-units.ts';
import type { Child } from '../state/child.ts';
import type { Parent } from '../state/parent.ts';
import { displayedLots, pegTypeOf } from '../rows/child-words.ts';
import { causeWords } from './cause-words.ts';

/** A step of an order's history, with what it belongs to. */
export type AuditRow = AuditEvent & {
  readonly parent_order_numeric_id: number;
  /** Null for a step of the order itself. */
  readonly child_order_numeric_id: number | null;
};

/** What is needed to write ticks, lots and destinations in the desk's words. */
export type AuditContext = {
  readonly instruments: readonly Instrument[];
  readonly brokerOf: (destination: string) => string | null;
};

/** What a step adds to its row. */
export type Step = {
  readonly type: AuditType;
  readonly side: 'req' | 'res';
  readonly atMs: number;
  readonly description: string;
  readonly snap: MarketSnap;
  readonly by?: string | null;
  readonly diagnostic?: string | null;
  /** The requested values instead of the order's own. */
  readonly asked?: (instrument: Instrument) => AskedFields;
};

export type AskedFields = Partial<Pick<AuditEvent, 'order_qty' | 'order_type' | 'limit_price'>>;

export function parentAuditRow(parent: Parent, step: Step, event: FamilyEvent, context: AuditContext): AuditRow {
  const instrument = instrumentAt(context, parent.terms.instrument);
  const { lotSize, tickSize } = instrument;
  const average = averageFillHalfTicks(parent);
  const { limitTicks, minimumLots, orderType, quantityLots } = parent.terms;
  const shownLots = parent.route?.parameters.displayLots ?? 0;
  return {
    ...stepFields(parent, step, event, instrument),
    child_order_numeric_id: null,
    order_qty: quantityLots * lotSize,
    order_type: orderType,
    limit_price: priceOrNull(limitTicks, tickSize),
    min_qty: minimumLots === null ? null : minimumLots * lotSize,
    peg_type: null,
    display_qty: shownLots === 0 ? null : shownLots * lotSize,
    filled_qty: filledLotsOf(parent) * lotSize,
    last_fill_price: null,
    last_market: null,
    exec_broker: null,
    avg_fill_price: average === null ? null : priceOfHalfTicks(average, tickSize),
    working_qty: openLotsOf(parent) * lotSize,
    broker_exec_id: null,
    ...step.asked?.(instrument),
  };
}

export function childAuditRow(
  parent: Parent,
  child: Child,
  step: Step,
  event: FamilyEvent,
  context: AuditContext,
): AuditRow {
  const { terms } = child;
  const instrument = instrumentAt(context, terms.instrument);
  const { lotSize, tickSize } = instrument;
  return {
    ...stepFields(parent, step, event, instrument),
    child_order_numeric_id: child.id,
    order_qty: terms.lots * lotSize,
    order_type: terms.limitTicks === null ? 'MARKET' : 'LIMIT',
    limit_price: priceOrNull(terms.limitTicks, tickSize),
    min_qty: terms.minimumLots * lotSize,
    peg_type: pegTypeOf(terms.kind),
    display_qty: displayedLots(terms) * lotSize,
    filled_qty: child.filledLots * lotSize,
    last_fill_price: child.lastFillHalfTicks === null ? null : priceOfHalfTicks(child.lastFillHalfTicks, tickSize),
    last_market: terms.venue,
    exec_broker: context.brokerOf(terms.destination),
    avg_fill_price: child.filledLots === 0 ? null : priceOfHalfTicks(child.filledValue / child.filledLots, tickSize),
    working_qty: exposedLots(child) * lotSize,
    broker_exec_id: null,
  };
}

function stepFields(parent: Parent, step: Step, event: FamilyEvent, instrument: Instrument) {
  const word = venueWordOf(event);
  return {
    parent_order_numeric_id: parent.id,
    trade_date: event.date ?? parent.tradeDate,
    transact_ts: step.atMs,
    res_type: step.side === 'res' ? step.type : null,
    req_type: step.side === 'req' ? step.type : null,
    description: step.description,
    sender_sub_id: step.by ?? null,
    diagnostic_info: step.diagnostic ?? null,
    tick_size: tickSizeAtTicks(instrument.previousCloseTicks, instrument),
    quote_convention: instrument.quoteConvention,
    ...snapFields(step.snap, instrument),
    caused_by: causeWords(causeOfEvent(event)),
    request_id: requestOf(event),
    venue_report: word === null ? null : JSON.stringify(word),
  };
}

export function snapFields(snap: MarketSnap, { tickSize, lotSize }: Instrument): SnapQuote {
  return {
    snap_bid: priceOrNull(snap.bidTicks, tickSize),
    snap_bid_size: snap.bidTicks === null ? null : snap.bidLots * lotSize,
    snap_ask: priceOrNull(snap.askTicks, tickSize),
    snap_ask_size: snap.askTicks === null ? null : snap.askLots * lotSize,
  };
}

export function instrumentAt({ instruments }: Pick<AuditContext, 'instruments'>, index: number): Instrument {
  const instrument = instruments[index];
  if (instrument === undefined) throw new Error(`there is no instrument ${index}`);
  return instrument;
}
