import { assert, integer, nat, property, record, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutFlows, type PlacedWay, placeNumbers } from './flow-layout.ts';

type Triple = { readonly today: number; readonly drafted: number; readonly orders: number };

function routing(flows: readonly Triple[]) {
  const ways = (side: 'today' | 'drafted') =>
    Array.from({ length: 6 }, (_, way) => ({
      label: `Rule ${way + 1}`,
      name: `Route ${way + 1}`,
      orders: flows.filter((flow) => flow[side] === way).reduce((sum, { orders }) => sum + orders, 0),
    }));
  return {
    today: ways('today'),
    drafted: ways('drafted'),
    flows: flows.map((flow) => ({ ...flow, is_changed: flow.today !== flow.drafted, cost: null })),
  };
}

const flowsOf = uniqueArray(record({ today: nat(5), drafted: nat(5), orders: integer({ min: 1, max: 50_000 }) }), {
  selector: ({ today, drafted }) => `${today}-${drafted}`,
  minLength: 1,
  maxLength: 20,
});

const middles = (ways: readonly PlacedWay[]) => ways.map(({ top, height }) => top + height / 2);

describe('the picture of a dry run', () => {
  it('keeps labels apart, centred on their bands, inside the picture', () => {
    assert(
      property(flowsOf, (flows) => {
        const { height, left, right } = layoutFlows(routing(flows));
        for (const side of [middles(left), middles(right)]) {
          expect(Math.min(...side)).toBeGreaterThanOrEqual(15.9);
          expect(Math.max(...side)).toBeLessThanOrEqual(height - 15.9);
          const steps = side.slice(1).map((middle, index) => middle - (side[index] ?? 0));
          expect(Math.min(32, ...steps)).toBeGreaterThan(31);
        }
      }),
    );
  });

  it('draws every flow within the bands it joins', () => {
    assert(
      property(flowsOf, (flows) => {
        const { left, right, flows: placed } = layoutFlows(routing(flows));
        for (const { flow, height, leftTop, rightTop } of placed) {
          const from = left.find(({ way }) => way === flow.today);
          const to = right.find(({ way }) => way === flow.drafted);
          expect(leftTop).toBeGreaterThanOrEqual((from?.top ?? Number.NaN) - 1e-6);
          expect(leftTop + height).toBeLessThanOrEqual((from?.top ?? 0) + (from?.height ?? 0) + 1e-6);
          expect(rightTop + height).toBeLessThanOrEqual((to?.top ?? 0) + (to?.height ?? 0) + 1e-6);
        }
      }),
    );
  });

  it('never overlaps two counts', () => {
    assert(
      property(flowsOf, (flows) => {
        const points = [...placeNumbers(layoutFlows(routing(flows)).flows).values()];
        for (const [index, { x, y }] of points.entries()) {
          const close = points.slice(index + 1).filter((other) => Math.hypot(100 * (other.x - x), other.y - y) < 12);
          expect(close).toEqual([]);
        }
      }),
    );
  });
});
