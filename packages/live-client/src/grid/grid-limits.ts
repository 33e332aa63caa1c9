/** How many whole rows one request may ask for; a bulk action takes no more either. */
export const MAX_RECORDS = 1_000;

/** Maximum number of rows in a grid. It protects the worker's memory; the server is asked for fewer rows instead. */
export const MAX_GRID_ROWS = 500_000;

/** Minimum time between two sorts, so that rows can be read. */
export const RESORT_MS = 150;

/** While the pointer is over the grid. */
export const HELD_RESORT_MS = 1_000;

/** Maximum share of the worker's time for sorting while rows arrive. */
export const RESORT_SHARE = 0.25;

/** A status bar needs no more than one update in this time. */
export const SUMMARY_INTERVAL_MS = 1_000;

export const MAX_GRIDS = 64;

/** What a request of a grid is rejected with when the grid closes before its answer. */
export class GridClosedError extends Error {
  override readonly name = 'GridClosedError';
}
