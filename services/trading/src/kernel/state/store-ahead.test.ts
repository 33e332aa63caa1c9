import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { OrderArchive } from './order-archive.ts';
import { OrderStore } from './order-store.ts';
import type { Parent } from './parent.ts';

const MAX_ID = 40;
const DATE = '2026-03-02';
const SIZES = [1, 2, 3];
const LIKE = { account: 'A', allocAccount: 'A-1', instrument: 3, side: 'BUY' } as const;

type Step = { readonly id: number; readonly lots: number; readonly isDone: boolean; readonly isLeaving: boolean };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: MAX_ID }),
    lots: fc.constantFrom(...SIZES),
    isDone: fc.boolean(),
    isLeaving: fc.boolean(),
  }),
  { maxLength: 80 },
);

function take(orders: OrderStore, { id, lots, isDone, isLeaving }: Step): void {
  const terms = { ...LIKE, clientOrderId: String(id % 7), quantityLots: lots };
  const fills = { own: { lots }, near: { lots: 0 }, far: { lots: 0 } };
  const stage = isDone ? 'done' : 'accepted';
  const parent = { id, terms, stage, fills, originalLots: lots, usdPerLot: 5, doneDate: isDone ? DATE : null };
  if (isLeaving) orders.remove(id);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what the store itself reads.
  else if (!orders.parents.has(id)) orders.putParent(parent as unknown as Parent);
}

function contentOf(orders: OrderStore) {
  const clients = Array.from({ length: 7 }, (_, client) => ({ account: 'A', clientOrderId: String(client) }));
  return {
    ids: [...orders.parents.keys()],
    active: [...orders.activeIds],
    use: [orders.gross.dayOf('A', 'A-1', DATE), orders.gross.dayOfAccount('A', DATE)],
    alike: SIZES.map((quantityLots) => orders.alike.newestLike({ ...LIKE, quantityLots })),
    clients: clients.map((client) => orders.parentOfClientOrder(client)),
  };
}

it('a store that runs ahead begins with all that the other knows, and leaves it as it is', () => {
  fc.assert(
    fc.property(steps, steps, (earlier, later) => {
      const behind = new OrderStore({ archive: new OrderArchive(), isAhead: false });
      const plain = new OrderStore();
      for (const step of earlier) take(behind, step);
      for (const step of earlier) take(plain, step);
      const before = contentOf(behind);
      const ahead = behind.ahead();
      expect(contentOf(ahead)).toEqual(before);
      for (const step of later) take(ahead, step);
      for (const step of later) take(plain, step);
      expect(contentOf(ahead)).toEqual(contentOf(plain));
      expect(contentOf(behind)).toEqual(before);
    }),
  );
});
