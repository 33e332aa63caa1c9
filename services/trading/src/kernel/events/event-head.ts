/** The layout of an event's body; a change that older readers would misread gets the next number. */
export const EVENT_VERSION = 1;

/** What every event has. */
export type DeskEventHead<Kind extends string> = {
  readonly v: typeof EVENT_VERSION;
  readonly kind: Kind;
  readonly atMs: number;
};

/** An event of one order; it changes nothing outside that order and its children. */
export type OrderEventHead<Kind extends string> = DeskEventHead<Kind> & { readonly parentId: number };

export type ChildEventHead<Kind extends string> = OrderEventHead<Kind> & { readonly childId: number };

/** Whom the engine names where it asks by itself. */
export const ENGINE = 'engine';

/** Who asked, and why. */
export type Asked = { readonly by: string; readonly reason: string | null };

/** The warnings of the checks that somebody overrode, and why. */
export type Override = { readonly reason: string; readonly warnings: readonly string[] };
