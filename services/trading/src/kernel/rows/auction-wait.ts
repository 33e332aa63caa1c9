import { auctionCutOffMs } from '../../market/session-calendar.ts';
import type { TradingDay } from '../../market/market-port.ts';
import { filledLotsOf } from '../children/exposure.ts';
import type { Parent, ShownPlan } from '../state/parent.ts';

/** Strategies whose purpose is an auction. Trading before it is extra. */
const AUCTION_STRATEGIES: ReadonlyMap<string, 'opening' | 'closing'> = new Map([
  ['moo', 'opening'],
  ['moc', 'closing'],
  ['close', 'closing'],
]);

/**
 * How long an order may have no fills or children because it waits for its auction: the auction is its strategy's
 * purpose, or only its auction part is left. After the entry deadline the order is in the auction or has missed it.
 */
export function auctionWaitUntilMs(parent: Parent, plan: ShownPlan | null, day: TradingDay): number | null {
  if (parent.stage === 'done' || parent.route === null) return null;
  if (plan !== null && plan.heldBackBy !== null && plan.heldBackBy !== 'auction only') return null;
  const own = AUCTION_STRATEGIES.get(parent.route.algo);
  if (own !== undefined) return auctionCutOffMs(day, own);
  const open = {
    opening: Math.max(0, (plan?.openAuctionLots ?? 0) - parent.openAuctionFilledLots),
    closing: Math.max(0, (plan?.closeAuctionLots ?? 0) - parent.closeAuctionFilledLots),
  };
  const remaining = parent.terms.quantityLots - filledLotsOf(parent);
  if (open.opening + open.closing < remaining) return null;
  return auctionCutOffMs(day, open.closing > 0 ? 'closing' : 'opening');
}
