import { describe, expect, it } from 'vitest';
import { ConnectionRegistry, type RegistryChange } from './connection-registry.ts';

function desk() {
  let now = 100;
  const changes: RegistryChange[] = [];
  const registry = new ConnectionRegistry(() => now);
  registry.subscribe((change) => changes.push(change));
  return { registry, changes, wait: (ms: number) => (now += ms) };
}

const VENDOR = { name: 'V', status: 2, is_provider_in_catastrophic_failure_mode: false };

describe('connection registry', () => {
  it('starts empty and unknown', () => {
    const { registry } = desk();
    expect([registry.destinations.size, registry.vendors.size]).toEqual([0, 0]);
    expect(registry.status).toEqual({
      strategyServer: { status: 'unknown', sinceMs: null },
      globalAutoTrading: { status: 'unknown', sinceMs: null, by: null, reason: null, killReport: null },
      lastChildOrderMs: null,
      lastMarketDataMs: null,
    });
  });

  it('knows since when, and a repeated report changes nothing', () => {
    const { registry, changes, wait } = desk();
    registry.reportDestination('A', 2);
    registry.reportStrategyServer('on');
    registry.reportVendor(VENDOR);
    wait(50);
    registry.reportDestination('A', 2);
    registry.reportStrategyServer('on');
    registry.reportVendor(VENDOR);
    expect(registry.destinations.get('A')).toEqual({ name: 'A', status: 2, sinceMs: 100 });
    expect(registry.vendors.get('V')).toEqual({ ...VENDOR, sinceMs: 100 });
    expect(registry.status.strategyServer).toEqual({ status: 'on', sinceMs: 100 });
    expect(changes).toHaveLength(3);
    registry.reportDestination('A', 0);
    expect(registry.destinations.get('A')?.sinceMs).toBe(150);
  });

  it('keeps the latest time, whatever order reports come in', () => {
    const { registry, changes } = desk();
    registry.reportChildOrder(7);
    registry.reportChildOrder(5);
    registry.reportMarketData(0);
    expect(registry.status).toMatchObject({ lastChildOrderMs: 7, lastMarketDataMs: 0 });
    expect(changes).toHaveLength(2);
  });

  it('forgets what is removed, once', () => {
    const { registry, changes } = desk();
    registry.reportDestination('A', 2);
    registry.reportVendor(VENDOR);
    registry.removeDestination('A');
    registry.removeDestination('A');
    registry.removeVendor('V');
    registry.removeVendor('V');
    expect([registry.destinations.size, registry.vendors.size, changes.length]).toEqual([0, 0, 4]);
  });

  it('is bounded', () => {
    const { registry } = desk();
    for (let at = 0; at < 1_000; at += 1) registry.reportDestination(`D${at}`, 2);
    expect(() => registry.reportDestination('one more', 2)).toThrow(/1000/u);
    registry.reportDestination('D1', 0);
    expect(registry.destinations.size).toBe(1_000);
  });

  it('tells nobody who has left', () => {
    const { registry } = desk();
    let told = 0;
    const leave = registry.subscribe(() => (told += 1));
    registry.reportDestination('A', 2);
    leave();
    registry.reportDestination('A', 0);
    expect(told).toBe(1);
  });

  it('knows who switched auto-trading, and tells of each answer to a kill once', () => {
    const { registry, changes } = desk();
    registry.reportGlobalAutoTrading('on');
    expect(registry.status.globalAutoTrading).toMatchObject({ status: 'on', sinceMs: 100, by: null });
    const report = { at_ms: 90, open_child_orders: 2, filled_meanwhile: 0, stragglers: [1, 2], is_complete: false };
    const killReport = { ...report, by: 'admin', reason: 'drill', acknowledged: 0 };
    const switched = { by: 'admin', reason: 'drill', sinceMs: 90, killReport };
    registry.reportGlobalAutoTrading('off', switched);
    registry.reportGlobalAutoTrading('off', { ...switched, killReport: { ...killReport } });
    expect(registry.status.globalAutoTrading).toEqual({ status: 'off', ...switched });
    registry.reportGlobalAutoTrading('off', { ...switched, killReport: { ...killReport, acknowledged: 1 } });
    expect(changes).toHaveLength(3);
  });
});
