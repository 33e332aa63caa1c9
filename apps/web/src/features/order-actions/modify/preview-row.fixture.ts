import type { ModifyPreviewRow } from '@meridian/protocol/live/trade-questions';

/** The answer for an order that can take the change. */
export function previewRow(change: Partial<ModifyPreviewRow> = {}): ModifyPreviewRow {
  return {
    parent_order_numeric_id: 904_114,
    ok: true,
    code: null,
    message: '',
    findings: [],
    open_child_orders: 0,
    open_child_qty: 0,
    min_order_qty: 85_300,
    ...change,
  };
}

export const A_WARNING = {
  level: 'warning',
  code: 'order-size',
  field: 'order_qty',
  message: 'Above the usual size.',
} as const;
