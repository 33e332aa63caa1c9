import type { ChildOrder } from '../../entities/child-order.ts';
import type { ParentOrder } from '../../entities/parent-order.ts';
import type { SnapQuote } from '../../entities/quote.ts';
import { defineColumns } from '../define-columns.ts';
import { COMMON } from '../total-rule.ts';

type ChildOwnField = Exclude<keyof ChildOrder, keyof ParentOrder | keyof SnapQuote | 'leg_type'>;

/** Fields that only a child order has: destination, display and venue reports. */
export const routeColumns = defineColumns<ChildOwnField>('field', {
  send_time_since_epoch_milliseconds: { header: 'Sent', kind: 'time' },
  child_order_numeric_id: { header: 'Child id', kind: 'id' },
  peg_type: { header: 'Peg', kind: 'choice' },
  destination_name: { header: 'Destination', kind: 'destination' },
  intended_venue: { header: 'Venue', kind: 'choice' },
  reflection_id: { header: 'Tactic', kind: 'choice', width: 104 },
  display_qty: { header: 'Display', kind: 'quantity' },
  min_fill_qty: { header: 'Min fill', kind: 'quantity', total: COMMON },
  special_order_instruction: { header: 'Instruction', kind: 'instruction' },
  intended_broker: { header: 'Intended broker', kind: 'choice' },
  exec_broker: { header: 'Exec broker', kind: 'choice' },
  last_fill_qty: { header: 'Last fill qty', kind: 'quantity' },
  last_fill_price: { header: 'Last fill px', kind: 'price' },
  last_market: { header: 'Last market', kind: 'choice' },
});

/** A child order with status OUT may be Invited. A parent never is. */
export const childStatusColumn = defineColumns('field', {
  status: { header: 'Status', kind: 'child-status', isUrgent: true },
});

export const stuckColumns = defineColumns('field', {
  stuck_since: { header: 'Stuck for', kind: 'duration' },
  stuck_reason: { header: 'Reason', kind: 'stuck-reason' },
});
