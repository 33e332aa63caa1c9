import { CONNECTED_STATUS } from '@meridian/domain/constants';
import type { DeskPort, OrdersAt } from '@meridian/protocol/ports/desk';
import type { HeldOrder } from '@meridian/protocol/ports/held-orders';
import type { PreTradeInput } from '@meridian/protocol/ports/pre-trade';
import type { TodayVenues } from '@meridian/protocol/ports/today-venues';
import { LIVE_STRATEGIES, readLiveStrategies } from '@meridian/protocol/ports/routing';
import type { OpenDatabase } from '@meridian/storage/database';

const way = { protocol: 'FIX 4.4', latency_ms: 1, since_ms: 1 };

/** Records how the desk was told to handle open child orders. */
export const settledAt: { readonly at: OrdersAt; readonly choice: string; readonly reason: string }[] = [];

/** Whether the engine is down. */
export const deskIsDown = { now: false };

/** Orders that the desk knows before they trade. */
export const preTradeOrders: { now: readonly PreTradeInput[] } = { now: [] };

/** Orders that wait for a review. */
export const heldAtDesk: { now: readonly HeldOrder[] } = { now: [] };

/** Today's fills by venue. */
export const todayFills: { now: TodayVenues | null } = { now: null };

/** A desk with two destinations and two venues, one of which is down. */
const testDesk: Omit<DeskPort, 'liveStrategies'> = {
  isReferenceLive: () => false,
  isUp: () => !deskIsDown.now,
  heldOrders: async () => (deskIsDown.now ? null : heldAtDesk.now),
  preTrade: async () => (deskIsDown.now ? null : { orders: preTradeOrders.now, tooMany: null }),
  todayVenues: async () => (deskIsDown.now ? null : todayFills.now),
  ordersOn: () => [],
  venues: () =>
    ['XNAS', 'ARCX'].map((mic) => ({ mic, name: mic, kind: 'lit', asset_classes: ['EQUITY'], countries: ['US'] })),
  destinations: () => [
    { ...way, name: 'DMA-1', exec_broker: 'ALGO', venues: ['XNAS', 'ARCX'], status: CONNECTED_STATUS },
    { ...way, name: 'DMA-2', exec_broker: 'BRK', venues: ['XNAS'], status: 0 },
  ],
  retry: async (name) => {
    if (name === 'DMA-2') return { ok: true, code: null, message: 'Reconnecting DMA-2.' };
    return name === 'DMA-1'
      ? { ok: false, code: 'no-change', message: 'DMA-1 is connected.' }
      : { ok: false, code: 'not-found', message: `There is no destination ${name}.` };
  },
  affected: ({ name }) => ({
    child_orders: name === 'DMA-1' ? 3 : 0,
    parent_orders: name === 'DMA-1' ? 2 : 0,
    notional_usd: 0,
    others: 0,
  }),
  settle: async (at, choice, _user, reason) => {
    settledAt.push({ at, choice, reason });
    return { ok: true, code: null, message: '' };
  },
};

/** The same desk with the open orders that a test wrote to the engine's storage. What an earlier one was told is over. */
export function testDeskOf({ db }: OpenDatabase): DeskPort {
  settledAt.length = 0;
  deskIsDown.now = false;
  preTradeOrders.now = [];
  todayFills.now = null;
  heldAtDesk.now = [];
  return {
    ...testDesk,
    liveStrategies: async () => {
      const memory = db.selectFrom('trading_memory').select('body').where('name', '=', LIVE_STRATEGIES);
      return deskIsDown.now ? null : readLiveStrategies((await memory.executeTakeFirst())?.body);
    },
  };
}
