import { type CheckContext, checkOrder, DUPLICATE_WINDOW_MS } from '@meridian/domain/order-checks/check-order';
import type { OrderFinding } from '@meridian/domain/order-checks/order-finding';
import type { Instrument } from '../../reference/instrument.ts';
import { priceOrNull } from '../price-units.ts';
import type { OrderTerms } from '../state/parent.ts';
import type { Reading } from '../turn.ts';
import { accountUse } from './account-use.ts';
import { checkMarketOf } from './check-market.ts';
import type { ListTally } from './list-tally.ts';

/** What the checks find in a new order, given those of its list that come before it. */
export function newOrderFindings(
  reading: Reading,
  terms: OrderTerms,
  instrument: Instrument,
  tally: ListTally,
): readonly OrderFinding[] {
  const { limits, gross_usd } = accountUse(reading, terms.account, terms.allocAccount);
  return checkOrder(orderToCheck(terms, instrument), {
    market: checkMarketOf(reading, instrument),
    use: { limits, gross_usd: gross_usd + tally.usdOf(terms) },
    alike: alikeTo(reading, terms, tally),
  });
}

export function orderToCheck(terms: OrderTerms, { tickSize, lotSize }: Instrument) {
  return {
    order_side: terms.side,
    order_type: terms.orderType,
    limit_price: priceOrNull(terms.limitTicks, tickSize),
    order_qty: terms.quantityLots * lotSize,
  };
}

function alikeTo(reading: Reading, terms: OrderTerms, tally: ListTally): CheckContext['alike'] {
  const row = tally.rowLike(terms);
  return row === null ? alikeAmongOrders(reading, terms, null) : [{ row }];
}

/** The newest order like it, but for the order itself. */
export function alikeAmongOrders(
  { state, nowMs }: Reading,
  terms: OrderTerms,
  ownId: number | null,
): CheckContext['alike'] {
  const id = state.orders.alike.newestLike(terms);
  if (id === null || id === ownId) return [];
  const ageMs = nowMs - state.orders.parent(id).receivedMs;
  return ageMs < DUPLICATE_WINDOW_MS ? [{ parent_order_numeric_id: id, ageMs }] : [];
}
