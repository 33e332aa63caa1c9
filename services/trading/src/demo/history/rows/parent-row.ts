import type { NewRow } from '@meridian/history/tables/history-tables';
import { costFields } from '@meridian/domain/slippage';
import { strategyParametersToJson } from '@meridian/domain/strategy-parameters';
import { usdPer } from '../../universe/fx-rates.ts';
import { filledLotsOf, type WorkedOrder } from '../fills/worked-order.ts';
import { total } from '../../../history/slots.ts';
import { exact, type Tape } from '../market/tape.ts';
import type { PlannedOrder } from '../orders/planned-order.ts';
import { type Benchmarks, benchmarksOf } from './benchmarks.ts';
import type { DayContext } from './day-context.ts';
import { hasBps, instrumentFields } from '../../../history/instrument-fields.ts';
import { tickSizeAtPrice } from '../../../kernel/price-units.ts';
import { shortfallFields } from '../../../history/shortfall-fields.ts';
import { finalStatus } from './order-status.ts';
import type { OrderTimes } from './order-times.ts';
import { pastSetting } from './past-setting.ts';

export type ParentFacts = {
  readonly worked: WorkedOrder;
  readonly tape: Tape;
  readonly times: OrderTimes;
  readonly parentId: number;
  readonly clientOrderId: string;
  readonly childCount: number;
  readonly fillCount: number;
  readonly filledUsd: number;
  readonly feesUsd: number;
};

function termsOf({ worked, times }: ParentFacts) {
  const { order, limitPrice } = worked;
  const timesInForce = { moo: 'OPG', moc: 'CLS' } as const;
  const isAuction = order.strat === 'moo' || order.strat === 'moc';
  return {
    status: finalStatus(order, filledLotsOf(worked)),
    diagnostic_info: order.diagnostic,
    order_receive_time_since_epoch_milliseconds: times.receivedMs,
    last_update_timestamp: times.updatedMs,
    order_side: order.side,
    order_type: limitPrice === null ? 'MARKET' : 'LIMIT',
    limit_price: limitPrice,
    time_in_force: isAuction ? timesInForce[order.strat] : order.decision === null ? 'DAY' : 'GTC',
  } as const;
}

function strategyOf({ worked, times }: ParentFacts) {
  const { strat, mustFinish, partRate, volumeCap } = worked.order;
  const { startCode: st, endCode: et } = times;
  return {
    strat,
    start_time: st,
    end_time: et,
    start_timestamp: times.startMs,
    end_timestamp: times.endMs,
    must_finish: mustFinish,
    part_rate: partRate,
    volume_cap: volumeCap,
    is_limit_constrained: worked.isLimitConstrained,
    was_halted: false,
  };
}

/** An order with a setting leaves its rates to the setting. */
function parametersOf({ worked, times }: ParentFacts, as: string | null): string {
  const { strat, mustFinish: mf, partRate: pr, volumeCap: vc } = worked.order;
  const when = { strat, st: times.startCode, et: times.endCode };
  return strategyParametersToJson(as === null ? { ...when, pr, vc, mf } : { as, ...when });
}

function quantitiesOf({ worked, childCount, fillCount }: ParentFacts, { intervalLots }: Benchmarks) {
  const { lots, instrument } = worked.order;
  const filledLots = filledLotsOf(worked);
  const percent = intervalLots !== null && intervalLots > 0 ? (100 * filledLots) / intervalLots : null;
  return {
    order_qty: lots * instrument.lotSize,
    original_order_qty: lots * instrument.lotSize,
    min_qty: null,
    filled_qty: filledLots * instrument.lotSize,
    remaining_qty: (lots - filledLots) * instrument.lotSize,
    complete_percent: (100 * filledLots) / lots,
    percent_of_adv: (100 * lots) / instrument.averageDailyLots,
    '%Volume': percent,
    child_count: childCount,
    fill_count: fillCount,
  };
}

/**
 * The target value at arrival, else at the last close; for a spread, at the near leg's close. Live rows do the same.
 */
function amountsOf(
  { previousCloses }: DayContext,
  { worked, filledUsd, feesUsd }: ParentFacts,
  { arrival_mid }: Pick<NewRow<'parent_orders'>, 'arrival_mid'>,
) {
  const { lots, instrument } = worked.order;
  const { legs, index, lotSize, multiplier } = instrument;
  const fx = usdPer(instrument.currency);
  const close = previousCloses[legs?.[0] ?? index] ?? null;
  const usd = (count: number, price: number | null) =>
    price === null ? null : count * price * lotSize * multiplier * fx;
  return {
    fx_rate: fx,
    filled_usd: filledUsd,
    target_usd: usd(lots, legs === null ? (arrival_mid ?? close) : close),
    avg_daily_notional: usd(instrument.averageDailyLots, close),
    fees_usd: feesUsd,
  };
}

function benchmarkFields(context: DayContext, { tape }: ParentFacts, found: Benchmarks) {
  const { instrument, spreadTicks } = tape.market;
  const dayLots = total(tape.lots);
  return {
    avg_fill_price: found.avgFillPrice,
    avg_fill_tick: found.avgFillPrice === null ? null : tickSizeAtPrice(found.avgFillPrice, instrument),
    decision_price: found.decisionPrice,
    arrival_mid: found.arrivalMid,
    ivwap: found.ivwap,
    ivwap_ex_own: found.ivwapExOwn,
    twap: found.twap,
    end_mid: found.endMid,
    volume_since_start: found.intervalLots === null ? null : found.intervalLots * instrument.lotSize,
    previous_close: context.previousCloses[instrument.index] ?? null,
    day_open: tape.open,
    day_close: tape.close,
    day_volume: dayLots * instrument.lotSize,
    day_vwap: dayLots > 0 ? exact(total(tape.value) / dayLots) : null,
    adv: instrument.averageDailyLots * instrument.lotSize,
    volatility: instrument.dailyVolatility,
    avg_spread: exact(spreadTicks * instrument.tickSize),
  };
}

function costsOf(order: PlannedOrder, { avg_fill_price: paid, ...found }: ReturnType<typeof benchmarkFields>) {
  const { instrument, side } = order;
  const costed = {
    order_side: side,
    avg_fill_price: paid,
    avg_fill_tick: found.avg_fill_tick,
    asset_sub_class: instrument.assetSubClass,
  };
  const reference = found.arrival_mid ?? found.day_open;
  return {
    avg_spread_bps: hasBps(instrument) ? (1e4 * found.avg_spread) / reference : null,
    avg_spread_ticks: found.avg_spread / instrument.tickSize,
    ...costFields(costed, found),
  };
}

/** A parent order at the end of its day. */
export function parentRow(context: DayContext, facts: ParentFacts): NewRow<'parent_orders'> {
  const { order } = facts.worked;
  const found = benchmarksOf(context, facts.tape, facts.worked);
  const benchmarks = benchmarkFields(context, facts, found);
  const terms = termsOf(facts);
  const quantities = quantitiesOf(facts, found);
  const amounts = amountsOf(context, facts, benchmarks);
  const setting = pastSetting(order);
  return {
    parent_order_numeric_id: facts.parentId,
    client_id: order.clientId,
    client_order_id: facts.clientOrderId,
    account: order.account,
    alloc_account: order.allocAccount,
    trader_id: order.traderId,
    list_name: order.listName,
    decision_id: order.decision?.id ?? null,
    ...terms,
    ...strategyOf(facts),
    ...setting,
    strategy_parameters: parametersOf(facts, setting.setting_name),
    ...quantities,
    ...amounts,
    ...benchmarks,
    ...costsOf(order, benchmarks),
    ...shortfallFields({ ...terms, ...quantities, ...amounts, ...benchmarks }, order.instrument),
    ...instrumentFields(order.instrument),
  };
}
