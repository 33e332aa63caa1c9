import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VenueOrder, VenueReport } from '../../venue-port.ts';
import { filledLotsOf, order, reportsOf, smallSimulator, START_MS } from '../testing/small-world.ts';

const ENDS = new Set(['rejected', 'cancelled', 'expired', 'invited']);

type Step =
  | { readonly kind: 'submit'; readonly changes: Partial<VenueOrder>; readonly away: number }
  | { readonly kind: 'cancel'; readonly pick: number }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'link'; readonly state: 'connected' | 'degraded' | 'disconnected' };

const lits = fc.record({
  venue: fc.constantFrom('XNAS', 'ARCX', 'BATS'),
  side: fc.constantFrom<1 | -1>(1, -1),
  lots: fc.integer({ min: 1, max: 60_000 }),
  timeInForce: fc.constantFrom<VenueOrder['timeInForce']>('DAY', 'IOC', 'FOK'),
  displayLots: fc.constantFrom(0, 1),
  kind: fc.constant('limit' as const),
});
const hidden = fc.record({
  venue: fc.constantFrom('SGMX', 'CRSX'),
  side: fc.constantFrom<1 | -1>(1, -1),
  lots: fc.integer({ min: 1, max: 30_000 }),
  minimumLots: fc.constantFrom(0, 1),
  timeInForce: fc.constantFrom<VenueOrder['timeInForce']>('DAY', 'IOC'),
  kind: fc.constant('mid-peg' as const),
});
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('submit' as const),
      changes: lits,
      away: fc.integer({ min: -4, max: 6 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('submit' as const), changes: hidden, away: fc.constant(3) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('cancel' as const), pick: fc.nat(30) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 6_000 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('link' as const),
      state: fc.constantFrom('connected' as const, 'degraded' as const, 'disconnected' as const),
    }),
  },
);

/** Plays a script. Returns the sent orders and the reports. */
function play(script: readonly Step[]) {
  const simulator = smallSimulator(['KO']);
  const reports = reportsOf(simulator);
  const sent: VenueOrder[] = [];
  let nowMs = START_MS;
  let tapeOwnLots = 0;
  simulator.market.onTrade(({ ownChildId, lots }) => {
    tapeOwnLots += ownChildId === null ? 0 : lots;
  });
  for (const step of script) {
    if (step.kind === 'submit') {
      const { side = 1 } = step.changes;
      const { bidTicks, askTicks } = simulator.market.view(0);
      const near = side === 1 ? (bidTicks ?? 0) : (askTicks ?? 0);
      const made = order(sent.length + 1, { ...step.changes, limitTicks: near - side * step.away });
      sent.push(made);
      simulator.venue.submit(made);
    } else if (step.kind === 'cancel') {
      simulator.venue.cancel(step.pick);
    } else if (step.kind === 'link') {
      simulator.connections.setDestination('ALGO-DMA-1', step.state);
    } else {
      nowMs += step.ms;
      simulator.advanceTo(nowMs);
    }
  }
  simulator.connections.setDestination('ALGO-DMA-1', 'connected');
  simulator.advanceTo(nowMs + 5_000);
  // An order that goes on resting may be filled in the last moment, with its report still on the way.
  for (const { childId } of sent) simulator.venue.cancel(childId);
  simulator.advanceTo(nowMs + 10_000);
  return { simulator, reports, sent, tapeOwnLots };
}

function ofOrder(reports: readonly VenueReport[], childId: number): readonly VenueReport[] {
  return reports.filter((report) => report.childId === childId);
}

describe('own orders, whatever is done with them', () => {
  it('never overfill, end once, and have the state that was reported', () => {
    fc.assert(
      fc.property(fc.array(steps, { minLength: 5, maxLength: 60 }), (script) => {
        const { simulator, reports, sent, tapeOwnLots } = play(script);
        let filled = 0;
        for (const { childId, lots, side, limitTicks } of sent) {
          const own = ofOrder(reports, childId);
          const filledLots = filledLotsOf(own, childId);
          const ends = own.filter(({ kind }) => ENDS.has(kind)).length + (filledLots === lots ? 1 : 0);
          const state = simulator.venue.stateOf(childId);
          filled += filledLots;
          expect(filledLots).toBeLessThanOrEqual(lots);
          expect(state.kind).not.toBe('open');
          expect(ends).toBe(1);
          expect(state.kind === 'unknown' ? 0 : state.filledLots).toBe(filledLots);
          const isWorse = own.some(
            (each) => each.kind === 'filled' && side * each.priceHalfTicks > side * (limitTicks ?? 0) * 2,
          );
          expect(isWorse).toBe(false);
        }
        // A print between two own orders counts for both.
        expect(tapeOwnLots).toBeLessThanOrEqual(filled);
        expect(tapeOwnLots * 2).toBeGreaterThanOrEqual(filled);
        const { bidTicks, askTicks } = simulator.market.view(0);
        expect(bidTicks ?? 0).toBeLessThan(askTicks ?? 0);
      }),
      { numRuns: 30 },
    );
  }, 60_000);
});
