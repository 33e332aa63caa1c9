import { describe, expect, it } from 'vitest';
import { estimateOrder } from '../estimates/estimate-order.ts';
import { atMinute, SOME_SHARE, SOME_SPREAD } from '../estimates/testing/some-facts.ts';
import type { OrderToEstimate } from '../estimates/work-plan.ts';
import { dayGrid } from './day-grid.ts';
import { orderPlans } from './order-plans.ts';

const order: OrderToEstimate = { order_side: 'BUY', order_qty: 123_400, strat: 'pov', values: { pr: 10 } };
const grid = dayGrid(atMinute(0), atMinute(390));

describe('the ways to work an order', () => {
  it('are on the half hours of the day: done at the end, with risk only where it is open', () => {
    expect(grid).toHaveLength(14);
    const { plans, ownPlan } = orderPlans(SOME_SHARE, order, grid);
    expect(ownPlan).toBe(0);
    for (const { done, exposure, finishMs } of plans) {
      expect([done.length, exposure.length]).toEqual([14, 13]);
      expect(Math.hypot(...exposure)).toBeCloseTo(1, 9);
      // One hour has passed: nothing was done and nothing was at risk in it.
      expect([done[0], done[2], exposure[0], exposure[1]]).toEqual([0, 0, 0, 0]);
      expect(finishMs).not.toBeNull();
      expect(done.at(-1)).toBeCloseTo(1, 3);
    }
  });

  it('cost what the ticket says of the same order', () => {
    const own = orderPlans(SOME_SHARE, order, grid).plans[0];
    const ticket = estimateOrder(SOME_SHARE, order);
    if (ticket.kind === 'unavailable') throw new Error(ticket.message);
    expect(own?.cost).toEqual(ticket.cost);
    expect(own?.risk.ticks).toBeCloseTo(ticket.risk.ticks, 9);
  });

  it('bear more risk when they start later', () => {
    const { plans } = orderPlans(SOME_SHARE, order, grid);
    const starts = plans.filter(({ label, startMs }, at) => at > 0 && label === 'POV 20%' && startMs > 0);
    expect(starts.map(({ startMs }) => startMs)).toEqual([60, 90, 120, 150, 180].slice(0, starts.length).map(atMinute));
    const risks = starts.map(({ risk }) => risk.ticks);
    expect(risks.toSorted((a, b) => a - b)).toEqual(risks);
    expect(risks.length).toBeGreaterThan(2);
  });

  it('are none without the permit, and leave out what does not suit a spread', () => {
    expect(orderPlans({ ...SOME_SHARE, impact: null }, order, grid).plans).toEqual([]);
    const { plans } = orderPlans(SOME_SPREAD, { ...order, order_qty: 100 }, grid);
    expect(plans.map(({ label }) => label)).not.toContain('Close');
    expect(plans.every(({ cost }) => cost.bps === null && cost.usd !== null)).toBe(true);
  });
});
