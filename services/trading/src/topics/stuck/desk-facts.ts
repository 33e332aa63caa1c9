import { connectedCount, isConnected } from '@meridian/domain/connection';
import type { ConnectionRegistry } from '../../connection-registry.ts';
import type { RowTable } from '../row-table.ts';
import { cellReader } from '../tables/columns.ts';

const phaseOf = cellReader('market_data', 'phase');

/** Facts about the whole desk: connections and the market. */
export type DeskFacts = {
  /** False while the kill switch is off. Rows follow a moment later. */
  isAutoTrading(): boolean;
  isDestinationDown(name: string | null): boolean;
  hasVendor(): boolean;
  phase(symbol: string): 'closed' | 'auction' | 'open';
};

export function deskFacts(registry: ConnectionRegistry, marketData: RowTable): DeskFacts {
  return {
    isAutoTrading: () => registry.status.globalAutoTrading.status !== 'off',
    // An unreported destination, or none, counts as down only when no destination is connected.
    isDestinationDown: (name) => {
      const known = name === null ? undefined : registry.destinations.get(name);
      if (known !== undefined) return !isConnected(known.status);
      const all = [...registry.destinations.values()];
      return all.length > 0 && connectedCount(all) === 0;
    },
    hasVendor: () => {
      const all = [...registry.vendors.values()];
      const trusted = all.filter((vendor) => !vendor.is_provider_in_catastrophic_failure_mode);
      return all.length === 0 || connectedCount(trusted) > 0;
    },
    phase: (symbol) => {
      const row = marketData.look(symbol);
      if (row === undefined) return 'open';
      const phase = phaseOf(row);
      if (phase === 'closed') return 'closed';
      return phase === 'continuous' ? 'open' : 'auction';
    },
  };
}
