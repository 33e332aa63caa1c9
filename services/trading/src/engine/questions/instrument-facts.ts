import { ASSET_CLASSES } from '@meridian/domain/asset-class';
import type { ImpactFacts, InstrumentFacts, LegFacts } from '@meridian/domain/entities/instrument-facts';
import type { CommandArgs } from '@meridian/protocol/live/commands';
import type { Steps } from '@meridian/service-kit/fair-work';
import { symbolKey } from '../../kernel/commands/order-terms.ts';
import { lastPrice } from '../../kernel/checks/check-market.ts';
import { priceOfTicks, tickSizeAtTicks } from '../../kernel/price-units.ts';
import { quoteFields } from '../../kernel/rows/instrument-fields.ts';
import { instrumentOf, type Reading } from '../../kernel/turn.ts';
import type { MarketView } from '../../market/market-port.ts';
import type { Instrument } from '../../reference/instrument.ts';
import { impactFactsOf } from '../../reference/impact-facts.ts';
import { mapInSteps } from './map-in-steps.ts';
import type { AskingUser } from './trade-question.ts';

/** Without an asset class, the first instrument with the symbol. Undefined without one. */
export function findInstrument(
  { symbols }: Reading,
  { exchange_symbol, asset_class, asset_sub_class }: CommandArgs<'trade.instrument'>,
): Instrument | undefined {
  const classes = asset_class === undefined ? ASSET_CLASSES : [asset_class];
  const found = classes.map((each) => symbols.get(symbolKey(each, exchange_symbol)));
  return found.find(
    (one) => one !== undefined && (asset_sub_class === undefined || one.assetSubClass === asset_sub_class),
  );
}

/** What a ticket must know about an instrument, limited by the user's permissions. */
export function instrumentFacts(reading: Reading, instrument: Instrument, user: AskingUser): InstrumentFacts {
  const { tickSize, lotSize, averageDailyLots, averageSpreadTicks, legs } = instrument;
  const { market, fx } = reading.ports;
  const view = market.view(instrument.index);
  const day = market.day();
  return {
    exchange_symbol: instrument.exchangeSymbol,
    description: instrument.description,
    asset_class: instrument.assetClass,
    asset_sub_class: instrument.assetSubClass,
    country: instrument.country,
    trade_currency: instrument.currency,
    tick_size: tickSizeAtTicks(priceOfNow(view, user), instrument),
    tick_bands: tickBands(instrument),
    quote_convention: instrument.quoteConvention,
    lot_size: lotSize,
    multiplier: instrument.multiplier,
    expiry_month: instrument.expiryMonth,
    last_trading_date: instrument.lastTradingDate,
    previous_close: previousClose(reading, instrument),
    avg_daily_volume: averageDailyLots * lotSize,
    avg_spread: priceOfTicks(averageSpreadTicks, tickSize),
    usd_rate: fx(instrument.currency),
    notional_price: legs === null ? null : lastPrice(reading, instrumentOf(reading, legs[0])),
    session: {
      trade_date: day.date,
      open_ms: day.openMs,
      close_ms: day.closeMs,
      now_ms: reading.nowMs,
      phase: view.phase,
    },
    quote: user.market_data_permit ? quoteFields(view, instrument) : null,
    impact: user.market_impact_permit ? impactFacts(reading, instrument) : null,
    legs: legFacts(reading, instrument, user),
  };
}

/** The known symbols of a list, each once, without the figures for estimates. */
export function* knownInstruments(
  reading: Reading,
  { exchange_symbols }: CommandArgs<'trade.instruments'>,
  user: AskingUser,
): Steps<readonly InstrumentFacts[]> {
  const found = [...new Set(exchange_symbols)].map((exchange_symbol) => findInstrument(reading, { exchange_symbol }));
  const listed = found.filter((instrument) => instrument !== undefined);
  const reader = { ...user, market_impact_permit: false };
  return yield* mapInSteps(listed, (instrument) => instrumentFacts(reading, instrument, reader));
}

/** Without the permission the tick is that of the close, because the current tick would reveal the market. */
function priceOfNow({ bidTicks, lastTicks, previousCloseTicks }: MarketView, user: AskingUser): number {
  return user.market_data_permit ? (bidTicks ?? lastTicks ?? previousCloseTicks) : previousCloseTicks;
}

function tickBands({ steps, tickSize }: Instrument): InstrumentFacts['tick_bands'] {
  return steps.map(({ fromUnits, units }) => ({
    from_price: priceOfTicks(fromUnits, tickSize),
    tick_size: priceOfTicks(units, tickSize),
  }));
}

/** From the previous close, because the current price is market data. */
function impactFacts(reading: Reading, instrument: Instrument): ImpactFacts {
  const priced = instrument.legs === null ? instrument : instrumentOf(reading, instrument.legs[0]);
  return impactFactsOf(instrument, previousClose(reading, priced));
}

function previousClose({ ports }: Reading, { index, tickSize }: Instrument): number {
  return priceOfTicks(ports.market.view(index).previousCloseTicks, tickSize);
}

function legFacts(reading: Reading, { legs }: Instrument, user: AskingUser): readonly LegFacts[] {
  return (legs ?? []).map((index, place) => {
    const leg = instrumentOf(reading, index);
    const view = reading.ports.market.view(index);
    return {
      leg_type: place === 0 ? 'FRONT' : 'BACK',
      exchange_symbol: leg.exchangeSymbol,
      expiry_month: leg.expiryMonth,
      last_trading_date: leg.lastTradingDate,
      quote: user.market_data_permit ? quoteFields(view, leg) : null,
    };
  });
}
