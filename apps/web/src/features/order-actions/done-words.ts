import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { type LeftOut, leftText } from '@meridian/domain/order-actions/action-plan';
import { actionDone } from '@meridian/domain/order-actions/order-action';
import { targetName } from '@meridian/domain/order-actions/target-text';
import { type OrderRowAnswer, PENDING_CODE } from '@meridian/protocol/live/order-answers';
import type { ConfirmedAction } from './consequence.ts';

/** An order that waits for its child orders is not cancelled yet. The toast must not say that it is. */
export function doneTitle(
  action: ConfirmedAction,
  orders: readonly ActionOrder[],
  rows: readonly OrderRowAnswer[],
): string {
  const isPending = action === 'cancel' && rows.some(({ code }) => code === PENDING_CODE);
  return isPending ? `Cancelling ${targetName(orders)}` : actionDone(action, orders);
}

/** What still waits, and what was left. */
export function doneText(rows: readonly OrderRowAnswer[], leaves: readonly LeftOut[] = []): { readonly text?: string } {
  const left = leftText(leaves);
  const words = [waitingText(rows), left === '' ? '' : `${left}.`].filter((part) => part !== '').join(' ');
  return words === '' ? {} : { text: words };
}

function waitingText(rows: readonly OrderRowAnswer[]): string {
  const waiting = rows.filter(({ code }) => code === PENDING_CODE);
  const [first] = waiting;
  if (first === undefined) return '';
  if (rows.length === 1) return first.message;
  return waiting.length === 1
    ? 'Pending: 1 waits for its child orders.'
    : `Pending: ${waiting.length} wait for their child orders.`;
}

/** Names the refused orders only: the others did what was asked. Null when none is refused. */
export function refusedWords(what: string, orders: readonly ActionOrder[], rows: readonly OrderRowAnswer[]) {
  const refused = rows.filter(({ ok }) => !ok);
  const [first] = refused;
  if (first === undefined) return null;
  const ids = new Set(refused.map((row) => row.parent_order_numeric_id));
  const named = orders.filter((order) => ids.has(order.parent_order_numeric_id));
  return { title: `${what} ${targetName(named.length === 0 ? orders : named)}`, text: first.message };
}
