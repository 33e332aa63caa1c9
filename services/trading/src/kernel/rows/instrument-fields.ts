import type { InstrumentFields } from '@meridian/domain/entities/instrument';
import type { CurrentQuote } from '@meridian/domain/entities/quote';
import type { MarketView } from '../../market/market-port.ts';
import type { Instrument } from '../../reference/instrument.ts';
import { priceOrNull, tickSizeAtTicks } from '../price-units.ts';

type ShownInstrument = ReturnType<typeof fieldsOf>;

/** Shared by all rows of an instrument, which does not change while it is there. */
const shown = new WeakMap<Instrument, ShownInstrument>();

export function instrumentFields(instrument: Instrument): ShownInstrument {
  const known = shown.get(instrument);
  if (known !== undefined) return known;
  const fields = fieldsOf(instrument);
  shown.set(instrument, fields);
  return fields;
}

function fieldsOf(instrument: Instrument) {
  return {
    exchange_symbol: instrument.exchangeSymbol,
    outright_symbol: instrument.assetClass === 'EQUITY' ? null : instrument.outrightSymbol,
    exchange_base_symbol: instrument.baseSymbol,
    country: instrument.country,
    trade_currency: instrument.currency,
    asset_class: instrument.assetClass,
    asset_sub_class: instrument.assetSubClass,
    description: instrument.description,
    category: instrument.category,
    sub_category: instrument.subCategory,
    expiry_month: instrument.expiryMonth,
    multiplier: instrument.multiplier,
    // At the close, because the tick at the current price would reveal the market.
    tick_size: tickSizeAtTicks(instrument.previousCloseTicks, instrument),
    quote_convention: instrument.quoteConvention,
    last_trading_date: instrument.lastTradingDate,
  } satisfies InstrumentFields;
}

/** A size is shown only with its price. */
export function quoteFields(view: MarketView, { tickSize, lotSize }: Instrument): CurrentQuote {
  const size = (ticks: number | null, lots: number) => (ticks === null ? null : lots * lotSize);
  return {
    current_last: priceOrNull(view.lastTicks, tickSize),
    current_last_size: size(view.lastTicks, view.lastLots),
    current_bid: priceOrNull(view.bidTicks, tickSize),
    current_bid_size: size(view.bidTicks, view.bidLots),
    current_ask: priceOrNull(view.askTicks, tickSize),
    current_ask_size: size(view.askTicks, view.askLots),
  };
}
