import type { NewRow } from '@meridian/history/tables/history-tables';
import type { RangeOutcome } from '@meridian/storage/range-outcomes/range-outcome-store';
import { priceOrNull } from '../../kernel/price-units.ts';
import { instrumentIn } from '../../kernel/rows/row-context.ts';
import { orderRange } from '../ranges/order-range.ts';
import type { DayPart } from './day-part.ts';
import type { LivedContext } from './lived-context.ts';

/** Whether the order ran as its ticket described. */
function isUnchanged({ parent, isCarried }: DayPart): boolean {
  return !isCarried && parent.changedBy === undefined && parent.originalLots === parent.terms.quantityLots;
}

/** An order's cost against its ticket's range. Null without a range, or when it did not run as sent. */
export function rangeOutcomeOf(
  part: DayPart,
  row: NewRow<'parent_orders'>,
  context: LivedContext,
): RangeOutcome | null {
  if (!isUnchanged(part)) return null;
  const { terms, receivedMs } = part.parent;
  const instrument = instrumentIn(context, terms.instrument);
  const priced = instrument.legs === null ? instrument : instrumentIn(context, instrument.legs[0]);
  const closeTicks = context.figuresOf(priced.index)?.previousCloseTicks ?? null;
  const previousClose = priceOrNull(closeTicks, priced.tickSize);
  return orderRange(row, { instrument, day: context.market.day, previousClose, receivedMs });
}
