import type { Rest } from './rested-work.ts';

/** Maximum batches in flight. Until they are taken, changed rows are kept as keys and sent once with their latest values. */
export const MAX_IN_FLIGHT = 2;
/** The same while orders from before the start are not shown, so that neither side waits for the other. */
export const MAX_IN_FLIGHT_BEHIND = 4;
/** What rests, in times of what it took and up to a bound. */
export const REST = {
  /**
   * Batches, and rows that somebody sees. On a busy desk most have changed again by then: a child order is new, sent and
   * accepted within a moment, and goes out once.
   */
  batch: { times: 9, maxMs: 60 },
  /** Changes that nobody sees, unless more of them wait than a batch takes. They still count in totals. */
  news: { times: 39, maxMs: 400 },
  /** Orders that nobody sees and whose market moved, and markets while orders are not shown. */
  markets: { times: 79, maxMs: 1_000 },
} as const satisfies Record<string, Rest>;
/** Child orders that nobody sees wait 1 ms for every so many orders at work, so that most of them go out once. */
export const ORDERS_PER_MS = 10;
/** Maximum rows of orders that somebody sees per batch, and of their child orders. */
export const MAX_SEEN = 300;
/** How often a batch takes of the changes that nobody sees. */
export const MAX_HELPINGS = 15;
/** Maximum initial rows per batch. The next follows when the other side has taken one. */
export const MAX_BACKLOG = 400;
/** Maximum parent and child rows per batch whose market moved, plus rows refreshed in turn. */
export const MAX_MOVED = 300;
export const MAX_MOVED_CHILDREN = 150;
/** Of these, rows that changed quietly. The rest is for orders at which nothing happens. */
export const MAX_QUIET = 200;
export const SWEEP = 60;
