import { CONNECTED_STATUS } from './constants.ts';
import type { Maybe } from './maybe.ts';

export function isConnected(status: Maybe<number>): boolean {
  return status === CONNECTED_STATUS;
}

export function connectedCount(items: readonly { readonly status?: Maybe<number> }[]): number {
  return items.filter((item) => isConnected(item.status)).length;
}

export type MarketDataAvailability = {
  readonly available: number;
  readonly total: number;
  readonly isCatastrophic: boolean;
};

/** One vendor in catastrophic failure mode is enough to say so: its prices may be wrong while it looks connected. */
export function marketDataAvailability(
  vendors: readonly {
    readonly status?: Maybe<number>;
    readonly is_provider_in_catastrophic_failure_mode?: Maybe<boolean>;
  }[],
): MarketDataAvailability {
  return {
    available: connectedCount(vendors),
    total: vendors.length,
    isCatastrophic: vendors.some((vendor) => vendor.is_provider_in_catastrophic_failure_mode === true),
  };
}

/** Behind the flags "no new child orders" and "no new market data"; what never came is silent too. */
export function isSilent(lastReceivedAtMs: Maybe<number>, nowMs: number, allowedMs: number): boolean {
  return lastReceivedAtMs === null || lastReceivedAtMs === undefined || nowMs - lastReceivedAtMs >= allowedMs;
}
