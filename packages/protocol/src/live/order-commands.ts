import { ASSET_CLASSES, CALENDAR_SPREAD } from '@meridian/domain/asset-class';
import { ORDER_SIDES } from '@meridian/domain/order-side';
import { ORDER_TYPES, TIMES_IN_FORCE } from '@meridian/domain/order-type';
import { Type } from 'typebox';
import { MAX_LIST_ORDERS, MAX_PARENT_IDS } from './limits.ts';
import { ParentIdSchema, ParentIdsSchema } from './topics.ts';

const Name = Type.String({ minLength: 1, maxLength: 64 });
const Quantity = Type.Number({ exclusiveMinimum: 0 });
const Percent = Type.Number({ minimum: 0, maximum: 100 });
/** Null takes it away. */
const Rate = Type.Union([Percent, Type.Null()]);
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
  part_rate: Type.Optional(Rate),
  volume_cap: Type.Optional(Rate),
};

const orders = { parent_order_numeric_ids: ParentIdsSchema };
const OrdersAndReason = Type.Object({ ...orders, ...reason });

/** Why the warnings of the checks are overridden; without it an order with warnings is refused. */
const override = { override_reason: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })) };

const newOrder = {
  ...strategy,
  strat: Name,
  client_order_id: Type.Optional(Name),
  account: Name,
  alloc_account: Name,
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
};

export const NewOrderSchema = Type.Object({
  ...newOrder,
  ...reason,
  ...override,
  list_name: Type.Optional(Name),
});

/** What the page showed when the change was made: an order that has other terms by now refuses it. */
const expected = {
  expected: Type.Optional(
    Type.Array(
      Type.Object({
        parent_order_numeric_id: ParentIdSchema,
        order_qty: Type.Optional(Quantity),
        order_type: Type.Optional(Type.Enum(ORDER_TYPES)),
        limit_price: Type.Optional(LimitPrice),
        strategy_parameters: Type.Optional(Type.String({ maxLength: 20_000 })),
      }),
      { maxItems: MAX_PARENT_IDS },
    ),
  ),
};

export const ModifyOrdersSchema = Type.Object({
  ...orders,
  ...strategy,
  ...reason,
  ...override,
  ...expected,
  order_qty: Type.Optional(Quantity),
  order_type: Type.Optional(Type.Enum(ORDER_TYPES)),
  limit_price: Type.Optional(LimitPrice),
});

export const StartOrdersSchema = Type.Object({ ...orders, ...strategy, ...reason, ...override, ...expected });

export const ORDER_COMMAND_ARGS = {
  'order.new': NewOrderSchema,
  'order.new_list': Type.Object({
    ...reason,
    ...override,
    list_name: Name,
    /** `whole`: one bad row refuses all of them; `rows`: each row stands for itself. */
    accept: Type.Enum(['whole', 'rows']),
    orders: Type.Array(Type.Object(newOrder), { minItems: 1, maxItems: MAX_LIST_ORDERS }),
  }),
  'order.modify': ModifyOrdersSchema,
  'order.cancel': OrdersAndReason,
  'order.cancel_children': Type.Object({
    ...orders,
    ...reason,
    /** These alone, of the orders given; all open ones when left out. */
    child_order_numeric_ids: Type.Optional(ParentIdsSchema),
  }),
  'order.pause': OrdersAndReason,
  'order.resume': OrdersAndReason,
  'order.release': StartOrdersSchema,
  'order.send_staged': StartOrdersSchema,
  /** An entry of the decision journal, kept with the market of that moment. */
  'order.note': Type.Object({ ...orders, note: Type.String({ minLength: 1, maxLength: 2_000 }) }),
  /** The orders send nothing more through a destination until they are told that they may again (`avoid: false`). */
  'order.reroute': Type.Object({
    ...orders,
    ...reason,
    destination_name: Name,
    avoid: Type.Optional(Type.Boolean()),
  }),
  /** Asks a destination that is down to sign on again. */
  'destination.retry': Type.Object({ ...reason, destination_name: Name }),
  /** For child orders whose venues do not say what became of them after a restart. */
  'order.decide_doubt': Type.Object({ ...orders, ...reason, decision: Type.Enum(['cancelled', 'wait']) }),
  'global_auto_trading.set': Type.Object({ ...reason, global_auto_trading_status: Type.Boolean() }),
  /** The reason for a stop that had to be quick. */
  'global_auto_trading.explain': Type.Object({ reason: Type.String({ minLength: 1, maxLength: 500 }) }),
} as const;
