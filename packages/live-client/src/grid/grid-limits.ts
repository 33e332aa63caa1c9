/** Maximum number of complete rows per request, and per bulk action. */
export const MAX_RECORDS = 1_000;

/** Maximum number of rows in a grid. It protects the worker's memory; the server is asked for fewer rows instead. */
export const MAX_GRID_ROWS = 500_000;

/** Minimum time between two sorts, so that rows can be read. */
export const RESORT_MS = 150;

/** Added for each visible row that got another neighbour, up to a maximum: rows that all move cannot be read. */
export const READ_MS = 100;
export const MAX_READ_MS = 1_000;

/** The same while rows come or leave, which are waited for. */
export const COMING_READ_MS = 15;
export const MAX_COMING_MS = 500;

/** Used while the pointer is over the grid. */
export const HELD_RESORT_MS = 1_000;

/** Maximum share of the worker's time for sorting while rows arrive. */
export const RESORT_SHARE = 0.25;

/** Minimum time between two updates of the status bar. */
export const SUMMARY_INTERVAL_MS = 1_000;

export const MAX_GRIDS = 64;

/** The error of a request whose grid closes first. */
export class GridClosedError extends Error {
  override readonly name = 'GridClosedError';
}
