import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WantedChild } from '../algo.ts';
import type { ChildTerms } from '../state/child.ts';
import { type OpenSlot, reconcileChildren, stillFits } from './reconcile-children.ts';

function singleBudget(lots: number) {
  return { near: lots, far: lots };
}

const wantedChild = (overrides: Partial<WantedChild> = {}): WantedChild => ({
  slot: 'touch',
  instrument: 0,
  side: 1,
  venue: 'XNAS',
  destination: 'ALGO-DMA-1',
  kind: 'limit',
  timeInForce: 'DAY',
  lots: 100,
  limitTicks: 10_000,
  minimumLots: 0,
  displayLots: 0,
  tactic: 'join-touch',
  ...overrides,
});

const openChild = (childId: number, overrides: Partial<ChildTerms> = {}, rest: Partial<OpenSlot> = {}): OpenSlot => {
  const { displayLots, minimumLots, ...wanted } = wantedChild();
  const terms: ChildTerms = { lane: 'own', displayLots, minimumLots, ...wanted, ...overrides };
  return { childId, terms, leavesLots: terms.lots, isCancelPending: false, ...rest };
};

const laneOf = (instrument: number) => (['own', 'near', 'far'] as const)[instrument] ?? 'own';

describe('difference of open and wanted children', () => {
  it('sends what is missing, up to the budget', () => {
    const wanted = [wantedChild(), wantedChild({ slot: 'dark', lots: 50 })];
    const { cancels, creates } = reconcileChildren([], wanted, singleBudget(120));
    expect(cancels).toEqual([]);
    expect(creates.map(({ wanted: { slot }, lots }) => [slot, lots])).toEqual([
      ['touch', 100],
      ['dark', 20],
    ]);
  });

  it('leaves a child that fits alone', () => {
    expect(reconcileChildren([openChild(1)], [wantedChild()], singleBudget(500))).toEqual({ cancels: [], creates: [] });
  });

  it('keeps a partly filled child while half of it is left', () => {
    expect(stillFits(openChild(1, {}, { leavesLots: 50 }), wantedChild())).toBe(true);
    expect(stillFits(openChild(1, {}, { leavesLots: 49 }), wantedChild())).toBe(false);
    expect(stillFits(openChild(1, {}, { leavesLots: 101 }), wantedChild())).toBe(false);
  });

  it('replaces by cancel first: the slot stays empty until the cancel is confirmed', () => {
    const moved = wantedChild({ limitTicks: 10_001 });
    expect(reconcileChildren([openChild(1)], [moved], singleBudget(500))).toEqual({ cancels: [1], creates: [] });
    const cancelling = openChild(1, {}, { isCancelPending: true });
    expect(reconcileChildren([cancelling], [moved], singleBudget(500))).toEqual({ cancels: [], creates: [] });
    expect(reconcileChildren([], [moved], singleBudget(500)).creates).toHaveLength(1);
  });

  it('cancels what nobody wants, and a second child in one slot', () => {
    const open = [openChild(1), openChild(2), openChild(3, { slot: 'old' })];
    expect(reconcileChildren(open, [wantedChild()], singleBudget(500)).cancels).toEqual([2, 3]);
  });

  it('sends nothing under its minimum', () => {
    const wanted = [wantedChild({ minimumLots: 80 })];
    expect(reconcileChildren([openChild(9, { slot: 'x', lots: 30 })], wanted, singleBudget(100)).creates).toEqual([]);
  });

  it('lets a conditional rest beside firm orders, and counts it when it is firmed up', () => {
    const block = wantedChild({ slot: 'block', kind: 'conditional', lots: 100 });
    const resting = reconcileChildren([openChild(1)], [wantedChild(), block], singleBudget(100));
    expect(resting.creates.map(({ lots }) => lots)).toEqual([100]);
    const firm = reconcileChildren([openChild(1)], [wantedChild(), { ...block, kind: 'firm-up' }], singleBudget(150));
    expect(firm.creates.map(({ lots }) => lots)).toEqual([50]);
    const free = reconcileChildren(
      [openChild(1, { kind: 'conditional', slot: 'block' })],
      [wantedChild(), block],
      singleBudget(100),
    );
    expect(free.creates.map(({ wanted: { slot } }) => slot)).toEqual(['touch']);
  });

  it('counts a spread child on both legs and a leg child on its own', () => {
    const open = [openChild(1, { lane: 'near', instrument: 1, slot: 'near', lots: 10 })];
    const wanted = [
      wantedChild({ slot: 'near', instrument: 1, lots: 10 }),
      wantedChild({ slot: 'hedge', instrument: 2, side: -1, lots: 40 }),
      wantedChild({ slot: 'spread', instrument: 0, lots: 40 }),
    ];
    const { creates } = reconcileChildren(open, wanted, { near: 40, far: 30 }, laneOf);
    expect(creates.map(({ wanted: { slot }, lots }) => [slot, lots])).toEqual([['hedge', 30]]);
  });
});

const slot = fc.constantFrom('a', 'b', 'c', 'd');
const lots = fc.integer({ min: 0, max: 50 });
const anyWanted = fc
  .record({ slot, lots, limitTicks: fc.constantFrom(100, 101), minimumLots: fc.constantFrom(0, 0, 5) })
  .map(wantedChild);
const anyOpen = fc
  .array(
    fc.record({
      slot,
      lots: fc.integer({ min: 1, max: 50 }),
      limitTicks: fc.constantFrom(100, 101),
      isCancelPending: fc.boolean(),
    }),
  )
  .map((all) => all.map(({ isCancelPending, ...terms }, index) => openChild(index + 1, terms, { isCancelPending })));
const firmLots = (open: readonly OpenSlot[]) => open.reduce((sum, child) => sum + child.leavesLots, 0);

describe('whatever is open and wanted', () => {
  it('never opens more than the budget', () => {
    fc.assert(
      fc.property(anyOpen, fc.array(anyWanted), fc.nat(200), (open, wanted, free) => {
        const budget = firmLots(open) + free;
        const { creates } = reconcileChildren(open, wanted, singleBudget(budget));
        expect(firmLots(open) + creates.reduce((sum, create) => sum + create.lots, 0)).toBeLessThanOrEqual(budget);
        for (const create of creates)
          expect(create.lots).toBeGreaterThanOrEqual(Math.max(1, create.wanted.minimumLots));
      }),
    );
  });

  it('lets go of what a smaller budget does not allow', () => {
    fc.assert(
      fc.property(anyOpen, fc.array(anyWanted), fc.nat(100), (open, wanted, lotsLeft) => {
        const { cancels, creates } = reconcileChildren(open, wanted, singleBudget(lotsLeft));
        const staying = open.filter((child) => !child.isCancelPending && !cancels.includes(child.childId));
        expect(firmLots(staying)).toBeLessThanOrEqual(lotsLeft);
        const created = creates.reduce((sum, create) => sum + create.lots, 0);
        expect(created).toBeLessThanOrEqual(Math.max(0, lotsLeft - firmLots(open)));
      }),
    );
  });

  it('creates nothing when the budget is spent', () => {
    fc.assert(
      fc.property(anyOpen, fc.array(anyWanted), (open, wanted) => {
        expect(reconcileChildren(open, wanted, singleBudget(firmLots(open))).creates).toEqual([]);
      }),
    );
  });

  it('puts one child in a slot, and none where one is still open', () => {
    fc.assert(
      fc.property(anyOpen, fc.array(anyWanted), (open, wanted) => {
        const { creates } = reconcileChildren(open, wanted, singleBudget(10_000));
        const slots = creates.map((create) => create.wanted.slot);
        expect(new Set(slots).size).toBe(slots.length);
        for (const taken of open) expect(slots).not.toContain(taken.terms.slot);
      }),
    );
  });

  it('is at rest once the cancels are confirmed and the new children stand', () => {
    fc.assert(
      fc.property(anyOpen, fc.array(anyWanted), (open, wanted) => {
        const budget = singleBudget(10_000);
        const first = reconcileChildren(open, wanted, budget);
        const afterCancels = open.filter((child) => !child.isCancelPending && !first.cancels.includes(child.childId));
        const second = reconcileChildren(afterCancels, wanted, budget);
        expect(second.cancels).toEqual([]);
        const created = second.creates.map((create, index) =>
          openChild(1_000 + index, { ...create.wanted, lane: 'own', lots: create.lots }),
        );
        const third = reconcileChildren([...afterCancels, ...created], wanted, budget);
        expect(third).toEqual({ cancels: [], creates: [] });
      }),
    );
  });

  it('asks for no cancel twice', () => {
    fc.assert(
      fc.property(anyOpen, fc.array(anyWanted), (open, wanted) => {
        const pending = open.filter((child) => child.isCancelPending).map((child) => child.childId);
        for (const id of reconcileChildren(open, wanted, singleBudget(100)).cancels) expect(pending).not.toContain(id);
      }),
    );
  });
});
