import { isBuySide } from '@meridian/domain/order-side';
import type { NewRow } from '@meridian/history/tables/history-tables';
import { averageFillHalfTicks, filledLotsOf } from '../../kernel/children/exposure.ts';
import { priceOfTicks, priceOrNull } from '../../kernel/price-units.ts';
import { halfTickPrice } from '../../kernel/rows/amounts.ts';
import { costsOf, fillTick } from '../../kernel/rows/costs.ts';
import { identityFields, quantityFields, strategyFields } from '../../kernel/rows/parent-row.ts';
import { instrumentIn } from '../../kernel/rows/row-context.ts';
import { parentOrderStatus } from '../../kernel/status/parent-status.ts';
import type { Instrument } from '../../reference/instrument.ts';
import { instrumentFields } from '../instrument-fields.ts';
import { shortfallFields } from '../shortfall-fields.ts';
import type { DayPart } from './day-part.ts';
import { type DayWork, dayWorkOf } from './day-work.ts';
import type { LivedContext } from './lived-context.ts';

/** The sums over its fills. */
export type FillAmounts = Pick<NewRow<'executions'>, 'leg_type' | 'fill_usd' | 'fee_usd'>;

type Facts = {
  readonly part: DayPart;
  readonly instrument: Instrument;
  readonly work: DayWork | null;
  readonly context: LivedContext;
};

function termsOf({ part: { parent }, instrument }: Facts) {
  const { side, orderType, limitTicks, timeInForce } = parent.terms;
  return {
    status: parentOrderStatus(parent),
    diagnostic_info: parent.outcome === 'rejected' ? parent.diagnostic : null,
    order_receive_time_since_epoch_milliseconds: parent.receivedMs,
    last_update_timestamp: parent.updatedMs,
    order_side: side,
    order_type: orderType,
    limit_price: priceOrNull(limitTicks, instrument.tickSize),
    time_in_force: timeInForce,
  };
}

/** Whether the mid was ever outside the order's limit while it worked. */
function isLimitConstrained({ part: { parent }, work, context }: Facts): boolean {
  const { limitTicks, side, instrument } = parent.terms;
  if (limitTicks === null || work === null) return false;
  const range = context.market.line(instrument).midRange(work.startMs, work.endMs);
  if (range === null) return false;
  return isBuySide(side) ? range.high > 2 * limitTicks : range.low < 2 * limitTicks;
}

function workFields(facts: Facts) {
  const { work, context } = facts;
  const gaps = work === null ? [] : context.market.gaps({ fromMs: work.startMs, toMs: work.endMs });
  return {
    start_timestamp: work?.startMs ?? null,
    end_timestamp: work?.endMs ?? null,
    is_limit_constrained: isLimitConstrained(facts),
    was_halted: gaps.length > 0,
  };
}

/** At arrival, else at the last close. For a spread at its near leg's close, because its own price may be zero. */
function amountFields({ part: { parent }, instrument, work, context }: Facts, counted: readonly FillAmounts[]) {
  const rate = context.fx(instrument.currency);
  const near = instrument.legs === null ? instrument : instrumentIn(context, instrument.legs[0]);
  const close = priceOrNull(context.figuresOf(near.index)?.previousCloseTicks ?? null, near.tickSize);
  const arrival = instrument.legs === null ? halfTickPrice(work?.arrivalHalfTicks ?? null, instrument.tickSize) : null;
  const usd = (lots: number, price: number | null) =>
    price === null ? null : lots * price * instrument.lotSize * instrument.multiplier * rate;
  return {
    fx_rate: rate,
    filled_usd: counted.filter(({ leg_type }) => leg_type !== 'BACK').reduce((sum, { fill_usd }) => sum + fill_usd, 0),
    target_usd: usd(parent.terms.quantityLots, arrival ?? close),
    avg_daily_notional: usd(instrument.averageDailyLots, close),
    fees_usd: counted.reduce((sum, { fee_usd }) => sum + fee_usd, 0),
  };
}

/** VWAP of the interval without our fills. Null when nobody else traded. */
function vwapOfOthers({ part: { parent }, work }: Facts): number | null {
  const { own } = parent.fills;
  if (work === null || work.interval.vwapHalfTicks === null) return null;
  const lots = work.interval.lots - own.lots;
  return lots > 0 ? (work.interval.vwapHalfTicks * work.interval.lots - own.value) / lots : null;
}

function marketFields(facts: Facts) {
  const { part, instrument, work, context } = facts;
  const { tickSize, lotSize } = instrument;
  const price = (halfTicks: number | null) => halfTickPrice(halfTicks, tickSize);
  const figures = context.figuresOf(instrument.index);
  const previousClose = priceOrNull(figures?.previousCloseTicks ?? null, tickSize);
  const dayLots = figures?.dayLots ?? null;
  return {
    avg_fill_price: price(averageFillHalfTicks(part.parent)),
    avg_fill_tick: fillTick(averageFillHalfTicks(part.parent), instrument),
    decision_price: price(part.decisionHalfTicks) ?? previousClose,
    arrival_mid: price(work?.arrivalHalfTicks ?? null),
    ivwap: price(work?.interval.vwapHalfTicks ?? null),
    ivwap_ex_own: price(vwapOfOthers(facts)),
    twap: price(work?.interval.midHalfTicks ?? null),
    end_mid: price(work?.endHalfTicks ?? null),
    volume_since_start: work === null ? null : work.interval.lots * lotSize,
    previous_close: previousClose,
    day_open: priceOrNull(figures?.openTicks ?? null, tickSize),
    day_close: priceOrNull(context.closeTicksOf(instrument.index), tickSize),
    day_volume: dayLots === null ? null : dayLots * lotSize,
    day_vwap: price(dayVwapOf(facts)),
    adv: instrument.averageDailyLots * lotSize,
    volatility: instrument.dailyVolatility,
    avg_spread:
      work === null || work.interval.spreadTicks === null ? null : priceOfTicks(work.interval.spreadTicks, tickSize),
  };
}

function dayVwapOf({ instrument, context }: Facts): number | null {
  const figures = context.figuresOf(instrument.index);
  return figures === null || figures.dayLots === 0 ? null : (2 * figures.dayTurnover) / figures.dayLots;
}

function costFields(facts: Facts) {
  const { part, instrument, work } = facts;
  const arrivalHalfTicks = work?.arrivalHalfTicks ?? null;
  const input = {
    instrument,
    side: part.parent.terms.side,
    averageHalfTicks: averageFillHalfTicks(part.parent),
    filledQuantity: filledLotsOf(part.parent) * instrument.lotSize,
    arrivalHalfTicks,
  };
  const dayLots = facts.context.figuresOf(instrument.index)?.dayLots ?? 0;
  const interval = work?.interval ?? null;
  return costsOf(input, { interval, arrivalHalfTicks, dayLots, dayVwapHalfTicks: dayVwapOf(facts) });
}

/** A parent order at the end of its day. */
export function livedParentRow(
  part: DayPart,
  fills: readonly FillAmounts[],
  context: LivedContext,
): NewRow<'parent_orders'> {
  const instrument = instrumentIn(context, part.parent.terms.instrument);
  const work = dayWorkOf(part, context.market, context.closeTicksOf(instrument.index));
  const facts = { part, instrument, work, context };
  const { trade_date: _, ...identity } = identityFields(part.parent);
  const {
    open_qty: _open,
    original_complete_percent: _original,
    ...quantities
  } = quantityFields({ parent: part.parent, instrument }, { interval: work?.interval ?? null });
  const terms = termsOf(facts);
  const amounts = amountFields(facts, fills);
  const prices = marketFields(facts);
  return {
    ...identity,
    decision_id: part.decisionId,
    ...terms,
    ...strategyFields(part.parent),
    setting_name: part.parent.route?.settingName ?? null,
    setting_version: part.parent.route?.settingVersion ?? null,
    group_name: part.parent.route?.groupName ?? null,
    algo_machine_name: context.machineName,
    ...workFields(facts),
    ...quantities,
    child_count: part.children.length,
    fill_count: part.executions.length,
    ...amounts,
    ...prices,
    ...costFields(facts),
    ...shortfallFields({ ...terms, ...quantities, ...amounts, ...prices }, instrument),
    ...instrumentFields(instrument),
  };
}
