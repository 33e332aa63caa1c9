import type { OrderSide } from '@meridian/domain/order-side';
import type { OrderStatus } from '@meridian/domain/order-status';
import type { OrderType, TimeInForce } from '@meridian/domain/order-type';
import { boolean, date, double, integer, label, nullable, text } from '../columns.ts';
import { INSTRUMENT_COLUMNS } from './instrument-columns.ts';

const IDENTITY = {
  trade_date: date('The exchange day'),
  parent_order_numeric_id: integer('Unique over all days, but for an order of several: it has a row on each'),
  client_id: label('Who sent it'),
  client_order_id: text("The client's own id"),
  account: label('Also the owner that surveillance goes by'),
  alloc_account: label('Allocation account'),
  trader_id: label('Who was responsible for it'),
  list_name: nullable(label('The list it came in; null when it came singly')),
  decision_id: nullable(
    label('One investment decision, over the days that its orders took; null for a decision of one order'),
  ),
};

const TERMS = {
  status: label<OrderStatus>('How it ended'),
  diagnostic_info: nullable(label('Why it was refused; null unless it was')),
  order_receive_time_since_epoch_milliseconds: integer('When it came'),
  last_update_timestamp: integer('When it ended, epoch milliseconds'),
  order_side: label<OrderSide>('BUY, BUY COVER, SELL or SELL SHORT'),
  order_type: label<OrderType>('LIMIT or MARKET'),
  limit_price: nullable(double('Null for market orders')),
  time_in_force: nullable(label<TimeInForce>('OPG and CLS are for the auctions')),
};

const STRATEGY = {
  strat: label('Name of the strategy'),
  start_time: nullable(label('Start time code, as the order said it')),
  end_time: nullable(label('End time code, as the order said it')),
  start_timestamp: nullable(integer('When it began to work, epoch milliseconds; null if it never did')),
  end_timestamp: nullable(integer('Last fill, or the end of its work, epoch milliseconds')),
  must_finish: boolean('Whether it had to be done at any cost'),
  part_rate: nullable(double('Wanted share of the volume, percent')),
  volume_cap: nullable(double('Share of the volume not to exceed, percent')),
  strategy_parameters: nullable(text('JSON text under short keys')),
  setting_name: nullable(label('Strategy setting that it went by; null without one, and on days before it was kept')),
  setting_version: nullable(integer('Version of that setting')),
  group_name: nullable(label('Strategy group that it came through; null without one')),
  algo_machine_name: nullable(label('Machine that worked it; null on days before it was kept')),
  is_limit_constrained: boolean(
    'Whether the market was beyond its limit while it worked; such an order says nothing about impact',
  ),
  was_halted: boolean('Whether trading was halted while it worked, or nobody saw the market'),
};

const QUANTITIES = {
  order_qty: double('In shares or contracts'),
  original_order_qty: double('As first sent'),
  min_qty: nullable(double('The least that a fill may be')),
  filled_qty: double('Sum of its fills; pairs of leg fills count once'),
  remaining_qty: double('What did not fill'),
  complete_percent: nullable(double('0 to 100')),
  percent_of_adv: nullable(double('Order size as a percentage of the average daily volume')),
  '%Volume': nullable(double('Filled as a percentage of volume_since_start')),
  child_count: integer('Child orders'),
  fill_count: integer('Executions'),
};

const AMOUNTS = {
  fx_rate: double('US dollars for one unit of the trade currency'),
  filled_usd: nullable(double("Filled notional; at the near leg's price for a spread")),
  target_usd: nullable(double("Notional of the whole order; at the near leg's price for a spread")),
  avg_daily_notional: nullable(double('Average daily volume in US dollars')),
  fees_usd: double('Exchange fees; rebates are negative'),
};

const BENCHMARKS = {
  avg_fill_price: nullable(double('Null without a fill')),
  avg_fill_tick: nullable(double("The exchange's tick at avg_fill_price; null on days before it was kept")),
  decision_price: nullable(double('Mid when it was decided to trade')),
  arrival_mid: nullable(double('Mid when it began to work')),
  ivwap: nullable(double('VWAP of the market from start to end, own prints included')),
  ivwap_ex_own: nullable(double('The same without own prints')),
  twap: nullable(double('Time-weighted mid from start to end')),
  end_mid: nullable(double('Mid when it ended, for what was left undone')),
  volume_since_start: nullable(double('Volume of the market from start to end, own prints included')),
  previous_close: nullable(double('Of the day before')),
  day_open: nullable(double('Opening price of the day')),
  day_close: nullable(double('Closing auction, else last mid')),
  day_volume: nullable(double('Volume of the whole day')),
  day_vwap: nullable(double('VWAP of the whole day')),
  adv: double('Average daily volume, as known before the day'),
  volatility: double(
    "Daily volatility as a fraction of the price, as known before the day; of the near leg's for a spread",
  ),
  avg_spread: nullable(double('Average spread while it worked, in the trade currency')),
};

const COSTS = {
  avg_spread_bps: nullable(double('Null where prices may be zero or negative')),
  avg_spread_ticks: nullable(double('Average spread in ticks')),
  cost_arrival_mid_bps: nullable(double('Positive is a cost on either side')),
  cost_arrival_mid_ticks: nullable(double('Positive is a cost')),
  cost_ivwap_bps: nullable(double('Positive is a cost')),
  cost_ivwap_ticks: nullable(double('Positive is a cost')),
  cost_dvwap_bps: nullable(double('Positive is a cost')),
  cost_dvwap_ticks: nullable(double('Positive is a cost')),
};

/** Shortfall against the paper portfolio at the decision price (Perold). Parts and fees add up to the cent. */
const SHORTFALL = {
  delay_usd: nullable(double('What the price moved from the decision to the arrival, over what filled')),
  trading_usd: nullable(double('What the fills cost against the arrival')),
  opportunity_usd: nullable(double('What the price moved from the decision to the end, over what did not fill')),
  shortfall_usd: nullable(double('Delay, trading, opportunity and fees together; positive is a loss')),
  shortfall_bps: nullable(double('Of the paper portfolio; null where prices may be zero or negative')),
};

/** Parent orders at the end of their day. */
export const PARENT_ORDER_COLUMNS = {
  ...IDENTITY,
  ...TERMS,
  ...STRATEGY,
  ...QUANTITIES,
  ...AMOUNTS,
  ...BENCHMARKS,
  ...COSTS,
  ...SHORTFALL,
  ...INSTRUMENT_COLUMNS,
};
