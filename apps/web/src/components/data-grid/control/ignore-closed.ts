import { GridClosedError } from '@meridian/live-client/grid/grid-limits';

/** A grid that closes takes its open questions with it; any other failure is a fault of ours. */
export function ignoreClosed(promise: Promise<unknown>): void {
  promise.catch((error: unknown) => {
    if (!(error instanceof GridClosedError)) throw error;
  });
}
