import { describe, expect, it } from 'vitest';
import { applyEvent } from '../kernel/apply/apply-event.ts';
import { isInDoubt, isOpenChild } from '../kernel/status/child-status.ts';
import { parentOrderStatus } from '../kernel/status/parent-status.ts';
import { emptyState } from '../kernel/state/kernel-state.ts';
import { stateDigest } from '../kernel/testing/state-digest.ts';
import { firstSession } from '../market/session-calendar.ts';
import { smallUniverse } from '../venues/simulator/testing/small-world.ts';
import { worldOf as connectedOf } from './connected/connected-world.ts';
import { worldOf as simulatedOf } from './simulated/simulated-world.ts';
import { openKernelIn, type OpenTestWorld, START_MS } from './testing/kernel-in-world.ts';

const ZONE = 'America/New_York';
const ORIGIN = { seed: 3, ...firstSession(START_MS, ZONE) };
const REFERENCE = smallUniverse(['AAPL', 'MSFT']);
const readReference = async () => REFERENCE;
const NO_MEMORY = { read: async () => null, write: async () => undefined };

const simulated: OpenTestWorld = (nowMs) =>
  simulatedOf({
    origin: ORIGIN,
    reference: REFERENCE,
    readReference,
    clients: null,
    memory: NO_MEMORY,
    snapshot: null,
    nowMs,
  });

/** The same instruments without any connection. */
const connected: OpenTestWorld = (nowMs) =>
  connectedOf({ origin: ORIGIN, reference: REFERENCE, readReference, serverTimeZone: ZONE, nowMs });

const WORLDS = [
  { name: 'simulated', open: simulated },
  { name: 'connected', open: connected },
] as const;

describe.each(WORLDS)('the kernel in the $name world', ({ open }) => {
  it('sees a trading day, a view of every instrument and the state of every connection', async () => {
    const { world, clock } = await openKernelIn(open);
    const { reference, market, connections } = world;
    const { openMs, closeMs } = market.day();
    expect(openMs).toBeLessThanOrEqual(clock.nowMs);
    expect(closeMs).toBeGreaterThan(clock.nowMs);
    for (const { index, previousCloseTicks } of reference.instruments) {
      expect(market.view(index).previousCloseTicks).toBe(previousCloseTicks);
    }
    expect(connections.destinations().map(({ name }) => name)).toEqual(reference.destinations.map(({ name }) => name));
    expect(connections.vendors().map(({ name }) => name)).toEqual([...reference.vendors]);
  });

  it('[OL6] takes an order, and works it or says why it waits', async () => {
    const desk = await openKernelIn(open);
    const id = await desk.order();
    await desk.pass(15_000);
    const { stage, plan } = desk.parent(id);
    expect(stage).toBe('started');
    const hasWorked = desk.kernel.published.orders.childIdsOf(id).length > 0;
    expect(hasWorked || plan?.heldBackBy !== null).toBe(true);
    expect(hasWorked).toBe(desk.world.market.isLive());
    expect(desk.failures).toEqual([]);
  });

  it('[OL1] does a command once', async () => {
    const desk = await openKernelIn(open);
    expect(await desk.order()).toBe(await desk.order());
    expect(desk.kernel.published.orders.parents.size).toBe(1);
  });

  it('[OL8] sends nothing for a staged order', async () => {
    const desk = await openKernelIn(open);
    const id = await desk.order({ strat: 'Staging' });
    await desk.pass(2_000);
    expect(desk.parent(id).stage).toBe('staged');
    expect(desk.kernel.published.orders.childIdsOf(id)).toEqual([]);
  });

  it('[OL23] cancels an order, at once or when its children are out', async () => {
    const desk = await openKernelIn(open);
    const id = await desk.order();
    await desk.pass(10_000);
    await desk.give({ id: 'cancel', name: 'order.cancel', args: { parent_order_numeric_ids: [id] } });
    await desk.pass(5_000);
    expect(['OUT', 'PARTIAL_OUT', 'FILLED']).toContain(parentOrderStatus(desk.parent(id)));
  });

  it('[OL14] [OL40] goes on after a restart from what the journal says', async () => {
    const before = await openKernelIn(open);
    const id = await before.order();
    await before.pass(15_000);
    const desk = await before.restart(open);
    const { children } = desk.kernel.published.orders;
    const wasOpen = Array.from(children.values()).filter(isOpenChild);
    expect(wasOpen.filter((child) => !isInDoubt(child))).toEqual([]);
    await desk.pass(5_000);
    expect(desk.parent(id).stage).toBe('started');
    expect(desk.parent(id).doubtCount ?? 0).toBe(0);
    const replayed = emptyState();
    for (const event of await desk.journal.read(0, 100_000)) applyEvent(replayed, event);
    expect(stateDigest(replayed)).toBe(stateDigest(desk.kernel.published));
  });
});
