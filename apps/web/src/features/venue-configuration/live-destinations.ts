import type { FixDestination } from '@meridian/protocol/rest/routing-schemas';
import { rowRecords } from '@meridian/live-client/live-rows';
import { useLiveRows } from '../../live/use-live-rows.ts';

/** Destinations with their status from the live feed, which is newer than a response. */
export function useLiveStatus(destinations: readonly FixDestination[]) {
  const rows = useLiveRows('destinations', {});
  const live = new Map(rowRecords(rows).map((row) => [row['name'], row]));
  const statusOf = (destination: FixDestination): FixDestination => {
    const row = live.get(destination.name);
    if (row === undefined || typeof row['status'] !== 'number') return destination;
    const since_ms = typeof row['since_ms'] === 'number' ? row['since_ms'] : destination.since_ms;
    return Object.assign({}, destination, { status: row['status'], since_ms });
  };
  return { destinations: destinations.map(statusOf), isStale: rows.status === 'stale', statusOf };
}
