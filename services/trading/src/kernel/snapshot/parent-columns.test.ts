import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { OrderArchive } from '../state/order-archive.ts';
import { OrderStore } from '../state/order-store.ts';
import type { Parent } from '../state/parent.ts';
import { loadParents } from './parent-columns.ts';
import { packRecords } from './record-columns.ts';

const DATE = '2026-03-02';
const SIZES = [1, 2];
const LIKE = { account: 'A', allocAccount: 'A-1', instrument: 3, side: 'BUY' } as const;

type Made = Readonly<Record<'isDone' | 'isRouted' | 'isPriced', boolean>> & { readonly lots: number };

const made: fc.Arbitrary<readonly Made[]> = fc.array(
  fc.record({ isDone: fc.boolean(), isRouted: fc.boolean(), isPriced: fc.boolean(), lots: fc.constantFrom(...SIZES) }),
  { maxLength: 12 },
);

function parentOf({ isDone, isRouted, isPriced, lots }: Made, id: number): Parent {
  const terms = { ...LIKE, clientOrderId: String(id % 5), quantityLots: lots, description: null };
  const none = { lots: 0, value: 0 };
  const rest = { originalLots: lots, tradeDate: DATE, receivedMs: id, outcome: isRouted ? 'out' : 'rejected' };
  return {
    id,
    terms,
    ...(isPriced && { usdPerLot: 0.3, lotSize: 10 }),
    stage: isDone ? 'done' : 'accepted',
    doneDate: isDone ? DATE : null,
    route: isRouted ? { algo: 'VWAP', parameters: { endMs: id } } : null,
    fills: { own: { lots, value: 2.5 }, near: none, far: none },
    ...rest,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what the store itself reads, and some of the rest.
  } as unknown as Parent;
}

function storeOf(parents: readonly Parent[], isRead: boolean): OrderStore {
  const orders = new OrderStore({ archive: new OrderArchive(), isAhead: false });
  if (isRead) loadParents(orders, JSON.parse(JSON.stringify(packRecords(parents))));
  else for (const parent of parents) orders.putParent(parent);
  return orders;
}

function contentOf(orders: OrderStore) {
  const clients = Array.from({ length: 5 }, (_, client) => ({ account: 'A', clientOrderId: String(client) }));
  return {
    records: [...orders.parents.values()],
    heads: [...orders.parents.heads()],
    ids: [...orders.parents.keys()],
    active: [...orders.activeIds],
    use: [orders.gross.dayOf('A', 'A-1', DATE), orders.gross.dayOfAccount('A', DATE)],
    alike: SIZES.map((quantityLots) => orders.alike.newestLike({ ...LIKE, quantityLots })),
    clients: clients.map((client) => orders.parentOfClientOrder(client)),
  };
}

it('orders that a start has read are found, counted and changed like all others', () => {
  fc.assert(
    fc.property(made, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }), (all, changed, left) => {
      const parents = all.map((each, at) => parentOf(each, at + 1));
      const [read, plain] = [storeOf(parents, true), storeOf(parents, false)];
      expect(contentOf(read)).toEqual(contentOf(plain));
      const ahead = read.ahead();
      expect(contentOf(ahead)).toEqual(contentOf(plain));
      for (const orders of [read, plain]) {
        const before = orders.parents.get(changed);
        const after = before && { ...before, diagnostic: 'a note' };
        if (after !== undefined) orders.putParent(after);
        if (after !== undefined) orders.settle(after, [], null);
        orders.remove(left);
      }
      expect(contentOf(read)).toEqual(contentOf(plain));
    }),
  );
});
