import {
  type CheckContext,
  checkOrder,
  DUPLICATE_WINDOW_MS,
  MAX_ALIKE,
} from '@meridian/domain/order-checks/check-order';
import type { OrderFinding } from '@meridian/domain/order-checks/order-finding';
import type { Instrument } from '../../reference/instrument.ts';
import type { Route } from '../ports.ts';
import { priceOrNull } from '../price-units.ts';
import type { OrderTerms } from '../state/parent.ts';
import type { Reading } from '../turn.ts';
import { accountUse, useWith } from './account-use.ts';
import { checkMarketOf } from './check-market.ts';
import type { ListTally } from './list-tally.ts';

export type NewOrder = {
  readonly terms: OrderTerms;
  readonly instrument: Instrument;
  /** The route. Null while it is not decided. */
  readonly route: Pick<Route, 'algo'> | null;
  readonly isAdmin: boolean;
};

/** What the checks find in a new order, given those of its list that come before it. */
export function newOrderFindings(reading: Reading, order: NewOrder, tally: ListTally): readonly OrderFinding[] {
  const { terms, instrument, route, isAdmin } = order;
  const { own, whole } = tally.usesOf(terms);
  return checkOrder(orderToCheck(terms, instrument, route), {
    market: checkMarketOf(reading, instrument),
    use: useWith(accountUse(reading, terms.account, terms.allocAccount), own, whole),
    isAdmin,
    alike: alikeTo(reading, terms, tally),
  });
}

export function orderToCheck(terms: OrderTerms, instrument: Instrument, route: Pick<Route, 'algo'> | null) {
  const { tickSize, lotSize, assetClass, country } = instrument;
  return {
    asset_class: assetClass,
    country,
    strategy: route?.algo ?? null,
    order_side: terms.side,
    order_type: terms.orderType,
    limit_price: priceOrNull(terms.limitTicks, tickSize),
    order_qty: terms.quantityLots * lotSize,
  };
}

function alikeTo(reading: Reading, terms: OrderTerms, tally: ListTally): CheckContext['alike'] {
  const rows = tally.rowsLike(terms).map((row) => ({ row }));
  return [...rows, ...alikeAmongOrders(reading, terms, null)].slice(0, MAX_ALIKE);
}

/** Identical orders of the last minute, newest first. For an existing order, those that came after it. */
export function alikeAmongOrders(
  { state, nowMs }: Reading,
  terms: OrderTerms,
  ownId: number | null,
): CheckContext['alike'] {
  return state.orders.alike
    .newestLike(terms)
    .filter((id) => ownId === null || id > ownId)
    .map((id) => ({ parent_order_numeric_id: id, ageMs: nowMs - state.orders.head(id).receivedMs }))
    .filter(({ ageMs }) => ageMs < DUPLICATE_WINDOW_MS);
}
