import type { NewRow } from '@meridian/history/tables/history-tables';
import { snapFields } from '../../kernel/audit/audit-row.ts';
import { priceOrNull } from '../../kernel/price-units.ts';
import { halfTickPrice } from '../../kernel/rows/amounts.ts';
import { lastMarketOf } from '../../kernel/rows/child-row.ts';
import { childSide, childTimeInForce, pegTypeOf, specialInstructionOf } from '../../kernel/rows/child-words.ts';
import { instrumentIn } from '../../kernel/rows/row-context.ts';
import type { Child } from '../../kernel/state/child.ts';
import type { Parent } from '../../kernel/state/parent.ts';
import { childOrderStatus } from '../../kernel/status/child-status.ts';
import type { Instrument } from '../../reference/instrument.ts';
import type { LivedContext } from './lived-context.ts';

/** History has null where live rows have an empty text. */
function instructionOf(child: Child): string | null {
  const instruction = specialInstructionOf(child);
  return instruction === 'None' ? null : instruction;
}

function quantitiesOf(child: Child, { lotSize }: Instrument) {
  const { lots, minimumLots, displayLots } = child.terms;
  return {
    order_qty: lots * lotSize,
    filled_qty: child.filledLots * lotSize,
    remaining_qty: (lots - child.filledLots) * lotSize,
    min_fill_qty: minimumLots > 0 ? minimumLots * lotSize : null,
    display_qty: displayLots < lots ? displayLots * lotSize : null,
  };
}

/** A child order at the end of its day. */
export function livedChildRow(
  parent: Parent,
  child: Child,
  context: Pick<LivedContext, 'instruments' | 'brokerOf'>,
): NewRow<'child_orders'> {
  const instrument = instrumentIn(context, child.terms.instrument);
  const { limitTicks, destination, intended = destination, venue, kind, tactic } = child.terms;
  const average = child.filledLots === 0 ? null : child.filledValue / child.filledLots;
  return {
    child_order_numeric_id: child.id,
    parent_order_numeric_id: parent.id,
    account: parent.terms.account,
    alloc_account: parent.terms.allocAccount,
    bestex_id: instrument.bestexId,
    exchange_symbol: instrument.exchangeSymbol,
    asset_class: instrument.assetClass,
    status: childOrderStatus(child),
    diagnostic_info: child.reason === '' ? null : child.reason,
    order_side: childSide(parent, child),
    order_type: limitTicks === null ? 'MARKET' : 'LIMIT',
    limit_price: priceOrNull(limitTicks, instrument.tickSize),
    time_in_force: childTimeInForce(child.terms),
    ...quantitiesOf(child, instrument),
    avg_fill_price: halfTickPrice(average, instrument.tickSize),
    special_order_instruction: instructionOf(child),
    intended_broker: context.brokerOf(intended),
    exec_broker: context.brokerOf(destination),
    intended_venue: venue,
    last_market: lastMarketOf(child),
    peg_type: pegTypeOf(kind) === null ? null : 'Mid',
    destination_name: destination,
    reflection_id: tactic,
    send_time_since_epoch_milliseconds: child.sentMs,
    last_update_timestamp: child.updatedMs,
    ...snapFields(child.snap, instrument),
  };
}
