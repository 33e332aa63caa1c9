import { describe, expect, it } from 'vitest';
import { sessionCalendar } from '../../../market/session-calendar.ts';
import type { ConnectionChange } from '../../connection-port.ts';
import { order, reportsOf, SESSION, smallSimulator, START_MS } from '../testing/small-world.ts';
import { DESTINATION_INCIDENTS, incidentsOf, VENDOR_INCIDENTS } from './incidents.ts';

const day = { openMs: 0, closeMs: 390 * 60_000 };

describe('incidents', () => {
  const many = Array.from({ length: 400 }, (_, index) => incidentsOf(1, 'BRK-SOR', index, day, DESTINATION_INCIDENTS));

  it('are the same for the same seed, name and day', () => {
    expect(incidentsOf(1, 'BRK-SOR', 5, day, DESTINATION_INCIDENTS)).toEqual(many[5]);
    expect(many.some((incidents, index) => index > 0 && incidents.length !== many[0]?.length)).toBe(true);
  });

  it('come at the expected rate, of every kind, without overlap and within the day', () => {
    expect(many.flat().length / many.length).toBeCloseTo(DESTINATION_INCIDENTS.perDay, 1);
    expect(new Set(many.flat().map(({ state }) => state))).toEqual(new Set(['degraded', 'disconnected']));
    for (const incidents of many) {
      const bounds = incidents.flatMap(({ startMs, endMs }) => [startMs, endMs]);
      expect(bounds).toEqual([...bounds].sort((a, b) => a - b));
      expect(bounds.every((ms) => ms >= day.openMs && ms <= day.closeMs)).toBe(true);
    }
  });

  it('of vendors are sometimes catastrophic', () => {
    const vendors = Array.from({ length: 100 }, (_, index) => incidentsOf(1, 'V', index, day, VENDOR_INCIDENTS));
    expect(vendors.flat().some(({ isCatastrophic }) => isCatastrophic)).toBe(true);
    expect(vendors.flat().some(({ isCatastrophic }) => !isCatastrophic)).toBe(true);
  });

  it('end early after a successful retry and do not start again', () => {
    const simulator = smallSimulator(['GIVN'], { hasIncidents: true, flow: { tradesPerDay: 100 } });
    const states: string[] = [];
    const names: string[] = [];
    simulator.connections.onChange((change) => {
      if (change.kind !== 'destination') return;
      const { name, state } = change.destination;
      if (names.length === 0 && state === 'disconnected') names.push(name);
      if (name === names[0]) states.push(state);
    });
    let nowMs = START_MS;
    const pass = (ms: number) => {
      nowMs += ms;
      simulator.advanceTo(nowMs);
    };
    for (let step = 0; step < 20_000 && names.length === 0; step += 1) pass(5_000);
    const [lost] = names;
    if (lost === undefined) throw new Error('nothing went wrong in this world');
    for (let tries = 0; tries < 20 && states.at(-1) !== 'connected'; tries += 1) {
      simulator.connections.reconnect(lost);
      pass(4_000);
    }
    expect(states.at(-1)).toBe('connected');
    const heard = states.length;
    pass(8 * 60_000);
    expect(states.slice(heard).every((state) => state !== 'connecting')).toBe(true);
  });

  it('happen in a running world, and end', () => {
    const simulator = smallSimulator(['GIVN'], { hasIncidents: true, flow: { tradesPerDay: 100 } });
    const changes: ConnectionChange[] = [];
    simulator.connections.onChange((change) => changes.push(change));
    simulator.advanceTo(START_MS + 3 * 6.75 * 3_600_000);
    const destinations = changes.flatMap((change) => (change.kind === 'destination' ? [change.destination] : []));
    expect(new Set(destinations.map(({ state }) => state)).size).toBe(4);
    expect(destinations.filter(({ state }) => state === 'connected').every(({ status }) => status === 2)).toBe(true);
    const calendar = sessionCalendar(SESSION);
    expect(destinations.every(({ sinceMs }) => calendar.phaseAt(sinceMs) !== 'closed')).toBe(true);
  });
});

function desk() {
  const simulator = smallSimulator(['KO']);
  const reports = reportsOf(simulator);
  let nowMs = START_MS;
  const pass = (ms: number) => {
    nowMs += ms;
    simulator.advanceTo(nowMs);
  };
  pass(5);
  const kinds = (childId: number) => reports.filter((each) => each.childId === childId).map(({ kind }) => kind);
  const far = (simulator.market.view(0).bidTicks ?? 0) - 100;
  return { simulator, reports, pass, kinds, far };
}

describe('destinations', () => {
  it('that are down reject new orders and cancels, and say so in their status', () => {
    const { simulator, kinds, pass, far, reports } = desk();
    simulator.venue.submit(order(1, { limitTicks: far, destination: 'BRK-SOR' }));
    pass(10);
    simulator.connections.setDestination('BRK-SOR', 'disconnected');
    simulator.venue.submit(order(2, { destination: 'BRK-SOR' }));
    simulator.venue.cancel(1);
    pass(10);
    expect(kinds(1)).toEqual(['accepted', 'cancel-rejected']);
    expect(reports.at(-2)).toMatchObject({ childId: 2, kind: 'rejected', reason: 'BRK-SOR is not connected' });
    expect(simulator.connections.destinations().find(({ name }) => name === 'BRK-SOR')).toMatchObject({
      status: 0,
      state: 'disconnected',
      latencyMs: null,
    });
  });

  it('cancel their orders on disconnect if the broker does so, and report it after reconnecting', () => {
    const { simulator, kinds, pass, far, reports } = desk();
    simulator.venue.submit(order(1, { limitTicks: far, destination: 'ALGO-DMA-1' }));
    simulator.venue.submit(order(2, { limitTicks: far, destination: 'BRK-SOR' }));
    pass(10);
    for (const name of ['ALGO-DMA-1', 'BRK-SOR']) simulator.connections.setDestination(name, 'disconnected');
    pass(1_000);
    expect(kinds(1)).toEqual(['accepted']);
    expect(simulator.venue.stateOf(1)).toEqual({ kind: 'done', filledLots: 0 });
    for (const name of ['ALGO-DMA-1', 'BRK-SOR']) simulator.connections.release(name);
    pass(10);
    expect(reports.at(-1)).toMatchObject({ childId: 1, kind: 'cancelled', isSolicited: false });
    expect(kinds(2)).toEqual(['accepted']);
  });

  it('that are held down by hand stay down after a retry, and show the attempt', () => {
    const { simulator, pass } = desk();
    const states: string[] = [];
    simulator.connections.onChange((change) => {
      if (change.kind === 'destination') states.push(change.destination.state);
    });
    simulator.connections.setDestination('BRK-SOR', 'disconnected');
    simulator.connections.reconnect('BRK-SOR');
    simulator.connections.reconnect('BRK-SOR');
    pass(5_000);
    expect(states).toEqual(['disconnected', 'connecting', 'disconnected']);
    simulator.connections.reconnect('ALGO-DMA-1');
    pass(5_000);
    expect(states).toHaveLength(3);
  });

  it('deliver the fills of a lost session after it is back', () => {
    const { simulator, kinds, pass } = desk();
    const { bidTicks } = simulator.market.view(0);
    simulator.venue.submit(order(1, { lots: 200, limitTicks: bidTicks, destination: 'BRK-SOR' }));
    pass(10);
    simulator.connections.setDestination('BRK-SOR', 'disconnected');
    pass(900_000);
    expect(kinds(1)).toEqual(['accepted']);
    expect(simulator.venue.stateOf(1)).toEqual({ kind: 'done', filledLots: 200 });
    simulator.connections.setDestination('BRK-SOR', 'connected');
    pass(10);
    expect(kinds(1).slice(1)).toContain('filled');
  });

  it('that are lost while an order is on its way reject it when they are back', () => {
    const { simulator, kinds, pass } = desk();
    simulator.venue.submit(order(1, { destination: 'BRK-SOR' }));
    simulator.connections.setDestination('BRK-SOR', 'disconnected');
    pass(100);
    simulator.connections.setDestination('BRK-SOR', 'connected');
    pass(100);
    expect(kinds(1)).toEqual(['rejected']);
  });

  it('that are degraded are slow, reject some orders and repeat some fills', () => {
    const { simulator, reports, pass } = desk();
    simulator.connections.setDestination('ALGO-DMA-1', 'degraded');
    simulator.venue.submit(order(1, { lots: 10, timeInForce: 'IOC' }));
    pass(40);
    expect(reports).toEqual([]);
    for (let childId = 2; childId < 400; childId += 1) {
      simulator.venue.submit(order(childId, { lots: 10, timeInForce: 'IOC' }));
      pass(10);
    }
    pass(200);
    const execIds = reports.flatMap((each) => (each.kind === 'filled' ? [each.execId] : []));
    expect(new Set(execIds).size).toBeLessThan(execIds.length);
    expect(reports.some((each) => each.kind === 'rejected' && each.reason.includes('overloaded'))).toBe(true);
  });

  it('stay as they were set by hand, whatever the schedule says', () => {
    const simulator = smallSimulator(['GIVN'], { hasIncidents: true, flow: { tradesPerDay: 100 } });
    for (const { name } of simulator.connections.destinations()) simulator.connections.setDestination(name, 'degraded');
    simulator.advanceTo(START_MS + 6.75 * 3_600_000);
    expect(simulator.connections.destinations().every(({ state }) => state === 'degraded')).toBe(true);
  });

  it('must exist', () => {
    const { simulator } = desk();
    expect(() => simulator.connections.setDestination('NOWHERE', 'connected')).toThrow('no destination');
    expect(() => simulator.connections.setVendor('NOBODY', 'connected')).toThrow('no market-data vendor');
    expect(() => simulator.venue.submit(order(1, { destination: 'NOWHERE' }))).toThrow('no destination');
  });
});

describe('market-data vendors', () => {
  it('matter only when the last one is lost: views freeze and then catch up', () => {
    const { simulator, pass } = desk();
    const names = simulator.connections.vendors().map(({ name }) => name);
    let trades = 0;
    let views = 0;
    simulator.market.onTrade(() => {
      trades += 1;
    });
    simulator.market.onViews(() => {
      views += 1;
    });
    for (const name of names.slice(1)) simulator.connections.setVendor(name, 'disconnected');
    pass(60_000);
    expect(trades).toBeGreaterThan(0);
    simulator.connections.setVendor(names[0] ?? '', 'connected', true);
    expect(simulator.connections.vendors()[0]).toMatchObject({ status: 2, isCatastrophic: true });
    const [tradesBefore, viewsBefore, frozen] = [trades, views, simulator.market.view(0)];
    pass(120_000);
    expect([trades, views]).toEqual([tradesBefore, viewsBefore]);
    expect(simulator.market.view(0)).toBe(frozen);
    simulator.connections.release(names[1] ?? '');
    pass(50);
    expect(views).toBeGreaterThan(viewsBefore);
    expect(simulator.market.view(0).dayLots).toBeGreaterThan(frozen.dayLots);
  });
});
