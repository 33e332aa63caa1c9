import { usdText } from '@meridian/domain/limits/limit-fields';
import type { OpenOrdersChoice } from '@meridian/domain/routing/open-orders-choice';
import type { RoutingChange } from '@meridian/protocol/rest/configuration-calls';
import type { AffectedOrders, FixDestination } from '@meridian/protocol/rest/routing-schemas';

function counted(count: number, one: string): string {
  return `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;
}

/** `12 open child orders of 5 parent orders · $1.2M` */
export function affectedText({ child_orders, parent_orders, notional_usd }: AffectedOrders): string {
  if (child_orders === 0) return 'No open child orders';
  const money = notional_usd === null ? '' : ` · ${usdText(Math.round(notional_usd))}`;
  return `${counted(child_orders, 'open child order')} of ${counted(parent_orders, 'parent order')}${money}`;
}

/** A user cannot pause orders of accounts that the user does not see. */
export function othersText({ others }: AffectedOrders, choice: OpenOrdersChoice): string | null {
  if (others === 0) return null;
  const more = others === 1 ? '1 more is' : `${others.toLocaleString('en-US')} more are`;
  const become = { leave: 'left working too', reroute: 'rerouted too', pause: 'rerouted' }[choice];
  return `${more} of accounts that you do not see, and ${become}.`;
}

export const CHOICE_LABELS: Readonly<Record<OpenOrdersChoice, string>> = {
  leave: 'Leave them working',
  reroute: 'Cancel and reroute them',
  pause: 'Cancel them and pause their parent orders',
};

export const CHOICE_NOTES: Readonly<Record<OpenOrdersChoice, string>> = {
  leave: 'They stay until they fill, expire or are cancelled.',
  reroute: 'The algorithms send the quantity elsewhere.',
  pause: 'Somebody resumes the parent orders by hand.',
};

/** Venues that would have no other connected and enabled destination. */
export function cutOff(
  venues: readonly { readonly venue: string; readonly destinations: readonly FixDestination[] }[],
  destination: string,
  isUp: (way: FixDestination) => boolean,
): readonly string[] {
  return venues
    .filter(({ destinations }) => destinations.some(({ name }) => name === destination))
    .filter(({ destinations }) => !destinations.some((way) => way.name !== destination && way.is_enabled && isUp(way)))
    .map(({ venue }) => venue);
}

const KIND_WORDS = {
  venue_configuration: '',
  penalty: 'Penalty ',
  destination: '',
  venue: '',
  broker: 'Broker ',
} as const;

/** Describes one change: what changed, from which value to which. */
export function changeText({ kind, name, action, before, document }: RoutingChange): string {
  if (kind === 'destination' || kind === 'venue')
    return `${name} ${document['is_enabled'] === true ? 'enabled' : 'disabled'}`;
  if (kind === 'penalty') {
    if (action === 'removed') return `${name} taken off the penalty list`;
    return `${name} put on the penalty list`;
  }
  const subject = `${KIND_WORDS[kind]}${name}`;
  if (action !== 'updated' || before === null) return `${subject} ${action === 'removed' ? 'removed' : 'added'}`;
  const changes = FIELDS.flatMap(([field, label]) => {
    const [was, is] = [plain(before[field]), plain(document[field])];
    return was === is ? [] : [`${label} ${was} → ${is}`];
  });
  return `${subject}: ${changes.length === 0 ? 'saved without a change' : changes.join(', ')}`;
}

const FIELDS = [
  ['exec_broker', 'broker'],
  ['priority', 'priority'],
  ['defaultDestinations', 'destinations'],
  ['venueOverrides', 'override'],
] as const;

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(plain).join(', ');
  if (typeof value === 'object' && value !== null && 'destination' in value) return String(value.destination);
  return String(value);
}
