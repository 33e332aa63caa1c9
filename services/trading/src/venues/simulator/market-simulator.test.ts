import { unreachableVenueContract, venuePortContract } from '../venue-port-contract.ts';
import { order, smallSimulator, START_MS } from './testing/small-world.ts';

venuePortContract('the simulator', () => {
  const simulator = smallSimulator(['AAPL']);
  let nowMs = START_MS;
  return {
    port: simulator.venue,
    settle: () => {
      nowMs += 10;
      simulator.advanceTo(nowMs);
    },
    resting: (childId) =>
      order(childId, { destination: 'BRK-SOR', lots: 100, limitTicks: (simulator.market.view(0).bidTicks ?? 0) - 200 }),
    taking: (childId) => order(childId, { lots: 50, timeInForce: 'IOC' }),
    refused: (childId) => order(childId, { kind: 'mid-peg' }),
    // This broker keeps resting orders when its session drops.
    cut: () => simulator.connections.setDestination('BRK-SOR', 'disconnected'),
    mend: () => simulator.connections.setDestination('BRK-SOR', 'connected'),
  };
});

unreachableVenueContract('the simulator', () => {
  const simulator = smallSimulator(['AAPL']);
  let nowMs = START_MS;
  simulator.connections.setDestination('ALGO-DMA-1', 'disconnected');
  return {
    port: simulator.venue,
    settle: () => {
      nowMs += 10;
      simulator.advanceTo(nowMs);
    },
    order: (childId) => order(childId),
  };
});
