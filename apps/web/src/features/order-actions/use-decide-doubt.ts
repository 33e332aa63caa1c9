import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { actionDone } from '@meridian/domain/order-actions/order-action';
import type { CommandArgs } from '@meridian/protocol/live/commands';
import { showToast } from '../../components/show-toast.tsx';
import { type BulkCommand, useBulkCommand } from '../../live/use-bulk-command.ts';

export type DoubtDecision = CommandArgs<'order.decide_doubt'>['decision'];

type DecideDoubt = BulkCommand & {
  /** True when it succeeded for every order. A toast has said so. */
  readonly decide: (decision: DoubtDecision, orders: readonly ActionOrder[], reason: string) => Promise<boolean>;
};

/** Sends a decision about child orders in doubt. */
export function useDecideDoubt(): DecideDoubt {
  const command = useBulkCommand();
  const decide: DecideDoubt['decide'] = async (decision, orders, reason) => {
    const ids = orders.map((order) => order.parent_order_numeric_id);
    const argsOf = (part: number[]) => ({ parent_order_numeric_ids: part, decision, reason });
    const rows = await command.send('order.decide_doubt', [{ ids, argsOf }]);
    if (rows.some(({ ok }) => !ok)) return false;
    const [only] = rows;
    const text = rows.length === 1 && only !== undefined ? { text: only.message } : {};
    showToast({ tone: 'success', title: actionDone('decide-doubt', orders), ...text });
    return true;
  };
  return { ...command, decide };
}
