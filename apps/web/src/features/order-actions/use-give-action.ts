import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { actionDone, undoOf } from '@meridian/domain/order-actions/order-action';
import { targetName } from '@meridian/domain/order-actions/target-text';
import { type OrderRowAnswer, PENDING_CODE } from '@meridian/protocol/live/order-answers';
import { showToast } from '../../components/show-toast.tsx';
import { type BulkCommand, useBulkCommand } from '../../live/use-bulk-command.ts';
import type { ConfirmedAction } from './consequence.ts';

const COMMANDS = {
  pause: 'order.pause',
  resume: 'order.resume',
  cancel: 'order.cancel',
  'cancel-children': 'order.cancel_children',
} as const;

export type GivenAction = BulkCommand & {
  /** True when it succeeded for every order. A toast has said so, with Undo where possible. */
  readonly give: (action: ConfirmedAction, orders: readonly ActionOrder[], text: string) => Promise<boolean>;
  /** Runs without a dialog. A toast reports the result or the refusal. */
  readonly giveAtOnce: (action: 'pause' | 'resume', orders: readonly ActionOrder[]) => Promise<void>;
};

/** Runs an action on orders, reports it in a toast, and undoes it from there. */
export function useGiveAction(): GivenAction {
  const command = useBulkCommand();
  const tell = (action: ConfirmedAction, orders: readonly ActionOrder[], rows: readonly OrderRowAnswer[]) => {
    const undo = undoOf(action);
    showToast({
      tone: 'success',
      title: doneTitle(action, orders, rows),
      ...doneText(rows),
      ...(undo === null ? {} : { action: { label: 'Undo', run: () => void takeBack(undo, orders) } }),
    });
  };
  const give: GivenAction['give'] = async (action, orders, text) => {
    const rows = await send(command, action, orders, text);
    if (rows.some(({ ok }) => !ok)) return false;
    tell(action, orders, rows);
    return true;
  };
  const giveAtOnce: GivenAction['giveAtOnce'] = async (action, orders) => {
    const rows = await send(command, action, orders, '');
    const refused = rows.find(({ ok }) => !ok);
    if (refused === undefined) tell(action, orders, rows);
    else showToast({ tone: 'error', title: `Could not ${action} ${targetName(orders)}`, text: refused.message });
  };
  const takeBack = async (undo: 'pause' | 'resume', orders: readonly ActionOrder[]): Promise<void> => {
    const rows = await send(command, undo, orders, '');
    const refused = rows.find(({ ok }) => !ok);
    if (refused === undefined) showToast({ tone: 'success', title: actionDone(undo, orders) });
    else showToast({ tone: 'error', title: `Could not undo: ${targetName(orders)}`, text: refused.message });
  };
  return { ...command, give, giveAtOnce };
}

function send({ send: sendAll }: BulkCommand, action: ConfirmedAction, orders: readonly ActionOrder[], text: string) {
  const ids = orders.map((order) => order.parent_order_numeric_id);
  if (action === 'note') {
    return sendAll('order.note', [{ ids, argsOf: (part) => ({ parent_order_numeric_ids: part, note: text }) }]);
  }
  const reason = text === '' ? {} : { reason: text };
  return sendAll(COMMANDS[action], [{ ids, argsOf: (part) => ({ parent_order_numeric_ids: part, ...reason }) }]);
}

/** An order that waits for its child orders is not cancelled yet. The toast must not say that it is. */
function doneTitle(action: ConfirmedAction, orders: readonly ActionOrder[], rows: readonly OrderRowAnswer[]): string {
  const isPending = action === 'cancel' && rows.some(({ code }) => code === PENDING_CODE);
  return isPending ? `Cancelling ${targetName(orders)}` : actionDone(action, orders);
}

function doneText(rows: readonly OrderRowAnswer[]): { readonly text?: string } {
  const waiting = rows.filter(({ code }) => code === PENDING_CODE);
  const [first] = waiting;
  if (first === undefined) return {};
  return { text: rows.length === 1 ? first.message : `Pending: ${waiting.length} wait for their child orders.` };
}
