import type { AssetClass, AssetSubClass } from '@meridian/domain/asset-class';
import { double, label, nullable } from '../columns.ts';

/** The instrument columns of parent orders, child orders and instrument days. */
export const INSTRUMENT_COLUMNS = {
  bestex_id: label('The instrument, by the numbering of another system'),
  exchange_symbol: label('As the exchange names it'),
  outright_symbol: nullable(label('The single contract behind a spread or a future; the symbol itself for equities')),
  exchange_base_symbol: nullable(label('The root that all expiries share; the symbol itself for equities')),
  country: nullable(label('Two letters')),
  trade_currency: label('Three letters'),
  asset_class: label<AssetClass>('EQUITY or FUTURE'),
  asset_sub_class: nullable(label<AssetSubClass>('CALENDAR SPREAD, or null')),
  description: nullable(label('The name in words')),
  category: nullable(label('Equity, or the kind of future')),
  sub_category: nullable(label('Sector, or the kind within the kind')),
  expiry_month: nullable(label('YYYY-MM; null for equities')),
  multiplier: nullable(double('Units of the underlying per contract; 1 for shares')),
  tick_size: nullable(double('Smallest change of the price, in the trade currency')),
  last_trading_date: nullable(label('YYYY-MM-DD; null for equities')),
};
