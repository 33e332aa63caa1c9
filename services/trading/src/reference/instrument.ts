import type { AssetClass } from '@meridian/domain/asset-class';
import type { QuoteConvention } from '@meridian/domain/quote-convention';
import type { PriceSteps } from '@meridian/domain/reference/price-steps';

/**
 * A tradable instrument in the kernel's units: prices are whole ticks, quantities whole lots. A tick is the finest of
 * the exchange's table, so that prices in every band are whole numbers.
 */
export type Instrument = {
  /** Contiguous from 0: the instrument's index in every per-instrument array. */
  readonly index: number;
  readonly bestexId: string;
  readonly exchangeSymbol: string;
  /** The outright symbol of a future or a spread leg. The exchange symbol for equities. */
  readonly outrightSymbol: string;
  readonly baseSymbol: string;
  readonly assetClass: AssetClass;
  readonly assetSubClass: 'CALENDAR SPREAD' | null;
  readonly country: string;
  readonly currency: string;
  readonly description: string;
  readonly category: string;
  readonly subCategory: string;
  /** The price of one tick, a decimal that is exact as text. It never changes: a finer one is another instrument. */
  readonly tickSize: number;
  /** The exchange's tick table in ticks: from a price on, valid prices are so many ticks apart. */
  readonly steps: PriceSteps;
  readonly quoteConvention: QuoteConvention;
  readonly lotSize: number;
  readonly multiplier: number;
  readonly expiryMonth: string | null;
  /** YYYY-MM-DD. */
  readonly lastTradingDate: string | null;
  /**
   * YYYY-MM-DD, the day from which the same name is counted in finer ticks, under another index. What was ordered before
   * stays here. Missing while it trades.
   */
  readonly finerFrom?: string;
  /** Near and far leg of a calendar spread, as instrument indices. The spread's price is near minus far. */
  readonly legs: readonly [near: number, far: number] | null;
  readonly previousCloseTicks: number;
  /** In lots, a day. */
  readonly averageDailyLots: number;
  /**
   * Daily volatility as a fraction of the price. For a spread, of the near leg's price, because its own may be zero.
   */
  readonly dailyVolatility: number;
  readonly averageSpreadTicks: number;
  /** Venue codes, the primary venue first. */
  readonly venues: readonly string[];
};

/** Whether new orders in the name come here, and its prices are shown from here. */
export function isTraded({ finerFrom }: Pick<Instrument, 'finerFrom'>): boolean {
  return finerFrom === undefined;
}
