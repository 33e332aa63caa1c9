import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Execution } from '../state/execution.ts';
import { OrderStore } from '../state/order-store.ts';
import { noRecentOwn, RECENT_MS, recentOwnLots } from './recent-own.ts';

const liquidity = fc.constantFrom('add' as const, 'remove' as const, 'auction' as const);
const step = fc.record({ passMs: fc.nat(2 * RECENT_MS), lots: fc.integer({ min: 0, max: 500 }), liquidity });

function execution(at: number, atMs: number, { lots, liquidity }: { lots: number; liquidity: Execution['liquidity'] }) {
  const place = { parentId: 1, childId: 1, execId: String(at), contraOwner: '', priceHalfTicks: 2 };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the snap is not read here.
  return { key: `X-${at}`, ...place, atMs, venueMs: atMs, lots, liquidity, snap: null } as unknown as Execution;
}

it('counts the same own lots as a walk over all executions, however often it is asked', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const orders = new OrderStore();
      const recent = noRecentOwn();
      const all: Execution[] = [];
      let nowMs = 0;
      for (const [at, each] of steps.entries()) {
        nowMs += each.passMs;
        if (each.lots > 0) {
          const made = execution(at, nowMs, each);
          all.push(made);
          orders.putExecution(made);
        }
        const walked = all
          .filter((one) => one.atMs > nowMs - RECENT_MS && (one.liquidity === 'add' || one.liquidity === 'remove'))
          .reduce((sum, one) => sum + one.lots, 0);
        expect(recentOwnLots(orders, 1, recent, nowMs)).toBe(walked);
      }
    }),
  );
});
