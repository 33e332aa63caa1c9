import type { OrderFinding } from '@meridian/domain/order-checks/order-finding';
import { Type } from 'typebox';
import { matches } from '../matches.ts';

/** A term that is not what the page showed. */
export type ChangedTerm = {
  readonly field: string;
  readonly expected: string | number | null;
  readonly current: string | number | null;
};

/** The code of an order that waits for its child orders. */
export const PENDING_CODE = 'pending';

/** The result for one order of a command. */
export type OrderRowAnswer = {
  /** Null when no order was created. */
  readonly parent_order_numeric_id: number | null;
  /** The index in a list, from 0. */
  readonly row?: number;
  readonly ok: boolean;
  readonly code: string | null;
  readonly message: string;
  /** With the code `changed-meanwhile`: what somebody else changed. */
  readonly changes?: readonly ChangedTerm[];
  readonly changed_by?: string | null;
  /** With the code `checks`: why the order was refused. */
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

/** The rows in the response to an order command. Empty without rows. */
export function readOrderRows(data: unknown): readonly OrderRowAnswer[] {
  return matches(OrderRowsSchema, data) ? data.rows : [];
}
