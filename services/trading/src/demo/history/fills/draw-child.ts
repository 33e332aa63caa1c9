import type { Rng } from '@meridian/cost-model/sfc32';
import { sideSign } from '@meridian/domain/order-side';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import { DESTINATIONS } from '../../universe/destinations.ts';
import type { DestinationReference } from '../../../reference/destination.ts';
import type { Instrument } from '../../../reference/instrument.ts';
import { VENUES } from '../../universe/venues.ts';
import type { Venue } from '../../../reference/venue.ts';
import { chance, pick, pickWeighted } from '../../draw.ts';
import type { PlannedOrder } from '../orders/planned-order.ts';
import type { PlannedChild } from './planned-fill.ts';

/** The share of a strategy's quantity that meets hidden interest, and the patience of the rest. */
const HIDDEN_SHARE: Readonly<Partial<Record<StrategyName, number>>> = { dark: 1, lqseek: 0.6, vwap: 0.1, pov: 0.06 };
const RESTING_SHARE: Readonly<Partial<Record<StrategyName, number>>> = {
  vwap: 0.6,
  twap: 0.5,
  pov: 0.4,
  optimal: 0.3,
  lqseek: 0.25,
  'calendar-spread': 0.6,
};
const USUAL_RESTING_SHARE = 0.4;
const BLOCK_SHARE = 0.1;
const LEGGED_SHARE = 0.15;
/** Probability that the intended destination could not be reached. */
const STAND_IN_SHARE = 0.02;
/** For connection tests, never for orders. */
const LOOP = 'TEST-LOOP';

const BY_MIC = new Map(VENUES.map((venue) => [venue.mic, venue]));
const REACHING = new Map(
  VENUES.map(({ mic }) => [mic, DESTINATIONS.filter(({ name, venues }) => name !== LOOP && venues.includes(mic))]),
);

type VenuesByKind = Readonly<Record<Venue['kind'], readonly Venue[]>>;

/** An instrument's venues never change, and every child asks for them. */
const KNOWN = new WeakMap<Instrument, VenuesByKind>();

function venuesOf({ instrument }: PlannedOrder, kind: Venue['kind']): readonly Venue[] {
  const known = KNOWN.get(instrument);
  if (known !== undefined) return known[kind];
  const all = instrument.venues.flatMap((mic) => BY_MIC.get(mic) ?? []);
  const of = (wanted: Venue['kind']) => all.filter((venue) => venue.kind === wanted);
  KNOWN.set(instrument, { lit: of('lit'), dark: of('dark'), conditional: of('conditional'), auction: of('auction') });
  return of(kind);
}

function destinationTo(rng: Rng, mic: string): DestinationReference {
  return pick(rng, REACHING.get(mic) ?? []);
}

function childAt(rng: Rng, venue: Venue, rest: Pick<PlannedChild, 'liquidity' | 'tactic' | 'kind'>): PlannedChild {
  const meant = destinationTo(rng, venue.mic);
  const { name, execBroker } = chance(rng, STAND_IN_SHARE) ? destinationTo(rng, venue.mic) : meant;
  return { venue: venue.mic, destination: name, intendedBroker: meant.execBroker, execBroker, ...rest };
}

function litVenue(rng: Rng, order: PlannedOrder): Venue {
  return pickWeighted(
    rng,
    venuesOf(order, 'lit').map((venue) => [venue, venue.volumeWeight] as const),
  );
}

function hiddenChild(rng: Rng, order: PlannedOrder): PlannedChild | null {
  const share = HIDDEN_SHARE[order.strat] ?? 0;
  const pools = venuesOf(order, 'dark');
  if (pools.length === 0 || !chance(rng, share)) return null;
  const block = venuesOf(order, 'conditional')[0];
  if (block !== undefined && chance(rng, share * BLOCK_SHARE)) {
    return childAt(rng, block, { liquidity: 'mid', tactic: 'firm-up', kind: 'conditional' });
  }
  return childAt(rng, pick(rng, pools), { liquidity: 'mid', tactic: 'dark-mid', kind: 'mid' });
}

/** An auction has one venue for all. */
export function auctionChild(rng: Rng, order: PlannedOrder, kind: 'opening' | 'closing'): PlannedChild {
  const venue = venuesOf(order, 'auction')[0];
  if (venue === undefined) throw new Error(`${order.instrument.exchangeSymbol} has no auction`);
  return childAt(rng, venue, { liquidity: 'auction', tactic: kind === 'opening' ? 'moo' : 'moc', kind });
}

/** The place and kind of a child, as its strategy would choose. */
export function drawChild(rng: Rng, order: PlannedOrder): PlannedChild {
  const hidden = hiddenChild(rng, order);
  if (hidden !== null) return hidden;
  const venue = litVenue(rng, order);
  if (order.instrument.legs !== null && chance(rng, LEGGED_SHARE)) {
    return childAt(rng, venue, { liquidity: 'remove', tactic: 'leg-hedge', kind: 'legs' });
  }
  if (chance(rng, RESTING_SHARE[order.strat] ?? USUAL_RESTING_SHARE)) {
    const join = sideSign(order.side) === 1 ? 'join-bid' : 'join-ask';
    return childAt(rng, venue, { liquidity: 'add', tactic: chance(rng, 0.5) ? join : 'post-near', kind: 'resting' });
  }
  const tactic = chance(rng, 0.1) ? 'sweep' : 'cross';
  return childAt(rng, venue, { liquidity: 'remove', tactic, kind: 'taking' });
}
