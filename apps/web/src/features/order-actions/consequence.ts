import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import type { OrderAction } from '@meridian/domain/order-actions/order-action';
import { formatQuantity } from '@meridian/domain/number-format';
import { formatEndTime, formatStartTime } from '@meridian/domain/start-end-time';
import { BROWSER_ZONE } from '../../lib/time-text.ts';

/** Actions that one question is enough for; the others have forms of their own. */
export type ConfirmedAction = Exclude<OrderAction, 'modify' | 'send-staged'>;

/** What an action does to one order, in words for its line. */
export function consequence(action: ConfirmedAction, order: ActionOrder): string {
  const open = formatQuantity(order.open_qty);
  const remaining = formatQuantity(order.remaining_qty);
  const hasOpen = order.open_qty > 0;
  switch (action) {
    case 'pause':
      return hasOpen ? `${open} open are taken back, nothing new is sent` : 'Nothing new is sent';
    case 'resume':
      return `Its remaining ${remaining} are worked again`;
    case 'cancel':
      return hasOpen ? `${open} open are taken back, ${remaining} will not trade` : `${remaining} will not trade`;
    case 'cancel-children':
      return hasOpen ? `${open} open are taken back, its strategy may send others` : 'Has no open child orders';
    case 'release':
      return `Starts as ${(order.strat ?? '').toUpperCase()}, ${timesOf(order)}`;
    case 'note':
    default:
      return 'The note is kept with the market of this moment';
  }
}

function timesOf({ start_time, end_time }: ActionOrder): string {
  return `${formatStartTime(start_time, BROWSER_ZONE)} to ${formatEndTime(end_time, BROWSER_ZONE)}`;
}
