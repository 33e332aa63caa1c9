import { ORDER_SIDES } from '@meridian/domain/order-side';
import { type Static, Type } from 'typebox';
import { matches } from '../matches.ts';
import { nullable } from '../rest/schema-parts.ts';

/** An order, or a change of one, that waits until somebody releases it. */
const HeldOrderSchema = Type.Object({
  parent_order_numeric_id: Type.Integer(),
  account: Type.String(),
  alloc_account: Type.String(),
  exchange_symbol: Type.String(),
  order_side: Type.Enum(ORDER_SIDES),
  order_qty: Type.Number(),
  /** The quantity that a held change asks for. Null where the order itself waits. */
  wanted_qty: nullable(Type.Number()),
  is_change: Type.Boolean(),
  reason: Type.String(),
  asked_by: Type.String(),
  asked_ms: Type.Integer(),
  /** By email, who may not release it. Empty where its author may. */
  barred: Type.Array(Type.String()),
});

const HeldOrdersSchema = Type.Array(HeldOrderSchema);

export type HeldOrder = Static<typeof HeldOrderSchema>;

/** Null when the answer cannot be read. */
export function readHeldOrders(orders: unknown): readonly HeldOrder[] | null {
  return matches(HeldOrdersSchema, orders) ? orders : null;
}
