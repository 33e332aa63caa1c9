import { ASSET_CLASSES, type AssetClass } from '../asset-class.ts';
import {
  choice,
  clockTime,
  code,
  date,
  decimal,
  listOf,
  moment,
  optional,
  text,
  timeZone,
  wholeNumber,
  yesOrNo,
} from './cell-reader.ts';
import type { ReferenceFile } from './reference-file.ts';

const MAX_NAME = 100;
const MAX_LISTED = 100;
const MAX_PRICE = 1e9;

export const mic = code(/^[A-Z0-9]{4}$/, 'a market identifier: use four capital letters or digits, such as XNAS');
export const currency = code(/^[A-Z]{3}$/, 'a currency: use three capital letters, such as USD');
export const country = code(/^[A-Z]{2}$/, 'a country: use two capital letters, such as US');
/** A name that the desk chooses, in files and on orders. */
export const label = code(
  /^[A-Za-z0-9][A-Za-z0-9._/-]{0,49}$/,
  'a name: use up to 50 letters, digits, dots, dashes and slashes',
);

function nothingWrong(): null {
  return null;
}

export type TickBand = { readonly tick_table: string; readonly from_price: number; readonly tick_size: number };

export const TICK_TABLE_FILE: ReferenceFile<TickBand> = {
  title: 'Tick tables',
  columns: {
    tick_table: label,
    from_price: decimal({ min: 0, max: MAX_PRICE }),
    tick_size: decimal({ above: 0, max: MAX_PRICE }),
  },
  key: ['tick_table', 'from_price'],
  problemOf: nothingWrong,
};

export const VENUE_KINDS = ['LIT', 'DARK', 'CONDITIONAL', 'AUCTION'] as const;

export type VenueReference = {
  readonly mic: string;
  readonly name: string;
  readonly kind: (typeof VENUE_KINDS)[number];
  readonly asset_classes: readonly AssetClass[];
  readonly countries: readonly string[];
  /** Share of the instrument's volume on lit venues. */
  readonly volume_share_percent: number;
};

export const VENUE_FILE: ReferenceFile<VenueReference> = {
  title: 'Venues',
  columns: {
    mic,
    name: text(MAX_NAME),
    kind: choice(VENUE_KINDS),
    asset_classes: listOf(choice(ASSET_CLASSES), MAX_LISTED),
    countries: listOf(country, MAX_LISTED),
    volume_share_percent: decimal({ min: 0, max: 100 }),
  },
  key: ['mic'],
  problemOf: nothingWrong,
};

export type BrokerReference = { readonly exec_broker: string; readonly name: string };

export const BROKER_FILE: ReferenceFile<BrokerReference> = {
  title: 'Brokers',
  columns: { exec_broker: label, name: text(MAX_NAME) },
  key: ['exec_broker'],
  problemOf: nothingWrong,
};

/** A feed with quotes and trades. */
export type VendorReference = { readonly name: string };

export const VENDOR_FILE: ReferenceFile<VendorReference> = {
  title: 'Market data vendors',
  columns: { name: label },
  key: ['name'],
  problemOf: nothingWrong,
};

export type DestinationRow = {
  readonly name: string;
  readonly exec_broker: string;
  readonly protocol: string;
  readonly venues: readonly string[];
  /** In one direction. */
  readonly latency_ms: number;
  readonly cancels_on_disconnect: boolean;
};

export const DESTINATION_FILE: ReferenceFile<DestinationRow> = {
  title: 'Destinations',
  columns: {
    name: label,
    exec_broker: label,
    protocol: text(MAX_NAME),
    venues: listOf(mic, MAX_LISTED),
    latency_ms: decimal({ min: 0, max: 60_000 }),
    cancels_on_disconnect: yesOrNo,
  },
  key: ['name'],
  problemOf: nothingWrong,
};

export type CalendarRow = {
  readonly calendar: string;
  readonly time_zone: string;
  /** Seconds since midnight in the time zone. */
  readonly open: number;
  readonly close: number;
  readonly opening_auction_minutes: number;
  readonly closing_auction_minutes: number;
};

const MAX_AUCTION_MINUTES = 240;

export const CALENDAR_FILE: ReferenceFile<CalendarRow> = {
  title: 'Trading calendars',
  columns: {
    calendar: label,
    time_zone: timeZone,
    open: clockTime,
    close: clockTime,
    opening_auction_minutes: wholeNumber({ min: 0, max: MAX_AUCTION_MINUTES }),
    closing_auction_minutes: wholeNumber({ min: 0, max: MAX_AUCTION_MINUTES }),
  },
  key: ['calendar'],
  problemOf: ({ open, close }) => (open === close ? 'open and close are the same time' : null),
};

export const HOLIDAY_KINDS = ['CLOSED', 'HALF DAY'] as const;

export type HolidayRow = {
  readonly calendar: string;
  readonly date: string;
  readonly kind: (typeof HOLIDAY_KINDS)[number];
  /** The end of a half day, in seconds since midnight. */
  readonly close: number | null;
  readonly name: string | null;
};

export const HOLIDAY_FILE: ReferenceFile<HolidayRow> = {
  title: 'Holidays and half days',
  columns: {
    calendar: label,
    date,
    kind: choice(HOLIDAY_KINDS),
    close: optional(clockTime),
    name: optional(text(MAX_NAME)),
  },
  key: ['calendar', 'date'],
  problemOf: ({ kind, close }) => {
    if (kind === 'HALF DAY' && close === null) return 'a half day needs the time at which it closes';
    return kind === 'CLOSED' && close !== null ? 'a closed day has no closing time' : null;
  },
};

export type ExchangeRateRow = {
  readonly currency: string;
  readonly usd_per_unit: number;
  readonly as_of: number;
};

export const EXCHANGE_RATE_FILE: ReferenceFile<ExchangeRateRow> = {
  title: 'Exchange rates',
  columns: { currency, usd_per_unit: decimal({ above: 0, max: 1e6 }), as_of: moment },
  key: ['currency'],
  problemOf: ({ currency: of, usd_per_unit: rate }) => (of === 'USD' && rate !== 1 ? 'one USD is 1 USD' : null),
};
