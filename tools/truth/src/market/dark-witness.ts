import type { VenueOrder } from '@meridian/trading/venues/venue-port';
import { between, type Claim, type Witness } from '../claim.ts';
import { liveDays, livedMarket } from './lived-market.ts';

const SHARES = new Set(['PFE', 'KO', 'T']);
const POOLS = ['SGMX', 'CRSX'];
/** What a pool trades in a name, and what chance makes of it on one day. */
const DAY_PERCENT = between(4, 6);

/** An order for the whole volume of a day, that may rest in a pool. */
function hugeOrder(childId: number, instrument: number, venue: string, lots: number): VenueOrder {
  return {
    childId,
    instrument,
    destination: 'ALGO-DMA-1',
    venue,
    side: 1,
    lots,
    limitTicks: null,
    kind: 'mid-peg',
    timeInForce: 'DAY',
    minimumLots: 0,
    displayLots: lots,
    owner: 'truth',
  };
}

/** A dark pool has no more than it trades in a name, whoever asks. */
export const darkWitness: Witness = {
  name: 'dark',
  about: 'what dark pools give to orders as large as all the volume of a day',
  see: async ({ seed }) => {
    const market = livedMarket(`dark ${seed}`, ({ exchangeSymbol }) => SHARES.has(exchangeSymbol));
    const { simulator, instruments } = market;
    const asked = POOLS.flatMap((venue) => instruments.map((instrument) => ({ venue, instrument })));
    const filled = asked.map(() => 0);
    simulator.venue.onReport((report) => {
      if (report.kind === 'filled') filled[report.childId] = (filled[report.childId] ?? 0) + report.lots;
    });
    liveDays(market, 1, (_, second) => {
      if (second !== 1) return;
      for (const [childId, { venue, instrument }] of asked.entries()) {
        simulator.venue.submit(hugeOrder(childId, instrument.index, venue, instrument.averageDailyLots));
      }
    });
    return POOLS.map((pool): Claim => {
      const own = asked.flatMap(({ venue, instrument }, at) =>
        venue === pool ? [(100 * (filled[at] ?? 0)) / instrument.averageDailyLots] : [],
      );
      return {
        name: `${pool} gives to an order of all the volume`,
        expected: DAY_PERCENT,
        seen: Math.max(...own),
        unit: '% of it',
        count: own.length,
      };
    });
  },
};
