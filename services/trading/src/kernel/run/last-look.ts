import { auctionCutOffMs } from '../../market/session-calendar.ts';
import type { TradingDay } from '../../market/market-port.ts';
import type { Parent } from '../state/parent.ts';

/** Longer than a look waits on a desk with more orders than it can look at. */
const LAST_LOOKS_MS = 30_000;

/** Lots that the order has for each auction, if it takes part. */
export type AuctionShares = {
  readonly openAuctionLots: number | null;
  readonly closeAuctionLots: number | null;
};

/** Whether a look at that time is among the last before the order ends, or before an auction takes no more orders. */
export function isLastLook(
  { route }: Pick<Parent, 'route'>,
  shares: AuctionShares | null,
  day: TradingDay,
  atMs: number,
): boolean {
  if (route === null) return false;
  if (atMs >= route.parameters.endMs - LAST_LOOKS_MS) return true;
  if (shares === null) return false;
  const isClosing = (endMs: number) => atMs >= endMs - LAST_LOOKS_MS && atMs < endMs;
  return (
    ((shares.openAuctionLots ?? 0) > 0 && isClosing(auctionCutOffMs(day, 'opening'))) ||
    ((shares.closeAuctionLots ?? 0) > 0 && isClosing(auctionCutOffMs(day, 'closing')))
  );
}
