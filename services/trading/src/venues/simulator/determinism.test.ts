import { describe, expect, it } from 'vitest';
import type { VenueReport } from '../venue-port.ts';
import type { MarketSimulator } from './market-simulator.ts';
import { order, reportsOf, SESSION, smallSimulator, START_MS } from './testing/small-world.ts';

const SYMBOLS = ['AAPL', 'VOD', 'ESZ26', 'ESH27', 'ESZ26-ESH27'];
const MINUTE_MS = 60_000;

/** The desk's actions at fixed times. They do not depend on the steps between them. */
const DESK: readonly (readonly [afterMs: number, act: (simulator: MarketSimulator) => void])[] = [
  [1_000, ({ venue }) => venue.submit(order(1, { lots: 5_000, timeInForce: 'IOC' }))],
  [1_000, ({ venue }) => venue.submit(order(2, { lots: 2_000, limitTicks: 1, side: 1 }))],
  [
    7_350,
    ({ venue, market }) => {
      const limitTicks = market.view(0).bidTicks ?? 0;
      venue.submit(order(3, { lots: 3_000, limitTicks, displayLots: 500, venue: 'BATS' }));
    },
  ],
  [9_000, ({ venue }) => venue.submit(order(4, { lots: 8_000, kind: 'mid-peg', venue: 'SGMX' }))],
  [9_000, ({ venue }) => venue.submit(order(5, { lots: 40_000, kind: 'conditional', venue: 'BIDS' }))],
  [61_234, ({ venue }) => venue.cancel(3)],
  [70_000, ({ connections }) => connections.setDestination('ALGO-DMA-1', 'degraded')],
  [75_500, ({ venue }) => venue.submit(order(6, { lots: 900, side: -1, timeInForce: 'IOC' }))],
  [90_000, ({ connections }) => connections.setDestination('ALGO-DMA-1', 'disconnected')],
  [99_000, ({ connections }) => connections.release('ALGO-DMA-1')],
];

type Run = { readonly digest: string; readonly reports: readonly VenueReport[]; readonly tape: number };

function run(
  stepMs: number,
  isDeskActive: boolean,
  startMs = START_MS,
  session = SESSION,
  lengthMs = 2 * MINUTE_MS,
): Run {
  const simulator = smallSimulator(SYMBOLS, { startMs, session, hasIncidents: true });
  const reports = reportsOf(simulator);
  let tape = 0;
  simulator.market.onTrade(({ instrument, lots, atMs, priceHalfTicks }) => {
    tape = (tape * 31 + instrument + lots * 7 + (atMs - startMs) * 3 + priceHalfTicks) % 1_000_000_007;
  });
  const todo = isDeskActive ? [...DESK] : [];
  for (let atMs = startMs; atMs < startMs + lengthMs; ) {
    const nextDeskMs = startMs + (todo[0]?.[0] ?? Infinity);
    const nextMs = Math.min(atMs + stepMs, nextDeskMs, startMs + lengthMs);
    simulator.advanceTo(nextMs);
    while (todo[0] !== undefined && nextMs >= startMs + todo[0][0]) todo.shift()?.[1](simulator);
    atMs = Math.max(nextMs, atMs + 1e-9);
  }
  return { digest: simulator.digest(), reports, tape };
}

function digestOf(seed: number): string {
  return smallSimulator(SYMBOLS, { seed }).digest();
}

describe('the same seed', () => {
  const once = run(2 * MINUTE_MS, false);

  it.each([1_000, 137, 10.5])('gives the same market in steps of %f ms', (stepMs) => {
    expect(run(stepMs, false)).toEqual(once);
  });

  const withDesk = run(2 * MINUTE_MS, true);

  it.each([1_000, 137, 10.5])('gives the same fills for the same orders in steps of %f ms', (stepMs) => {
    expect(run(stepMs, true)).toEqual(withDesk);
  });

  it('lets own orders change the market', () => {
    expect(withDesk.reports.filter(({ kind }) => kind === 'filled').length).toBeGreaterThan(1);
    expect(withDesk.digest).not.toBe(once.digest);
  });

  it('gives the same market whenever it is started', () => {
    const laterMs = START_MS + 987_654_321;
    const session = { ...SESSION, firstOpenMs: SESSION.firstOpenMs + 987_654_321 };
    expect(run(500, false, laterMs, session).digest).toBe(once.digest);
  });

  it('gives the same market over the close, the night and the next open', () => {
    const startMs = SESSION.firstOpenMs + 384 * MINUTE_MS;
    const whole = run(Infinity, false, startMs, SESSION, 23 * MINUTE_MS);
    expect(run(7_001, false, startMs, SESSION, 23 * MINUTE_MS)).toEqual(whole);
  });

  it('differs for another seed', () => {
    expect(digestOf(1)).toBe(digestOf(1));
    expect(digestOf(1)).not.toBe(digestOf(2));
  });
});

describe('the digest', () => {
  it('differs for worlds that differ in one order', () => {
    const untouched = smallSimulator(['AAPL']);
    const touched = smallSimulator(['AAPL']);
    touched.venue.submit(order(1, { lots: 1, limitTicks: (touched.market.view(0).bidTicks ?? 0) - 3 }));
    for (const simulator of [untouched, touched]) simulator.advanceTo(START_MS + 2);
    expect(touched.digest()).not.toBe(untouched.digest());
  });
});
