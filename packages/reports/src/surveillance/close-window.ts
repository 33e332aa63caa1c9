import { sum } from '@meridian/cost-model/sum';
import { sideSign } from '@meridian/domain/order-side';
import type { CloseWindow } from '@meridian/tca/surveillance/find-close-marking';
import type { FillRow, MarketDay } from './surveillance-queries.ts';

const WINDOW_MS = 300_000;
const WINDOWS_A_DAY = 78;
const CLOSE_STRATEGIES: ReadonlySet<string> = new Set(['close', 'moc']);

/**
 * What one account did in a symbol's last five minutes before the close of its calendar. Null where it did nothing, or
 * the market or its close was not seen.
 */
export function closeWindow(
  fills: readonly FillRow[],
  market: MarketDay,
  nextOpens: ReadonlyMap<string, number> | null,
): CloseWindow | null {
  const closeMs = market.session_close_ms;
  if (closeMs === null) return null;
  const last = fills.filter(({ at_ms }) => at_ms > closeMs - WINDOW_MS && at_ms <= closeMs);
  const [first] = last;
  const { day_close: close, volume_buckets: buckets, close_auction_volume: auction } = market;
  if (first === undefined || close === null || first.snap_bid === null || first.snap_ask === null) return null;
  const net = sum(last.map(({ order_side, quantity }) => sideSign(order_side) * quantity));
  const mid = (first.snap_bid + first.snap_ask) / 2;
  const volume = (buckets.at(-1) ?? 0) + auction;
  const sigma = (first.volatility * mid) / Math.sqrt(WINDOWS_A_DAY);
  if (!(volume > 0) || !(sigma > 0) || net === 0) return null;
  const move = Math.sign(net) * (close - mid);
  const nextOpen = nextOpens?.get(first.exchange_symbol) ?? null;
  return {
    account: first.account,
    alloc_account: first.alloc_account,
    exchange_symbol: first.exchange_symbol,
    child_order_numeric_ids: [...new Set(last.map(({ child_order_numeric_id: id }) => id))],
    parent_order_numeric_ids: [...new Set(last.map(({ parent_order_numeric_id: id }) => id))],
    from_ms: closeMs - WINDOW_MS,
    to_ms: closeMs,
    volumePercent: Math.min(100, (100 * Math.abs(net)) / volume),
    moveSigmas: move / sigma,
    revertPercent: nextOpen === null || move <= 0 ? null : (100 * Math.sign(net) * (close - nextOpen)) / move,
    isCloseBenchmark: last.every(({ strat }) => CLOSE_STRATEGIES.has(strat)),
  };
}
