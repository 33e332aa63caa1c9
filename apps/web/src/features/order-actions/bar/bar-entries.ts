import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { type ActionPlace, planAction, whyNothing } from '@meridian/domain/order-actions/action-plan';
import { actionCount, actionLabel, actionOn, type OrderAction } from '@meridian/domain/order-actions/order-action';
import { targetName } from '@meridian/domain/order-actions/target-text';

/** One button of the bar: what it says, what it does, and why it cannot. */
export type BarEntry = {
  readonly action: OrderAction;
  readonly label: string;
  /** With its target, for the tooltip and the screen reader; it begins as the label does. */
  readonly name: string;
  /** Null when it can be pressed. */
  readonly why: string | null;
};

/** What the bar acts on. */
export type BarTarget = {
  /** Null until they have come. */
  readonly orders: readonly ActionOrder[] | null;
  readonly place: ActionPlace;
  /** Of the one open order; null when it is not known. */
  readonly openChildren: number | null;
};

const LABELS: Readonly<Record<OrderAction, string>> = {
  pause: 'Pause',
  resume: 'Resume',
  modify: 'Modify',
  'cancel-children': 'Cancel children',
  note: 'Note',
  release: 'Release',
  'send-staged': 'Send',
  'decide-doubt': 'Decide',
  cancel: 'Cancel order',
};

/** While the orders have not come a button can be pressed: its dialog waits for them. */
export function barEntry(action: OrderAction, { orders, place, openChildren }: BarTarget): BarEntry {
  const label = LABELS[action];
  if (orders === null) return { action, label, name: label, why: null };
  const why = whyNothing(action, orders, place);
  if (action === 'cancel-children' && orders.length === 1 && why === null && openChildren !== null) {
    const text = childrenLabel(openChildren);
    const name = `${text} of ${targetName(orders)}`;
    return { action, label: text, name, why: openChildren === 0 ? 'No open child orders' : null };
  }
  const takes = why === null ? planAction(action, orders, place).takes : [];
  if (takes.length === 0) return { action, label, name: label, why };
  const counted = countedLabel(action, takes.length, orders.length);
  return { action, label: counted, name: nameOf(action, counted, takes), why };
}

/** The red button always counts; the others only when they take some of the orders and not all. */
function countedLabel(action: OrderAction, taken: number, all: number): string {
  if (action === 'cancel') return all === 1 ? LABELS.cancel : actionLabel(action, taken);
  return taken < all ? actionCount(action, taken) : LABELS[action];
}

function nameOf(action: OrderAction, label: string, takes: readonly ActionOrder[]): string {
  const name = actionOn(action, takes);
  if (name.startsWith(label)) return name;
  return label === LABELS.cancel ? `${label} ${targetName(takes)}` : `${label}: ${targetName(takes)}`;
}

function childrenLabel(count: number): string {
  if (count === 0) return LABELS['cancel-children'];
  return count === 1 ? 'Cancel 1 child' : `Cancel ${count.toLocaleString('en-US')} children`;
}
