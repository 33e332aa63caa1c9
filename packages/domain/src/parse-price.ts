import { MINUS } from './number-format.ts';
import { type FractionQuote, fractionQuote, type PriceTerms } from './quote-convention.ts';
import { typedNumber } from './order-ticket/typed-number.ts';

/** `110'16.5`, `110-165`, `110'16+`: whole, parts, and fraction of a part. Accepts any tick mark. */
const FRACTION = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d+)\s*['’′^-]\s*(\d+)(?:(\+)|\.(\d+))?$/;

/** Exchanges shorten the third digit of 32nds: 2 is a quarter, 7 three quarters, 1 an eighth. */
const EIGHTHS_BY_DIGIT: Readonly<Record<string, number>> = { 0: 0, 1: 1, 2: 2, 3: 3, 5: 4, 6: 5, 7: 6, 8: 7 };

function partsOf(digits: string, plus: string, decimals: string, quote: FractionQuote): number | null {
  const extra = digits.length - quote.digits;
  if (extra === 1 && quote.parts === 32 && plus === '' && decimals === '') {
    const eighths = EIGHTHS_BY_DIGIT[digits.slice(-1)];
    return eighths === undefined ? null : Number(digits.slice(0, -1)) + eighths / 8;
  }
  if (extra > 0) return null;
  return Number(digits) + (plus === '' ? Number(`0.${decimals}0`) : 0.5);
}

function fractionPrice(text: string, quote: FractionQuote): number | null {
  const match = FRACTION.exec(text);
  if (match === null) return null;
  const [, sign = '', whole = '', digits = '', plus = '', decimals = ''] = match;
  const parts = partsOf(digits, plus, decimals, quote);
  if (parts === null || parts >= quote.parts) return null;
  const price = Number(whole.replaceAll(',', '')) + parts / quote.parts;
  return sign === '-' ? -price : price;
}

/** Reads a typed price in exchange notation or decimals. Null for invalid text. */
export function parsePrice(text: string, terms: PriceTerms = {}): number | null {
  const typed = text.trim().replace(MINUS, '-');
  const quote = fractionQuote(terms.quote_convention);
  return (quote === null ? null : fractionPrice(typed, quote)) ?? typedNumber(typed);
}
