import { ARM_PRIOR, observeCost } from '@meridian/cost-model/bandit/normal-inverse-gamma';
import { describe, expect, it } from 'vitest';
import { testRouter } from '../kernel/testing/test-algos.ts';
import { openTestDesk } from '../kernel/testing/test-desk.ts';
import type { Route, Router } from '../kernel/ports.ts';
import { ArmBeliefs } from '../routing/arm-beliefs.ts';
import type { RoutingConfiguration } from '../routing/routing-configuration.ts';
import { NOTHING, testGroup } from '../routing/testing/routing-order.ts';
import { VenueExperience } from '../routing/venue-experience.ts';
import { DeskExperience } from './desk-experience.ts';

const TRIAL = testGroup({
  name: 'Trial',
  type: 'multi-arm',
  base: 'peg',
  multi_arm_param_values: { Quick: { min_alloc: 0, max_alloc: 100 } },
});

function drawing(arms: Route['arms']): Router {
  return {
    ...testRouter,
    route: (request) => {
      const decision = testRouter.route(request);
      if (decision.kind === 'refused') return decision;
      return { kind: 'routed', route: { ...decision.route, groupName: 'Outer', arms: arms ?? [] } };
    },
  };
}

/** A test desk that learns from fills and results. */
async function learningDesk(configuration: RoutingConfiguration, router: Router = testRouter) {
  const desk = await openTestDesk({ kernel: { router } });
  const beliefs = new ArmBeliefs();
  const venues = new VenueExperience([]);
  const experience = new DeskExperience({
    experience: venues,
    beliefs,
    configuration: () => configuration,
    kindOf: () => 'conditional',
    market: desk.market,
  });
  desk.kernel.subscribe((committed) => experience.see(committed, desk.clock.nowMs));
  return { desk, beliefs, venues, experience };
}

/** The belief after an order that was bought one basis point above its arrival of 100 through these arms. */
async function beliefsAfter(arms: Route['arms'], configuration: RoutingConfiguration): Promise<ArmBeliefs> {
  const { desk, beliefs } = await learningDesk(configuration, drawing(arms));
  desk.market.move(0, { bidTicks: 9_999, askTicks: 10_001 });
  await desk.newOrder({ order_qty: 100 });
  desk.venue.fill(1, 100, 20_002);
  await desk.settle();
  return beliefs;
}

describe('what an order cost', () => {
  it('is not learnt from an order that was drawn before a reset', async () => {
    const groups = [{ ...TRIAL, learning: 2 }];
    expect((await beliefsAfter([{ group: '1.1', arm: 'Quick' }], { ...NOTHING, groups })).entries()).toEqual([]);
  });

  it('is learnt of every arm that was drawn for it, behind whatever groups', async () => {
    const beliefs = await beliefsAfter([{ group: '1.1', arm: 'Quick' }], { ...NOTHING, groups: [TRIAL] });
    expect(beliefs.of('1.1', 'Quick')).toEqual(observeCost(ARM_PRIOR, 1));
  });

  it('tells nothing of what is no arm any more', async () => {
    const beliefs = await beliefsAfter([{ group: '1.1', arm: 'Slow' }], { ...NOTHING, groups: [TRIAL] });
    expect(beliefs.entries()).toEqual([]);
    expect((await beliefsAfter([{ group: '1.1', arm: 'Quick' }], NOTHING)).entries()).toEqual([]);
  });
});

describe('a venue that does not firm up', () => {
  it('is given another chance after half an hour', async () => {
    const { desk, venues, experience } = await learningDesk(NOTHING);
    await desk.newOrder({ strat: 'block' });
    desk.venue.invite(1, 300, 500);
    await desk.settle();
    desk.venue.confirmCancel(2, false);
    await desk.settle();
    expect(venues.firmUpsOf('BIDS')).toEqual({ invitations: 1, firmUps: 0 });
    experience.tick(desk.clock.nowMs + 1_800_000);
    expect(venues.firmUpsOf('BIDS').invitations).toBe(1);
    experience.tick(desk.clock.nowMs + 1_800_001);
    expect(venues.firmUpsOf('BIDS').invitations).toBe(0);
  });
});
