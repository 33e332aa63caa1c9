import type { TypedValue } from '../order-ticket/typed-number.ts';
import type { OrderType } from '../order-type.ts';
import type { StrategyName } from '../strategies/strategy-names.ts';
import type { ActionOrder } from './action-order.ts';
import { type LimitOffset, offsetLimit } from './limit-offset.ts';
import { type OrderValues, strategyOf, valuesOf } from './order-values.ts';

/** The wanted changes of one or more orders. Undefined keeps each order's own value. */
export type ModifyDraft = {
  readonly order_qty?: TypedValue | undefined;
  readonly order_type?: OrderType | undefined;
  readonly limit_price?: TypedValue | undefined;
  /** In place of one limit for all: each order's own, moved. */
  readonly limit_offset?: LimitOffset | undefined;
  readonly strat?: StrategyName | undefined;
  /** Changed parameters by short key. */
  readonly values: OrderValues;
};

export const NO_CHANGE: ModifyDraft = { values: {} };

/** The arguments of order.modify for one order, without its id. Only changed values are included. */
export type ModifyChange = {
  readonly order_qty?: number;
  readonly order_type?: OrderType;
  readonly limit_price?: number | null;
  readonly strat?: string;
  readonly strategy_parameters?: string;
  readonly start_time?: string;
  readonly end_time?: string;
  readonly part_rate?: number | null;
  readonly volume_cap?: number | null;
  readonly must_finish?: boolean;
};

/** Parameters with their own field in the command, so that one command fits many orders. */
const FIELDS: ReadonlyMap<string, keyof ModifyChange> = new Map([
  ['st', 'start_time'],
  ['et', 'end_time'],
  ['pr', 'part_rate'],
  ['vc', 'volume_cap'],
  ['mf', 'must_finish'],
]);

/** Optional parameters. An empty field removes them. */
const RATES: ReadonlySet<string> = new Set(['pr', 'vc']);

export function changeOf(order: ActionOrder, draft: ModifyDraft): ModifyChange {
  return { ...priceChange(order, draft), ...strategyChange(order, draft) };
}

function priceChange(order: ActionOrder, draft: ModifyDraft): ModifyChange {
  const { order_qty, order_type, limit_offset } = draft;
  const moved = limit_offset === undefined || order_type === 'MARKET' ? null : offsetLimit(order, limit_offset);
  // An order without a limit has none that could be moved, and stays a market order.
  const isKept = limit_offset !== undefined && order_type !== 'MARKET' && moved === null;
  const type = isKept ? order.order_type : (order_type ?? order.order_type);
  const limit_price = limit_offset === undefined ? draft.limit_price : moved;
  const isNewLimit = type === 'LIMIT' && typeof limit_price === 'number' && limit_price !== order.limit_price;
  return {
    ...(typeof order_qty === 'number' && order_qty !== order.order_qty ? { order_qty } : {}),
    ...(type === order.order_type ? {} : { order_type: type }),
    ...(isNewLimit ? { limit_price } : {}),
    ...(type === 'MARKET' && order.order_type === 'LIMIT' ? { limit_price: null } : {}),
  };
}

function strategyChange(order: ActionOrder, { strat, values }: ModifyDraft): ModifyChange {
  const before = valuesOf(order);
  const other = Object.entries(values).filter(([key, value]) => value !== (before[key] ?? null));
  const touched = other.filter(([, value]) => value !== null);
  const cleared = other.filter(([key, value]) => value === null && RATES.has(key));
  const isOther = strat !== undefined && strat !== strategyOf(order);
  // Another strategy starts from its defaults. The old strategy's parameters and setting do not apply to it.
  if (isOther)
    return { strat, strategy_parameters: JSON.stringify({ ...timesOf(before), ...Object.fromEntries(touched) }) };
  if (touched.every(([key]) => FIELDS.has(key))) return asFields([...touched, ...cleared]);
  const known = Object.entries({ ...before, ...Object.fromEntries(touched) }).filter(([, value]) => value !== null);
  return { strategy_parameters: JSON.stringify(Object.fromEntries(known)), ...asFields(cleared) };
}

function asFields(entries: readonly (readonly [string, unknown])[]): ModifyChange {
  return Object.fromEntries(entries.map(([key, value]) => [FIELDS.get(key), value]));
}

function timesOf({ st, et }: OrderValues): OrderValues {
  return { ...(st === undefined ? {} : { st }), ...(et === undefined ? {} : { et }) };
}

export type ModifyPart = { readonly ids: readonly number[]; readonly change: ModifyChange };

/** One command per group of orders with the same change. Orders without a change are left out. */
export function modifyParts(orders: readonly ActionOrder[], draft: ModifyDraft): readonly ModifyPart[] {
  const changes = orders.map((order) => ({ id: order.parent_order_numeric_id, change: changeOf(order, draft) }));
  return toldAlike(changes.filter(({ change }) => Object.keys(change).length > 0));
}

export function toldAlike(
  changes: readonly { readonly id: number; readonly change: ModifyChange }[],
): readonly ModifyPart[] {
  const groups = new Map<string, { ids: number[]; change: ModifyChange }>();
  for (const { id, change } of changes) {
    const key = JSON.stringify(change);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { ids: [id], change });
    else group.ids.push(id);
  }
  return [...groups.values()];
}

/** The order after the change. */
export function changedOrder(order: ActionOrder, draft: ModifyDraft): ActionOrder {
  const { order_qty, order_type, limit_price, strat } = changeOf(order, draft);
  const had = valuesOf(order);
  const values = { ...(strat === undefined ? had : mainOf(had)), ...draft.values };
  const quantity = order_qty ?? order.order_qty;
  return {
    ...order,
    order_qty: quantity,
    remaining_qty: order.remaining_qty + quantity - order.order_qty,
    order_type: order_type ?? order.order_type,
    limit_price: limit_price === undefined ? order.limit_price : limit_price,
    strat: strat ?? order.strat,
    start_time: textOf(values['st']),
    end_time: textOf(values['et']),
    part_rate: numberOf(values['pr']),
    volume_cap: numberOf(values['vc']),
    must_finish: values['mf'] === true,
    strategy_parameters: JSON.stringify(values),
  };
}

/** The values that an order keeps when its strategy changes. */
function mainOf({ st = null, et = null, pr = null, vc = null, mf = null }: OrderValues): OrderValues {
  return { st, et, pr, vc, mf };
}

function textOf(value: OrderValues[string] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function numberOf(value: OrderValues[string] | undefined): number | null {
  return typeof value === 'number' ? value : null;
}
