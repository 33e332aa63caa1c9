import { type NewLogEntry, serviceLogEntry } from '@meridian/storage/event-log/log-entry';
import type { KernelEvent } from '../kernel/events/kernel-event.ts';
import type { ConnectionChange, ConnectionPort } from '../venues/connection-port.ts';

/** A connection that changed, as a line of the desk's event log. */
export function connectionLog(change: ConnectionChange, atMs: number): NewLogEntry {
  const isVendor = change.kind === 'vendor';
  const { name, state } = isVendor ? change.vendor : change.destination;
  const isCatastrophic = isVendor && change.vendor.isCatastrophic;
  const what = isVendor ? `Market data vendor ${name}` : `Destination ${name}`;
  const log_message = isCatastrophic ? `${what} is in catastrophic failure mode` : `${what} is ${state}`;
  const isDown = state === 'disconnected' || isCatastrophic;
  const log_level = isDown ? 'critical' : 'warning';
  return serviceLogEntry({ timestamp: atMs, log_level, file_name: 'connections', log_message });
}

/** Who asked a destination to reconnect; null for any other event. */
export function retryLog(event: KernelEvent): NewLogEntry | null {
  if (event.kind !== 'DestinationRetryRequested') return null;
  const { atMs, by, destination, reason } = event;
  const log_message = `Reconnect of ${destination} requested by ${by}${reason === null ? '' : `: ${reason}`}`;
  return serviceLogEntry({ timestamp: atMs, log_level: 'warning', file_name: 'connections', log_message });
}

/** Every connection as if it had just changed. */
export function allConnections(
  connections: Pick<ConnectionPort, 'destinations' | 'vendors'>,
): readonly ConnectionChange[] {
  const destinations = connections.destinations().map((destination) => ({ kind: 'destination', destination }) as const);
  const vendors = connections.vendors().map((vendor) => ({ kind: 'vendor', vendor }) as const);
  return [...destinations, ...vendors];
}
