import type { AuditEvent } from '@meridian/domain/entities/audit-event';
import type { CalendarSpreadLeg } from '@meridian/domain/entities/calendar-spread';
import type { Execution } from '@meridian/domain/entities/execution';
import type { OrderIdentity } from '@meridian/domain/entities/parent-order';
import type { Natures } from './field-nature.ts';
import { SNAP } from './shared-fields.ts';

/** Whose order it is: without it nobody could tell who may see a row that does not say so itself. */
type Owner = Pick<OrderIdentity, 'parent_order_numeric_id' | 'account' | 'alloc_account'>;

const OWNER = {
  parent_order_numeric_id: 'plain',
  account: 'plain',
  alloc_account: 'plain',
} as const satisfies Natures<Owner>;

/** Brokers and venues count their executions each for itself, so the id names the venue too: the kernel's execution key. */
export type ExecutionRow = Execution & Owner & { readonly id: string };
export type LegRow = CalendarSpreadLeg & Owner;
/** The id grows with time within one order. */
export type AuditRow = AuditEvent & Owner & { readonly id: string | number };

export const EXECUTION_NATURES = {
  id: 'key',
  ...OWNER,
  broker_exec_id: 'plain',
  client_order_id: 'plain',
  report_receive_time_since_epoch_milliseconds: 'plain',
  exchange_symbol: 'plain',
  outright_symbol: 'plain',
  country: 'plain',
  trade_currency: 'plain',
  asset_class: 'plain',
  asset_sub_class: 'plain',
  tick_size: 'plain',
  quote_convention: 'plain',
  order_side: 'plain',
  time_in_force: 'plain',
  limit_price: 'plain',
  order_qty: 'plain',
  ...SNAP,
  send_time: 'plain',
  reflection_id: 'plain',
  last_fill_qty: 'urgent',
  last_fill_price: 'urgent',
  last_market: 'plain',
  exec_broker: 'plain',
  destination_name: 'plain',
  leg_type: 'plain',
} as const satisfies Natures<ExecutionRow>;

export const LEG_NATURES = {
  id: 'key',
  ...OWNER,
  leg_type: 'plain',
  client_order_id: 'plain',
  status: 'urgent',
  auto_trading_status: 'urgent',
  order_side: 'plain',
  exchange_symbol: 'plain',
  outright_symbol: 'plain',
  exchange_base_symbol: 'plain',
  expiry_month: 'plain',
  multiplier: 'plain',
  tick_size: 'plain',
  quote_convention: 'plain',
  last_trading_date: 'plain',
  category: 'plain',
  sub_category: 'plain',
  order_qty: 'plain',
  open_qty: 'plain',
  filled_qty: 'urgent',
  remaining_qty: 'plain',
  percent_of_adv: 'plain',
  complete_percent: 'plain',
  filled_usd: 'plain',
  target_usd: 'plain',
  open_usd: 'market',
  remaining_usd: 'market',
} as const satisfies Natures<LegRow>;

export const AUDIT_NATURES = {
  id: 'key',
  ...OWNER,
  trade_date: 'plain',
  transact_ts: 'plain',
  res_type: 'plain',
  req_type: 'plain',
  description: 'plain',
  order_qty: 'plain',
  order_type: 'plain',
  limit_price: 'plain',
  sender_sub_id: 'plain',
  min_qty: 'plain',
  peg_type: 'plain',
  display_qty: 'plain',
  filled_qty: 'plain',
  last_fill_price: 'plain',
  last_market: 'plain',
  exec_broker: 'plain',
  avg_fill_price: 'plain',
  working_qty: 'plain',
  broker_exec_id: 'plain',
  diagnostic_info: 'plain',
  tick_size: 'plain',
  quote_convention: 'plain',
  ...SNAP,
} as const satisfies Natures<AuditRow>;
