import { ASSET_CLASSES, CALENDAR_SPREAD } from '@meridian/domain/asset-class';
import { ORDER_SIDES } from '@meridian/domain/order-side';
import { ORDER_TYPES, TIMES_IN_FORCE } from '@meridian/domain/order-type';
import { Type } from 'typebox';
import { MAX_LIST_ORDERS, MAX_PARENT_IDS } from './limits.ts';
import { ParentIdSchema, ParentIdsSchema } from './topics.ts';

const Name = Type.String({ minLength: 1, maxLength: 64 });
const Quantity = Type.Number({ exclusiveMinimum: 0 });
const Percent = Type.Number({ minimum: 0, maximum: 100 });
/** Null removes it. */
const Rate = Type.Union([Percent, Type.Null()]);
/** A spread's limit may be zero or negative. Null removes the limit. */
const LimitPrice = Type.Union([Type.Number(), Type.Null()]);
const TimeCode = Type.String({ minLength: 1, maxLength: 32 });

/** The user's reason, stored in the audit. */
const reason = { reason: Type.Optional(Type.String({ maxLength: 500 })) };

/** Strategy fields, named as on the parent order. */
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

/** The reason for an override. Without it an order with warnings is refused. */
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

/** The terms on the page. The change is refused when the order has other terms by then. */
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
    /** `whole`: one invalid row refuses all. `rows`: each row is independent. */
    accept: Type.Enum(['whole', 'rows']),
    orders: Type.Array(Type.Object(newOrder), { minItems: 1, maxItems: MAX_LIST_ORDERS }),
  }),
  'order.modify': ModifyOrdersSchema,
  'order.cancel': OrdersAndReason,
  'order.cancel_children': Type.Object({
    ...orders,
    ...reason,
    /** Only these child orders. All open ones when missing. */
    child_order_numeric_ids: Type.Optional(ParentIdsSchema),
  }),
  'order.pause': OrdersAndReason,
  'order.resume': OrdersAndReason,
  'order.release': StartOrdersSchema,
  'order.send_staged': StartOrdersSchema,
  /** An entry of the decision journal, stored with the current market. */
  'order.note': Type.Object({ ...orders, note: Type.String({ minLength: 1, maxLength: 2_000 }) }),
  /** The orders avoid a destination until it is allowed again (`avoid: false`). */
  'order.reroute': Type.Object({
    ...orders,
    ...reason,
    destination_name: Name,
    avoid: Type.Optional(Type.Boolean()),
  }),
  /** Asks a destination that is down to sign on again. */
  'destination.retry': Type.Object({ ...reason, destination_name: Name }),
  /** For child orders whose venues did not report their state after a restart. */
  'order.decide_doubt': Type.Object({ ...orders, ...reason, decision: Type.Enum(['cancelled', 'wait']) }),
  'global_auto_trading.set': Type.Object({ ...reason, global_auto_trading_status: Type.Boolean() }),
  /** The reason for a kill switch, given afterwards. */
  'global_auto_trading.explain': Type.Object({ reason: Type.String({ minLength: 1, maxLength: 500 }) }),
} as const;
