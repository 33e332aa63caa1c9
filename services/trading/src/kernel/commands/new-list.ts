import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import { ListTally } from '../checks/list-tally.ts';
import { type CheckOutcome, passChecks, rowOfChecks } from '../checks/override.ts';
import type { Turn } from '../turn.ts';
import { rowRefused } from './answers.ts';
import { type ArgsOf, askedBy, type KernelUser } from './kernel-command.ts';
import { type LookedAt, lookAtOrder, type Unreadable } from './look-at-order.ts';
import { newOrder } from './new-order.ts';
import { receiveOrder } from './receive-order.ts';

type ListArgs = ArgsOf<'order.new_list'>;

/** A list, as a whole or row by row; each answer names its row. */
export function newList(turn: Turn, args: ListArgs, user: KernelUser): readonly OrderRowAnswer[] {
  const answers = args.accept === 'whole' ? wholeList(turn, args, user) : rowByRow(turn, args, user);
  return answers.map((answer, row) => Object.assign({}, answer, { row }));
}

function rowByRow(turn: Turn, args: ListArgs, user: KernelUser): readonly OrderRowAnswer[] {
  return ordersOf(args).map((order) => newOrder(turn, order, user));
}

/** Examines all rows before the first is received, each as if the earlier ones existed. */
function wholeList(turn: Turn, args: ListArgs, user: KernelUser): readonly OrderRowAnswer[] {
  const { orders, desk } = turn.state;
  const given = ordersOf(args);
  if (orders.parents.size + given.length > turn.ports.maxOrders) {
    return given.map(() => rowRefused(null, 'too-many', 'The engine can take no more orders.'));
  }
  const tally = new ListTally();
  const rows = given.map((order, row) => {
    const looked = lookAtOrder(turn, order, user, { parentId: desk.nextParentId + row, tally });
    if (looked.kind === 'order') tally.add(looked, row);
    return wholeRow(looked, args.override_reason);
  });
  if (rows.some(({ refused }) => refused !== null)) return rows.map(({ refused }) => refused ?? NOT_SENT);
  const asked = askedBy(user, args);
  return rows.flatMap(({ taken }) => (taken === null ? [] : [receiveOrder(turn, taken.order, asked, taken.override)]));
}

const NOT_SENT = rowRefused(null, 'not-sent', 'Not sent, because another row of the list is refused.');

type Taken = { readonly order: LookedAt } & Pick<Extract<CheckOutcome, { kind: 'passed' }>, 'override'>;

type WholeRow =
  | { readonly refused: OrderRowAnswer; readonly taken: null }
  | { readonly refused: null; readonly taken: Taken };

/** In a whole list a rejected order counts like an unreadable one. */
function wholeRow(looked: LookedAt | Unreadable, overrideReason: string | undefined): WholeRow {
  if (looked.kind === 'unreadable') return bad(rowRefused(null, looked.code, looked.message));
  if (looked.intake.kind === 'rejected') return bad(rowRefused(null, 'rejected', looked.intake.reason));
  const checked = passChecks(looked.findings, overrideReason);
  if (checked.kind === 'refused') return bad(rowOfChecks(null, checked.message, looked.findings));
  return { refused: null, taken: { order: looked, override: checked.override } };
}

function bad(refused: OrderRowAnswer): WholeRow {
  return { refused, taken: null };
}

/** Every row with the list's common fields. */
function ordersOf({ orders, list_name, reason, override_reason }: ListArgs): readonly ArgsOf<'order.new'>[] {
  const shared = {
    list_name,
    ...(reason !== undefined && { reason }),
    ...(override_reason !== undefined && { override_reason }),
  };
  return orders.map((order) => ({ ...order, ...shared }));
}
