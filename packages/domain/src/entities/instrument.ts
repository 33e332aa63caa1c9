import type { AssetClass, AssetSubClass } from '../asset-class.ts';
import type { QuoteConvention } from '../quote-convention.ts';

/** What an order, a leg and an instrument say alike about the thing traded. */
export type InstrumentFields = {
  readonly exchange_symbol: string;
  /** The single contract behind a spread or a continuous symbol; equities have none. */
  readonly outright_symbol: string | null;
  /** The root that all expiries of a future share. */
  readonly exchange_base_symbol: string | null;
  readonly country: string | null;
  readonly trade_currency: string;
  /** Null on rows older than the field: they count as equities. */
  readonly asset_class: AssetClass | null;
  readonly asset_sub_class: AssetSubClass | null;
  readonly description: string | null;
  readonly category: string | null;
  readonly sub_category: string | null;
  /** YYYY-MM; equities do not expire. */
  readonly expiry_month: string | null;
  readonly multiplier: number | null;
  readonly tick_size: number | null;
  /** How its prices are written. */
  readonly quote_convention: QuoteConvention | null;
  /** YYYY-MM-DD. */
  readonly last_trading_date: string | null;
};

/** As history has it, whose days are older than quote conventions. */
export type Instrument = Omit<InstrumentFields, 'quote_convention'> & {
  /** Text, because the numbering belongs to another system and may carry leading zeros. */
  readonly bestex_id: string;
};
