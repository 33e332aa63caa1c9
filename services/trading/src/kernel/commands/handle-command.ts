import { COMMAND_ACCESS } from '@meridian/protocol/live/command-names';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import { commandTerms } from '@meridian/service-kit/command-terms';
import type { CommandAnswer, KnownCommand } from '../state/command-answers.ts';
import type { Turn } from '../turn.ts';
import { unreachable } from '../unreachable.ts';
import { answerOf, doneBefore, noneFound, refusal } from './answers.ts';
import { decideDoubt } from './decide-doubt.ts';
import { explainGlobalAutoTrading, setGlobalAutoTrading } from './global-auto-trading.ts';
import type { KernelCommand, KernelUser } from './kernel-command.ts';
import { modifyOrder } from './modify-order.ts';
import { newList } from './new-list.ts';
import { newOrder } from './new-order.ts';
import { cancelChildren, cancelOrder, pauseOrder, resumeOrder } from './order-actions.ts';
import { orderFor } from './order-for.ts';
import { noteOrder } from './note-order.ts';
import { rerouteOrder } from './reroute-order.ts';
import { retryDestination } from './retry-destination.ts';
import { releaseOrder, sendStagedOrder } from './start-orders.ts';

/** Executes a command once, and answers when its effects are durable. */
export function handleCommand(
  turn: Turn,
  command: KernelCommand,
  user: KernelUser,
  reply: (answer: CommandAnswer) => void,
): void {
  const access = COMMAND_ACCESS[command.name];
  if (!user[access]) {
    // Nothing was done, so nothing is stored: a stranger cannot fill the journal.
    turn.send({ kind: 'answer', reply, answer: refusal('not-permitted', `You do not have the permission ${access}.`) });
    return;
  }
  const terms = commandTerms(command.name, command.args);
  const known = turn.state.answers.find(user.id, command.id);
  const early = known === null ? refusedAsUnknown(turn, command, user) : answerAgain(known, terms);
  if (early !== null) {
    turn.send({ kind: 'answer', reply, answer: early });
    return;
  }
  const answer = doCommand(turn, command, user);
  turn.emit({ ...turn.head, kind: 'CommandAnswered', userId: user.id, commandId: command.id, answer, terms });
  turn.send({ kind: 'answer', reply, answer });
}

/** A command that was sent before. With other terms it is another command under a used id. */
function answerAgain(known: KnownCommand, terms: string): CommandAnswer {
  if (known.kind === 'forgotten') return doneBefore(known.order);
  if (known.terms === null || known.terms === terms) return known.answer;
  return refusal('id-in-use', 'A command with other terms was sent with this id. Send this one with a new id.');
}

/** One answer for a bulk that names no order of the user. Nothing was done, so nothing is stored. */
function refusedAsUnknown(turn: Turn, { args }: KernelCommand, user: KernelUser): CommandAnswer | null {
  const ids = 'parent_order_numeric_ids' in args ? args.parent_order_numeric_ids : [];
  if (ids.length < 2 || ids.some((id) => orderFor(turn, user, id).kind === 'order')) return null;
  return noneFound(ids.length);
}

function doCommand(turn: Turn, command: KernelCommand, user: KernelUser): CommandAnswer {
  if (command.name === 'order.new') return answerOf([newOrder(turn, command.args, user)]);
  if (command.name === 'order.new_list') return answerOf(newList(turn, command.args, user));
  if (command.name === 'global_auto_trading.set') return setGlobalAutoTrading(turn, command.args, user);
  if (command.name === 'global_auto_trading.explain') return explainGlobalAutoTrading(turn, command.args, user);
  if (command.name === 'destination.retry') return retryDestination(turn, command.args, user);
  const ids = [...new Set(command.args.parent_order_numeric_ids)];
  return answerOf(ids.map((id) => doOrder(turn, command, user, id)));
}

type BulkCommand = Exclude<
  KernelCommand,
  { readonly name: 'order.new' | 'order.new_list' | `global_auto_trading.${string}` | 'destination.retry' }
>;

function doOrder(turn: Turn, command: BulkCommand, user: KernelUser, id: number): OrderRowAnswer {
  const found = orderFor(turn, user, id);
  if (found.kind === 'refused') return found.row;
  const { parent } = found;
  switch (command.name) {
    case 'order.modify':
      return modifyOrder(turn, parent, command.args, user);
    case 'order.cancel':
      return cancelOrder(turn, parent, command.args, user);
    case 'order.cancel_children':
      return cancelChildren(turn, parent, command.args, user);
    case 'order.pause':
      return pauseOrder(turn, parent, command.args, user);
    case 'order.resume':
      return resumeOrder(turn, parent, command.args, user);
    case 'order.release':
      return releaseOrder(turn, parent, command.args, user);
    case 'order.send_staged':
      return sendStagedOrder(turn, parent, command.args, user);
    case 'order.reroute':
      return rerouteOrder(turn, parent, command.args, user);
    case 'order.decide_doubt':
      return decideDoubt(turn, parent, command.args, user);
    case 'order.note':
      return noteOrder(turn, parent, command.args, user);
    default:
      return unreachable(command);
  }
}
