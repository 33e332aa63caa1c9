import { seededRng } from '@meridian/cost-model/sfc32';
import type { SessionCalendar } from '../../market/session-calendar.ts';
import { Auctions } from './auction/auctions.ts';
import { buildGroups, buildMarkets, type World } from './build-markets.ts';
import type { Clock } from './clock.ts';
import { Connections } from './connections/connections.ts';
import { DestinationLink } from './connections/destination-link.ts';
import { Engine } from './engine.ts';
import { ConditionalVenue } from './hidden/conditional-venue.ts';
import { DarkPools, type DarkPoolsOptions } from './hidden/dark-pools.ts';
import { HiddenInterest } from './hidden/hidden-interest.ts';
import type { InstrumentMarket, MarketEvents } from './instrument-market.ts';
import { MarketFeed } from './market-feed.ts';
import { Gateway } from './own/gateway.ts';
import { LitOrders } from './own/lit-orders.ts';
import { OwnOrderStore } from './own/own-order-store.ts';
import { Reporter } from './own/reporter.ts';
import { SessionDriver } from './session-driver.ts';
import { MarketFactors } from './flow/market-factors.ts';
import { DayStatistics } from './state/day-statistics.ts';
import { TimerQueue } from './timer-queue.ts';

export type Times = {
  /** In the simulator's own time, which starts at the first open. */
  readonly calendar: SessionCalendar;
  /** The epoch time at which the simulator's time is zero. */
  readonly originMs: number;
  readonly beginMs: number;
};

function buildHiddenVenues(
  { universe }: World,
  base: Pick<DarkPoolsOptions, 'clock' | 'timers' | 'reporter'>,
  life: string,
) {
  const interest = new HiddenInterest(seededRng(life, 'hidden interest').uint32());
  const venueNumberOf = (mic: string) => universe.venues.findIndex((venue) => venue.mic === mic);
  const options = { ...base, interest, venueNumberOf };
  return {
    dark: new DarkPools(options),
    conditional: new ConditionalVenue({ ...options, rng: seededRng(life, 'firm-up') }),
  };
}

/** Creates the parts of a simulator and connects them. Nothing runs yet. */
export function assemble(world: World, { calendar, originMs, beginMs }: Times, life: string) {
  const { universe, seed, hasIncidents = true } = world;
  const clock: Clock = { nowMs: beginMs };
  const timers = new TimerQueue();
  const store = new OwnOrderStore();
  const reporter = new Reporter(clock, store, originMs);
  const lit = new LitOrders(store, reporter);
  const events: MarketEvents = {
    onPrint: (market, price, lots, mic, kind, childId) => feed.print(market, price, lots, mic, kind, childId),
    onRestingFill: (slot, lots, tick, contraOwner) => lit.restingFill(slot, lots, tick, contraOwner),
    onQuote: (market) => feed.changed(market.instrument.index),
    onParked: (slot) => lit.park(slot),
    onWindowMoved: (market) => lit.unpark(market),
  };
  const markets = buildMarkets(world, events, clock, life);
  const factors = new MarketFactors(life);
  const groups = buildGroups(markets, life, factors);
  const statistics = new DayStatistics(markets.map(({ instrument }) => instrument.previousCloseTicks));
  const auctionMic = universe.venues.find(({ kind }) => kind === 'auction')?.mic ?? '';
  const auctions = new Auctions(reporter, auctionMic, (symbol) => `${life} ${symbol}`);
  const growCall = (market: InstrumentMarket) => auctions.grow(market);
  const engine = new Engine(clock, timers, markets, groups, growCall, () => feed.tellTrades());
  const links = universe.destinations.map(
    (reference) => new DestinationLink(reference, clock, timers, life, (report) => gateway.deliver(report)),
  );
  const incidentSeed = hasIncidents ? String(seed) : null;
  const onLost = (lost: DestinationLink) => gateway.pullAll(({ link }) => link === lost, 'Cancelled on disconnect');
  const { vendors } = universe;
  const connections = new Connections({ clock, timers, links, vendors, calendar, incidentSeed, originMs, onLost });
  const isLive = () => connections.isMarketDataLive;
  const feed = new MarketFeed({ clock, originMs, calendar, markets, statistics, auctions, isLive });
  connections.onChange(({ kind }) => {
    if (kind === 'vendor') feed.vendorsChanged();
  });
  const shared = { clock, calendar, markets, store, auctions };
  const hidden = buildHiddenVenues(world, { clock, timers, reporter }, life);
  const linkByName = new Map(links.map((link) => [link.reference.name, link]));
  const gateway = new Gateway({ ...shared, ...hidden, reporter, lit, venues: universe.venues, links: linkByName });
  const rng = seededRng(life, 'leap');
  const parts = { timers, groups, factors, statistics, connections, engine, feed, gateway, rng };
  const driver = new SessionDriver({ ...shared, ...parts });
  return { clock, markets, groups, statistics, engine, feed, gateway, connections, driver, store };
}
