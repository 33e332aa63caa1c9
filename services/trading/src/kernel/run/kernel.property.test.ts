import { setImmediate as nextLoop } from 'node:timers/promises';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemorySnapshotStore } from '../../journal/testing/memory-snapshot-store.ts';
import { committedLotsOf, exposedLots, filledLotsOf } from '../children/exposure.ts';
import { recoverState } from '../recovery/recover-state.ts';
import type { KernelState } from '../state/kernel-state.ts';
import type { Parent } from '../state/parent.ts';
import { stateDigest } from '../testing/state-digest.ts';
import { DurableWitness, WitnessedVenue } from '../testing/durable-witness.ts';
import { type LifeStep, lifeStep } from '../testing/random-step.ts';
import { RandomWalk } from '../testing/random-walk.ts';
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts';
import { TEST_DAY } from '../testing/test-market.ts';

/** Filled, open and in doubt are never more than the order, by our count. */
function checkSize(parent: Parent): void {
  expect(committedLotsOf(parent)).toBeLessThanOrEqual(parent.terms.quantityLots);
  expect(filledLotsOf(parent)).toBeLessThanOrEqual(parent.terms.quantityLots);
}

/** Parents add up to their children, and children to their executions. */
function checkTotals({ orders }: KernelState): void {
  for (const parent of orders.parents.values()) {
    const children = orders.childIdsOf(parent.id).map((id) => orders.child(id));
    for (const lane of ['own', 'near', 'far'] as const) {
      const here = children.filter(({ terms }) => terms.lane === lane);
      expect(parent.fills[lane].lots).toBe(here.reduce((sum, child) => sum + child.filledLots, 0));
      expect(parent.fills[lane].value).toBe(here.reduce((sum, child) => sum + child.filledValue, 0));
      expect(parent.open[lane]).toBe(here.reduce((sum, child) => sum + exposedLots(child), 0));
    }
    const executions = orders.executionsOf(parent.id).map(({ lots }) => lots);
    const filled = children.reduce((sum, child) => sum + child.filledLots, 0);
    expect(executions.reduce((sum, lots) => sum + lots, 0)).toBe(filled);
  }
}

/** What the accounts have done is the sum of their orders. */
function checkGross({ orders, desk }: KernelState): void {
  let cents = 0;
  for (const { stage, terms, fills, usdPerLot = 0 } of orders.parents.values()) {
    cents += Math.round(100 * usdPerLot * (stage === 'done' ? filledLotsOf({ fills }) : terms.quantityLots));
  }
  expect(orders.gross.dayOf('ALDGATE', 'ALDGATE-CORE', desk.day?.date ?? '').gross_usd).toBe(cents / 100);
}

/** The same by the venue's own count. */
function checkVenue({ venue, kernel }: TestDesk): void {
  const { orders } = kernel.published;
  const atVenue = new Map<string, number>();
  for (const order of venue.submitted) {
    const child = orders.children.get(order.childId);
    if (child === undefined || order.kind === 'conditional') continue;
    const done = order.lots - venue.leaves(order.childId);
    const key = `${child.parentId}|${child.terms.lane}`;
    atVenue.set(key, (atVenue.get(key) ?? 0) + (venue.isOpen(order.childId) ? order.lots : done));
  }
  for (const parent of orders.parents.values()) {
    const at = (lane: string) => atVenue.get(`${parent.id}|${lane}`) ?? 0;
    const most = at('own') + Math.max(at('near'), at('far'));
    expect(most).toBeLessThanOrEqual(parent.terms.quantityLots);
  }
}

async function closeWhole({ kernel, failures, problems }: TestDesk): Promise<void> {
  await kernel.close();
  expect([failures, problems]).toEqual([[], []]);
}

async function walk(steps: readonly LifeStep[]): Promise<void> {
  const witness = new DurableWitness();
  const clock = { nowMs: TEST_DAY.openMs + 60_000 };
  const venue = new WitnessedVenue(() => clock.nowMs, witness);
  const snapshots = createMemorySnapshotStore();
  const kernelOptions = { snapshotEveryEvents: 40, snapshotChunkRecords: 6 };
  const open = async () => {
    const opened = await openTestDesk({ journal: witness.journal, snapshots, venue, clock, kernel: kernelOptions });
    opened.kernel.subscribe(({ changes }) => {
      for (const { parent } of changes) if (parent !== null) checkSize(parent);
    });
    return opened;
  };
  let desk = await open();
  const walker = new RandomWalk(desk, witness);
  for (const step of steps) {
    if (step.kind === 'restart') {
      witness.letGo();
      await closeWhole(desk);
      desk = await open();
      walker.onto(desk);
    } else walker.take(step);
    await (witness.isHeld ? nextLoop() : desk.settle());
    checkTotals(desk.kernel.published);
    checkGross(desk.kernel.published);
    checkVenue(desk);
  }
  witness.letGo();
  await desk.settle();
  await closeWhole(desk);
  const expected = stateDigest(desk.kernel.published);
  const replayed = await recoverState({ journal: witness.journal, snapshots: null });
  expect(stateDigest(replayed.state)).toBe(expected);
  const recovered = await recoverState({ journal: witness.journal, snapshots });
  expect([stateDigest(recovered.state), recovered.faults]).toEqual([expected, []]);
}

describe('whatever users, venues and the market do', () => {
  it('[OL10] [OL14] [OL41] nothing is overfilled, everything adds up, nothing leaves early, and the journal tells the same', async () => {
    await fc.assert(fc.asyncProperty(fc.array(lifeStep, { minLength: 20, maxLength: 150, size: 'max' }), walk), {
      numRuns: 60,
      interruptAfterTimeLimit: 90_000,
    });
  }, 120_000);
});
