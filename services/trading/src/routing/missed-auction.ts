import type { TimeInForce } from '@meridian/domain/order-type';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import type { AlgoParameters } from '../kernel/algo.ts';
import { auctionCutOffMs, uncrossMs } from '../market/session-calendar.ts';
import type { TradingDay } from '../market/market-port.ts';

export type AuctionOrder = {
  readonly strategy: StrategyName;
  readonly symbol: string;
  readonly timeInForce: TimeInForce;
  readonly parameters: Pick<AlgoParameters, 'startMs'>;
};

/** Why an order that trades in one auction alone can no longer trade today, and what to use. Null for any other. */
export function missedAuction(order: AuctionOrder, day: TradingDay, nowMs: number): string | null {
  const { strategy, symbol, timeInForce, parameters } = order;
  // A GTC order waits for the auction of the next day.
  if ((strategy !== 'moo' && strategy !== 'moc') || timeInForce === 'GTC') return null;
  const auction = strategy === 'moo' ? 'opening' : 'closing';
  const use = strategy === 'moo' ? USE_AFTER_OPEN : USE_AFTER_CLOSE;
  const cutOffMs = auctionCutOffMs(day, auction);
  if (nowMs >= uncrossMs(day, auction)) return `The ${auction} auction of ${symbol} is over: ${use}`;
  if (nowMs >= cutOffMs) return `The ${auction} auction of ${symbol} takes no more orders: ${use}`;
  const isLate = strategy === 'moc' && parameters.startMs >= cutOffMs;
  return isLate ? `MOC starts too late for the closing auction of ${symbol}: set an earlier start time.` : null;
}

const USE_AFTER_OPEN = 'use MOC, a strategy that trades now such as VWAP, or GTC for the next opening auction.';
const USE_AFTER_CLOSE = 'use GTC for the next closing auction.';
