import type { OrderFinding } from '@meridian/domain/order-checks/order-finding';
import { Type } from 'typebox';
import { Check } from 'typebox/value';

/** A term that is not what the page showed. */
export type ChangedTerm = {
  readonly field: string;
  readonly expected: string | number | null;
  readonly current: string | number | null;
};

/** The code of a row that is right and not finished: an order that waits for its child orders. */
export const PENDING_CODE = 'pending';

/** What one order of a command was answered. */
export type OrderRowAnswer = {
  /** Null when no order came of it. */
  readonly parent_order_numeric_id: number | null;
  /** Of a list, from 0. */
  readonly row?: number;
  readonly ok: boolean;
  readonly code: string | null;
  readonly message: string;
  /** With the code `changed-meanwhile`: what somebody else changed. */
  readonly changes?: readonly ChangedTerm[];
  readonly changed_by?: string | null;
  /** With the code `checks`: what the order was refused for. */
  readonly findings?: readonly OrderFinding[];
};

const OrderRowsSchema = Type.Unsafe<{ readonly rows: readonly OrderRowAnswer[] }>(
  Type.Object({
    rows: Type.Array(
      Type.Object({
        parent_order_numeric_id: Type.Union([Type.Integer(), Type.Null()]),
        row: Type.Optional(Type.Integer({ minimum: 0 })),
        ok: Type.Boolean(),
        code: Type.Union([Type.String(), Type.Null()]),
        message: Type.String(),
      }),
    ),
  }),
);

/** The rows of the answer to a command on orders; empty when it has none. */
export function readOrderRows(data: unknown): readonly OrderRowAnswer[] {
  return Check(OrderRowsSchema, data) ? data.rows : [];
}
