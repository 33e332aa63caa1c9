import { type MarketData, MARKET_PHASES } from '@meridian/domain/entities/market-data';
import { netChangeTicks, percentChange } from '@meridian/domain/computed-columns';
import { finiteNumber } from '@meridian/domain/finite-number';
import type { PriceTerms } from '@meridian/domain/quote-convention';
import type { Cell } from '@meridian/protocol/live/subscription-messages';

export type MarketRecord = Readonly<Record<string, Cell>>;

const PHASE_WORDS: Readonly<Record<MarketData['phase'], string>> = {
  closed: 'Closed',
  'opening-auction': 'Opening auction',
  continuous: 'Continuous trading',
  'closing-auction': 'Closing auction',
};

/** An unknown phase of a newer server is shown as received. */
export function phaseText(record: MarketRecord): string {
  const phase = String(record['phase'] ?? '');
  const known = MARKET_PHASES.find((each) => each === phase);
  return known === undefined ? phase : PHASE_WORDS[known];
}

export function isAuction(record: MarketRecord): boolean {
  return record['phase'] === 'opening-auction' || record['phase'] === 'closing-auction';
}

export type DayChange = { readonly amount: number; readonly percent: number | null; readonly ticks: number | null };

/** Against the previous close, in money, and in percent, or in ticks for a future; null when either price is missing. */
export function dayChange(record: MarketRecord): DayChange | null {
  const current_last = finiteNumber(record['current_last']);
  const previous_close = finiteNumber(record['previous_close']);
  if (current_last === null || previous_close === null) return null;
  const asset_class = record['asset_class'] === 'FUTURE' ? 'FUTURE' : 'EQUITY';
  const prices = { current_last, previous_close, asset_class, tick_size: finiteNumber(record['tick_size']) };
  const ticks = netChangeTicks(prices);
  return { amount: current_last - previous_close, ticks, percent: ticks === null ? percentChange(prices) : null };
}

/** The middle of bid and ask, and the width in basis points of it. */
export function spreadBps(record: MarketRecord): number | null {
  const bid = finiteNumber(record['current_bid']);
  const ask = finiteNumber(record['current_ask']);
  if (bid === null || ask === null || bid + ask <= 0) return null;
  return (20_000 * (ask - bid)) / (ask + bid);
}

/** In ticks for a future, else null. */
export function spreadTicks(record: MarketRecord): number | null {
  const bid = finiteNumber(record['current_bid']);
  const ask = finiteNumber(record['current_ask']);
  const tick = finiteNumber(record['tick_size']);
  if (record['asset_class'] !== 'FUTURE' || bid === null || ask === null || tick === null || tick <= 0) return null;
  return Math.round((10 * (ask - bid)) / tick) / 10;
}

/** The price format. */
export function priceTerms(record: MarketRecord): PriceTerms {
  const convention = record['quote_convention'];
  return {
    tick_size: finiteNumber(record['tick_size']),
    quote_convention: typeof convention === 'string' ? convention : null,
  };
}
