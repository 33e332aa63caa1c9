import type { InstrumentRow } from '@meridian/domain/reference/instrument-file';
import type { DestinationRow, TickBand, VenueReference } from '@meridian/domain/reference/market-files';
import { nearestStep, priceSteps, priceUnit, stepAt } from '@meridian/domain/reference/price-steps';
import { tickSizeAt } from '@meridian/domain/reference/tick-size-at';
import type { OpenDatabase } from '@meridian/storage/database';
import { addDays } from '@meridian/domain/calendar-date';
import {
  type InstrumentPlace,
  instrumentPlaces,
  placeOn,
  type PlacesById,
  type PlaceWanted,
} from '@meridian/storage/reference/instrument-places';
import type { ReferenceStore } from '@meridian/storage/reference/reference-store';
import type { DestinationReference } from './destination.ts';
import type { Instrument } from './instrument.ts';
import type { Reference } from './reference.ts';
import type { Venue } from './venue.ts';

export type StoredReferenceOptions = {
  readonly database: OpenDatabase;
  readonly store: ReferenceStore;
  /** The tables are read as of this trading day, YYYY-MM-DD. */
  readonly date: string;
};

/** The desk's instruments, venues and destinations from its own tables, as of a day. */
export async function readStoredReference({ database, store, date }: StoredReferenceOptions): Promise<Reference> {
  const rows = await store.rows('instruments', date);
  const bands = Map.groupBy(await store.rows('tick_tables', date), ({ tick_table }) => tick_table);
  const places = await instrumentPlaces(
    database,
    rows.map((row) => unitsOf(row, bands.get(row.tick_table) ?? [])),
    date,
  );
  const instruments = rows.flatMap((row) => toInstruments(row, bands.get(row.tick_table) ?? [], places, date));
  const calendarOf = new Map(rows.map(({ bestex_id, calendar }) => [bestex_id, calendar]));
  const rates = await store.rows('exchange_rates', date);
  const sorted = instruments.toSorted((a, b) => a.index - b.index);
  return {
    instruments: sorted,
    venues: (await store.rows('venues', date)).map(toVenue),
    destinations: (await store.rows('destinations', date)).map(toDestination),
    vendors: (await store.rows('vendors', date)).map(({ name }) => name),
    rates: rates.map(({ currency, usd_per_unit, as_of }) => ({ currency, usd: usd_per_unit, atMs: as_of })),
    sessions: {
      calendars: await store.rows('calendars', date),
      holidays: await store.rows('holidays', date),
      calendarOf: sorted.map(({ bestexId }) => calendarOf.get(bestexId) ?? ''),
    },
  };
}

function positionOn(places: PlacesById, bestexId: string, date: string): number {
  const place = placeOn(places, bestexId, date);
  if (place === null) throw new Error(`the instrument ${bestexId} has no position`);
  return place.position;
}

/** The price unit of an instrument that is new today, and the unit from before tables had bands. */
function unitsOf(
  { bestex_id, tick_table, previous_close, near_leg, far_leg }: InstrumentRow,
  bands: readonly TickBand[],
): PlaceWanted {
  const [unit, unitBefore] = [priceUnit(bands), tickSizeAt(bands, previous_close)];
  if (unit === null || unitBefore === null) throw new Error(`the tick table ${tick_table} of ${bestex_id} is empty`);
  const legs = [near_leg, far_leg].filter((leg) => leg !== null);
  return { bestexId: bestex_id, priceUnit: unit, unitBefore, legs };
}

/** Its place of the day, and those before it, whose orders are still shown. */
function toInstruments(
  row: InstrumentRow,
  bands: readonly TickBand[],
  places: PlacesById,
  date: string,
): readonly Instrument[] {
  const all = places.get(row.bestex_id) ?? [];
  return all.map((place, nth) => {
    const finerFrom = all[nth + 1]?.effectiveFrom ?? null;
    const isBefore = finerFrom !== null && finerFrom <= date;
    return toInstrument(row, bands, places, isBefore ? { ...place, finerFrom } : place);
  });
}

function toInstrument(
  row: InstrumentRow,
  bands: readonly TickBand[],
  places: PlacesById,
  { position, priceUnit: tickSize, effectiveFrom, finerFrom }: InstrumentPlace & Pick<Instrument, 'finerFrom'>,
): Instrument {
  const { near_leg: near, far_leg: far } = row;
  const legOf = (leg: string): number => positionOn(places, leg, effectiveFrom);
  const steps = priceSteps(bands, tickSize);
  const closeTicks = nearestStep(steps, row.previous_close / tickSize);
  return {
    index: position,
    bestexId: row.bestex_id,
    exchangeSymbol: row.exchange_symbol,
    outrightSymbol: row.outright_symbol ?? row.exchange_symbol,
    baseSymbol: row.exchange_base_symbol,
    assetClass: row.asset_class,
    assetSubClass: row.asset_sub_class,
    country: row.country,
    currency: row.trade_currency,
    description: row.description,
    category: row.category,
    subCategory: row.sub_category,
    tickSize,
    steps,
    quoteConvention: row.quote_convention,
    lotSize: row.lot_size,
    multiplier: row.multiplier,
    expiryMonth: row.expiry_month,
    lastTradingDate: finerFrom === undefined ? row.last_trading_date : addDays(finerFrom, -1),
    ...(finerFrom !== undefined && { finerFrom }),
    legs: near === null || far === null ? null : [legOf(near), legOf(far)],
    previousCloseTicks: closeTicks,
    averageDailyLots: Math.round(row.average_daily_volume / row.lot_size),
    dailyVolatility: row.daily_volatility_percent / 100,
    averageSpreadTicks: row.average_spread_ticks * stepAt(steps, closeTicks),
    venues: row.venues,
  };
}

const VENUE_KINDS = { LIT: 'lit', DARK: 'dark', CONDITIONAL: 'conditional', AUCTION: 'auction' } as const;

/** Toxicity and hidden interest are learnt or simulated. A table does not contain them. */
function toVenue({ mic, name, kind, asset_classes, countries, volume_share_percent }: VenueReference): Venue {
  return {
    mic,
    name,
    kind: VENUE_KINDS[kind],
    assetClasses: asset_classes,
    countries,
    volumeWeight: volume_share_percent / 100,
    toxicity: 0,
    hidden: null,
    firmUpRate: null,
  };
}

function toDestination(row: DestinationRow): DestinationReference {
  return {
    name: row.name,
    execBroker: row.exec_broker,
    protocol: row.protocol,
    latencyMs: row.latency_ms,
    venues: row.venues,
    cancelsOnDisconnect: row.cancels_on_disconnect,
  };
}
