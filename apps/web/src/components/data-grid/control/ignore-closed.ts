import { GridClosedError } from '@meridian/live-client/grid/grid-limits';

/** Ignores requests that ended because the grid closed. Any other failure is a bug and is thrown. */
export function ignoreClosed(promise: Promise<unknown>): void {
  promise.catch((error: unknown) => {
    if (!(error instanceof GridClosedError)) throw error;
  });
}
