import type { AssetClass } from '@meridian/domain/asset-class';
import type { QuoteConvention } from '@meridian/domain/quote-convention';
import type { PriceSteps } from '@meridian/domain/reference/price-steps';

/**
 * What trades, with the units in which the kernel counts: prices are whole ticks, quantities whole lots. A tick is the
 * finest of the exchange's table, so that a price that crosses a band during the day is still a whole number.
 */
export type Instrument = {
  /** Dense from 0: the index of the instrument's row in every per-instrument array. */
  readonly index: number;
  readonly bestexId: string;
  readonly exchangeSymbol: string;
  /** The outright that a spread leg or a future is quoted as; the exchange symbol for equities. */
  readonly outrightSymbol: string;
  readonly baseSymbol: string;
  readonly assetClass: AssetClass;
  readonly assetSubClass: 'CALENDAR SPREAD' | null;
  readonly country: string;
  readonly currency: string;
  readonly description: string;
  readonly category: string;
  readonly subCategory: string;
  /** Price of one tick, in which the kernel counts: a decimal that is exact in its text form. It is kept for good. */
  readonly tickSize: number;
  /** The exchange's tick table in them: from a price on, prices are so many ticks apart. */
  readonly steps: PriceSteps;
  readonly quoteConvention: QuoteConvention;
  readonly lotSize: number;
  readonly multiplier: number;
  readonly expiryMonth: string | null;
  /** YYYY-MM-DD. */
  readonly lastTradingDate: string | null;
  /** Near and far leg of a calendar spread, as instrument indices; the spread's price is near minus far. */
  readonly legs: readonly [near: number, far: number] | null;
  readonly previousCloseTicks: number;
  /** In lots, a day. */
  readonly averageDailyLots: number;
  /** Daily volatility as a fraction of the price; of the near leg's price for a spread, whose own may be zero. */
  readonly dailyVolatility: number;
  readonly averageSpreadTicks: number;
  /** Venue codes on which it trades, primary first. */
  readonly venues: readonly string[];
};
