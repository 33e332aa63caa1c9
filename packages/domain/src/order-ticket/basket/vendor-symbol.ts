import type { Country } from '../../country.ts';

/** A symbol as a file writes it, `MSFT US EQUITY`, and what it says of the place. */
export type VendorSymbol = {
  readonly symbol: string;
  /** Null where the text says none. */
  readonly country: Country | null;
};

/** The exchange codes of the vendor whose symbols end in a yellow key. */
const COUNTRY_OF: Readonly<Record<string, Country>> = {
  US: 'US',
  UN: 'US',
  UW: 'US',
  UQ: 'US',
  CN: 'CA',
  CT: 'CA',
  LN: 'GB',
  NA: 'NL',
  GR: 'DE',
  GY: 'DE',
  SW: 'CH',
  SE: 'CH',
  JP: 'JP',
  JT: 'JP',
  HK: 'HK',
};

const WITH_PLACE = /^(\S+)\s+([A-Z]{2})(?:\s+EQUITY)?$/;
const WITHOUT_PLACE = /^(\S+)\s+(?:INDEX|COMDTY|CURNCY)$/;

/** An unknown place is left in the symbol, so that the row is asked about and not guessed. */
export function readVendorSymbol(text: string): VendorSymbol {
  const upper = text.trim().toUpperCase();
  const [, symbol, place] = WITH_PLACE.exec(upper) ?? [];
  const country = place === undefined ? undefined : COUNTRY_OF[place];
  if (symbol !== undefined && country !== undefined) return { symbol: symbol.replace('/', '.'), country };
  return { symbol: WITHOUT_PLACE.exec(upper)?.[1] ?? upper, country: null };
}
