import type { AssetClass, AssetSubClass } from '../asset-class.ts';
import type { QuoteConvention } from '../quote-convention.ts';

/** The instrument fields of orders, legs and instruments. */
export type InstrumentFields = {
  readonly exchange_symbol: string;
  /** The single contract of a spread or continuous symbol. Null for equities. */
  readonly outright_symbol: string | null;
  /** The common root symbol of all expiries of a future. */
  readonly exchange_base_symbol: string | null;
  readonly country: string | null;
  readonly trade_currency: string;
  /** Null on rows that are older than this field. They count as equities. */
  readonly asset_class: AssetClass | null;
  readonly asset_sub_class: AssetSubClass | null;
  readonly description: string | null;
  readonly category: string | null;
  readonly sub_category: string | null;
  /** YYYY-MM. Null for equities. */
  readonly expiry_month: string | null;
  readonly multiplier: number | null;
  readonly tick_size: number | null;
  /** The notation of its prices. */
  readonly quote_convention: QuoteConvention | null;
  /** YYYY-MM-DD. */
  readonly last_trading_date: string | null;
};

/** Without the quote convention, because stored history is older than that field. */
export type Instrument = Omit<InstrumentFields, 'quote_convention'> & {
  /** Text, because the numbering belongs to another system and may carry leading zeros. */
  readonly bestex_id: string;
};
