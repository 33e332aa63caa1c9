import { expect, it } from 'vitest';
import { LivePlan } from './live-plan.ts';

const WRITTEN = {
  goalLots: 10,
  ceilingLots: 20,
  floorLots: 5,
  targetRate: 0.1,
  adaptiveRate: null,
  isVolumeCapConstrained: false,
  step: 'join-touch',
  reason: 'Joins the bid.',
  heldBackBy: null,
  openAuctionLots: null,
  closeAuctionLots: 3,
  marketable: { lots: 100, value: 20_000 },
} as const;

it('goes on from the plan that was written down, and leaves that one as it is', () => {
  const before = structuredClone(WRITTEN);
  const live = LivePlan.of(WRITTEN);
  expect(live).toMatchObject(WRITTEN);
  const decision = {
    ...WRITTEN,
    goalLots: 11,
    currentTargetRate: 0.2,
    microstrategy: { step: 'cross', reason: 'Late.' },
  };
  live.take(decision, { marketableLots: 150, marketableValue: 30_000 });
  expect(live).toMatchObject({ goalLots: 11, targetRate: 0.2, step: 'cross', reason: 'Late.' });
  expect(live.marketable).toEqual({ lots: 150, value: 30_000 });
  expect(WRITTEN).toEqual(before);
});
