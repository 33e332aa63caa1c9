import type { VenueAnswer, VenueReport } from '../../venues/venue-port.ts';
import type { Cause } from './cause.ts';

/** The layout of an event's body. A change that older readers would misread gets the next number. */
export const EVENT_VERSION = 1;
/** The layout of a child order's event that has the decision with it. */
export const DECIDED_VERSION = 2;

/** What every event has. */
export type DeskEventHead<Kind extends string> = {
  readonly v: typeof EVENT_VERSION | typeof DECIDED_VERSION;
  readonly kind: Kind;
  readonly atMs: number;
  /** The trading day. Missing before the first day and in older journals. */
  readonly date?: string | undefined;
  /** The cause. Missing in older journals, and where `raw` contains it. */
  readonly cause?: Cause | undefined;
  /** The command that it completes, when something else was the last cause. */
  readonly request?: string;
};

/** An event of one order. It changes nothing outside that order and its children. */
export type OrderEventHead<Kind extends string> = DeskEventHead<Kind> & { readonly parentId: number };

export type ChildEventHead<Kind extends string> = OrderEventHead<Kind> & {
  readonly childId: number;
  /** The venue's original message, only for events from a venue. A fill contains it in its own fields. */
  readonly raw?: VenueReport | VenueAnswer;
};

/** The name of the engine as the requester. */
export const ENGINE = 'engine';

/** Who asked, and why. */
export type Asked = { readonly by: string; readonly reason: string | null };

/** The warnings of the checks that somebody overrode, and why. */
export type Override = { readonly reason: string; readonly warnings: readonly string[] };
