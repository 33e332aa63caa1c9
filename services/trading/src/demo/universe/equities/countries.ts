import { CA_EQUITIES } from './ca.ts';
import { CH_EQUITIES } from './ch.ts';
import { DE_EQUITIES } from './de.ts';
import type { EquityRow } from './equity-row.ts';
import { GB_EQUITIES } from './gb.ts';
import { HK_EQUITIES } from './hk.ts';
import { JP_EQUITIES } from './jp.ts';
import { NL_EQUITIES } from './nl.ts';
import { US_EQUITIES } from './us.ts';

export type EquityCountry = {
  readonly country: string;
  readonly currency: string;
  /** Shares in the smallest order that the exchange accepts. */
  readonly lotSize: number;
  readonly rows: readonly EquityRow[];
};

export const EQUITY_COUNTRIES: readonly EquityCountry[] = [
  { country: 'US', currency: 'USD', lotSize: 1, rows: US_EQUITIES },
  { country: 'CA', currency: 'CAD', lotSize: 1, rows: CA_EQUITIES },
  { country: 'GB', currency: 'GBP', lotSize: 1, rows: GB_EQUITIES },
  { country: 'NL', currency: 'EUR', lotSize: 1, rows: NL_EQUITIES },
  { country: 'DE', currency: 'EUR', lotSize: 1, rows: DE_EQUITIES },
  { country: 'CH', currency: 'CHF', lotSize: 1, rows: CH_EQUITIES },
  { country: 'JP', currency: 'JPY', lotSize: 100, rows: JP_EQUITIES },
  { country: 'HK', currency: 'HKD', lotSize: 100, rows: HK_EQUITIES },
];
