import type { ActionOrder } from './action-order.ts';

/** A working order for tests, changed as told. */
export function anActionOrder(changed: Partial<ActionOrder> = {}): ActionOrder {
  return {
    parent_order_numeric_id: 904_114,
    status: 'WORKING',
    auto_trading_status: true,
    global_auto_trading_status: true,
    exchange_symbol: 'NVDA',
    asset_class: 'EQUITY',
    asset_sub_class: null,
    order_side: 'BUY',
    order_type: 'LIMIT',
    limit_price: 138.62,
    tick_size: 0.01,
    quote_convention: 'decimal',
    order_qty: 123_400,
    filled_qty: 85_300,
    open_qty: 3_100,
    remaining_qty: 38_100,
    open_usd: 429_000,
    remaining_usd: 5_281_000,
    list_name: null,
    strat: 'pov',
    start_time: '-1',
    end_time: '0',
    part_rate: 11.5,
    volume_cap: 12,
    must_finish: false,
    strategy_parameters: '{"strat":"pov","st":"-1","et":"0","pr":11.5,"vc":12}',
    order_receive_time_since_epoch_milliseconds: 1_794_700_000_000,
    ...changed,
  };
}
