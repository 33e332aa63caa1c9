import { isAccountVisible } from '@meridian/identity/users/account-access';
import { readDoubt } from '@meridian/domain/order-doubt';
import type { OrderStatus } from '@meridian/domain/order-status';
import { formatAveragePrice } from '@meridian/domain/price-format';
import type { Notification } from '@meridian/protocol/live/desk-messages';
import type { Cells } from '../live/topic-source.ts';
import type { NoticeSource, UserNotice } from '../live/user-notice.ts';
import type { RowTable } from '../topics/row-table.ts';
import { cellReader } from '../topics/tables/columns.ts';

const read = {
  status: cellReader('parent_orders', 'status'),
  symbol: cellReader('parent_orders', 'exchange_symbol'),
  side: cellReader('parent_orders', 'order_side'),
  quantity: cellReader('parent_orders', 'order_qty'),
  filled: cellReader('parent_orders', 'filled_qty'),
  average: cellReader('parent_orders', 'avg_fill_price'),
  tickSize: cellReader('parent_orders', 'tick_size'),
  convention: cellReader('parent_orders', 'quote_convention'),
  diagnostic: cellReader('parent_orders', 'diagnostic_info'),
  trader: cellReader('parent_orders', 'trader_id'),
  account: cellReader('parent_orders', 'account'),
  allocAccount: cellReader('parent_orders', 'alloc_account'),
};

type Words = Pick<Notification, 'level' | 'title' | 'message'>;

const quantityText = (quantity: number | null) => (quantity ?? 0).toLocaleString('en-US');

function nameOf(row: Cells): string {
  return `${read.side(row)} ${quantityText(read.quantity(row))} ${read.symbol(row)}`;
}

function averageText(row: Cells): string {
  return formatAveragePrice(read.average(row), {
    tick_size: read.tickSize(row),
    quote_convention: read.convention(row),
  });
}

const expired = (row: Cells, order: string): Words => ({
  level: 'warning',
  title: 'Order expired',
  message: `${order} ended with ${quantityText(read.filled(row))} filled.`,
});

const rejected = (row: Cells, order: string): Words => ({
  level: 'error',
  title: 'Order rejected',
  message: `${order}: ${read.diagnostic(row) ?? 'no reason given'}`,
});

/** The statuses that are announced. Others are visible on the screen. */
const WORDS: Partial<Readonly<Record<OrderStatus, (row: Cells, order: string) => Words>>> = {
  FILLED: (row, order) => ({
    level: 'success',
    title: 'Order filled',
    message: `${order} at ${averageText(row)}.`,
  }),
  REJECTED: rejected,
  PARTIAL_REJECTED: rejected,
  EXPIRED: expired,
  PARTIAL_EXPIRED: expired,
  PENDING: (_row, order) => ({
    level: 'info',
    title: 'Order awaiting review',
    message: `${order} is pending: release or cancel it.`,
  }),
};

/** The venues' time is over, so users with the action permission are told to decide. */
function isNewlyOverdue(before: Cells | undefined, after: Cells): boolean {
  const text = read.diagnostic(after);
  if (before === undefined || read.diagnostic(before) === text) return false;
  return readDoubt(text)?.isOverdue === true && readDoubt(read.diagnostic(before))?.isOverdue !== true;
}

/** The trader is told how the order ended. Users who may release it are told that it waits. */
function audience(status: OrderStatus | null, row: Cells): UserNotice['isFor'] {
  const owner = { account: read.account(row), alloc_account: read.allocAccount(row) };
  const trader = read.trader(row);
  return (user) => {
    if (!isAccountVisible(user.data_permissions, owner)) return false;
    return status === 'PENDING' ? user.are_actions_permitted : user.trader_id === trader;
  };
}

/** Notices about orders whose status changed, except initial ones. */
export function orderNotices(parents: RowTable, nowMs: () => number): NoticeSource {
  return (listener) => {
    let isBeginning = true;
    const stop = parents.watchAll(({ key, before, after }) => {
      if (isBeginning || after === undefined) return;
      const status = read.status(after);
      if (isNewlyOverdue(before, after)) {
        const title = `Order in doubt · ${key}`;
        const message = `${nameOf(after)}: ${read.diagnostic(after) ?? ''}.`;
        listener({ isFor: audience('PENDING', after), payload: { level: 'error', title, message, at_ms: nowMs() } });
      }
      const isOld = before === undefined && status !== 'PENDING';
      if (isOld || (before !== undefined && read.status(before) === status)) return;
      const words = status === null ? undefined : WORDS[status]?.(after, nameOf(after));
      if (words === undefined) return;
      const payload = { ...words, title: `${words.title} · ${key}`, at_ms: nowMs() };
      listener({ isFor: audience(status, after), payload });
    });
    isBeginning = false;
    return stop;
  };
}
