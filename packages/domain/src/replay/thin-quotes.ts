import type { ReplayGap, ReplayQuotes } from './replay-market.ts';
import { countUntil } from './replay-market.ts';

/** A part of the time axis with the range of prices in it. Null where no two-sided quote stood. */
export type QuoteColumn = {
  readonly from_ms: number;
  readonly lowBid: number | null;
  readonly highBid: number | null;
  readonly lowAsk: number | null;
  readonly highAsk: number | null;
};

type Window = { readonly from_ms: number; readonly to_ms: number };

/**
 * Quotes for drawing: one column per pixel, each with the whole range of its prices, so that no spike is lost however
 * many quotes there are.
 */
export function thinQuotes(
  quotes: ReplayQuotes,
  gaps: readonly ReplayGap[],
  { from_ms: fromMs, to_ms: toMs }: Window,
  columns: number,
): readonly QuoteColumn[] {
  if (!(toMs > fromMs && columns > 0)) return [];
  // A column ends where the next begins, and the last one exactly at the end, which sums of steps would miss.
  const edgeMs = (column: number) => fromMs + ((toMs - fromMs) * column) / columns;
  const firstMs = quotes.at_ms[0] ?? Number.POSITIVE_INFINITY;
  return Array.from({ length: columns }, (_, column) => {
    const [from_ms, endMs] = [edgeMs(column), edgeMs(column + 1)];
    const isUnseen = endMs < firstMs || gaps.some((gap) => gap.from_ms <= from_ms && gap.to_ms > from_ms);
    if (isUnseen) return { from_ms, lowBid: null, highBid: null, lowAsk: null, highAsk: null };
    const first = firstShown(quotes, gaps, from_ms);
    const last = countUntil(quotes.at_ms, endMs);
    const [lowBid, highBid] = rangeOf(quotes.bid, first, last);
    const [lowAsk, highAsk] = rangeOf(quotes.ask, first, last);
    return { from_ms, lowBid, highBid, lowAsk, highAsk };
  });
}

/** Quotes of the moment at which the column begins, or the one that stood then, unless nobody saw whether it still did. */
function firstShown({ at_ms }: ReplayQuotes, gaps: readonly ReplayGap[], fromMs: number): number {
  const next = countUntil(at_ms, fromMs);
  let first = next;
  while (first > 0 && at_ms[first - 1] === fromMs) first -= 1;
  if (first < next) return first;
  const standingMs = at_ms[next - 1] ?? Number.POSITIVE_INFINITY;
  return gaps.some((gap) => standingMs < gap.from_ms && gap.to_ms <= fromMs) ? next : Math.max(0, next - 1);
}

function rangeOf(
  prices: readonly (number | null)[],
  first: number,
  last: number,
): readonly [low: number | null, high: number | null] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let index = first; index < last; index += 1) {
    const price = prices[index] ?? null;
    if (price === null) continue;
    low = Math.min(low, price);
    high = Math.max(high, price);
  }
  return low > high ? [null, null] : [low, high];
}
