import { ASSET_CLASSES, type AssetClass, type AssetSubClass, CALENDAR_SPREAD } from '../asset-class.ts';
import { QUOTE_CONVENTIONS, type QuoteConvention } from '../quote-convention.ts';
import { type CellReader, choice, code, date, decimal, listOf, optional, text, wholeNumber } from './cell-reader.ts';
import { country, currency, label, mic } from './market-files.ts';
import type { ReferenceFile } from './reference-file.ts';

const MAX_NAME = 200;
const MAX_PRICE = 1e9;
const MAX_QUANTITY = 1e12;
const MAX_VENUES = 50;

/** An instrument in a desk's reference files. Prices are in the trading currency, quantities in units. */
export type InstrumentRow = {
  readonly bestex_id: string;
  readonly exchange_symbol: string;
  /** The outright symbol of a future or spread. An empty cell means the exchange symbol. */
  readonly outright_symbol: string | null;
  readonly exchange_base_symbol: string;
  readonly asset_class: AssetClass;
  readonly asset_sub_class: AssetSubClass | null;
  readonly country: string;
  readonly trade_currency: string;
  readonly description: string;
  readonly category: string;
  readonly sub_category: string;
  readonly tick_table: string;
  readonly quote_convention: QuoteConvention;
  readonly lot_size: number;
  readonly multiplier: number;
  /** YYYY-MM. */
  readonly expiry_month: string | null;
  readonly last_trading_date: string | null;
  /** The legs of a calendar spread, by bestex_id. */
  readonly near_leg: string | null;
  readonly far_leg: string | null;
  readonly calendar: string;
  readonly previous_close: number;
  readonly average_daily_volume: number;
  readonly daily_volatility_percent: number;
  readonly average_spread_ticks: number;
  /** Primary venue first. */
  readonly venues: readonly string[];
};

const bestexId = code(/^[A-Za-z0-9._-]{1,40}$/, 'an id: use up to 40 letters, digits, dots and dashes');
const symbol = text(50);
const spreadOrNone: CellReader<AssetSubClass | null> = optional(choice([CALENDAR_SPREAD]));

function problemOfSpread({ asset_class, near_leg, far_leg }: InstrumentRow): string | null {
  if (asset_class !== 'FUTURE') return 'only a future can be a calendar spread';
  if (near_leg === null || far_leg === null) return 'a calendar spread needs its near and its far leg';
  return near_leg === far_leg ? 'the legs of a calendar spread are the same' : null;
}

function problemOfOutright({ near_leg, far_leg, asset_class, last_trading_date, previous_close }: InstrumentRow) {
  if (near_leg !== null || far_leg !== null) return 'only a calendar spread has legs';
  if (previous_close <= 0) return 'the previous close must be above 0: only a calendar spread trades at or below it';
  return asset_class === 'FUTURE' && last_trading_date === null ? 'a future needs its last trading date' : null;
}

export const INSTRUMENT_FILE: ReferenceFile<InstrumentRow> = {
  title: 'Instruments',
  columns: {
    bestex_id: bestexId,
    exchange_symbol: symbol,
    outright_symbol: optional(symbol),
    exchange_base_symbol: symbol,
    asset_class: choice(ASSET_CLASSES),
    asset_sub_class: spreadOrNone,
    country,
    trade_currency: currency,
    description: text(MAX_NAME),
    category: text(MAX_NAME),
    sub_category: text(MAX_NAME),
    tick_table: label,
    quote_convention: choice(QUOTE_CONVENTIONS),
    lot_size: wholeNumber({ min: 1, max: MAX_QUANTITY }),
    multiplier: decimal({ above: 0, max: MAX_QUANTITY }),
    expiry_month: optional(code(/^\d{4}-(0[1-9]|1[0-2])$/, 'a month: use YYYY-MM')),
    last_trading_date: optional(date),
    near_leg: optional(bestexId),
    far_leg: optional(bestexId),
    calendar: label,
    previous_close: decimal({ min: -MAX_PRICE, max: MAX_PRICE }),
    average_daily_volume: decimal({ min: 0, max: MAX_QUANTITY }),
    daily_volatility_percent: decimal({ above: 0, max: 1_000 }),
    average_spread_ticks: decimal({ above: 0, max: 1e6 }),
    venues: listOf(mic, MAX_VENUES),
  },
  key: ['bestex_id'],
  problemOf: (row) => (row.asset_sub_class === null ? problemOfOutright(row) : problemOfSpread(row)),
};
