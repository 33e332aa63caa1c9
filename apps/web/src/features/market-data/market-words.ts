import { finiteNumber } from '@meridian/domain/finite-number';
import { formatFixed, formatQuantity, formatSigned, formatUpTo } from '@meridian/domain/number-format';
import { formatPriceChange } from '@meridian/domain/price-format';
import type { PriceTerms } from '@meridian/domain/quote-convention';
import { type DayChange, type MarketRecord, spreadBps, spreadTicks } from './market-data-record.ts';

/** Spreads of futures are in ticks: for a calendar spread basis points mean nothing. */
export function spreadText(record: MarketRecord): string {
  const ticks = spreadTicks(record);
  if (ticks !== null) return `${formatUpTo(ticks, 1)} ${ticksWord(ticks)}`;
  const bps = spreadBps(record);
  return bps === null ? '' : `${formatFixed(bps, 1)} bps`;
}

export function imbalanceText(record: MarketRecord): string {
  const imbalance = finiteNumber(record['auction_imbalance']);
  if (imbalance === null) return '';
  if (imbalance === 0) return 'balanced';
  return `${formatQuantity(Math.abs(imbalance))} more to ${imbalance > 0 ? 'buy' : 'sell'}`;
}

export function changeText({ amount, percent, ticks }: DayChange, terms: PriceTerms): string {
  const money = formatPriceChange(amount, terms);
  if (ticks !== null) return `${money} (${formatSigned(ticks, 0)} ${ticksWord(ticks)})`;
  return percent === null ? money : `${money} (${formatSigned(percent, 2)}%)`;
}

function ticksWord(ticks: number): string {
  return Math.abs(ticks) === 1 ? 'tick' : 'ticks';
}
