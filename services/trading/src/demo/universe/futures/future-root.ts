import type { QuoteConvention } from '@meridian/domain/quote-convention';
import type { ExpiryRule } from './last-trading-date.ts';

/** Which months are listed, as letters of the exchanges: F is January, Z December. */
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
  /** Decimal where none is given. */
  readonly quoteConvention?: QuoteConvention;
  readonly multiplier: number;
  readonly cycle: ContractCycle;
  readonly expiry: ExpiryRule;
  /** Contracts a day in the front month. */
  readonly dailyContracts: number;
  readonly dailyVolatilityPercent: number;
  /** Change of the price from one expiry to the next, in percent: negative is backwardation. */
  readonly carryPercent: number;
};
