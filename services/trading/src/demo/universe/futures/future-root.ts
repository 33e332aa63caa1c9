import type { QuoteConvention } from '@meridian/domain/quote-convention';
import type { ExpiryRule } from './last-trading-date.ts';

/** Listed months as the exchanges' letters: F is January, Z is December. */
export type ContractCycle = 'quarterly' | 'monthly' | 'even-months' | 'grains';

export type FutureRoot = {
  readonly symbol: string;
  readonly name: string;
  readonly category: string;
  readonly subCategory: string;
  readonly country: string;
  readonly currency: string;
  readonly price: number;
  readonly tickSize: number;
  /** Decimal when missing. */
  readonly quoteConvention?: QuoteConvention;
  readonly multiplier: number;
  readonly cycle: ContractCycle;
  readonly expiry: ExpiryRule;
  /** Contracts per day in the front month. */
  readonly dailyContracts: number;
  readonly dailyVolatilityPercent: number;
  /** Price change from one expiry to the next, in percent. Negative is backwardation. */
  readonly carryPercent: number;
};
