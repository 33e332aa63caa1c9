import { describe, expect, it } from 'vitest';
import { ConnectionRegistry } from '../connection-registry.ts';
import { alertsFor } from './registry-alerts.ts';

function desk() {
  const registry = new ConnectionRegistry(() => 100);
  const alerts: string[] = [];
  registry.subscribe((change) => {
    alerts.push(
      ...alertsFor(change, 200).map(({ kind, name, status, message }) => `${kind} ${name} ${status}: ${message}`),
    );
  });
  return { registry, alerts };
}

const vendor = (status: number, is_provider_in_catastrophic_failure_mode = false) => ({
  name: 'V',
  status,
  is_provider_in_catastrophic_failure_mode,
});

describe('alerts of the registry', () => {
  it('[LS70] none at first sight, one for each time it goes off or comes back', () => {
    const { registry, alerts } = desk();
    for (const status of [0, 2, 2, 1, 3, 2]) registry.reportDestination('A', status);
    expect(alerts).toEqual([
      'destination A on: Destination A is connected',
      'destination A off: Destination A is disconnected',
      'destination A on: Destination A is connected',
    ]);
  });

  it('[LS70] a vendor that fails catastrophically counts as off, connected or not', () => {
    const { registry, alerts } = desk();
    registry.reportVendor(vendor(2));
    registry.reportVendor(vendor(2, true));
    registry.reportVendor(vendor(1, true));
    registry.reportVendor(vendor(2));
    expect(alerts).toEqual([
      'market_data_vendor V off: Market data vendor V is in catastrophic failure mode',
      'market_data_vendor V on: Market data vendor V is connected',
    ]);
  });

  it('[LS70] switches, and not knowing any more', () => {
    const { registry, alerts } = desk();
    registry.reportStrategyServer('off');
    registry.reportStrategyServer('on');
    registry.reportGlobalAutoTrading('on');
    registry.reportGlobalAutoTrading('off');
    registry.reportStrategyServer('unknown');
    registry.reportDestination('A', 2);
    registry.removeDestination('A');
    registry.reportChildOrder(5);
    expect(alerts).toEqual([
      'strategy_server  on: Strategy server is connected',
      'global_auto_trading  off: Global auto-trading is off',
      'strategy_server  unknown: Strategy server is no longer reported',
      'destination A unknown: Destination A is no longer reported',
    ]);
  });
});
