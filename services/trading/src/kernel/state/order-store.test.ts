import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarketSnap } from '../market-snap.ts';
import type { Child, ChildTerms } from './child.ts';
import { type Execution, executionKey } from './execution.ts';
import { OrderArchive } from './order-archive.ts';
import { OrderStore } from './order-store.ts';
import type { Parent } from './parent.ts';

/** Every field of a record, so that a new one is tested too. */
type Every<T> = { [Field in keyof Required<T>]: fc.Arbitrary<Required<T>[Field]> };

const MAX_ID = 6;
const id = fc.integer({ min: 1, max: MAX_ID });
const whole = fc.oneof(fc.nat(300), fc.nat(2 ** 31 - 1), fc.maxSafeInteger());
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const name = fc.constantFrom('XNAS', 'BATS', 'Joins the touch', '€');

const PLAIN = { noNullPrototype: true };
const snap = fc.record<MarketSnap>(
  { bidTicks: maybe(whole), bidLots: whole, askTicks: maybe(whole), askLots: whole },
  PLAIN,
);
const termFields: Every<ChildTerms> = {
  slot: name,
  lane: fc.constantFrom('own', 'near', 'far'),
  instrument: whole,
  side: fc.constantFrom(1, -1),
  venue: name,
  destination: name,
  intended: name,
  kind: fc.constantFrom('limit', 'market', 'conditional'),
  timeInForce: fc.constantFrom('DAY', 'IOC', 'FOK'),
  lots: whole,
  limitTicks: maybe(whole),
  minimumLots: whole,
  displayLots: whole,
  tactic: name,
};
const childFields: Every<Child> = {
  id,
  parentId: fc.constant(1),
  terms: optional(termFields, ['intended']),
  status: fc.constantFrom('New', 'Live', 'Partial', 'Filled', 'Cancelled', 'Rejected', 'Expired'),
  filledLots: whole,
  filledValue: whole,
  missingLots: whole,
  lastFillLots: maybe(whole),
  lastFillHalfTicks: maybe(whole),
  lastFillVenue: name,
  createdMs: whole,
  sentMs: maybe(whole),
  acceptedMs: maybe(whole),
  updatedMs: whole,
  cancelRejectedMs: maybe(whole),
  cancelRejects: whole,
  doubtSinceMs: maybe(whole),
  invitation: maybe(fc.record({ lots: whole, untilMs: whole }, PLAIN)),
  reason: maybe(name),
  snap,
};
const executionFields: Every<Execution> = {
  key: name,
  parentId: fc.constant(1),
  childId: id,
  execId: fc.constantFrom('1', '1-1', 'X|2', ''),
  atMs: whole,
  venueMs: whole,
  lots: whole,
  priceHalfTicks: whole,
  liquidity: fc.constantFrom('add', 'remove', 'mid', 'auction'),
  contraOwner: name,
  printedAt: name,
  snap,
};

function optional<T extends object>(fields: Every<T>, missing: (keyof T)[]): fc.Arbitrary<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all but the missing ones are required.
  const requiredKeys = (Object.keys(fields) as (keyof T)[]).filter((field) => !missing.includes(field));
  return fc.record(fields, { requiredKeys, ...PLAIN });
}

/** An order has its number in the ids of what belongs to it. */
function ofOrder(made: Child, parentId: number): Child {
  return { ...made, parentId, id: parentId * 10 + made.id };
}

function fillOf(made: Execution, parentId: number, venue: string): Execution {
  const execId = `${parentId}${made.execId}`;
  return { ...made, parentId, execId, key: executionKey(venue, execId) };
}

const child = fc
  .tuple(optional<Child>(childFields, ['lastFillVenue', 'cancelRejects', 'doubtSinceMs']), id)
  .map((parts) => ofOrder(...parts));
const execution = fc
  .tuple(optional<Execution>(executionFields, ['printedAt']), id, name)
  .map((parts) => fillOf(...parts));

type Step =
  | { readonly child: Child }
  | { readonly execution: Execution }
  | { readonly parent: Parent }
  | { readonly left: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: fc.record({ child }), weight: 6 },
  { arbitrary: fc.record({ execution }), weight: 6 },
  { arbitrary: fc.record({ parent: changedParent() }), weight: 4 },
  { arbitrary: fc.record({ left: id }), weight: 1 },
);

function parent(parentId: number): Parent {
  const terms = { account: 'A', allocAccount: 'A-1', clientOrderId: String(parentId), quantityLots: 1, instrument: 0 };
  const lane = { lots: 3, value: 7.25 };
  const fills = { own: lane, near: lane, far: lane };
  const rest = { originalLots: 1, doneDate: null, receivedMs: 5, usdPerLot: 0.1, fills };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what the store itself reads.
  return { id: parentId, terms, stage: 'received', tradeDate: '', ...rest } as unknown as Parent;
}

/** Working or over, with a text of any length. */
function changedParent(): fc.Arbitrary<Parent> {
  const stage = fc.constantFrom('started', 'done', 'done');
  const diagnostic = maybe(fc.oneof(name, fc.string({ minLength: 200, maxLength: 900 })));
  return fc
    .tuple(id, stage, diagnostic)
    .map(([of, at, text]) => Object.assign(parent(of), { stage: at, diagnostic: text }));
}

/** Nothing comes for an order that left. */
function take(orders: OrderStore, taken: Step): void {
  if ('left' in taken) orders.remove(taken.left);
  else if ('parent' in taken) {
    if (orders.parents.has(taken.parent.id)) orders.putParent(taken.parent);
  } else if ('child' in taken) {
    if (orders.parents.has(taken.child.parentId)) orders.putChild(taken.child);
  } else if (orders.parents.has(taken.execution.parentId)) orders.putExecution(taken.execution);
}

function archived(): OrderStore {
  return new OrderStore({ archive: new OrderArchive(), isAhead: false });
}

const PARENTS = Array.from({ length: MAX_ID }, (_, at) => at + 1);

function withParents(orders: OrderStore): OrderStore {
  for (const parentId of PARENTS) orders.putParent(parent(parentId));
  return orders;
}

function contentOf(orders: OrderStore) {
  const children = [...orders.children.values()].toSorted((a, b) => a.id - b.id);
  const executions = [...orders.executions.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const families = PARENTS.map((parentId) => ({
    childIds: orders.childIdsOf(parentId),
    executions: orders.executionsOf(parentId),
    open: orders.openChildrenOf(parentId),
  }));
  const byId = children.map(({ id: childId }) => [orders.children.has(childId), orders.child(childId)]);
  const byKey = executions.map(({ key }) => [orders.executions.has(key), orders.executions.get(key)]);
  const parents = [...orders.parents.values()];
  const heads = [...orders.parents.heads()];
  const found = parents.map((each) => [orders.parentOfClientOrder(each.terms), orders.alike.newestLike(each.terms)]);
  return { parents, heads, found, active: new Set(orders.active()), children, executions, families, byId, byKey };
}

describe('a store that holds what is over as bytes', () => {
  it('says of every order what one that holds records says', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const [plain, packed] = [withParents(new OrderStore()), withParents(archived())];
        for (const taken of steps) {
          take(plain, taken);
          take(packed, taken);
          if ('parent' in taken) packed.settle(taken.parent, [], null);
        }
        expect(contentOf(packed)).toStrictEqual(contentOf(plain));
      }),
    );
  });

  it('serves one that runs ahead of it, which has everything at once', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(step, fc.nat(3)), { maxLength: 60 }), fc.array(step), (steps, earlier) => {
        const [plain, behind] = [withParents(new OrderStore()), withParents(archived())];
        for (const taken of earlier) {
          take(plain, taken);
          take(behind, taken);
          if ('parent' in taken) behind.settle(taken.parent, [], null);
        }
        const ahead = behind.ahead();
        const waiting: Step[] = [];
        for (const [taken, published] of steps) {
          take(plain, taken);
          take(ahead, taken);
          waiting.push(taken);
          for (const next of waiting.splice(0, published)) {
            take(behind, next);
            const settled = 'parent' in next ? next.parent : null;
            behind.settle(settled, [], null);
            ahead.settle(settled, 'child' in next ? [next.child] : [], 'execution' in next ? next.execution : null);
          }
          expect(contentOf(ahead)).toStrictEqual(contentOf(plain));
        }
      }),
    );
  });
});
