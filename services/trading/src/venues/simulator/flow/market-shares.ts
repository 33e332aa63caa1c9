import type { Instrument } from '../../../reference/instrument.ts';

/** How much of a price's variance the world's and its country's market explain. */
export type MarketShares = { readonly country: string; readonly ofWorld: number; readonly ofCountry: number };

/** Shares of one country then correlate at about 0.4, those of two at a quarter. */
const SHARE: Omit<MarketShares, 'country'> = { ofWorld: 0.25, ofCountry: 0.15 };
/** An index is what its shares have in common. */
const INDEX: Omit<MarketShares, 'country'> = { ofWorld: 0.625, ofCountry: 0.375 };
const ALONE: Omit<MarketShares, 'country'> = { ofWorld: 0, ofCountry: 0 };
/** Traded in one country, made of the shares of another. */
const COUNTRY_OF_INDEX: Readonly<Record<string, string>> = { NIY: 'JP', FSMI: 'CH' };

export function marketSharesOf(
  instrument: Pick<Instrument, 'assetClass' | 'category' | 'country' | 'baseSymbol'>,
): MarketShares {
  const { assetClass, category, country, baseSymbol } = instrument;
  if (assetClass === 'EQUITY') return { country, ...SHARE };
  if (category !== 'Index') return { country, ...ALONE };
  return { country: COUNTRY_OF_INDEX[baseSymbol] ?? country, ...INDEX };
}
