import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { formatFixed } from '@meridian/domain/number-format';

/** A spread within this ratio of its average is usual. */
const USUAL = 0.15;

/** The present spread against its average; null without a quote. */
export function spreadNote({ quote, avg_spread }: Pick<InstrumentFacts, 'quote' | 'avg_spread'>): string | null {
  if (quote === null || quote.current_bid === null || quote.current_ask === null || !(avg_spread > 0)) return null;
  const ratio = (quote.current_ask - quote.current_bid) / avg_spread;
  if (!(ratio >= 0)) return null;
  if (Math.abs(ratio - 1) <= USUAL) return 'The spread is as wide as on average.';
  const text = `The spread is ${formatFixed(ratio, 1)}x its average`;
  return ratio > 1 ? `${text}: crossing it now costs more than estimated.` : `${text}.`;
}
