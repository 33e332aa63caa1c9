import type { OrderSide } from '@meridian/domain/order-side';
import type { OrderStatus } from '@meridian/domain/order-status';
import type { OrderType, TimeInForce } from '@meridian/domain/order-type';
import { date, double, integer, label, nullable } from '../columns.ts';
import { SNAP_COLUMNS } from './snap-columns.ts';

const IDENTITY = {
  trade_date: date('The exchange day'),
  child_order_numeric_id: integer('Unique over all days'),
  parent_order_numeric_id: integer('The order it was sent for'),
  account: label('Of the parent order'),
  alloc_account: label('Of the parent order'),
  bestex_id: label('The instrument, by the numbering of another system'),
  exchange_symbol: label('As the exchange names it; of the leg, when it is an order on one'),
  asset_class: label('EQUITY or FUTURE'),
};

const TERMS = {
  status: label<OrderStatus>('How it ended'),
  diagnostic_info: nullable(label('Why it was refused or ended')),
  order_side: label<OrderSide>('Of a leg, the side of that leg'),
  order_type: label<OrderType>('LIMIT or MARKET'),
  limit_price: nullable(double('Null for market orders')),
  time_in_force: nullable(label<TimeInForce>('DAY or IOC; OPG and CLS for the auctions')),
  order_qty: double('In shares or contracts'),
  filled_qty: double('Sum of its fills'),
  remaining_qty: double('What did not fill'),
  min_fill_qty: nullable(double('The least that a fill may be')),
  display_qty: nullable(double('What the book shows; null shows all')),
  avg_fill_price: nullable(double('Null without a fill')),
};

const ROUTE = {
  special_order_instruction: nullable(label('FirmUp, Conditional or null')),
  intended_broker: nullable(label('Broker it was meant for')),
  exec_broker: nullable(label('Broker that took it')),
  intended_venue: nullable(label('Market identifier code')),
  last_market: nullable(label('Venue of its last fill')),
  peg_type: nullable(label('Mid, or null')),
  destination_name: nullable(label('Session it left by')),
  reflection_id: nullable(label('Shown as Tactic')),
};

const TIMES = {
  send_time_since_epoch_milliseconds: nullable(integer('Null when it never left')),
  last_update_timestamp: integer('When it ended, epoch milliseconds'),
};

/** Child orders without the fields of their parent. Join them by its id. */
export const CHILD_ORDER_COLUMNS = { ...IDENTITY, ...TERMS, ...ROUTE, ...TIMES, ...SNAP_COLUMNS };
