import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import type { DestinationStatus } from '../../venues/connection-port.ts';
import { statusNumber } from '../../venues/connection-port.ts';
import { cancelChild } from '../children/child-actions.ts';
import { headOf } from '../reports/handle-report.ts';
import type { Child } from '../state/child.ts';
import type { Parent } from '../state/parent.ts';
import { instrumentOf, snapAt, type Turn } from '../turn.ts';
import { rowDone, rowRefused } from './answers.ts';
import { type ArgsOf, askedBy, type KernelUser } from './kernel-command.ts';

/** Takes an order off a destination: nothing more is sent there, and its open child orders there are cancelled. */
export function rerouteOrder(
  turn: Turn,
  parent: Parent,
  args: ArgsOf<'order.reroute'>,
  user: KernelUser,
): OrderRowAnswer {
  const { id, terms, route } = parent;
  const { destination_name: name, avoid: isAvoided = true } = args;
  const destination = turn.ports.connections.destinations().find((each) => each.name === name);
  if (destination === undefined) return rowRefused(id, 'not-found', `There is no destination ${name}.`);
  if (parent.stage === 'done' || route === null) {
    return rowRefused(id, 'too-late', parent.stage === 'done' ? 'Skipped: already done.' : 'Skipped: not working yet.');
  }
  const avoided = parent.avoidedDestinations ?? [];
  if (avoided.includes(name) === isAvoided) {
    return rowDone(id, isAvoided ? `Already avoids ${name}.` : `Already uses ${name}.`);
  }
  const instrument = instrumentOf(turn, terms.instrument);
  const others = () => turn.ports.router.venuesFor(terms, instrument, route, [...avoided, name]);
  if (isAvoided && !others().some(({ isUp }) => isUp)) {
    return rowRefused(id, 'no-route', `No other destination reaches the venues of ${instrument.exchangeSymbol}.`);
  }
  const snap = snapAt(turn, terms.instrument);
  const asked = askedBy(user, args);
  turn.emit({ ...turn.head, kind: 'OrderRerouted', parentId: id, ...asked, destination: name, isAvoided, snap });
  if (!isAvoided) return rowDone(id, `May use ${name} again.`);
  return rowDone(id, wordsFor(name, leave(turn, parent, destination)));
}

type Left = { readonly out: number; readonly waiting: number };

/**
 * A broker with cancel-on-disconnect no longer has our orders, so their quantity is free. Any other may still fill
 * them, so their quantity stays reserved until the cancel is confirmed.
 */
function leave(turn: Turn, { id }: Parent, destination: DestinationStatus): Left {
  const hanging = turn.state.orders.openChildrenOf(id).filter(({ terms }) => terms.destination === destination.name);
  const isOut = destination.cancelsOnDisconnect && destination.status !== statusNumber('connected');
  for (const child of hanging) {
    if (isOut) takeOut(turn, child);
    else cancelChild(turn, child, `Rerouted away from ${destination.name}.`);
  }
  return isOut ? { out: hanging.length, waiting: 0 } : { out: 0, waiting: hanging.length };
}

function takeOut(turn: Turn, child: Child): void {
  const reason = `Cancelled on disconnect by ${child.terms.destination}.`;
  turn.emit({ kind: 'ChildCancelledUnsolicited', ...headOf(turn, child), reason, missingLots: 0 });
}

function children(count: number): string {
  return `${count} child order${count === 1 ? '' : 's'}`;
}

function wordsFor(name: string, { out, waiting }: Left): string {
  if (out > 0) return `Rerouted: ${children(out)} at ${name} cancelled on disconnect.`;
  if (waiting > 0) return `Rerouted: waiting for ${children(waiting)} at ${name} to be cancelled.`;
  return `Rerouted away from ${name}.`;
}
