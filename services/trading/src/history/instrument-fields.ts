import { CALENDAR_SPREAD } from '@meridian/domain/asset-class';
import type { Instrument } from '../reference/instrument.ts';

/** An instrument under the names that rows carry. */
export function instrumentFields(instrument: Instrument) {
  return {
    bestex_id: instrument.bestexId,
    exchange_symbol: instrument.exchangeSymbol,
    outright_symbol: instrument.outrightSymbol,
    exchange_base_symbol: instrument.baseSymbol,
    country: instrument.country,
    trade_currency: instrument.currency,
    asset_class: instrument.assetClass,
    asset_sub_class: instrument.assetSubClass === null ? null : CALENDAR_SPREAD,
    description: instrument.description,
    category: instrument.category,
    sub_category: instrument.subCategory,
    expiry_month: instrument.expiryMonth,
    multiplier: instrument.multiplier,
    tick_size: instrument.tickSize,
    last_trading_date: instrument.lastTradingDate,
  } as const;
}

/** Whether proportions of the price mean anything. */
export function hasBps(instrument: Instrument): boolean {
  return instrument.legs === null;
}
