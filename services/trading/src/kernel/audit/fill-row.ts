import { formatQuantity } from '@meridian/domain/number-format';
import { filledLotsOf } from '../children/exposure.ts';
import type { ChildFilled } from '../events/child-events.ts';
import { priceText } from '../price-text.ts';
import { priceOfHalfTicks } from '../price-units.ts';
import type { Child } from '../state/child.ts';
import type { Parent } from '../state/parent.ts';
import { type AuditContext, type AuditRow, instrumentAt, parentAuditRow } from './audit-row.ts';

/** A fill as a step of the order: full when the order is complete, partial otherwise. */
export function fillAuditRow(parent: Parent, child: Child, event: ChildFilled, context: AuditContext): AuditRow {
  const instrument = instrumentAt(context, child.terms.instrument);
  const { lotSize, tickSize } = instrument;
  const isFull = filledLotsOf(parent) >= parent.terms.quantityLots;
  const price = priceOfHalfTicks(event.priceHalfTicks, tickSize);
  const { destination } = child.terms;
  const venue = event.printedAt ?? child.terms.venue;
  const row = parentAuditRow(
    parent,
    {
      type: isFull ? 'FULL FILL' : 'PARTIAL FILL',
      side: 'res',
      atMs: event.atMs,
      snap: event.snap,
      description: `Child ${child.id}: ${formatQuantity(event.lots * lotSize)} at ${priceText(price, instrument)} on ${venue}`,
    },
    event,
    context,
  );
  return {
    ...row,
    child_order_numeric_id: child.id,
    last_fill_price: price,
    last_market: venue,
    exec_broker: context.brokerOf(destination),
    broker_exec_id: event.execId,
  };
}
