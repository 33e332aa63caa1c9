import type { InstrumentMarket, PushSource } from '../instrument-market.ts';

/** A trade in a spread moves each leg by half. */
const LEG_SHARE = 0.5;

type Shares = Map<InstrumentMarket, number>;

function add(shares: Shares, market: InstrumentMarket, share: number): void {
  shares.set(market, (shares.get(market) ?? 0) + share);
}

/** The flows of several expiries share the price move. Own trades count in full. */
function sourcesOf(shares: Shares, ofFlow: number, isOutright: (market: InstrumentMarket) => boolean) {
  return [...shares].flatMap(([market, ownShare]): readonly PushSource[] => {
    if (ownShare === 0) return [];
    return [{ market, ownShare, share: isOutright(market) ? ofFlow * ownShare : ownShare }];
  });
}

/**
 * Links expiries and spreads of one root. A trade in any expiry moves all of them alike; a trade in a spread moves its
 * legs apart. So a spread always equals the difference of its legs, and nobody can trade against it for free.
 */
export function linkCurve(
  markets: readonly InstrumentMarket[],
  legsOf: (market: InstrumentMarket) => readonly [near: InstrumentMarket, far: InstrumentMarket] | null,
): void {
  const outrights = markets.filter((market) => legsOf(market) === null);
  const dailyLots = outrights.reduce((sum, { instrument }) => sum + instrument.averageDailyLots, 0);
  const common = outrights.map((market) => [market, 1] as const);
  const sharesOf = new Map(outrights.map((market) => [market, new Map(common)]));
  for (const spread of markets) {
    const legs = legsOf(spread);
    if (legs === null) continue;
    for (const [at, leg] of legs.entries())
      add(sharesOf.get(leg) ?? new Map(), spread, at === 0 ? LEG_SHARE : -LEG_SHARE);
  }
  const ofFlow = 1 / outrights.length;
  const pushedBy = (shares: Shares) => sourcesOf(shares, ofFlow, (market) => legsOf(market) === null);
  for (const market of markets) {
    const legs = legsOf(market);
    if (legs === null) {
      market.pushedBy = pushedBy(sharesOf.get(market) ?? new Map());
      market.auctionShare = market.instrument.averageDailyLots / dailyLots;
      continue;
    }
    const difference: Shares = new Map(sharesOf.get(legs[0]));
    for (const [source, share] of sharesOf.get(legs[1]) ?? []) add(difference, source, -share);
    market.pushedBy = pushedBy(difference);
  }
}
