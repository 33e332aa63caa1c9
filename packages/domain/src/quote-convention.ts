/** The notation of prices: decimals, or fractions after a tick mark. */
export const QUOTE_CONVENTIONS = ['decimal', '32nds', '8ths'] as const;

export type QuoteConvention = (typeof QUOTE_CONVENTIONS)[number];

export function isQuoteConvention(value: unknown): value is QuoteConvention {
  return QUOTE_CONVENTIONS.some((convention) => convention === value);
}

/** The fields that decide the notation of prices. Every row with a price has both. */
export type PriceTerms = {
  readonly tick_size?: number | null | undefined;
  /** Missing on rows that are older than this field. They are decimal. */
  readonly quote_convention?: string | null | undefined;
};

/** The number of parts of a whole, and the digits of a part. */
export type FractionQuote = { readonly parts: number; readonly digits: number };

const FRACTIONS: ReadonlyMap<unknown, FractionQuote> = new Map([
  ['32nds', { parts: 32, digits: 2 }],
  ['8ths', { parts: 8, digits: 1 }],
]);

/** Null for decimal prices. */
export function fractionQuote(convention: string | null | undefined): FractionQuote | null {
  return FRACTIONS.get(convention) ?? null;
}
