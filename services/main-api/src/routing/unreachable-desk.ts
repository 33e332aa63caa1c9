import type { DeskAnswer, DeskPort } from '@meridian/protocol/ports/desk';

const DOWN: DeskAnswer = { ok: false, code: 'desk-down', message: 'The trading engine cannot be reached from here.' };
const UNTOUCHED: DeskAnswer = { ok: true, code: null, message: '' };

/** The desk of a main service that runs apart. Rows can be saved; the engine learns of them over the bus. */
export const unreachableDesk: DeskPort = {
  isUp: () => false,
  isReferenceLive: () => false,
  liveStrategies: () => Promise.resolve(null),
  heldOrders: () => Promise.resolve(null),
  preTrade: () => Promise.resolve(null),
  todayVenues: () => Promise.resolve(null),
  ordersOn: () => [],
  venues: () => [],
  destinations: () => [],
  retry: () => Promise.resolve(DOWN),
  affected: () => ({ child_orders: 0, parent_orders: 0, notional_usd: null, others: 0 }),
  settle: () => Promise.resolve(UNTOUCHED),
};
