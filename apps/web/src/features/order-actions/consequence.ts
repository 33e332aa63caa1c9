import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import type { OrderAction } from '@meridian/domain/order-actions/order-action';
import { formatQuantity } from '@meridian/domain/number-format';

/** Actions with a simple dialog. The others have their own forms and panels. */
export type ConfirmedAction = Exclude<OrderAction, 'modify' | 'send-staged' | 'release' | 'decide-doubt'>;

/** What an action does to one order, as text. */
export function consequence(action: ConfirmedAction, order: ActionOrder): string {
  const open = order.open_qty > 0 ? `Cancels ${formatQuantity(order.open_qty)} open; ` : '';
  const remaining = formatQuantity(order.remaining_qty);
  switch (action) {
    case 'pause':
      return capitalised(`${open}sends no new child orders`);
    case 'resume':
      return order.global_auto_trading_status
        ? `Works the remaining ${remaining}`
        : `Waits with ${remaining} left: global auto-trading is off`;
    case 'cancel':
      return `${open}${remaining} stay unfilled`;
    case 'cancel-children':
      return open === '' ? 'No open child orders' : `${open}the strategy may send others`;
    case 'note':
    default:
      return 'Saves the note with the market at this moment';
  }
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
