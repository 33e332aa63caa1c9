import type { ChildOrder } from '@meridian/domain/entities/child-order';
import type { ParentOrder } from '@meridian/domain/entities/parent-order';
import type { Natures } from './field-nature.ts';
import {
  AMOUNTS,
  BENCHMARKS,
  COSTS,
  IDENTITY,
  INSTRUMENT,
  QUANTITIES,
  QUOTE,
  SNAP,
  STATE,
  STRATEGY,
  TERMS,
} from './shared-fields.ts';

const SHARED = {
  ...IDENTITY,
  ...STATE,
  ...TERMS,
  ...QUANTITIES,
  ...AMOUNTS,
  ...BENCHMARKS,
  ...COSTS,
  ...STRATEGY,
  ...INSTRUMENT,
  ...QUOTE,
} as const;

export const PARENT_ORDER_NATURES = {
  parent_order_numeric_id: 'key',
  ...SHARED,
} as const satisfies Natures<ParentOrder>;

export const CHILD_ORDER_NATURES = {
  child_order_numeric_id: 'key',
  parent_order_numeric_id: 'plain',
  ...SHARED,
  ...SNAP,
  special_order_instruction: 'plain',
  intended_broker: 'plain',
  exec_broker: 'plain',
  intended_venue: 'plain',
  peg_type: 'plain',
  destination_name: 'plain',
  reflection_id: 'plain',
  min_fill_qty: 'plain',
  display_qty: 'plain',
  last_fill_qty: 'plain',
  last_fill_price: 'plain',
  last_market: 'plain',
  send_time_since_epoch_milliseconds: 'plain',
} as const satisfies Natures<ChildOrder>;
