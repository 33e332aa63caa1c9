import { formatQuantity } from '../number-format.ts';
import { isBuySide, type OrderSide } from '../order-side.ts';
import type { Maybe } from '../maybe.ts';
import type { OrderStatus } from '../order-status.ts';
import { isCompleted } from '../status-group.ts';

/** An order of the desk in the name of a ticket. */
export type NameOrder = {
  readonly status: OrderStatus | null;
  readonly order_side: OrderSide;
  /** A GTC order may have filled on other days, too. */
  readonly last_fill_date: Maybe<string>;
  readonly last_fill_date_qty: number;
  readonly remaining_qty: number;
  readonly account: string;
  readonly alloc_account: string;
  readonly trader_id: Maybe<string>;
};

/** Own orders of one side that are not finished, those that wait for review or Send staged included. */
export type OwnOpen = { readonly orders: number; readonly left: number; readonly pending: number };

/** What an account bought and sold in a name today. */
export type NamePosition = {
  readonly account: string;
  readonly alloc_account: string;
  readonly bought: number;
  readonly sold: number;
};

export type DeskInName = {
  readonly buy: OwnOpen;
  readonly sell: OwnOpen;
  /** The account of the ticket first, then by name. Accounts without a fill are left out. */
  readonly positions: readonly NamePosition[];
};

type AccountKey = Pick<NamePosition, 'account' | 'alloc_account'>;

type Viewer = {
  readonly trader: string | null;
  /** The account of the ticket. */
  readonly first: AccountKey;
  /** YYYY-MM-DD. */
  readonly tradeDate: string;
};

/** What the desk has in a name: own open orders on both sides, and today's position by account. */
export function deskInName(orders: readonly NameOrder[], { trader, first, tradeDate }: Viewer): DeskInName {
  const own = orders.filter(({ status, trader_id }) => trader_id === trader && !isCompleted(status));
  const positions = new Map<string, NamePosition>();
  for (const { account, alloc_account, order_side, last_fill_date, last_fill_date_qty: filled } of orders) {
    if (last_fill_date !== tradeDate || filled <= 0) continue;
    const key = `${account}\n${alloc_account}`;
    const { bought, sold } = positions.get(key) ?? { bought: 0, sold: 0 };
    const isBuy = isBuySide(order_side);
    const [more, less] = isBuy ? [filled, 0] : [0, filled];
    positions.set(key, { account, alloc_account, bought: bought + more, sold: sold + less });
  }
  const isFirst = (each: AccountKey) => each.account === first.account && each.alloc_account === first.alloc_account;
  const sorted = [...positions.values()].sort(
    (a, b) => Number(isFirst(b)) - Number(isFirst(a)) || nameOf(a).localeCompare(nameOf(b)),
  );
  return {
    buy: openOf(own.filter(({ order_side }) => isBuySide(order_side))),
    sell: openOf(own.filter(({ order_side }) => !isBuySide(order_side))),
    positions: sorted,
  };
}

function nameOf({ account, alloc_account }: AccountKey): string {
  return `${account} ${alloc_account}`;
}

function openOf(orders: readonly NameOrder[]): OwnOpen {
  return {
    orders: orders.length,
    left: orders.reduce((sum, { remaining_qty }) => sum + remaining_qty, 0),
    pending: orders.filter(({ status }) => status === 'PENDING').length,
  };
}

/** `2 orders, 12,000 left (1 pending)`. Blank without an order. */
export function ownOpenText({ orders, left, pending }: OwnOpen): string {
  if (orders === 0) return '';
  const held = pending === 0 ? '' : ` (${pending} pending)`;
  return `${orders === 1 ? '1 order' : `${orders} orders`}, ${formatQuantity(left)} left${held}`;
}

/** `+12,400 net, 20,000 bought, 7,600 sold`, or one side alone. */
export function positionText({ bought, sold }: NamePosition): string {
  if (sold === 0) return `${formatQuantity(bought)} bought`;
  if (bought === 0) return `${formatQuantity(sold)} sold`;
  const net = bought - sold;
  const sign = net > 0 ? '+' : net < 0 ? '−' : '';
  return `${sign}${formatQuantity(Math.abs(net))} net, ${formatQuantity(bought)} bought, ${formatQuantity(sold)} sold`;
}
