/** How an exchange writes a price: with decimals, or with a fraction of the whole after a tick mark. */
export const QUOTE_CONVENTIONS = ['decimal', '32nds', '8ths'] as const;

export type QuoteConvention = (typeof QUOTE_CONVENTIONS)[number];

export function isQuoteConvention(value: unknown): value is QuoteConvention {
  return QUOTE_CONVENTIONS.some((convention) => convention === value);
}

/** What of an instrument its prices are written by; every row with a price carries both. */
export type PriceTerms = {
  readonly tick_size?: number | null | undefined;
  /** Missing on rows older than the field: they are decimal. */
  readonly quote_convention?: string | null | undefined;
};

/** A whole is divided into so many parts, and a part is written with so many digits. */
export type FractionQuote = { readonly parts: number; readonly digits: number };

const FRACTIONS: ReadonlyMap<unknown, FractionQuote> = new Map([
  ['32nds', { parts: 32, digits: 2 }],
  ['8ths', { parts: 8, digits: 1 }],
]);

/** Null where prices are decimal. */
export function fractionQuote(convention: string | null | undefined): FractionQuote | null {
  return FRACTIONS.get(convention) ?? null;
}
