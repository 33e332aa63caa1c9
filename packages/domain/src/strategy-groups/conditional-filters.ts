import { ASSET_CLASSES } from '../asset-class.ts';
import { COUNTRIES } from '../country.ts';
import type { ConditionalFilter } from '../entities/conditional-rule.ts';
import { ORDER_SIDES } from '../order-side.ts';
import { ORDER_TYPES } from '../order-type.ts';
import type { FilterableOrder } from './filterable-order.ts';

export type FilterField = keyof FilterableOrder;
type Description = Omit<ConditionalFilter, 'filter'>;

function plain(label: string, kind: ConditionalFilter['kind']): Description {
  return { label, kind, choices: null };
}

function choice(label: string, choices: readonly string[]): Description {
  return { label, kind: 'choice', choices: [...choices] };
}

/** The fields of conditional rules, and how each is compared. */
const FIELDS: Readonly<Record<FilterField, Description>> = {
  percent_of_adv: plain('% ADV', 'number'),
  avg_spread_bps: plain('Avg spread bps', 'number'),
  volatility: plain('Volatility %', 'number'),
  notional_usd: plain('Notional USD', 'number'),
  order_qty: plain('Quantity', 'number'),
  country: choice('Country', Object.keys(COUNTRIES)),
  order_side: choice('Side', ORDER_SIDES),
  order_type: choice('Order type', ORDER_TYPES),
  asset_class: choice('Asset class', ASSET_CLASSES),
  asset_sub_class: plain('Asset sub-class', 'text'),
  exchange_symbol: plain('Symbol', 'text'),
  exchange_base_symbol: plain('Base symbol', 'text'),
  trade_currency: plain('Currency', 'text'),
  category: plain('Category', 'text'),
  list_name: plain('List', 'text'),
  account: plain('Account', 'text'),
  alloc_account: plain('Allocation account', 'text'),
  trader_id: plain('Trader', 'text'),
  strat: plain('Strategy', 'text'),
  start_time: plain('Start time', 'time'),
  end_time: plain('End time', 'time'),
  must_finish: plain('Must finish', 'flag'),
  part_rate: plain('Participation rate', 'number'),
  volume_cap: plain('Volume cap', 'number'),
};

export function isFilterField(name: string): name is FilterField {
  return Object.hasOwn(FIELDS, name);
}

/** For the configuration screens. */
export const CONDITIONAL_FILTERS: readonly ConditionalFilter[] = Object.entries(FIELDS).map(([filter, description]) =>
  Object.assign({ filter }, description),
);

/** Null for an unknown filter. */
export function filterOf(name: string): ConditionalFilter | null {
  return isFilterField(name) ? { filter: name, ...FIELDS[name] } : null;
}

export type FilterReading = {
  readonly description: Description;
  readonly value: string | number | boolean | null;
};

/** The value of a filter's field in an order. Null for an unknown filter. */
export function readFilter(order: FilterableOrder, filter: string): FilterReading | null {
  return isFilterField(filter) ? { description: FIELDS[filter], value: order[filter] } : null;
}
