import { CONNECTED_STATUS } from './constants.ts';
import type { Maybe } from './maybe.ts';

export function isConnected(status: Maybe<number>): boolean {
  return status === CONNECTED_STATUS;
}

export function connectedCount(items: readonly { readonly status?: Maybe<number> }[]): number {
  return items.filter((item) => isConnected(item.status)).length;
}

/** Decides the flags "no new child orders" and "no new market data". A source that never sent is silent. */
export function isSilent(lastReceivedAtMs: Maybe<number>, nowMs: number, allowedMs: number): boolean {
  return lastReceivedAtMs === null || lastReceivedAtMs === undefined || nowMs - lastReceivedAtMs >= allowedMs;
}
