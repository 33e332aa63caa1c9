import { type MarketData, MARKET_PHASES } from '@meridian/domain/entities/market-data';
import { percentChange } from '@meridian/domain/computed-columns';
import { finiteNumber } from '@meridian/domain/finite-number';
import { formatPrice } from '@meridian/domain/price-format';
import type { Cell } from '@meridian/protocol/live/subscription-messages';

export type MarketRecord = Readonly<Record<string, Cell>>;

const PHASE_WORDS: Readonly<Record<MarketData['phase'], string>> = {
  closed: 'Closed',
  'opening-auction': 'Opening auction',
  continuous: 'Continuous trading',
  'closing-auction': 'Closing auction',
};

/** A phase that a newer server may send is shown as it says it. */
export function phaseText(record: MarketRecord): string {
  const phase = String(record['phase'] ?? '');
  const known = MARKET_PHASES.find((each) => each === phase);
  return known === undefined ? phase : PHASE_WORDS[known];
}

export function isAuction(record: MarketRecord): boolean {
  return record['phase'] === 'opening-auction' || record['phase'] === 'closing-auction';
}

/** Against the previous close, in percent and in money; null when either is missing. */
export function dayChange(record: MarketRecord): { readonly percent: number; readonly amount: number } | null {
  const last = finiteNumber(record['current_last']);
  const close = finiteNumber(record['previous_close']);
  const percent = percentChange({ current_last: last, previous_close: close });
  return last === null || close === null || percent === null ? null : { percent, amount: last - close };
}

/** The middle of bid and ask, and the width in basis points of it. */
export function spreadBps(record: MarketRecord): number | null {
  const bid = finiteNumber(record['current_bid']);
  const ask = finiteNumber(record['current_ask']);
  if (bid === null || ask === null || bid + ask <= 0) return null;
  return (20_000 * (ask - bid)) / (ask + bid);
}

const PRICES = ['current_last', 'current_bid', 'current_ask', 'previous_close', 'auction_indicative_price'] as const;

/** A row has no tick size: as many decimals as the longest of its prices needs, so that all of them line up. */
export function priceDecimals(record: MarketRecord): number {
  const decimals = PRICES.map((field) => formatPrice(record[field]).split('.')[1]?.length ?? 0);
  return Math.max(...decimals);
}
