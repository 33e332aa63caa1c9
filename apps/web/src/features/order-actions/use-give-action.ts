import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import type { ActionPlan, LeftOut } from '@meridian/domain/order-actions/action-plan';
import { actionDone, undoOf } from '@meridian/domain/order-actions/order-action';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import { showToast } from '../../components/show-toast.tsx';
import { type BulkCommand, useBulkCommand } from '../../live/use-bulk-command.ts';
import type { ConfirmedAction } from './consequence.ts';
import { doneText, doneTitle, refusedWords } from './done-words.ts';

const COMMANDS = {
  pause: 'order.pause',
  resume: 'order.resume',
  cancel: 'order.cancel',
  'cancel-children': 'order.cancel_children',
} as const;

export type GivenAction = BulkCommand & {
  /** True when it succeeded for every order. A toast has said so, with Undo where possible. */
  readonly give: (
    action: ConfirmedAction,
    plan: Pick<ActionPlan, 'takes' | 'leaves'>,
    text: string,
  ) => Promise<boolean>;
  /** Runs without a dialog. A toast reports the result or the refusal. */
  readonly giveAtOnce: (action: 'pause' | 'resume', orders: readonly ActionOrder[]) => Promise<void>;
};

/** Runs an action on orders, reports it in a toast, and undoes it from there. */
export function useGiveAction(): GivenAction {
  const command = useBulkCommand();
  const tell = (
    action: ConfirmedAction,
    orders: readonly ActionOrder[],
    rows: readonly OrderRowAnswer[],
    leaves: readonly LeftOut[] = [],
  ) => {
    const undo = undoOf(action);
    showToast({
      tone: 'success',
      title: doneTitle(action, orders, rows),
      ...doneText(rows, leaves),
      ...(undo === null ? {} : { action: { label: 'Undo', run: () => void takeBack(undo, orders) } }),
    });
  };
  const give: GivenAction['give'] = async (action, { takes, leaves }, text) => {
    const rows = await send(command, action, takes, text);
    if (rows.some(({ ok }) => !ok)) return false;
    tell(action, takes, rows, leaves);
    return true;
  };
  const giveAtOnce: GivenAction['giveAtOnce'] = async (action, orders) => {
    const rows = await send(command, action, orders, '');
    const refused = refusedWords(`Could not ${action}`, orders, rows);
    if (refused === null) tell(action, orders, rows);
    else showToast({ tone: 'error', ...refused });
  };
  const takeBack = async (undo: 'pause' | 'resume', orders: readonly ActionOrder[]): Promise<void> => {
    const rows = await send(command, undo, orders, '');
    const refused = refusedWords('Could not undo:', orders, rows);
    if (refused === null) showToast({ tone: 'success', title: actionDone(undo, orders) });
    else showToast({ tone: 'error', ...refused });
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
