import type { ChildEvent, ChildFilled } from '../events/child-events.ts';
import type { Child } from '../state/child.ts';
import { unreachable } from '../unreachable.ts';
import type { Step } from './audit-row.ts';

/** The name of a child's event in its parent's history. */
export function childStepOf(event: Exclude<ChildEvent, ChildFilled>, child: Child): Step {
  const { atMs, snap } = event;
  const name = `Child ${child.id} at ${child.terms.venue}`;
  switch (event.kind) {
    case 'ChildCreated':
      return { type: 'NEW ORDER REQUEST', side: 'req', atMs, snap, description: `${name}, ${child.terms.tactic}` };
    case 'ChildFound':
      return { type: 'NOTE', side: 'res', atMs, snap, description: `${name} is still open at its venue` };
    case 'ChildAccepted':
      return { type: 'NEW ORDER ACCEPT', side: 'res', atMs, snap, description: name };
    case 'ChildRejected':
      return rejected('NEW ORDER REJECT', event, name);
    case 'ChildCancelRequested':
      return { type: 'ORDER CANCEL REQUEST', side: 'req', atMs, snap, description: `${name}: ${event.reason}` };
    case 'ChildCancelled':
      return { type: 'CANCEL/OUT', side: 'res', atMs, snap, description: described(name, event.reason) };
    case 'ChildCancelledUnsolicited':
      return rejected('UNSOLICITED CANCEL', event, name);
    case 'ChildExpired':
      return { type: 'CANCEL/OUT', side: 'res', atMs, snap, description: described(`${name} expired`, event.reason) };
    case 'ChildCancelRejected':
      return rejected('ORDER CANCEL REJECT', event, name);
    case 'ChildInvited':
      return { type: 'CANCEL/OUT', side: 'res', atMs, snap, description: `${name} is invited to firm up` };
    default:
      return unreachable(event);
  }
}

type Refused = Pick<Step, 'atMs' | 'snap'> & { readonly reason: string };

function rejected(type: Step['type'], { atMs, snap, reason }: Refused, name: string): Step {
  return { type, side: 'res', atMs, snap, description: described(name, reason), diagnostic: reason };
}

function described(name: string, reason: string): string {
  return reason === '' ? name : `${name}: ${reason}`;
}
