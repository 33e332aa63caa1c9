import { expectedShare } from '@meridian/cost-model/estimates/expected-share';
import {
  type CheckContext,
  checkOrder,
  DUPLICATE_WINDOW_MS,
  MAX_ALIKE,
  type OrderToCheck,
} from '@meridian/domain/order-checks/check-order';
import type { OrderFinding } from '@meridian/domain/order-checks/order-finding';
import type { Instrument } from '../../reference/instrument.ts';
import { volumeProfileOf } from '../../reference/volume-profiles.ts';
import type { Route } from '../ports.ts';
import { priceOrNull } from '../price-units.ts';
import type { OrderTerms } from '../state/parent.ts';
import type { Reading } from '../turn.ts';
import { accountUse, useWith } from './account-use.ts';
import { checkMarketOf } from './check-market.ts';
import type { ListTally } from './list-tally.ts';
import { oppositeOrders } from './opposite-orders.ts';

export type NewOrder = {
  readonly terms: OrderTerms;
  readonly instrument: Instrument;
  /** The route. Null while it is not decided. */
  readonly route: Route | null;
  readonly isAdmin: boolean;
};

/** What the checks find in a new order, given those of its list that come before it. */
export function newOrderFindings(reading: Reading, order: NewOrder, tally: ListTally): readonly OrderFinding[] {
  const { terms, instrument, isAdmin } = order;
  const { own, whole } = tally.usesOf(terms);
  return checkOrder(orderToCheck(reading, order), {
    market: checkMarketOf(reading, instrument),
    use: useWith(accountUse(reading, terms.account, terms.allocAccount), own, whole),
    isAdmin,
    alike: alikeTo(reading, terms, tally),
    opposite: oppositeOrders(reading, terms),
  });
}

type AskedOrder = Pick<NewOrder, 'terms' | 'instrument' | 'route'> & {
  /** Of an order that is changed, what traded of it already. */
  readonly filledLots?: number;
};

export function orderToCheck(reading: Reading, { terms, instrument, route, filledLots = 0 }: AskedOrder): OrderToCheck {
  const { tickSize, lotSize, assetClass, country } = instrument;
  return {
    asset_class: assetClass,
    country,
    strategy: route?.algo ?? null,
    order_side: terms.side,
    order_type: terms.orderType,
    limit_price: priceOrNull(terms.limitTicks, tickSize),
    order_qty: terms.quantityLots * lotSize,
    percent_of_volume: percentOfVolume(reading, terms.quantityLots - filledLots, instrument, route),
  };
}

/** Of the volume that is expected in the order's own time, from now on. Null until it is routed. */
function percentOfVolume({ ports, nowMs }: Reading, lots: number, instrument: Instrument, route: Route | null) {
  if (route === null) return null;
  const market = {
    profile: volumeProfileOf(instrument),
    dailyLots: instrument.averageDailyLots,
    day: ports.market.day(),
    nowMs,
  };
  const share = expectedShare({ ...route.parameters, strategy: route.algo, lots }, market);
  return share === null ? null : 100 * share;
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
