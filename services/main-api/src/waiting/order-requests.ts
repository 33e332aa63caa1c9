import { formatQuantity } from '@meridian/domain/number-format';
import type { HeldOrder } from '@meridian/protocol/ports/held-orders';
import { isSameEmail } from './people.ts';
import { type Request, UNDECIDED } from './request.ts';

/** Orders, and changes of working ones, that somebody has to release. They wait until they are. */
export function orderRequests(held: readonly HeldOrder[]): readonly Request[] {
  return held.map((order): Request => {
    const { parent_order_numeric_id: id, order_side, exchange_symbol, asked_by, barred } = order;
    const isBarred = (email: string) => barred.some((each) => isSameEmail(each, email));
    return {
      // Held again later, it is another request.
      key: `order:${id}:${order.asked_ms}`,
      kind: 'order',
      id,
      revision: 1,
      title: `${order.is_change ? 'Change of order' : 'Order'} ${id}: ${order_side} ${formatQuantity(order.order_qty)} ${exchange_symbol}`,
      account: order.alloc_account,
      note: '',
      asked_by,
      asked_ms: order.asked_ms,
      expires_ms: null,
      ...UNDECIDED,
      path: `/?order=${id}`,
      isBy: ({ user }) => isSameEmail(asked_by, user.email_id),
      mayDecide: ({ user, sees }) => user.are_actions_permitted && sees(order) && !isBarred(user.email_id),
      change: () => changeText(order),
      soonMs: 0,
    };
  });
}

function changeText({ order_qty, wanted_qty, reason }: HeldOrder): string {
  if (wanted_qty === null) return reason;
  return `Quantity ${formatQuantity(order_qty)} → ${formatQuantity(wanted_qty)}: ${reason}`;
}
