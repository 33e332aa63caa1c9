import type { AssetClass, AssetSubClass } from '@meridian/domain/asset-class';
import type { LegType } from '@meridian/domain/entities/calendar-spread';
import type { OrderSide } from '@meridian/domain/order-side';
import type { TimeInForce } from '@meridian/domain/order-type';
import { date, double, integer, label, nullable, text } from '../columns.ts';
import { MARKOUT_COLUMNS } from './markouts.ts';
import { SNAP_COLUMNS } from './snap-columns.ts';

export type PastLiquidity = 'add' | 'remove' | 'mid' | 'auction';

const IDENTITY = {
  trade_date: date('The exchange day'),
  broker_exec_id: text('Unique per broker'),
  report_receive_time_since_epoch_milliseconds: integer('When the report reached us'),
  parent_order_numeric_id: integer('Its parent order'),
  child_order_numeric_id: integer('Its child order'),
  client_order_id: text("The client's own id of the parent order"),
  account: label('Of the parent order; also its owner'),
  alloc_account: label('Of the parent order'),
  strat: label('Strategy of the parent order'),
};

const INSTRUMENT = {
  bestex_id: label('The instrument, by the numbering of another system'),
  exchange_symbol: label('As the exchange names it; of the leg, for a leg fill'),
  outright_symbol: nullable(label('The single contract')),
  country: nullable(label('Two letters')),
  trade_currency: label('Three letters'),
  asset_class: label<AssetClass>('EQUITY or FUTURE'),
  asset_sub_class: nullable(label<AssetSubClass>('CALENDAR SPREAD, or null')),
  leg_type: nullable(
    label<LegType>("FRONT or BACK of a spread that was legged; null for fills in the spread's own book"),
  ),
};

const ORDER = {
  order_side: label<OrderSide>('Of a leg fill, the side of that leg'),
  time_in_force: nullable(label<TimeInForce>('Of the child order')),
  limit_price: nullable(double('Of the child order')),
  order_qty: double('Of the child order'),
  send_time: nullable(integer('When the child order left, epoch milliseconds')),
  reflection_id: nullable(label('Shown as Tactic')),
  exec_broker: nullable(label('Broker that reported it')),
  destination_name: nullable(label('Session it came by')),
};

const FILL = {
  last_fill_qty: double('In shares or contracts'),
  last_fill_price: double('In the trade currency; half ticks exist at mid prices'),
  last_market: nullable(label('Venue, by its market identifier code')),
  liquidity: label<PastLiquidity>('add rested, remove crossed, mid met at the midpoint, auction is either auction'),
  contra_owner: nullable(label('Who stood on the other side; an account of ours when it was one')),
  contra_account: nullable(label('Allocation account on the other side, known only when it is ours')),
  fill_usd: double("Notional in US dollars; at the near leg's price for a fill in a spread's own book"),
  fee_usd: double('Exchange fee; a rebate is negative'),
};

/** Fills with their market. The filled quantity of a spread is its own fills plus the FRONT ones. */
export const EXECUTION_COLUMNS = {
  ...IDENTITY,
  ...INSTRUMENT,
  ...ORDER,
  ...FILL,
  ...SNAP_COLUMNS,
  ...MARKOUT_COLUMNS,
};
