import { filledLotsOf } from '../../kernel/children/exposure.ts';
import { applyToFamily } from '../../kernel/apply/apply-family.ts';
import type { MarketSnap } from '../../kernel/market-snap.ts';
import type { Child } from '../../kernel/state/child.ts';
import type { Execution } from '../../kernel/state/execution.ts';
import { OrderStore } from '../../kernel/state/order-store.ts';
import type { ByLane, FillSum, Parent } from '../../kernel/state/parent.ts';
import type { LivedDay } from './lived-day.ts';
import type { OrderFamily } from './order-families.ts';

/** One day of an order. */
export type DayPart = {
  /** At the end of the day. Quantities and counts are those of the day. */
  readonly parent: Parent;
  readonly children: readonly Child[];
  readonly executions: readonly Execution[];
  /** Also children of its other days: a fill may belong to a child sent the day before. */
  readonly childOf: (id: number) => Child;
  /** The price when it came, in half ticks. */
  readonly decisionHalfTicks: number | null;
  /** Shared by all days of a multi-day order. */
  readonly decisionId: string | null;
  /** It had begun on an earlier day. */
  readonly isCarried: boolean;
  readonly endSnap: MarketSnap | null;
};

export type DayPartResult =
  | { readonly kind: 'part'; readonly part: DayPart }
  /** An order of another day that only ended or was mentioned on this one. */
  | { readonly kind: 'elsewhere' }
  /** Its first events are no longer in the journal. */
  | { readonly kind: 'forgotten' };

type Replayed = {
  readonly orders: OrderStore;
  /** The order at the start of the day with its children and executions. Null for one that arrived later. */
  readonly before: Parent | null;
  readonly knownIds: ReadonlySet<number | string>;
};

function replay(family: OrderFamily, parentId: number, beganSeq: number): Replayed {
  const orders = new OrderStore();
  const earlier = family.filter(({ seq }) => seq <= beganSeq);
  for (const { event } of earlier) applyToFamily(orders, event);
  const before = orders.parents.get(parentId) ?? null;
  const knownIds = new Set([...orders.children.keys(), ...orders.executions.keys()]);
  for (const { event } of family.slice(earlier.length)) applyToFamily(orders, event);
  return { orders, before, knownIds };
}

function minus(a: FillSum, b: FillSum): FillSum {
  return { lots: a.lots - b.lots, value: a.value - b.value };
}

function fillsSince(after: ByLane<FillSum>, before: ByLane<FillSum>): ByLane<FillSum> {
  return {
    own: minus(after.own, before.own),
    near: minus(after.near, before.near),
    far: minus(after.far, before.far),
  };
}

/** For a carried-over order: the quantity left for the day, and the day's fills. */
function ofTheDay(after: Parent, before: Parent | null): Parent {
  if (before === null) return after;
  const quantityLots = after.terms.quantityLots - filledLotsOf(before);
  return {
    ...after,
    terms: { ...after.terms, quantityLots },
    fills: fillsSince(after.fills, before.fills),
    childCount: after.childCount - before.childCount,
    executionCount: after.executionCount - before.executionCount,
  };
}

function endSnapOf(family: OrderFamily): MarketSnap | null {
  const ending = family.findLast(({ event }) => 'endMark' in event)?.event;
  return ending !== undefined && 'endMark' in ending ? ending.snap : null;
}

function decisionIdOf({ id, terms }: Parent): string | null {
  return terms.timeInForce === 'GTC' ? `GTC-${id}` : null;
}

/** A day order ends with its day, even when its end was written a moment later. Others have a part in each day. */
export function dayPartOf(family: OrderFamily, { day, beganSeq, endedSeq }: LivedDay): DayPartResult {
  const first = family[0]?.event;
  if (first?.kind !== 'OrderReceived') return { kind: 'forgotten' };
  const { tradeDate, parentId, terms } = first;
  const isOfSeveralDays = terms.timeInForce === 'GTC';
  if (!isOfSeveralDays && tradeDate !== day.date) return { kind: 'elsewhere' };
  const known = isOfSeveralDays ? family.filter(({ seq }) => seq < endedSeq) : family;
  const { orders, before, knownIds } = replay(known, parentId, beganSeq);
  const after = orders.parent(parentId);
  if (before?.stage === 'done') return { kind: 'elsewhere' };
  const part = {
    parent: ofTheDay(after, before),
    children: [...orders.children.values()].filter(({ id }) => !knownIds.has(id)),
    executions: [...orders.executions.values()].filter(({ key }) => !knownIds.has(key)),
    childOf: (id: number) => orders.child(id),
    decisionHalfTicks: after.decisionHalfTicks ?? null,
    decisionId: before === null && after.stage === 'done' ? null : decisionIdOf(after),
    isCarried: before !== null,
    endSnap: endSnapOf(known),
  };
  return { kind: 'part', part };
}
