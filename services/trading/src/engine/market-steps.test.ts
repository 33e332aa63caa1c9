import { expect, it } from 'vitest';
import { MarketSteps } from './market-steps.ts';

/** A market of which a millisecond takes `costMs` of the engine's time. */
function slowMarket(costMs: number) {
  const clock = { nowMs: 1_000 };
  const told: string[] = [];
  let reachedMs = 1_000;
  const world = {
    advanceTo: (toMs: number) => {
      told.push(`to ${toMs}`);
      clock.nowMs += costMs * (toMs - reachedMs);
      reachedMs = toMs;
    },
    arriveAt: (atMs: number) => {
      told.push(`at ${atMs}`);
      reachedMs = atMs;
    },
  };
  const steps = new MarketSteps(world, () => clock.nowMs);
  const stepAfter = (ms: number): readonly string[] => {
    clock.nowMs += ms;
    told.length = 0;
    steps.step();
    return [...told];
  };
  return { stepAfter };
}

it('is in the present after each step of a desk that keeps up', () => {
  const { stepAfter } = slowMarket(0);
  expect(stepAfter(25)).toEqual(['to 1025']);
  expect(stepAfter(70)).toEqual(['to 1095']);
  expect(stepAfter(200)).toEqual(['to 1170', 'to 1245', 'to 1295']);
});

it('leaves the rest of what a slow step takes too long for to the next one, so that rows need not wait for it', () => {
  const { stepAfter } = slowMarket(0.5);
  expect(stepAfter(200)).toEqual(['to 1075', 'to 1150']);
  expect(stepAfter(0)).toEqual(['to 1225', 'to 1275']);
});

it('is never later than half a second', () => {
  const { stepAfter } = slowMarket(1);
  expect(stepAfter(2_000)).toEqual(['to 2500']);
});

it('jumps to the present after a long pause of the machine', () => {
  const { stepAfter } = slowMarket(1);
  expect(stepAfter(40_000)).toEqual(['at 41000']);
});
