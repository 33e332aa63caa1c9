import type { InstrumentRow } from '@meridian/domain/reference/instrument-file';
import type { DestinationRow, TickBand, VenueReference } from '@meridian/domain/reference/market-files';
import { tickSizeAt } from '@meridian/domain/reference/tick-size-at';
import type { OpenDatabase } from '@meridian/storage/database';
import { instrumentPositions } from '@meridian/storage/reference/instrument-positions';
import type { ReferenceStore } from '@meridian/storage/reference/reference-store';
import type { DestinationReference } from './destination.ts';
import type { Instrument } from './instrument.ts';
import type { Reference } from './reference.ts';
import type { Venue } from './venue.ts';

export type StoredReferenceOptions = {
  readonly database: OpenDatabase;
  readonly store: ReferenceStore;
  /** The trading day as of which the tables are read, YYYY-MM-DD. */
  readonly date: string;
};

/** What the desk trades and through whom, as its own tables say on a day. */
export async function readStoredReference({ database, store, date }: StoredReferenceOptions): Promise<Reference> {
  const rows = await store.rows('instruments', date);
  const bands = Map.groupBy(await store.rows('tick_tables', date), ({ tick_table }) => tick_table);
  const positions = await instrumentPositions(
    database,
    rows.map(({ bestex_id }) => bestex_id),
  );
  const instruments = rows.map((row) => toInstrument(row, bands.get(row.tick_table) ?? [], positions));
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

function positionOf(positions: ReadonlyMap<string, number>, bestexId: string): number {
  const position = positions.get(bestexId);
  if (position === undefined) throw new Error(`the instrument ${bestexId} has no position`);
  return position;
}

function toInstrument(
  row: InstrumentRow,
  bands: readonly TickBand[],
  positions: ReadonlyMap<string, number>,
): Instrument {
  const tickSize = tickSizeAt(bands, row.previous_close);
  if (tickSize === null) throw new Error(`the tick table ${row.tick_table} of ${row.bestex_id} is empty`);
  const { near_leg: near, far_leg: far } = row;
  return {
    index: positionOf(positions, row.bestex_id),
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
    quoteConvention: row.quote_convention,
    lotSize: row.lot_size,
    multiplier: row.multiplier,
    expiryMonth: row.expiry_month,
    lastTradingDate: row.last_trading_date,
    legs: near === null || far === null ? null : [positionOf(positions, near), positionOf(positions, far)],
    previousCloseTicks: Math.round(row.previous_close / tickSize),
    averageDailyLots: Math.round(row.average_daily_volume / row.lot_size),
    dailyVolatility: row.daily_volatility_percent / 100,
    averageSpreadTicks: row.average_spread_ticks,
    venues: row.venues,
  };
}

const VENUE_KINDS = { LIT: 'lit', DARK: 'dark', CONDITIONAL: 'conditional', AUCTION: 'auction' } as const;

/** How toxic a venue is and what hides there is learnt, or simulated; a table does not know it. */
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
