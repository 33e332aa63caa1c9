import type { ConnectionRegistry } from '../connection-registry.ts';
import type { ConnectionChange } from '../venues/connection-port.ts';

/** What the engine says of its connections, for the desk's status. */
export function reportConnections(registry: ConnectionRegistry, changes: readonly ConnectionChange[]): void {
  for (const change of changes) {
    if (change.kind === 'destination') registry.reportDestination(change.destination.name, change.destination.status);
    else {
      const { name, status, isCatastrophic } = change.vendor;
      registry.reportVendor({ name, status, is_provider_in_catastrophic_failure_mode: isCatastrophic });
    }
  }
}
