import { type CalendarSpreadLeg, legId, type LegType } from '@meridian/domain/entities/calendar-spread';
import { sideSign } from '@meridian/domain/order-side';
import type { Instrument } from '../../reference/instrument.ts';
import type { Parent } from '../state/parent.ts';
import { parentOrderStatus } from '../status/parent-status.ts';
import { closePrice, lastPrice, usdOf } from './amounts.ts';
import { instrumentFields } from './instrument-fields.ts';
import { legFillPrice } from './leg-prices.ts';
import { instrumentIn, type RowContext } from './row-context.ts';

/** The two legs. Fills of the spread's own book count on both, legging on one. */
export function calendarSpreadLegs(parent: Parent, context: RowContext): readonly CalendarSpreadLeg[] {
  const { legs } = instrumentIn(context, parent.terms.instrument);
  if (legs === null) return [];
  return [legRow(parent, legs[0], 'FRONT', context), legRow(parent, legs[1], 'BACK', context)];
}

function legRow(parent: Parent, index: number, legType: LegType, context: RowContext): CalendarSpreadLeg {
  const instrument = instrumentIn(context, index);
  const lane = legType === 'FRONT' ? 'near' : 'far';
  return {
    id: legId(parent.id, legType),
    leg_type: legType,
    parent_order_numeric_id: parent.id,
    client_order_id: parent.terms.clientOrderId,
    status: parentOrderStatus(parent),
    auto_trading_status: parent.isAutoTrading,
    order_side: legSide(parent, legType === 'BACK'),
    ...legFields(instrument),
    ...legAmounts(parent, instrument, lane, context),
  };
}

/** The far leg trades the other way. */
function legSide({ terms }: Parent, isReversed: boolean) {
  if (!isReversed) return terms.side;
  return sideSign(terms.side) === 1 ? 'SELL' : 'BUY';
}

function legFields(instrument: Instrument) {
  const fields = instrumentFields(instrument);
  return {
    exchange_symbol: fields.exchange_symbol,
    outright_symbol: fields.outright_symbol,
    exchange_base_symbol: fields.exchange_base_symbol,
    expiry_month: fields.expiry_month,
    multiplier: fields.multiplier,
    tick_size: fields.tick_size,
    quote_convention: fields.quote_convention,
    last_trading_date: fields.last_trading_date,
    category: fields.category,
    sub_category: fields.sub_category,
  };
}

function legAmounts(parent: Parent, instrument: Instrument, lane: 'near' | 'far', context: RowContext) {
  const { lotSize, averageDailyLots } = instrument;
  const { quantityLots } = parent.terms;
  const filledLots = parent.fills.own.lots + parent.fills[lane].lots;
  const openLots = parent.open.own + parent.open[lane];
  const remainingLots = Math.max(0, quantityLots - filledLots);
  const usd = usdOf(instrument, context);
  const last = lastPrice(instrument, context);
  return {
    order_qty: quantityLots * lotSize,
    open_qty: openLots * lotSize,
    filled_qty: filledLots * lotSize,
    remaining_qty: remainingLots * lotSize,
    percent_of_adv: averageDailyLots > 0 ? (100 * quantityLots) / averageDailyLots : null,
    complete_percent: quantityLots > 0 ? (100 * filledLots) / quantityLots : null,
    filled_usd: usd(filledLots, legFillPrice(parent, lane, context)),
    target_usd: usd(quantityLots, closePrice(instrument, context)),
    open_usd: usd(openLots, last),
    remaining_usd: usd(remainingLots, last),
  };
}
