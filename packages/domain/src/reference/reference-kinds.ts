import { type InstrumentRow, INSTRUMENT_FILE } from './instrument-file.ts';
import {
  BROKER_FILE,
  type BrokerReference,
  CALENDAR_FILE,
  type CalendarRow,
  DESTINATION_FILE,
  type DestinationRow,
  EXCHANGE_RATE_FILE,
  type ExchangeRateRow,
  HOLIDAY_FILE,
  type HolidayRow,
  TICK_TABLE_FILE,
  type TickBand,
  VENDOR_FILE,
  VENUE_FILE,
  type VendorReference,
  type VenueReference,
} from './market-files.ts';
import type { ReferenceFile } from './reference-file.ts';

/** The kinds of reference data. Each refers only to earlier ones. */
export type ReferenceRows = {
  readonly exchange_rates: ExchangeRateRow;
  readonly tick_tables: TickBand;
  readonly calendars: CalendarRow;
  readonly holidays: HolidayRow;
  readonly venues: VenueReference;
  readonly vendors: VendorReference;
  readonly brokers: BrokerReference;
  readonly destinations: DestinationRow;
  readonly instruments: InstrumentRow;
};

export type ReferenceKind = keyof ReferenceRows;

export const REFERENCE_FILES: { readonly [Kind in ReferenceKind]: ReferenceFile<ReferenceRows[Kind]> } = {
  exchange_rates: EXCHANGE_RATE_FILE,
  tick_tables: TICK_TABLE_FILE,
  calendars: CALENDAR_FILE,
  holidays: HOLIDAY_FILE,
  venues: VENUE_FILE,
  vendors: VENDOR_FILE,
  brokers: BROKER_FILE,
  destinations: DESTINATION_FILE,
  instruments: INSTRUMENT_FILE,
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object above, and no other.
export const REFERENCE_KINDS = Object.keys(REFERENCE_FILES) as readonly ReferenceKind[];

export function isReferenceKind(value: unknown): value is ReferenceKind {
  return REFERENCE_KINDS.some((kind) => kind === value);
}
