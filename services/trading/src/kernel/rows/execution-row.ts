import type { Execution as ExecutionRow } from '@meridian/domain/entities/execution';
import { snapFields } from '../audit/audit-row.ts';
import { priceOfHalfTicks, priceOrNull, tickSizeAtTicks } from '../price-units.ts';
import type { Child } from '../state/child.ts';
import type { Execution } from '../state/execution.ts';
import type { Parent } from '../state/parent.ts';
import { childSide, childTimeInForce } from './child-words.ts';
import { instrumentFields } from './instrument-fields.ts';
import { LEG_TYPES } from './leg-type.ts';
import { instrumentIn, type RowContext } from './row-context.ts';

/** A fill with its child. Its id includes the venue, because exec ids are unique only per venue. */
export function executionRow(
  parent: Parent,
  child: Child,
  execution: Execution,
  context: Pick<RowContext, 'instruments' | 'brokerOf'>,
): ExecutionRow & { readonly id: string } {
  const instrument = instrumentIn(context, child.terms.instrument);
  const { lotSize, tickSize, quoteConvention } = instrument;
  const { exchange_symbol, outright_symbol, country, trade_currency, asset_class, asset_sub_class } =
    instrumentFields(instrument);
  return {
    id: execution.key,
    broker_exec_id: execution.execId,
    report_receive_time_since_epoch_milliseconds: execution.atMs,
    exchange_symbol,
    outright_symbol,
    country,
    trade_currency,
    asset_class,
    asset_sub_class,
    tick_size: tickSizeAtTicks(execution.priceHalfTicks / 2, instrument),
    quote_convention: quoteConvention,
    order_side: childSide(parent, child),
    time_in_force: childTimeInForce(child.terms),
    limit_price: priceOrNull(child.terms.limitTicks, tickSize),
    order_qty: child.terms.lots * lotSize,
    parent_order_numeric_id: parent.id,
    client_order_id: parent.terms.clientOrderId,
    send_time: child.sentMs,
    reflection_id: child.terms.tactic,
    last_fill_qty: execution.lots * lotSize,
    last_fill_price: priceOfHalfTicks(execution.priceHalfTicks, tickSize),
    last_market: execution.printedAt ?? child.terms.venue,
    exec_broker: context.brokerOf(child.terms.destination),
    destination_name: child.terms.destination,
    leg_type: LEG_TYPES[child.terms.lane],
    ...snapFields(execution.snap, instrument),
  };
}
