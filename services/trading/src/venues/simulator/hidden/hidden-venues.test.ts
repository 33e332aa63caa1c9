import { describe, expect, it } from 'vitest';
import type { VenueOrder } from '../../venue-port.ts';
import { filledLotsOf, order, reportsOf, smallSimulator, smallUniverse, START_MS } from '../testing/small-world.ts';
import { FIRM_UP_WITHIN_MS } from './conditional-venue.ts';

function desk(seed = 1, symbol = 'KO') {
  const simulator = smallSimulator([symbol], { seed, flow: { tradesPerDay: 3_000, limitEventsPerTrade: 1 } });
  const reports = reportsOf(simulator);
  let nowMs = START_MS;
  const pass = (ms: number) => {
    nowMs += ms;
    simulator.advanceTo(nowMs);
  };
  const send = (childId: number, changes: Partial<VenueOrder>) => {
    simulator.venue.submit(order(childId, changes));
    pass(5);
  };
  const fills = () => reports.flatMap((each) => (each.kind === 'filled' ? [each] : []));
  const mid = () => (simulator.market.view(0).bidTicks ?? 0) + (simulator.market.view(0).askTicks ?? 0);
  return { simulator, reports, pass, send, fills, mid };
}

/** Pings a pool once per period, both sides in turn, and looks one second later. */
function pings(venue: string, gapMs: number, count: number, of = desk()) {
  const { pass, send, reports, mid } = of;
  const results: { readonly lots: number; readonly against: number }[] = [];
  for (let childId = 1; childId <= count; childId += 1) {
    const side = childId % 2 === 0 ? 1 : -1;
    const before = mid();
    send(childId, { venue, kind: 'mid-peg', timeInForce: 'IOC', side, lots: 1_000_000 });
    const lots = filledLotsOf(reports, childId);
    pass(1_000);
    results.push({ lots, against: (-side * (mid() - before)) / 2 });
    pass(gapMs);
  }
  return results;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function meanFill(all: readonly { readonly lots: number }[]): number {
  return meanOf(all.flatMap(({ lots }) => (lots > 0 ? [lots] : [])));
}

describe('dark pools', () => {
  const one = pings('SGMX', 8_000, 900);
  const two = pings('CRSX', 3_000, 900);

  it('fill one ping in four, and in another pool nearly every second', () => {
    expect(meanOf(one.map(({ lots }) => (lots > 0 ? 1 : 0)))).toBeCloseTo(0.25, 1);
    expect(meanOf(two.map(({ lots }) => (lots > 0 ? 1 : 0)))).toBeCloseTo(0.45, 1);
  });

  it('fill no more than their share of the volume, however large the order is', () => {
    const simulator = smallSimulator(['KO'], { seed: 3, flow: { tradesPerDay: 3_000, limitEventsPerTrade: 1 } });
    const reports = reportsOf(simulator);
    simulator.venue.submit(order(1, { venue: 'SGMX', kind: 'mid-peg', lots: 50_000_000 }));
    simulator.venue.submit(order(2, { venue: 'CRSX', kind: 'mid-peg', lots: 50_000_000 }));
    const hours = 3;
    simulator.advanceTo(START_MS + hours * 3_600_000);
    const usual = (hours / 6.5) * (smallUniverse(['KO']).instruments[0]?.averageDailyLots ?? 0);
    for (const childId of [1, 2]) {
      const share = filledLotsOf(reports, childId) / usual;
      expect(share).toBeGreaterThan(0.03);
      expect(share).toBeLessThan(0.07);
    }
  });

  it('have larger interest where it is rarer', () => {
    expect(meanFill(one)).toBeGreaterThan(3 * meanFill(two));
  });

  it('move the mid against us, more where we are pinged', () => {
    // Of many ticks: quotes one tick wide wait for more than a part of a tick.
    const halfSpread = (smallUniverse(['BLK']).instruments[0]?.averageSpreadTicks ?? 0) / 2;
    const movedBy = (venue: string, gapMs: number) => {
      const fills = pings(venue, gapMs, 900, desk(2, 'BLK')).filter(({ lots }) => lots > 0);
      return meanOf(fills.map(({ against }) => against / halfSpread));
    };
    const moved = movedBy('CRSX', 3_000);
    expect(moved).toBeGreaterThan(0.2);
    expect(moved).toBeLessThan(0.5);
    expect(movedBy('SGMX', 8_000)).toBeLessThan(moved);
  });

  it('trade at the mid and print off the book', () => {
    const { send, fills, mid, simulator, pass } = desk();
    const countable: boolean[] = [];
    simulator.market.onTrade(({ ownChildId, isCountable }) => {
      if (ownChildId !== null) countable.push(isCountable);
    });
    let before = 0;
    for (let childId = 1; childId <= 100 && fills().length === 0; childId += 1) {
      pass(3_000);
      before = mid();
      send(childId, { venue: 'CRSX', kind: 'mid-peg', timeInForce: 'IOC', lots: 100 });
    }
    expect(fills()[0]).toMatchObject({ liquidity: 'mid' });
    expect(Math.abs((fills()[0]?.priceHalfTicks ?? 0) - before)).toBeLessThanOrEqual(2);
    expect(countable).toEqual([false]);
  });

  it('let an order rest until a contra comes, within its limit and minimum', () => {
    const { send, fills, pass, simulator, reports } = desk();
    const bidTicks = simulator.market.view(0).bidTicks ?? 0;
    send(1, { venue: 'SGMX', kind: 'mid-peg', lots: 500_000, minimumLots: 2_000, limitTicks: bidTicks + 200 });
    send(2, { venue: 'SGMX', kind: 'mid-peg', lots: 500_000, limitTicks: bidTicks - 200 });
    pass(300_000);
    expect(filledLotsOf(reports, 1)).toBeGreaterThan(0);
    expect(fills().every(({ lots }) => lots >= 2_000)).toBe(true);
    expect(filledLotsOf(reports, 2)).toBe(0);
  });

  it('offer the same interest only once', () => {
    const { send, reports } = desk();
    for (let childId = 1; childId <= 40; childId += 1) {
      send(childId, { venue: 'CRSX', kind: 'mid-peg', timeInForce: 'IOC', lots: 1_000_000 });
    }
    const filled = Array.from({ length: 40 }, (_, at) => filledLotsOf(reports, at + 1)).filter((lots) => lots > 0);
    expect(filled.length).toBeLessThanOrEqual(1);
  });
});

describe('the conditional venue', () => {
  const conditional = { venue: 'BIDS', kind: 'conditional', lots: 2_000_000 } as const;

  /** Rests a conditional until it is invited. False if the day ends before. */
  function isInvited({ send, pass, reports }: ReturnType<typeof desk>, childId: number): boolean {
    send(childId, conditional);
    const isEnded = () => reports.some((each) => each.childId === childId && each.kind !== 'accepted');
    for (let tries = 0; tries < 40_000 && !isEnded(); tries += 1) pass(250);
    return reports.some((each) => each.childId === childId && each.kind === 'invited');
  }

  it('ends the conditional with an invitation and trades a large block at the mid after the firm-up', () => {
    const here = desk();
    const { simulator, reports, send, fills } = here;
    expect(isInvited(here, 1)).toBe(true);
    const invitation = reports.find(({ kind }) => kind === 'invited');
    expect(invitation).toMatchObject({ childId: 1, withinMs: FIRM_UP_WITHIN_MS });
    expect(simulator.venue.stateOf(1)).toEqual({ kind: 'done', filledLots: 0 });
    send(1_000, { venue: 'BIDS', kind: 'firm-up', lots: 2_000_000 });
    expect(fills()[0]).toMatchObject({ childId: 1_000, liquidity: 'mid' });
    expect(filledLotsOf(reports, 1_000)).toBeGreaterThan(10_000);
  });

  it('lets an invitation lapse', () => {
    const here = desk();
    expect(isInvited(here, 1)).toBe(true);
    here.pass(FIRM_UP_WITHIN_MS + 300);
    here.send(1_000, { venue: 'BIDS', kind: 'firm-up', lots: 2_000_000 });
    expect(here.reports.at(-1)).toMatchObject({ childId: 1_000, kind: 'cancelled', isSolicited: false });
  });

  it('has most contras firm up, but not all', () => {
    const firm: boolean[] = [];
    for (const seed of [1, 2, 3]) {
      const here = desk(seed);
      for (let round = 1; isInvited(here, round); round += 1) {
        here.send(round + 1_000, { venue: 'BIDS', kind: 'firm-up', lots: 500_000 });
        firm.push(filledLotsOf(here.reports, round + 1_000) > 0);
      }
    }
    const share = firm.filter(Boolean).length / firm.length;
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(0.99);
  }, 30_000);
});
