import { MAX_ALIKE } from '@meridian/domain/order-checks/check-order';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { OrderStore } from './order-store.ts';
import type { OrderTerms, Parent } from './parent.ts';

const ALIKE = { account: 'A', allocAccount: 'A-1', instrument: 3, side: 'BUY' } as const;

function parent(id: number, originalLots: number, quantityLots: number): Parent {
  const terms = { ...ALIKE, clientOrderId: String(id % 20), quantityLots };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what the store itself reads.
  return { id, terms, originalLots, stage: 'accepted', tradeDate: '' } as unknown as Parent;
}

function like(quantityLots: number): OrderTerms {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what makes orders alike.
  return { ...ALIKE, quantityLots } as unknown as OrderTerms;
}

const step = fc.record({ id: fc.nat(60), lots: fc.integer({ min: 1, max: 3 }), isLeaving: fc.boolean() });

it('orders alike and orders by client are found as among all orders', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 150 }), (steps) => {
      const orders = new OrderStore();
      const alike = new Map<number, number[]>();
      const firstOfClient = new Map<string, number>();
      for (const { id, lots, isLeaving } of steps) {
        const known = orders.parents.get(id);
        if (isLeaving) {
          orders.remove(id);
          for (const [of, ids] of alike)
            alike.set(
              of,
              ids.filter((other) => other !== id),
            );
          if (firstOfClient.get(String(id % 20)) === id) firstOfClient.delete(String(id % 20));
        } else if (known !== undefined) {
          orders.putParent(parent(id, known.originalLots, lots));
        } else {
          orders.putParent(parent(id, lots, lots));
          const ids = [...(alike.get(lots) ?? []), id];
          alike.set(lots, ids.toSorted((one, two) => two - one).slice(0, MAX_ALIKE));
          if (!firstOfClient.has(String(id % 20))) firstOfClient.set(String(id % 20), id);
        }
        for (const of of [1, 2, 3]) expect(orders.alike.newestLike(like(of))).toEqual(alike.get(of) ?? []);
        const client = { account: 'A', clientOrderId: String(id % 20) };
        expect(orders.parentOfClientOrder(client)).toBe(firstOfClient.get(client.clientOrderId) ?? null);
      }
    }),
  );
});
