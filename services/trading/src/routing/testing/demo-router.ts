import { VENUES } from '../../demo/universe/venues.ts';
import { ArmBeliefs } from '../arm-beliefs.ts';
import { DEMO_CONFIGURATION } from '../../demo/routing/demo-configuration.ts';
import { DeskRouter } from '../desk-router.ts';
import { VenueExperience } from '../venue-experience.ts';

/** The demo desk's routing with everything connected and nothing learnt yet. */
export function demoRouter(seed: string | number): DeskRouter {
  return new DeskRouter({
    configuration: () => DEMO_CONFIGURATION,
    statusOf: () => 2,
    statusVersion: () => 0,
    beliefs: new ArmBeliefs(),
    experience: new VenueExperience([]),
    venues: VENUES,
    usdPer: () => 1,
    seed,
  });
}
