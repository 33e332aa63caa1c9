import { Type } from 'typebox';
import { matches } from '../matches.ts';
import type { ModifyPreviewData } from './trade-questions.ts';

const ModifyPreviewSchema = Type.Unsafe<ModifyPreviewData>(
  Type.Object({
    rows: Type.Array(
      Type.Object({
        parent_order_numeric_id: Type.Integer(),
        ok: Type.Boolean(),
        code: Type.Union([Type.String(), Type.Null()]),
        message: Type.String(),
        findings: Type.Array(Type.Object({ level: Type.Enum(['warning', 'error']), message: Type.String() })),
        open_child_orders: Type.Integer({ minimum: 0 }),
        open_child_qty: Type.Number(),
        min_order_qty: Type.Number(),
      }),
    ),
  }),
);

/** Reads `data` of a successful `trade.preview_modify`. Null for another shape. */
export function readModifyPreview(data: unknown): ModifyPreviewData | null {
  return matches(ModifyPreviewSchema, data) ? data : null;
}
