import { expect, it } from 'vitest';
import { readModifyPreview } from './modify-preview.ts';

const ROW = {
  parent_order_numeric_id: 7,
  ok: true,
  code: null,
  message: '',
  findings: [],
  open_child_orders: 2,
  open_child_qty: 300,
  min_order_qty: 500,
};

it('takes what the server answers, and nothing else', () => {
  expect(readModifyPreview({ rows: [ROW] })?.rows[0]?.min_order_qty).toBe(500);
  expect(readModifyPreview({ rows: [{ ...ROW, open_child_orders: -1 }] })).toBeNull();
  expect(readModifyPreview(null)).toBeNull();
});
