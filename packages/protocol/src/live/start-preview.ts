import { Type } from 'typebox';
import { matches } from '../matches.ts';
import type { StartPreviewData } from './trade-questions.ts';

const StartPreviewSchema = Type.Unsafe<StartPreviewData>(
  Type.Object({
    rows: Type.Array(
      Type.Object({
        parent_order_numeric_id: Type.Integer(),
        ok: Type.Boolean(),
        code: Type.Union([Type.String(), Type.Null()]),
        message: Type.String(),
        findings: Type.Array(Type.Object({ level: Type.Enum(['warning', 'error']), message: Type.String() })),
      }),
    ),
  }),
);

/** Reads `data` of a successful `trade.preview_start`. Null for another shape. */
export function readStartPreview(data: unknown): StartPreviewData | null {
  return matches(StartPreviewSchema, data) ? data : null;
}
