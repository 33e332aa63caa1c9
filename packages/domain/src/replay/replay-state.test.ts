import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReplayEvent } from './replay-event.ts';
import { decisionsOf, ReplayPlayer, stateAt } from './replay-state.ts';

const step = fc.constantFrom('join-touch', 'mid-peg', 'cross');
const lane = fc.constantFrom('own', 'near', 'far');
const child = fc.integer({ min: 1, max: 8 });
const qty = fc.integer({ min: 1, max: 500 });
const price = fc.integer({ min: 9_900, max: 10_100 }).map((ticks) => ticks / 100);

const what = fc.oneof(
  fc.record({
    kind: fc.constant('decision' as const),
    step,
    reason: step,
    goal: fc.option(qty),
    floor: fc.option(qty),
    ceiling: fc.option(qty),
    gates: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant('posted' as const),
    child,
    venue: fc.constant('XNAS'),
    qty,
    price: fc.option(price),
    isAtMid: fc.boolean(),
    tactic: step,
    lane,
  }),
  fc.record({ kind: fc.constant('ended' as const), child, why: fc.constant('Cancelled') }),
  fc.record({
    kind: fc.constant('fill' as const),
    child,
    venue: fc.constant('XNAS'),
    qty,
    price,
    liquidity: fc.constantFrom('add', 'mid', 'remove', 'auction'),
    lane,
  }),
  fc.record({ kind: fc.constant('stage' as const), text: step }),
);

const LENGTH_MS = 10_000;

/** Several events may share a moment. */
const events = fc
  .array(fc.tuple(fc.nat({ max: LENGTH_MS }), what), { maxLength: 120 })
  .map((parts): readonly ReplayEvent[] =>
    parts.toSorted(([a], [b]) => a - b).map(([at_ms, event]) => Object.assign({ at_ms }, event)),
  );

describe('an order at a moment', () => {
  it('is the same however one came there: step by step, back and forth, or at once', () => {
    fc.assert(
      fc.property(events, fc.array(fc.nat({ max: LENGTH_MS }), { maxLength: 20 }), (all, seeks) => {
        const player = new ReplayPlayer(all);
        for (const ms of seeks) {
          player.seek(ms);
          expect(player.read()).toEqual(stateAt(all, ms));
        }
      }),
    );
  });

  it('has at its end what all fills add up to, with pairs of leg fills counted once', () => {
    fc.assert(
      fc.property(events, (all) => {
        const end = stateAt(all, LENGTH_MS);
        const sum = (of: 'own' | 'near' | 'far') =>
          all.reduce((total, event) => total + (event.kind === 'fill' && event.lane === of ? event.qty : 0), 0);
        expect(end.filled).toBe(sum('own') + Math.min(sum('near'), sum('far')));
        expect(end.fills).toBe(all.filter(({ kind }) => kind === 'fill').length);
        expect(Object.values(end.byLiquidity).reduce((a, b) => a + b, 0)).toBe(sum('own') + sum('near') + sum('far'));
        expect(end.decisions).toBe(decisionsOf(all).length);
      }),
    );
  });

  it('never fills less later than before, and never has more open than was posted', () => {
    fc.assert(
      fc.property(events, fc.nat({ max: LENGTH_MS }), fc.nat({ max: LENGTH_MS }), (all, a, b) => {
        const [early, late] = [stateAt(all, Math.min(a, b)), stateAt(all, Math.max(a, b))];
        expect(late.filled).toBeGreaterThanOrEqual(early.filled);
        expect(late.open.every(({ leaves, qty: posted }) => leaves > 0 && leaves <= posted)).toBe(true);
      }),
    );
  });

  it('averages its fills, and takes what filled off the posting', () => {
    const posted = {
      kind: 'posted',
      at_ms: 1,
      child: 1,
      venue: 'XNAS',
      qty: 300,
      price: 10,
      tactic: 'join-bid',
      lane: 'own',
    };
    const fill = { kind: 'fill', child: 1, venue: 'XNAS', liquidity: 'add', lane: 'own' };
    const all = [
      posted,
      { ...fill, at_ms: 2, qty: 100, price: 10 },
      { ...fill, at_ms: 3, qty: 100, price: 11 },
    ] as ReplayEvent[];
    expect(stateAt(all, 3)).toMatchObject({ filled: 200, average: 10.5, open: [{ child: 1, leaves: 100 }] });
    expect(stateAt(all, 0)).toMatchObject({ filled: 0, average: null, open: [] });
  });
});
