import { unreachableVenueContract } from '../../venues/venue-port-contract.ts';
import { order } from '../../venues/simulator/testing/small-world.ts';
import { UnconnectedVenue } from './unconnected-venue.ts';

unreachableVenueContract('a connected world', () => {
  const port = new UnconnectedVenue(() => 0);
  return { port, settle: () => port.answer(), order: (childId) => order(childId) };
});
