import type { VenueAnswer, VenueReport } from '../../venues/venue-port.ts';
import type { Cause } from './cause.ts';

/** The layout of an event's body; a change that older readers would misread gets the next number. */
export const EVENT_VERSION = 1;

/** What every event has. */
export type DeskEventHead<Kind extends string> = {
  readonly v: typeof EVENT_VERSION;
  readonly kind: Kind;
  readonly atMs: number;
  /** The trading day in which it happened; not there before the first day, and in older journals. */
  readonly date?: string;
  /** What it came from; not there in older journals, nor where `raw` says it. */
  readonly cause?: Cause;
  /** The command that it answers in the end, where something else was the last cause. */
  readonly request?: string;
};

/** An event of one order; it changes nothing outside that order and its children. */
export type OrderEventHead<Kind extends string> = DeskEventHead<Kind> & { readonly parentId: number };

export type ChildEventHead<Kind extends string> = OrderEventHead<Kind> & {
  readonly childId: number;
  /** What the venue said, as it said it; only where the event is a venue's word. A fill has all of it as its own fields. */
  readonly raw?: VenueReport | VenueAnswer;
};

/** The name of the engine as the requester. */
export const ENGINE = 'engine';

/** Who asked, and why. */
export type Asked = { readonly by: string; readonly reason: string | null };

/** The warnings of the checks that somebody overrode, and why. */
export type Override = { readonly reason: string; readonly warnings: readonly string[] };
