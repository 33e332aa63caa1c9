import type { Instrument } from '../../../reference/instrument.ts';

/** The shares of a price's variance that the world market and the country's market explain. */
export type MarketShares = { readonly country: string; readonly ofWorld: number; readonly ofCountry: number };

/** Shares of one country correlate at about 0.4, shares of two countries at about 0.25. */
const SHARE: Omit<MarketShares, 'country'> = { ofWorld: 0.25, ofCountry: 0.15 };
/** An index moves with the common part of its shares. */
const INDEX: Omit<MarketShares, 'country'> = { ofWorld: 0.625, ofCountry: 0.375 };
const ALONE: Omit<MarketShares, 'country'> = { ofWorld: 0, ofCountry: 0 };
/** Index futures that trade in one country on shares of another. */
const COUNTRY_OF_INDEX: Readonly<Record<string, string>> = { NIY: 'JP', FSMI: 'CH' };

export function marketSharesOf(
  instrument: Pick<Instrument, 'assetClass' | 'category' | 'country' | 'baseSymbol'>,
): MarketShares {
  const { assetClass, category, country, baseSymbol } = instrument;
  if (assetClass === 'EQUITY') return { country, ...SHARE };
  if (category !== 'Index') return { country, ...ALONE };
  return { country: COUNTRY_OF_INDEX[baseSymbol] ?? country, ...INDEX };
}
