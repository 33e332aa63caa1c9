import type { AskedOrder, VenueOrder } from '../../venues/venue-port.ts';
import type { CommandAnswer } from '../state/command-answers.ts';

/** An outgoing effect. It waits until the events before it are durable. */
export type Effect =
  | { readonly kind: 'answer'; readonly answer: CommandAnswer; readonly reply: (answer: CommandAnswer) => void }
  | { readonly kind: 'submit'; readonly parentId: number; readonly order: VenueOrder }
  | { readonly kind: 'cancel'; readonly childId: number }
  | { readonly kind: 'reconnect'; readonly destination: string }
  | { readonly kind: 'reconcile'; readonly orders: readonly AskedOrder[] };
