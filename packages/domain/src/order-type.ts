import type { Maybe } from './maybe.ts';

/** Auctions are a time in force (OPG, CLS), so there are only two order types. */
export const ORDER_TYPES = ['LIMIT', 'MARKET'] as const;

export type OrderType = (typeof ORDER_TYPES)[number];

export const TIMES_IN_FORCE = ['DAY', 'IOC', 'FOK', 'GTC', 'OPG', 'CLS'] as const;

export type TimeInForce = (typeof TIMES_IN_FORCE)[number];

/** The text of the Limit column for a market order. */
export const MARKET_LIMIT_TEXT = 'MKT';

/** FIX clients and uploads use either notation in any case. */
export function isMarketOrder(orderType: Maybe<string>): boolean {
  const type = orderType?.trim().toUpperCase();
  return type === 'MARKET' || type === 'MKT';
}
