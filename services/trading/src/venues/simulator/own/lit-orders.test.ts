import { describe, expect, it } from 'vitest';
import type { VenueOrder, VenueReport } from '../../venue-port.ts';
import { filledLotsOf, order, reportsOf, smallSimulator, START_MS } from '../testing/small-world.ts';

function desk(symbol = 'KO') {
  const simulator = smallSimulator([symbol]);
  const reports = reportsOf(simulator);
  let nowMs = START_MS;
  const pass = (ms: number) => {
    nowMs += ms;
    simulator.advanceTo(nowMs);
  };
  const view = () => simulator.market.view(0);
  const bid = () => view().bidTicks ?? 0;
  const ask = () => view().askTicks ?? 0;
  const send = (childId: number, changes: Partial<VenueOrder>) => {
    simulator.venue.submit(order(childId, changes));
    pass(3);
  };
  const kinds = (childId: number) => reports.filter((each) => each.childId === childId).map(({ kind }) => kind);
  const last = (childId: number) => reports.findLast((each): each is VenueReport => each.childId === childId);
  return { simulator, reports, pass, view, bid, ask, send, kinds, last };
}

describe('taking orders', () => {
  it('take the best price and remove liquidity', () => {
    const { send, ask, reports } = desk();
    const best = ask();
    send(1, { lots: 100, timeInForce: 'IOC' });
    expect(reports.find(({ kind }) => kind === 'filled')).toMatchObject({
      priceHalfTicks: 2 * best,
      liquidity: 'remove',
      contraOwner: expect.stringMatching(/^MKT/) as string,
    });
  });

  it('report the book before the trade and the venue of each part', () => {
    const { send, view, reports } = desk();
    const { bidTicks, askTicks, bidLots, askLots } = view();
    send(1, { lots: 3 * askLots, timeInForce: 'IOC' });
    const fills = reports.flatMap((each) => (each.kind === 'filled' ? [each] : []));
    expect(fills.length).toBeGreaterThan(1);
    for (const fill of fills) expect(fill.quoteBefore).toEqual({ bidTicks, askTicks, bidLots, askLots });
    expect(new Set(fills.map(({ printedAt }) => printedAt)).size).toBeGreaterThan(1);
  });

  it('walk through the book, and no further than the limit', () => {
    const { send, ask, reports, last } = desk();
    const best = ask();
    send(1, { lots: 400_000, limitTicks: best + 2, timeInForce: 'IOC' });
    const prices = reports.flatMap((each) => (each.kind === 'filled' ? [each.priceHalfTicks / 2] : []));
    expect(Math.min(...prices)).toBe(best);
    expect(Math.max(...prices)).toBeLessThanOrEqual(best + 2);
    expect(filledLotsOf(reports, 1)).toBeGreaterThan(0);
    expect(last(1)).toMatchObject({ kind: 'cancelled', isSolicited: true });
  });

  it('move the price in their direction', () => {
    const { send, bid, ask, pass } = desk();
    const before = bid() + ask();
    for (let childId = 1; childId <= 30; childId += 1) send(childId, { lots: 20_000, timeInForce: 'IOC' });
    pass(1);
    expect(bid() + ask()).toBeGreaterThan(before);
  });

  it('fill or kill: all or nothing', () => {
    const { send, ask, kinds, reports } = desk();
    const limitTicks = ask();
    send(1, { lots: 50_000_000, limitTicks, timeInForce: 'FOK' });
    expect(kinds(1)).toEqual(['accepted', 'cancelled']);
    send(2, { lots: 100, limitTicks: ask(), timeInForce: 'FOK' });
    expect(filledLotsOf(reports, 2)).toBe(100);
  });

  it('take their minimum at once or nothing', () => {
    const { send, ask, kinds, reports } = desk();
    send(1, { lots: 50_000_000, limitTicks: ask(), timeInForce: 'IOC', minimumLots: 40_000_000 });
    expect(kinds(1)).toEqual(['accepted', 'cancelled']);
    send(2, { lots: 50_000_000, limitTicks: ask(), timeInForce: 'IOC', minimumLots: 10 });
    expect(filledLotsOf(reports, 2)).toBeGreaterThanOrEqual(10);
  });
});

describe('resting orders', () => {
  it('show in the book and add liquidity when they fill, possibly in parts', () => {
    const { send, bid, view, reports, pass } = desk();
    pass(5);
    const before = view().bidLots;
    send(1, { lots: 40_000, limitTicks: bid() });
    expect(view().bidLots).toBe(before + 40_000);
    pass(600_000);
    const fills = reports.flatMap((each) => (each.kind === 'filled' ? [each] : []));
    expect(fills.length).toBeGreaterThan(1);
    expect(new Set(fills.map(({ liquidity }) => liquidity))).toEqual(new Set(['add']));
    expect(filledLotsOf(reports, 1)).toBeLessThanOrEqual(40_000);
  });

  it('fill on their side of the quote before the trade', () => {
    const { send, bid, reports, pass } = desk();
    send(1, { lots: 40_000, limitTicks: bid() });
    pass(600_000);
    const fills = reports.flatMap((each) => (each.kind === 'filled' ? [each] : []));
    const atBid = fills.filter(
      ({ priceHalfTicks, quoteBefore }) => priceHalfTicks === 2 * (quoteBefore?.bidTicks ?? 0),
    );
    expect(atBid.length / fills.length).toBeGreaterThan(0.9);
  });

  it('wait their turn: of two at a price and venue, the first is served first', () => {
    const { send, bid, reports, pass } = desk();
    const limitTicks = bid();
    send(1, { lots: 5_000, limitTicks });
    send(2, { lots: 5_000, limitTicks });
    pass(1_200_000);
    const order2 = reports.findIndex((each) => each.kind === 'filled' && each.childId === 2);
    const filled1Before2 = filledLotsOf(reports.slice(0, order2 < 0 ? undefined : order2), 1);
    expect(filled1Before2).toBe(5_000);
  });

  it('improve the market when they are better than it', () => {
    const { send, bid, ask, pass } = desk('BLK');
    pass(1_000);
    const limitTicks = bid() + 1;
    expect(limitTicks).toBeLessThan(ask());
    send(1, { lots: 10, limitTicks });
    expect(bid()).toBe(limitTicks);
  });

  it('of one desk can trade with each other, and report it', () => {
    const { send, bid, reports } = desk('BLK');
    const limitTicks = bid() + 1;
    send(1, { lots: 10, limitTicks, owner: 'ONE' });
    send(2, { lots: 10, limitTicks, side: -1, owner: 'TWO', timeInForce: 'IOC' });
    const fills = reports.flatMap((each) => (each.kind === 'filled' ? [each] : []));
    expect(fills).toHaveLength(2);
    expect(fills).toContainEqual(expect.objectContaining({ childId: 1, liquidity: 'add', contraOwner: 'TWO' }));
    expect(fills).toContainEqual(expect.objectContaining({ childId: 2, liquidity: 'remove', contraOwner: 'ONE' }));
  });

  it('show only the display size of an iceberg', () => {
    const { send, bid, view, simulator } = desk('BLK');
    const limitTicks = bid() + 1;
    send(1, { lots: 5_000, limitTicks, displayLots: 40 });
    expect(view()).toMatchObject({ bidTicks: limitTicks, bidLots: 40 });
    send(2, { lots: 100, side: -1, limitTicks, timeInForce: 'IOC' });
    const state = simulator.venue.stateOf(1);
    expect(state.kind === 'open' ? state.filledLots : 0).toBeGreaterThanOrEqual(100);
    expect(view()).toMatchObject({ bidTicks: limitTicks });
    expect(view().bidLots).toBeLessThanOrEqual(40);
  });

  it('fill when the price moves through them, but not all at once', () => {
    const { send, ask, reports, pass } = desk();
    const limitTicks = ask() + 3;
    send(1, { lots: 3_000_000, limitTicks });
    const atOnce = filledLotsOf(reports, 1);
    pass(60_000);
    expect(filledLotsOf(reports, 1)).toBeGreaterThan(atOnce);
    expect(filledLotsOf(reports, 1)).toBeLessThan(3_000_000);
  });

  it('may rest far from the market and fill when it arrives', () => {
    const { send, bid, kinds, simulator, pass } = desk();
    send(1, { lots: 100, limitTicks: bid() - 4_000 });
    send(2, { lots: 100, limitTicks: bid() + 4_000, side: -1 });
    pass(60_000);
    expect([kinds(1), kinds(2)]).toEqual([['accepted'], ['accepted']]);
    simulator.venue.cancel(1);
    pass(3);
    expect(kinds(1)).toEqual(['accepted', 'cancelled']);
  });

  it('are rejected when a price level would overflow', () => {
    const { send, bid, kinds } = desk();
    const limitTicks = bid() - 50;
    for (const childId of [1, 2, 3, 4, 5]) send(childId, { lots: 500_000_000, limitTicks });
    expect([kinds(3), kinds(5)]).toEqual([['accepted'], ['accepted', 'cancelled']]);
  });

  it('report a fill that was faster than the cancel', () => {
    const { simulator, kinds, pass, ask } = desk();
    simulator.venue.submit(order(1, { lots: 200, limitTicks: ask() }));
    simulator.venue.cancel(1);
    pass(10);
    expect(kinds(1)).toEqual(['accepted', 'filled', 'cancel-rejected']);
  });

  it('expire at the close', () => {
    const { send, bid, kinds, pass, simulator } = desk();
    send(1, { lots: 10_000_000, limitTicks: bid() - 30 });
    const { closeMs } = simulator.market.day();
    pass(closeMs - START_MS + 20);
    expect(kinds(1).at(-1)).toBe('expired');
    expect(simulator.venue.stateOf(1)).toMatchObject({ kind: 'done' });
  });
});

describe('refused orders', () => {
  it.each<[string, Partial<VenueOrder>, string]>([
    ['no lots', { lots: 0 }, 'Quantity'],
    ['half a lot', { lots: 0.5 }, 'Quantity'],
    ['a minimum above its lots', { lots: 5, minimumLots: 6, timeInForce: 'IOC' }, 'Minimum'],
    ['a display above its lots', { lots: 5, displayLots: 6 }, 'Display'],
    ['a price between ticks', { limitTicks: 100.5 }, 'tick'],
    ['no price', { kind: 'limit', limitTicks: null }, 'needs a price'],
    ['a price too many', { kind: 'market', limitTicks: 100 }, 'has no price'],
    ['a minimum while it rests', { lots: 10, limitTicks: 100, minimumLots: 5 }, 'minimum'],
    ['a venue that does not trade it', { venue: 'XTKS' }, 'does not trade'],
    ['a venue of another kind', { venue: 'SGMX' }, 'does not take market orders'],
    ['a destination that does not reach the venue', { destination: 'EU-SOR', venue: 'XNAS' }, 'does not reach'],
    ['no such instrument', { instrument: 99 }, 'Unknown instrument'],
  ])('have %s', (_, changes, reason) => {
    const { send, last } = desk();
    send(1, changes);
    expect(last(1)).toMatchObject({ kind: 'rejected', reason: expect.stringContaining(reason) as string });
  });

  it('come when the market is closed', () => {
    const { pass, send, last, simulator } = desk();
    pass(simulator.market.day().closeMs - START_MS + 1);
    send(1, { lots: 1 });
    expect(last(1)).toMatchObject({ kind: 'rejected', reason: 'The market is not in continuous trading' });
  });
});
