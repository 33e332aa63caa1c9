import { heldText } from '@meridian/domain/order-checks/review-rule';
import { hasError } from '@meridian/domain/order-checks/order-finding';
import type { CommandArgs } from '@meridian/protocol/live/commands';
import type { CheckedRow, TradeCheckData } from '@meridian/protocol/live/trade-questions';
import type { Steps } from '@meridian/service-kit/fair-work';
import { accountThatNeedsAnother } from '../../kernel/checks/release-rule.ts';
import { ListTally } from '../../kernel/checks/list-tally.ts';
import type { KernelUser } from '../../kernel/commands/kernel-command.ts';
import { lookAtOrder } from '../../kernel/commands/look-at-order.ts';
import type { Reading } from '../../kernel/turn.ts';
import { mapInSteps } from './map-in-steps.ts';

/** The check results of orders, each as if the earlier valid ones were sent. */
export function* checkOrders(
  reading: Reading,
  { orders }: CommandArgs<'trade.check'>,
  user: KernelUser,
): Steps<TradeCheckData> {
  const tally = new ListTally();
  const { nextParentId } = reading.state.desk;
  const rows = yield* mapInSteps(orders, (args, row): CheckedRow => {
    const order = lookAtOrder(reading, args, user, { parentId: nextParentId + row, tally });
    if (order.kind === 'unreadable') return { row, problem: order.message, findings: [] };
    const { findings, intake } = order;
    const problem = intake.kind === 'rejected' ? intake.reason : null;
    if (problem === null && !hasError(findings)) tally.add(order, row);
    if (problem !== null || intake.kind !== 'pending') return { row, problem, findings };
    const review = heldText(intake.reason, accountThatNeedsAnother(reading, order.terms) !== null);
    return { row, problem, findings, review };
  });
  return { rows };
}
