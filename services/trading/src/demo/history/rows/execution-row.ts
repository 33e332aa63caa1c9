import { CALENDAR_SPREAD } from '@meridian/domain/asset-class';
import type { NewRow } from '@meridian/history/tables/history-tables';
import { feeUsd, fillUsd } from '../../../reference/fees.ts';
import { usdPer } from '../../universe/fx-rates.ts';
import type { PlannedOrder } from '../orders/planned-order.ts';
import type { ChildIds } from './child-row.ts';
import { timeInForceOf } from './time-in-force.ts';
import type { ChildFill, SentChild } from './sent-child.ts';

/** The counterparty. */
export type Contra = { readonly owner: string; readonly account: string | null };

export type ExecutionFacts = {
  readonly order: PlannedOrder;
  readonly child: SentChild;
  readonly fill: ChildFill;
  readonly ids: ChildIds;
  readonly clientOrderId: string;
  readonly execId: string;
  readonly contra: Contra;
  readonly close: number;
  /** The price of the notional: the near leg's for a spread, whose own may be zero. */
  readonly notionalPrice: number;
  readonly latencyMs: number;
};

/** One object literal, because a hundred thousand rows are made while somebody waits. */
export function executionRow(facts: ExecutionFacts): NewRow<'executions'> {
  const { order, child, fill, ids } = facts;
  const { instrument, planned } = child;
  const usd = fillUsd(instrument, fill.lots, facts.notionalPrice, usdPer(instrument.currency));
  const [m50, m100, m500, m1, m5, m10, m30, m60, m300, m600] = fill.midsAfter;
  return {
    broker_exec_id: facts.execId,
    report_receive_time_since_epoch_milliseconds: fill.atMs + facts.latencyMs,
    parent_order_numeric_id: ids.parentId,
    child_order_numeric_id: ids.childId,
    client_order_id: facts.clientOrderId,
    account: order.account,
    alloc_account: order.allocAccount,
    strat: order.strat,
    bestex_id: instrument.bestexId,
    exchange_symbol: instrument.exchangeSymbol,
    outright_symbol: instrument.outrightSymbol,
    country: instrument.country,
    trade_currency: instrument.currency,
    asset_class: instrument.assetClass,
    asset_sub_class: order.instrument.legs === null ? null : CALENDAR_SPREAD,
    leg_type: child.leg,
    order_side: child.side,
    time_in_force: timeInForceOf(planned),
    limit_price: child.limitPrice,
    order_qty: child.lots * instrument.lotSize,
    send_time: child.sentMs,
    exec_broker: planned.execBroker,
    destination_name: planned.destination,
    reflection_id: planned.tactic,
    last_fill_qty: fill.lots * instrument.lotSize,
    last_fill_price: fill.price,
    last_market: planned.venue,
    liquidity: planned.liquidity,
    contra_owner: facts.contra.owner,
    contra_account: facts.contra.account,
    fill_usd: usd,
    fee_usd: feeUsd(instrument, fill.lots, usd, planned.liquidity),
    snap_bid: fill.bid,
    snap_bid_size: fill.bidLots * instrument.lotSize,
    snap_ask: fill.ask,
    snap_ask_size: fill.askLots * instrument.lotSize,
    mid_after_50ms: m50,
    mid_after_100ms: m100,
    mid_after_500ms: m500,
    mid_after_1s: m1,
    mid_after_5s: m5,
    mid_after_10s: m10,
    mid_after_30s: m30,
    mid_after_60s: m60,
    mid_after_300s: m300,
    mid_after_600s: m600,
    mid_close: facts.close,
  };
}
