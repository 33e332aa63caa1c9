import type { InstrumentRow } from '@meridian/domain/reference/instrument-file';
import { VENUE_KINDS } from '@meridian/domain/reference/market-files';
import { stepAt } from '@meridian/domain/reference/price-steps';
import type { ReferenceKind, ReferenceRows } from '@meridian/domain/reference/reference-kinds';
import { BROKERS } from '../../demo/universe/destinations.ts';
import type { Instrument } from '../../reference/instrument.ts';
import type { Reference } from '../../reference/reference.ts';
import { equityTickTable, TICK_TABLES } from '../../demo/universe/tick-ladders.ts';
import { DEMO_CALENDARS, DEMO_HOLIDAYS } from './demo-calendars.ts';

export type DemoReference = { readonly [Kind in ReferenceKind]: readonly ReferenceRows[Kind][] };

/** Twelve digits remove binary fractions, and no demo figure has more. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

function tickTableOf({ assetClass, country, tickSize }: Instrument): string {
  return assetClass === 'EQUITY' ? equityTickTable(country) : `TICK-${tickSize}`;
}

function toRow(instrument: Instrument, bestexIdOf: (index: number) => string): InstrumentRow {
  const { legs, tickSize, steps, lotSize, outrightSymbol, exchangeSymbol } = instrument;
  return {
    bestex_id: instrument.bestexId,
    exchange_symbol: exchangeSymbol,
    outright_symbol: outrightSymbol === exchangeSymbol ? null : outrightSymbol,
    exchange_base_symbol: instrument.baseSymbol,
    asset_class: instrument.assetClass,
    asset_sub_class: instrument.assetSubClass,
    country: instrument.country,
    trade_currency: instrument.currency,
    description: instrument.description,
    category: instrument.category,
    sub_category: instrument.subCategory,
    tick_table: tickTableOf(instrument),
    quote_convention: instrument.quoteConvention,
    lot_size: lotSize,
    multiplier: instrument.multiplier,
    expiry_month: instrument.expiryMonth,
    last_trading_date: instrument.lastTradingDate,
    near_leg: legs === null ? null : bestexIdOf(legs[0]),
    far_leg: legs === null ? null : bestexIdOf(legs[1]),
    calendar: instrument.country,
    previous_close: rounded(instrument.previousCloseTicks * tickSize),
    average_daily_volume: instrument.averageDailyLots * lotSize,
    daily_volatility_percent: rounded(instrument.dailyVolatility * 100),
    average_spread_ticks: rounded(instrument.averageSpreadTicks / stepAt(steps, instrument.previousCloseTicks)),
    venues: instrument.venues,
  };
}

function tickBands(instruments: readonly Instrument[]): DemoReference['tick_tables'] {
  const futureTicks = new Set(
    instruments.filter(({ assetClass }) => assetClass === 'FUTURE').map((one) => one.tickSize),
  );
  const ladders = Object.entries(TICK_TABLES).flatMap(([tick_table, ladder]) =>
    ladder.map(([from_price, tick_size]) => ({ tick_table, from_price, tick_size })),
  );
  const futures = [...futureTicks].map((tick_size) => ({ tick_table: `TICK-${tick_size}`, from_price: 0, tick_size }));
  return [...ladders, ...futures];
}

/** The demo world as importable files. */
export function demoReference(
  { instruments, venues, destinations, vendors, rates }: Reference,
  nowMs: number,
): DemoReference {
  const bestexIdOf = (index: number): string => instruments[index]?.bestexId ?? '';
  return {
    exchange_rates: rates.map(({ currency, usd, atMs }) => ({ currency, usd_per_unit: usd, as_of: atMs ?? nowMs })),
    tick_tables: tickBands(instruments),
    calendars: DEMO_CALENDARS,
    holidays: DEMO_HOLIDAYS,
    venues: venues.map(({ mic, name, kind, assetClasses, countries, volumeWeight }) => ({
      mic,
      name,
      kind: VENUE_KINDS.find((one) => one.toLowerCase() === kind) ?? 'LIT',
      asset_classes: assetClasses,
      countries,
      volume_share_percent: rounded(volumeWeight * 100),
    })),
    vendors: vendors.map((name) => ({ name })),
    brokers: BROKERS,
    destinations: destinations.map((destination) => ({
      name: destination.name,
      exec_broker: destination.execBroker,
      protocol: destination.protocol,
      venues: destination.venues,
      latency_ms: destination.latencyMs,
      cancels_on_disconnect: destination.cancelsOnDisconnect,
    })),
    instruments: instruments.map((instrument) => toRow(instrument, bestexIdOf)),
  };
}
