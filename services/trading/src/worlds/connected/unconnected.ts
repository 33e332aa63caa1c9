import type { Reference } from '../../reference/reference.ts';
import { type ConnectionPort, statusNumber } from '../../venues/connection-port.ts';

const STATE = 'disconnected';

/** All vendors and destinations of the desk, each disconnected. */
export function unconnected(
  { destinations, vendors }: Pick<Reference, 'destinations' | 'vendors'>,
  sinceMs: number,
): ConnectionPort {
  const down = { status: statusNumber(STATE), state: STATE, sinceMs } as const;
  const destinationStatuses = destinations.map(({ name, cancelsOnDisconnect }) => ({
    name,
    ...down,
    latencyMs: null,
    cancelsOnDisconnect,
  }));
  const vendorStatuses = vendors.map((name) => ({ name, ...down, isCatastrophic: false }));
  return {
    destinations: () => destinationStatuses,
    vendors: () => vendorStatuses,
    onChange: () => undefined,
    // There is no session to sign on to yet.
    reconnect: () => undefined,
  };
}
