import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { type ActionPlace, planAction, whyNothing } from '@meridian/domain/order-actions/action-plan';
import { actionCount, actionLabel, actionOn, type OrderAction } from '@meridian/domain/order-actions/order-action';
import { targetName } from '@meridian/domain/order-actions/target-text';

/** One button of the bar: its label, its action, and why it is disabled. */
export type BarEntry = {
  readonly action: OrderAction;
  readonly label: string;
  /** The label with its target, for the tooltip and screen readers. It begins with the label. */
  readonly name: string;
  /** Null when it can be pressed. */
  readonly why: string | null;
};

/** What the bar acts on. */
export type BarTarget = {
  /** Null until loaded. */
  readonly orders: readonly ActionOrder[] | null;
  readonly place: ActionPlace;
  /** The number of open child orders of the open order; null while unknown. */
  readonly openChildren: number | null;
  /** How many of its orders a filter hides. No action is for those. */
  readonly hidden?: number;
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

/** Until the orders are loaded a button is enabled: its dialog waits for them. */
export function barEntry(action: OrderAction, { orders, place, openChildren, hidden = 0 }: BarTarget): BarEntry {
  const label = LABELS[action];
  if (orders === null) return { action, label, name: label, why: null };
  const why = orders.length === 0 && hidden > 0 ? 'Hidden by a filter' : whyNothing(action, orders, place);
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

/** The red button always has a count. The others have one only when they act on some of the orders. */
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
