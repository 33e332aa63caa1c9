import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import { ListTally } from '../checks/list-tally.ts';
import { passChecks, rowOfChecks } from '../checks/override.ts';
import type { Turn } from '../turn.ts';
import { rowRefused } from './answers.ts';
import { type ArgsOf, askedBy, type KernelUser } from './kernel-command.ts';
import { lookAtOrder } from './look-at-order.ts';
import { receiveOrder } from './receive-order.ts';

/** One new order. An unreadable or refused one creates nothing. */
export function newOrder(turn: Turn, args: ArgsOf<'order.new'>, user: KernelUser): OrderRowAnswer {
  const { orders, desk } = turn.state;
  if (orders.parents.size >= turn.ports.maxOrders) {
    return rowRefused(null, 'too-many', 'The engine can take no more orders.');
  }
  const order = lookAtOrder(turn, args, user, { parentId: desk.nextParentId, tally: new ListTally() });
  if (order.kind === 'unreadable') return rowRefused(null, order.code, order.message);
  const checked = passChecks(order.findings, args.override_reason);
  if (checked.kind === 'refused') return rowOfChecks(null, checked.message, order.findings);
  return receiveOrder(turn, order, askedBy(user, args), checked.override);
}
