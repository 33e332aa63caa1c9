import { ASSET_CLASSES, CALENDAR_SPREAD } from '@meridian/domain/asset-class';
import { ORDER_SIDES } from '@meridian/domain/order-side';
import { ORDER_TYPES, TIMES_IN_FORCE } from '@meridian/domain/order-type';
import { Type } from 'typebox';
import { ParentIdsSchema } from './topics.ts';

const Name = Type.String({ minLength: 1, maxLength: 64 });
const Quantity = Type.Number({ exclusiveMinimum: 0 });
const Percent = Type.Number({ minimum: 0, maximum: 100 });
/** A spread's limit may be zero or negative; null takes the limit away. */
const LimitPrice = Type.Union([Type.Number(), Type.Null()]);
const TimeCode = Type.String({ minLength: 1, maxLength: 32 });

/** Why somebody did it: kept in the audit beside the user. */
const reason = { reason: Type.Optional(Type.String({ maxLength: 500 })) };

/** What a strategy takes, under the parent order's own field names. */
const strategy = {
  strat: Type.Optional(Name),
  strategy_parameters: Type.Optional(Type.String({ maxLength: 20_000, description: 'JSON text under short keys' })),
  start_time: Type.Optional(TimeCode),
  end_time: Type.Optional(TimeCode),
  must_finish: Type.Optional(Type.Boolean()),
  part_rate: Type.Optional(Percent),
  volume_cap: Type.Optional(Percent),
};

const orders = { parent_order_numeric_ids: ParentIdsSchema };
const OrdersAndReason = Type.Object({ ...orders, ...reason });

export const ORDER_COMMAND_ARGS = {
  'order.new': Type.Object({
    ...strategy,
    ...reason,
    strat: Name,
    client_order_id: Type.Optional(Name),
    account: Name,
    alloc_account: Name,
    list_name: Type.Optional(Name),
    exchange_symbol: Name,
    asset_class: Type.Enum(ASSET_CLASSES),
    asset_sub_class: Type.Optional(Type.Literal(CALENDAR_SPREAD)),
    order_side: Type.Enum(ORDER_SIDES),
    order_type: Type.Enum(ORDER_TYPES),
    limit_price: Type.Optional(LimitPrice),
    order_qty: Quantity,
    min_qty: Type.Optional(Quantity),
    time_in_force: Type.Optional(Type.Enum(TIMES_IN_FORCE)),
    description: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  'order.modify': Type.Object({
    ...orders,
    ...strategy,
    ...reason,
    order_qty: Type.Optional(Quantity),
    order_type: Type.Optional(Type.Enum(ORDER_TYPES)),
    limit_price: Type.Optional(LimitPrice),
  }),
  'order.cancel': OrdersAndReason,
  'order.cancel_children': OrdersAndReason,
  'order.pause': OrdersAndReason,
  'order.resume': OrdersAndReason,
  'order.release': Type.Object({ ...orders, ...strategy, ...reason }),
  'order.send_staged': Type.Object({ ...orders, ...strategy, ...reason }),
  'global_auto_trading.set': Type.Object({ ...reason, global_auto_trading_status: Type.Boolean() }),
} as const;
