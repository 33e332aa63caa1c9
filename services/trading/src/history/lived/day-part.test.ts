import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filledLotsOf } from '../../kernel/children/exposure.ts';
import type { Child } from '../../kernel/state/child.ts';
import type { Parent } from '../../kernel/state/parent.ts';
import { openTestDesk, type TestDesk } from '../../kernel/testing/test-desk.ts';
import { TEST_DAY } from '../../kernel/testing/test-market.ts';
import { dayPartOf } from './day-part.ts';
import type { LivedDay } from './lived-day.ts';
import { familiesIn, livedDaysIn } from './testing/journal-days.ts';

const DATES = ['2026-11-17', '2026-11-18'] as const;

async function nextDay(desk: TestDesk, date: string): Promise<void> {
  desk.market.currentDay = { ...TEST_DAY, date };
  await desk.wait(1);
}

async function partsOf(desk: TestDesk, lived: LivedDay) {
  const families = await familiesIn(desk.journal, lived);
  return families.flatMap((family) => {
    const result = dayPartOf(family, lived);
    return result.kind === 'part' ? [result.part] : [];
  });
}

async function partsByDay(desk: TestDesk) {
  return Promise.all((await livedDaysIn(desk.journal)).map((lived) => partsOf(desk, lived)));
}

describe('the day of an order', () => {
  it('is the day it came, with the end that the next morning wrote down', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ strat: 'idle' });
    for (const date of DATES) await nextDay(desk, date);
    const [first = [], second = []] = await partsByDay(desk);
    expect(first.map(({ parent }) => [parent.id, parent.outcome])).toEqual([[id, 'expired']]);
    expect(second).toEqual([]);
  });

  it('is each of its days for an order that is good till cancelled', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ time_in_force: 'GTC', order_qty: 100 });
    desk.venue.accept(1);
    desk.venue.fill(1, 30);
    await desk.settle();
    desk.venue.expire(1);
    await desk.settle();
    await nextDay(desk, DATES[0]);
    desk.venue.accept(2);
    desk.venue.fill(2, 50);
    await desk.settle();
    await nextDay(desk, DATES[1]);
    const [[first] = [], [second] = []] = await partsByDay(desk);
    const seen = [first, second].map((part) => ({
      quantity: part?.parent.terms.quantityLots,
      filled: part === undefined ? null : filledLotsOf(part.parent),
      children: part?.children.map((child) => child.id),
      executions: part?.executions.map(({ lots }) => lots),
      isCarried: part?.isCarried,
      decision: part?.decisionId,
    }));
    expect(seen).toEqual([
      { quantity: 100, filled: 30, children: [1, 2], executions: [30], isCarried: false, decision: `GTC-${id}` },
      { quantity: 70, filled: 50, children: [], executions: [50], isCarried: true, decision: `GTC-${id}` },
    ]);
  });

  it('is one decision when it is the only one, whatever the order was good for', async () => {
    const desk = await openTestDesk();
    await desk.newOrder({ time_in_force: 'GTC', order_qty: 10 });
    desk.venue.accept(1);
    desk.venue.fill(1, 10);
    await desk.settle();
    await nextDay(desk, DATES[0]);
    const [[only] = []] = await partsByDay(desk);
    expect([only?.parent.outcome, only?.decisionId]).toEqual(['filled', null]);
  });

  it('is not told of an order whose beginning is forgotten', async () => {
    const desk = await openTestDesk();
    await desk.newOrder();
    await nextDay(desk, DATES[0]);
    const [lived] = await livedDaysIn(desk.journal);
    if (lived === undefined) throw new Error('no day is over');
    const [family = []] = await familiesIn(desk.journal, lived);
    expect(dayPartOf(family.slice(1), lived)).toEqual({ kind: 'forgotten' });
  });
});

type RandomOrder = { readonly isGtc: boolean; readonly lots: number; readonly fills: readonly number[] };

const order: fc.Arbitrary<RandomOrder> = fc.record({
  isGtc: fc.boolean(),
  lots: fc.integer({ min: 2, max: 90 }),
  fills: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }),
});

/** Sends orders, fills some, and advances the day; then repeats. */
async function liveDays(desk: TestDesk, days: readonly (readonly RandomOrder[])[]): Promise<void> {
  for (const [index, orders] of days.entries()) {
    for (const { isGtc, lots, fills } of orders) {
      await desk.newOrder({ order_qty: lots, time_in_force: isGtc ? 'GTC' : 'DAY' });
      for (const wanted of fills) {
        const id = desk.venue.openIds().at(-1);
        if (id !== undefined) desk.venue.fill(id, Math.min(wanted, desk.venue.leaves(id)));
        await desk.settle();
      }
    }
    for (const id of desk.venue.openIds()) desk.venue.expire(id);
    await desk.settle();
    await nextDay(desk, DATES[index] ?? '2026-11-19');
  }
}

describe('the days of all orders', () => {
  it('hold every child and every fill of the state once, on the day it happened', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(order, { maxLength: 3 }), { minLength: 1, maxLength: 2 }), async (days) => {
        const desk = await openTestDesk({ kernel: { keptDays: 9 } });
        await liveDays(desk, days);
        const parts = (await partsByDay(desk)).flat();
        const { orders } = desk.kernel.published;
        const today = (await livedDaysIn(desk.journal)).at(-1)?.endedSeq ?? 0;
        const executions = parts.flatMap((part) => part.executions);
        expect(executions.map(({ key }) => key).toSorted()).toEqual([...orders.executions.keys()].toSorted());
        const childIds = parts.flatMap(({ children }) => children.map(({ id }: Child) => id));
        const newToday = await childrenAfter(desk, today);
        const expected = [...orders.children.keys()].filter((id) => !newToday.has(id));
        expect(childIds.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
        for (const parent of orders.parents.values()) {
          const own = parts.filter((part) => part.parent.id === parent.id).map((part) => part.parent);
          expect(sumOfFills(own)).toBe(filledLotsOf(parent));
        }
        const ofOneDay = [...orders.parents.values()].filter(({ terms }) => terms.timeInForce !== 'GTC');
        const written = parts.map(({ parent }) => parent).filter(({ terms }) => terms.timeInForce !== 'GTC');
        expect(written).toEqual(ofOneDay);
        expect(desk.failures).toEqual([]);
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});

function sumOfFills(parents: readonly Parent[]): number {
  return parents.reduce((sum, parent) => sum + filledLotsOf(parent), 0);
}

/** Children that the new day already had at its start. */
async function childrenAfter(desk: TestDesk, seq: number): Promise<ReadonlySet<number>> {
  const events = await desk.journal.read(seq, 10_000);
  return new Set(events.flatMap(({ event }) => (event.kind === 'ChildCreated' ? [event.childId] : [])));
}
