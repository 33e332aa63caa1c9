import type { Maybe } from './maybe.ts';

/** Auctions are a time in force (OPG, CLS), so price terms stay two. */
export const ORDER_TYPES = ['LIMIT', 'MARKET'] as const;

export type OrderType = (typeof ORDER_TYPES)[number];

export const TIMES_IN_FORCE = ['DAY', 'IOC', 'FOK', 'GTC', 'OPG', 'CLS'] as const;

export type TimeInForce = (typeof TIMES_IN_FORCE)[number];

/** What the Limit column shows instead of a price. */
export const MARKET_LIMIT_TEXT = 'MKT';

/** FIX clients and uploads write the type in either form and any case. */
export function isMarketOrder(orderType: Maybe<string>): boolean {
  const type = orderType?.trim().toUpperCase();
  return type === 'MARKET' || type === 'MKT';
}
